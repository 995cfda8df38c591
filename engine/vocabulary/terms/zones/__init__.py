"""Zones, their cards and their order (CR 400 to 408).

each_graveyard   cards counted in all graveyards: "for each card named … in each graveyard"
entered          conditions about what entered, from where and under whose control
graveyard_order  the order of a graveyard: "in your graveyard with a creature card directly above it"
top_card         the card on top of a library as words speak of it, without naming it before
zones            zones as words name them: "your graveyard", "a graveyard", "exile", "its owner's hand"
"""
