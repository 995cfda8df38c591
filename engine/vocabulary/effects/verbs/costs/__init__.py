"""Paying, and costs for a turn (CR 118.12, 601.2f).

cost_effects       spells and abilities that cost more or less for the rest of the turn
pay_any_amount     paying as much as a player chooses: "pay any amount of life", "of {E}", "of mana"
paying_repeatedly  paying a cost any number of times as words are followed
"""
