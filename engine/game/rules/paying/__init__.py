"""Costs and their payment (CR 118, 601.2f–h, 605): what has to be paid, with which mana, and what instead."""
