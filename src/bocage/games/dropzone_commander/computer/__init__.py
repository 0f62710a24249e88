"""computer"""
