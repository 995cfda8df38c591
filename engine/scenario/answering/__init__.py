"""Answering for the players: each kind of decision reads its queue (scenario format, section 8).

If nothing waits there, it gets a default.

answerer.py          what a game asks: it finds the handler of a decision
asker.py             what the handlers of all kinds of decisions share
objects.py           targets, objects and players; modes.py: modes
options.py           yes or no, texts, ways to pay, replacement effects, payments
number_answers.py    numbers, divisions, combat damage
orders.py            triggers, cards put on a library, scry and surveil, piles
combat.py            attackers, their bands, and blockers, from the script
defaults.py          what lenient runs answer; outcomes.py: whether being chosen is good
"""
