"""The first page.

start_page  a new game, a game that was left, or more cards
"""
