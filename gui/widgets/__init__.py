"""The small parts that regions of the table, editors and windows are put together from. Each knows only what it
shows.

card_picture  one card, large; card_grid: many; badge: a short note upon one
card_faces    the pictures of faces, painted off the GUI thread (FACES)
scrolled      words that can be scrolled
label         words that are never HTML
symbol_text   rules text with its symbols
drop_down     a choice in the table's own colours
cloth, icons  the table's cloth and the small pictures on buttons and counts
"""
