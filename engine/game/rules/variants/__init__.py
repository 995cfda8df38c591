"""What variants are (CR 100.2, 800.2, 900): a way to play, its supplementary decks, what players sit down with.

The variants themselves are folders of `engine/vocabulary/variants`; the procedures of the rules ask them through what
stands here.
"""
