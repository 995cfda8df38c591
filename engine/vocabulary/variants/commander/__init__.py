"""Commander and Brawl (CR 903): decks that are led by a legend, which waits in the command zone."""
