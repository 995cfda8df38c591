"""Adding mana, and what it may do (CR 106).

add_mana                 adding mana, and mana that stays
lose_unspent_mana        mana that players lose before a step or phase ends
mana_for_certain_things  what mana may be spent on: "Spend this mana only to turn permanents face up"
mana_riders              what happens to a spell on which certain mana is spent
"""
