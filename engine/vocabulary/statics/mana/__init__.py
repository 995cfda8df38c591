"""What mana is made, and what it may be spent on (CR 106).

mana_for_this_spell  what mana a spell may be paid with by its own words: "Spend only mana produced by …", "on X"
mana_instead         replacements of the mana that permanents make: twice as much of it, one colourless mana
spending_mana        what players may spend mana as: "You may spend mana as though it were mana of any color"
"""
