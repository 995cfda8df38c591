"""What is said of players and their decks (CR 101.2, 613.10).

control       control: "You control enchanted creature." Spells that take control are in effects.continuous_effects
deck_limits   what cards say of the decks that they are in: how many of them there may be
player_rules  what is said of players: life totals, hand size, lands, steps, the top card of the library
searching     what is said of players who search libraries: a part of them, under whose control, exiling what they find
"""
