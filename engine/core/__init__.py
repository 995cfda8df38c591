"""Nouns without behaviour. What the rulebook's chapters 1 to 5 name (colours, mana, types, zones, steps); and
records, the frozen data (`@record`) that nodes, events, decisions and views are. Also errors, the version, and
`untrusted`, the door through which comes what was written outside.

card_types    card types, supertypes and subtypes
chance        chance that lives in the state: the same seed gives the same game everywhere
colors        colours: letters in the order white, blue, black, red, green
counters      kinds of counters with which the rules themselves do something
editions      the editions of the rulebook that a game can be played by, and in what they differ
errors        what went wrong, and whose fault it is
garbage       what is not looked through for garbage: what is loaded once and stays, such as words and cards
identity      the names by which players and objects are known
keys          names that packages share without importing each other's mechanisms: each is declared once
layouts       the layouts of cards: how many faces, where they are, and how they are read and used
mana          mana and mana costs (CR 106, 107.4, 202)
mana_letters  mana written as letters: “GG” is two green mana; much of it is “G*1000000000”
options       the names of options of a match that are no variants
record        data with named fields that are set once, as frozen dataclasses, at a tenth of the cost
steps         phases and steps of a turn (CR 500.1)
tracked       numbers that know how they change from round to round of a loop
untrusted     the door for what came from outside
version       the version of the program
zones         where objects are (CR 400)
"""
