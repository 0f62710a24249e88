"""Sections and what they do without firing: leaders and the Command limit, markers, movement, reorganising, care for the wounded, Prepare."""
