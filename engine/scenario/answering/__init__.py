"""Answering for the players: each kind of decision reads its queue (scenario format, section 8).

If nothing waits there, it gets a default.

answerer        what a game asks: it finds the handler of a decision
asker           what the handlers of all kinds of decisions share
objects         targets, objects and players
modes           modes: from their queue, and as targets tell
options         yes or no, texts, ways to pay, replacement effects, payments
pay             which way of paying for a spell is taken, where there are several (scenario format, section 8.1)
payments        payments of mana: automatic ones, and what answers say about them (scenario format, section 7.3)
number_answers  numbers, divisions, combat damage
orders          triggers, cards put on a library, scry and surveil, piles
combat          attackers, their bands, and blockers, from the script
defaults        what lenient runs answer
outcomes        whether being chosen is good or bad, as far as the text tells
"""
