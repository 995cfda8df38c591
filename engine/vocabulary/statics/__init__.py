"""What is simply true (CR 604, 613, 614): continuous and replacement effects in words.

Permissions and prohibitions are here, too.

abilities        abilities that things have, lose, or see trigger more often
casting          what may or can't be cast, played, activated, countered
chance           what changes flips and rolls
characteristics  what things are: types, colours, size
combat           what attacks and blocks, must or can't, and for what cost
copies           what is a copy, or enters as one, and with which exceptions
costs            what things cost, more or less, or instead
counters         where counters can't be put
damage           damage that would be dealt, and what it can't do
mana             what mana is made, and what it may be spent on
players          what is said of players and their decks
replacement      replacement effects in words
zones            how permanents enter, stay, turn over and untap
"""
