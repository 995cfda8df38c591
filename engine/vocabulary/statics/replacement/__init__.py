"""Replacement effects in words (CR 614).

amounts_instead    replacements that change an amount: more counters, twice as many tokens, double damage
discard_instead    what happens to a card that an opponent makes a player discard, instead of going to the graveyard
sentences_instead  replacement effects of several sentences
skipping_instead   draws and turns that a player may skip, and what they then do
would_in_window    what would happen at some time only: "if you would draw a card during your draw step"
would_instead      replacement effects in words: "If a creature would die, exile it instead."
"""
