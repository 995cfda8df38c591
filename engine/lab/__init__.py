"""Trying the engine out. Many games, every ability of every card, how much is understood (`python -m engine …`).

commands        one file for each command
simulation      many games by chance, with invariants
arena           programs against each other: who wins, and how long they think
puzzles         which puzzles programs solve
exercise        every ability of every understood card in small games; practice_table sets their tables
witness         searches for what is understood wrongly and crashes nothing
coverage        how much of a card file is understood
memorised       how much of it is remembered for one card only
deck_coverage   how many decks can be played whole, and which cards are in the way
leaks           whether anybody is shown what they may not know
random_decks    decks of imported cards for games by chance
deck_tables     tables with decks drawn by chance from many, for games by chance (CR 903)
against         two checkouts compared: the same games in both by turns
served_games    games played on request in a checkout, for that
practice_table  the practice table of `exercise`: a card everywhere it may matter, mana, things to point at
"""
