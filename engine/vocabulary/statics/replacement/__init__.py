"""Replacement effects in words (CR 614).

<<<<<<< HEAD
amounts_instead    replacements that change an amount: more counters, twice as many tokens, double damage
discard_instead    what happens to a card that an opponent makes a player discard, instead of going to the graveyard
more_tokens        further tokens beside those that would be created: "those tokens plus an additional Food token"
sentences_instead  replacement effects of several sentences
would_instead      replacement effects in words: "If a creature would die, exile it instead."
=======
amounts_instead  replacements that change an amount: more counters, twice as many tokens, double damage
discard_instead  what happens to a card that an opponent makes a player discard, instead of going to the graveyard
would_instead    replacement effects in words: "If a creature would die, exile it instead."
>>>>>>> k_new
"""
