"""Planechase (CR 901): planar decks, the planar controller, the planar die.

variant  planechase: planar decks, the planar controller, the planar die, and what happens as players leave
"""
