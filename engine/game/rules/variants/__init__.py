"""What variants are (CR 100.2, 800.2, 900).

A way to play, its supplementary decks, what players sit down with.

The variants themselves are folders of `engine/vocabulary/variants`; the procedures of the rules ask them through what
stands here.

drafting       forms of drafts that variants begin with
playing        the variants of a game: which they are, whether they go together, what they say together
sitting        what players sit down with: their decks and lists, and the variants and options of the game
supplementary  lists of cards besides the deck and the sideboard (CR 100.2c, 100.2d)
variant        the variants that games are played with, and what each says where the rules ask
"""
