"""Drafts (CR 100.2b, 903.13, 905): cards picked from booster packs, decks, and the match that follows.

A draft is played like a match: a setup, decisions, answers, views made for each seat, a file that grows with every
answer. Its procedure is a generator that yields decisions; the same setup and the same answers give the same draft, so
undo and loading do it again from the beginning, which takes a moment.

    boosters    booster packs of a set or a list of cards: slots by rarity, what is left out and why
    cubes       cubes: lists of names from which packs are dealt
    products    the sets whose packs can be opened: shipped, imported, files of cards
    forms       the forms of drafts: Booster Draft, Sealed Deck, and those of variants
    setup       who drafts what
    decisions   Pick, BuildDeck
    table       the cards, piles and packs; what abilities that function in the draft do to them (CR 905.2)
    procedure   draft rounds and the building of decks
    view        what a seat may know
    checking    whether views of a draft tell anything that their seats must not know
    draft       `Draft`: asks, takes answers, goes back
draft_file  drafts in files: lines that only grow, as matches are kept
    rating      how strong a card is, roughly
    programs    who drafts in empty seats
    building    decks from pools: what is wrong with one, what is suggested
    games       the match that follows

Nothing here knows a card or an ability: what cards do as they are drafted is in
`engine.vocabulary.variants.conspiracy_draft`.
"""
