"""Nouns without behaviour. What the rulebook's chapters 1 to 5 name (colours, mana, types, zones, steps); and
records, the frozen data (`@record`) that nodes, events, decisions and views are. Also errors, the version, and
`untrusted`, the door through which comes what was written outside.

card_types    card types, supertypes and subtypes
chance        chance that lives in the state: the same seed gives the same game everywhere
colors        colours: letters in the order white, blue, black, red, green
counters      kinds of counters with which the rules themselves do something
editions      the editions of the rulebook that a game can be played by, and in what they differ
garbage       what is not looked through for garbage: what is loaded once and stays, such as words and cards
identity      the names by which players and objects are known
keys          names that packages share without importing each other's mechanisms: each is declared once
layouts       the layouts of cards: how many faces, where they are, and how they are read and used
mana_letters  mana written as letters: “GG” is two green mana; much of it is “G*1000000000”
options       the names of options of a match that are no variants
tracked       numbers that know how they change from round to round of a loop
"""
