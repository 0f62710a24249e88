"""specials"""
