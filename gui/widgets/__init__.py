"""The small parts that regions of the table, editors and windows are put together from.

Each knows only what it shows.

card_picture   one card, large
card_grid      a grid of cards that scrolls
badge          a short note upon a card
card_faces     the pictures of faces, painted off the GUI thread (FACES)
scrolled       words that can be scrolled
label          words that are never HTML
symbol_text    rules text with its symbols
drop_down      a choice in the table's own colours
cloth          the cloth of the table
icons          small pictures on buttons and counts
card_spread    cards side by side, or in piles by a key
curve          a pool or a deck at a glance: how many cards of each mana value, colour and type
number_spin    a box for whole numbers as large as a game may have them, with their thousands apart
reading_order  Tab goes over a page as it is read
"""
