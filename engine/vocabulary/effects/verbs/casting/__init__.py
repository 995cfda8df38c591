"""Casting, playing and copying spells, and their targets (CR 115.7, 608.2g, 707.10).

another_target_for_each  targets of which there is one more for each of something
cast_and_play            casting and playing cards while something resolves: "cast it without paying its mana cost"
cast_for_other_costs     casting a card while something resolves, for another cost than its mana cost
change_targets           targets that become others of a description: "change that spell's target to another creature"
copy_for_each            a spell copied for everything that it could target
copy_spells              copying spells and abilities, and choosing new targets
double_x                 the value of X of a spell that was cast, changed before it resolves
exiled_afterwards        spells that words let somebody cast, exiled instead of being put into a graveyard
inset_spells             Adventures and Omens: what becomes of such spells, and what has one
next_spell               what is so of the next such spell that a player casts this turn: what it costs and has
playing_permissions      permission to play cards: "You may play that card this turn", "cast it without paying …"
resolving_elsewhere      where the card of a spell goes as it resolves: to the hand instead of to the graveyard
"""
