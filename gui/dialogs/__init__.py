"""One editor per kind of decision, and the few windows beside the table.

An editor turns clicks, drops, keys and buttons into one legal answer. `editor` holds what all of them share,
`editors` finds the one for a decision. Panels stand beside the board, which stays readable and clickable.

act             what to do with priority: play cards, use abilities, pass (CR 117.1)
bands           attacking bands, put together on the board by dragging, clicking or keys (CR 508.1e, 702.22c)
card_name       the name of any card there is (CR 201.4): typed, with those one knows of listed
card_panel      a panel beside the board with a grid of cards: a zone to choose from, or to look through
combat          attackers and blockers, declared on the board by dragging, clicking or keys (CR 508.1, 509.1)
deck_entry      a deck list of one's own: pasted, dropped or opened
deck_panel      a deck that one may choose, beside the seats
deeds           what a player may do, or has begun to do, in words
distribute      cards sent to several places: scry, surveil, two piles (CR 701.18, 701.42, 700.3)
divide          a number divided among things: damage or counters among targets, combat damage (CR 601.2d, 510.1c)
editor          what all decision editors share
editors         the editor for each kind of decision
file_questions  the questions for files: which game to open, where to save one
game_row        how a new game is played: by which edition of the rules, with which variants, and its seed
modes           modes of a modal spell or ability (CR 700.2)
new_game        sitting down: seats, names, decks, people and computer players, and how they play
number          a number: X, an amount, how often (CR 107.3)
option_button   a wide button whose text may be long and hold symbols: an option, a mode, a replacement effect
options         one of several texts: options, replacement effects, mulligans, yes or no (CR 103.5, 608.2d, 616.1)
order_list      a list whose rows are put in order: by dragging, by buttons, or by Alt with the arrow keys
order_triggers  ordering triggered abilities (CR 603.3b): the row on top resolves first
pay_mana        paying mana: the whole plan is shown on the board before it is committed (CR 601.2g, 601.2h)
seat_row        one seat of a new game: who sits there, with which deck
shortcut        what a player says to a shortcut that another one proposes (CR 728.2b)
shortcut_sheet  the sheet of shortcuts
sitting_down    pages on which people sit down
targets         targets and other choices of objects and players
variant_ticks   the variants that a new game is played with
"""
