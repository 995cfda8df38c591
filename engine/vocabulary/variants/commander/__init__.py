"""Commander and Brawl (CR 903): decks that are led by a legend, which waits in the command zone.

casting       casting commanders from the command zone, and what it costs each further time
chosen_color  commanders whose color is chosen before the game begins
damage        combat damage by commanders
decks         decks of the Commander variant (CR 903.3 to 903.5): who may lead one, which cards may be in it
notes         what players see about commanders: which, their tax, the damage they have dealt
returning     commanders that go to the command zone again
variant       how Commander and Brawl games begin
words         words about commanders: which cards may be one, "commander creatures", "you control your commander"
"""
