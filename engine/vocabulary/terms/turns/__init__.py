"""Turns, and what happened in them (CR 500, 608.2i).

done_this_turn   how many things players did something with this turn: "the number of spells you've cast this turn"
past             conditions about what happened: "a creature died this turn", "no spells were cast last turn"
that_did         objects by what happened to them this turn: "that entered this turn", "that was milled this turn"
their_last_turn  what players did during their own last turns: "attacked you during their last turn"
turn_conditions  conditions about the turn: whose it is, day and night, which combat phase
windows          the times at which only something may be done
"""
