"""Where counters can't be put (CR 122).

counter_rules  counters that can't be put on objects or players
"""
