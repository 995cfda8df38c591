"""A match at the table: setting it up, asking and answering, views, the log, saving.

match              `Match`: a checkpoint and the answers since; undo plays again
setup              seats, decks, lists, variants, seed and edition (CR 103)
setup_choices      what can be chosen there
replay             playing again what was answered
match_file         when the file of a match is written, and how it goes on with one that was read
journal            what stands in the file of a match, which only grows
append_only_file   its lines, each with a check value
save_values        reading what those lines hold
snapshot           how a match stood now and then, so that a long one opens at once
serializer         whatever a state is made of as rows of text, so that exactly the same is read again
seat_views         makes a seat's view
view               what such a view is made of
attack_signs       what a view tells of a creature that can not attack (CR 302.6, 508.1c)
exiled_with        which cards were exiled with which object, told of both
offered_costs      what the actions that a view offers would cost besides mana, for whoever shows them
stack_items        what a view tells of a spell or ability on the stack besides its characteristics
game_log           the log
tokens_made        equal tokens created at once, told in one line
reasons            why an object or a player is as it is, and where it came from
moments            a match as it stands at one time, as each seat sees it
chance_results     many dice told as one throw
missed_triggers    tournament practice: triggers that people have to remember
forgetful_players  players for simulations who forget triggers by chance
repeating          shortcuts and loops (CR 728)
hints              what a program would do in the place of whoever is asked, or why it did what it did
headless           playing without people
programs           programs in seats, by the names of their levels
by_chance          chance answers what a match asks
invariants         what must hold at every decision of every game
drafting           drafts, a package of its own: a match knows nothing of it
"""
