"""A match at the table: setting it up, asking and answering, views, the log, saving.

match        `Match`: a checkpoint and the answers since; undo plays again
setup        seats, decks, lists, variants, seed and edition (CR 103); setup_choices: what can be chosen there
replay       playing again what was answered
journal      the file of a match, which only grows; append_only_file, save_values: its lines
snapshot     how a match stood now and then, so that a long one opens at once; serializer: data as rows of text
seat_views   makes a seat's view; view: what such a view is made of
game_log     the log; reasons: why something is as it is; moments: looking back; chance_results: many dice told as one
missed_triggers  tournament practice: triggers that people have to remember; forgetful_players: who do by chance
repeating    shortcuts and loops (CR 728)
hints        what a program would do in the place of whoever is asked; programs: those who sit in seats
headless     playing without people; by_chance: programs in seats; invariants: what must always hold
drafting     drafts, a package of its own: a match knows nothing of it

exiled_with    which cards were exiled with which object, told of both
offered_costs  what the actions that a view offers would cost besides mana, for whoever shows them
stack_items    what a view tells of a spell or ability on the stack besides its characteristics
tokens_made    equal tokens created at once, told in one line
"""
