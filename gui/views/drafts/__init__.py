"""Drafts on the screen: setting one up, picking from packs, building decks; then the match.

drafts       drafts on behalf of the window: begun, left, gone on with
new_draft    the page that asks who drafts what
draft_page   the packs and the pools
asking       what cards that act in a draft ask
deck_page    a deck from a pool
faces        the faces of cards by their names, and how they are sorted
"""
