"""The pages of a draft: setting one up, picking from packs, building decks.

page        what the pages have in common
new_draft   the form that asks who drafts what
draft_page  the packs and the pools
asking      what cards that act in a draft ask
deck_page   a deck from a pool
faces       the faces of cards by their names, and how they are sorted
"""
