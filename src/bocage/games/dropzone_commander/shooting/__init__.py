"""shooting"""
