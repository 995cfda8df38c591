"""Abilities that things have, lose, or see trigger more often (CR 603.2d, 613.1f).

abilities             abilities that objects gain and lose: "has flying", "gains “…”", "loses all abilities"
abilities_of_others   having the abilities that other objects have: "has all activated abilities of …"
abilities_of_spells   abilities of the spells that a player casts: "Creature spells you cast have convoke"
abilities_triggering  triggers on other abilities triggering: "… entering causes a triggered ability to trigger"
additional_triggers   abilities that trigger additional times
player_abilities      keyword abilities that players have: "you have hexproof"
"""
