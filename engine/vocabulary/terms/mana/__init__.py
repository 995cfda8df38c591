"""Mana symbols, and energy that was spent (CR 107.4, 107.14).

energy_spent        how much energy a player has paid or lost: "if you've paid or lost two or more {E} this turn"
mana_symbol_counts  mana symbols counted in mana costs: "each white mana symbol in the mana costs of …"
"""
