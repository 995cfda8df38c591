"""Nouns without behaviour: what the rulebook's chapters 1 to 5 name (colours, mana, types, zones, steps)."""
