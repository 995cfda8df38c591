"""The window of the imported cards.

What is there, what can be played and why the rest can not, and getting more.

cards_window     the window
found_list       the list of what a search finds
card_detail      one card: its face, and each line with what the compiler makes of it
pictures_panel   where card pictures come from
download_panel   asking for card data from the network
"""
