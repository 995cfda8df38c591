"""A game by the rulebook: its state, what changes it, what is asked, and the procedures.

It knows no words.

state      what a game is made of; cheap to clone; written only by events
events     one kind of change each, with the atom that performs it
decisions  one kind of question each, with the answers it accepts
rules      the procedures of the rulebook, in rooms of their own
"""
