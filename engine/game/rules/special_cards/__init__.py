"""Kinds of cards, permanents and players with rules of their own (CR 309–315, 709–731).

Sagas, battles and dungeons are such kinds.

attractions    attractions: the Attraction deck and where its cards go, opening them, visiting them
battles        battles (CR 310): their protector, and what a Siege does as it loses its last defense counter
day_and_night  day and night, and the permanents that turn with them
designated     designations that one player at a time has, with abilities that no object has: monarch, initiative
doors          unlocking a door as a special action, for its half's mana cost
dungeons       dungeons (CR 309): the cards outside the game and in the command zone, and venturing into them
insets         cards with alternative characteristics in an inset frame, or upside down: which are used
levels         levels and solved Cases: how far such permanents have come
melded         melded permanents: which cards form a pair, and in which order they arrive where they go
merged         merged permanents: what replaces the moves of cards moves those of a token's components that are cards
planes         the planar die: one face with the Planeswalker symbol, one with the chaos symbol, four blank
sagas          Sagas: their final chapter, and lore counters as the precombat main phase begins
"""
