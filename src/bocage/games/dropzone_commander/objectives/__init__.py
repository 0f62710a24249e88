"""Objectives, Intel, Possible Objectives and Focal Points (chapters 14 to 17): searching and scoring."""
