"""Planechase (CR 901): planar decks, the planar controller, the planar die."""
