"""Events happening (CR 603, 614–616, 700.1).

They are replaced, performed together and noticed by triggered abilities.

afterwards       what is done right after an event that an effect has changed, or step by step in place of one
coins            flipping a coin
counter_effects  the replacement and prevention effects that some counters create
damage           what damage results in
dice             rolling dice: how many are rolled, their natural results, the rolls ignored
drawing          drawing cards: one at a time, each open to replacement
durations        effects ending: at the moments their durations name, or as soon as they are over
entering         how permanents enter as the rules themselves say: what can't, and with what counters
entering_auras   auras that enter by other means than resolving as Aura spells
happening        how events happen (CR 614 to 616, 603.2)
leaving          players losing, winning and leaving, and the game ending
listening        which triggered abilities hear an event, as things are after it or as they were before
mandatory_loops  loops that nobody can end: the game is a draw
merging          merging as a procedure: what merges goes on top of a permanent or beneath it
questions        what is asked about events as they happen: sources of damage, what enters, what triggers
replacement      replacement and prevention effects and how they interact
simultaneous     events at the same time: whose choices come first, and which damage a limited shield prevents
table_room       numbers that are done one by one, as far as a table has room
timestamps       the order of timestamps that objects get at the same time: the active player's first
triggers         triggered abilities: noticing events, and putting what triggered on the stack
"""
