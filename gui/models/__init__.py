"""Qt models: thin adapters over what the engine's views hold. No widget is imported here.

faces           an object's view as what the painter wants: FaceSpec and LiveState
marks           what may be chosen and what is, and the arrows between things
zone_model      the objects of one zone, or of one board
stack_model     the stack, top first
log_model       what happened, in words
order_model     things in an order that the player changes
piles           which permanents may lie on one pile
ahead           what using a card would ask, as far as it was tried beforehand
beats           what happened, cut into beats: each is seen for itself, before or after the view that it leads to
deck_glance     a deck at a glance
found_cards     the cards that a search finds, read from the database a page at a time as the list is scrolled
payments        payments of mana as a person looks at them
view_queries    what a view tells at a second look
recap           what a person missed while others had the screen
distinct_names  names of things that are told apart: where several are called the same, each gets its number
lessons         what a person is told of at their first games, once each
course          the course of a game: life by turns, and the cards that did most
kinds_shown     the kinds of frames, each with a card or two
"""
