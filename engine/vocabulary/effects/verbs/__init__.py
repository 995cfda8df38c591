"""Verbs of rules English that are no keyword actions (CR 608.2): one or a few of a kind in each file.

casting          casting, playing and copying spells, and their targets
characteristics  effects that change what things are
choices          choosing, noting, repeating
combat           what effects do in combat
costs            paying, and costs for a turn
counters         putting, moving and doubling counters
damage           dealing, preventing and redirecting damage
mana             adding mana, and what it may do
players          life, winning and losing, control of players
turns            turns and phases, and games within games
zones            moving cards between zones, and looking at them
"""
