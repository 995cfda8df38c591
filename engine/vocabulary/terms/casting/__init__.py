"""How and when spells were cast (CR 601.2).

as_a_spell          a card looked at as the spell that it would be
cards_played        whether cards were cast or played: "if you haven't played it", "you've cast both a …"
cast_clauses        clauses behind "spells you cast": from which zone, with which mana value, at what they are aimed
casting_conditions  conditions about how a spell was cast: "it was kicked", "you cast it from your hand"
ordinal_spells      which spell of a turn it is: "it's the second spell you've cast this turn"
paid_as_cast        what was paid for something as it was cast, in words: "if its surge cost was paid"
true_as_cast        what was so as a spell was being cast: "if you controlled a Dragon as you cast this spell"
"""
