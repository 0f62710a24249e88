"""Getting into and out of transports (chapter 12) and Shaltari gates, and carrying Objectives about and off the table."""
