"""What is on the screen, sorted into rooms; a room imports only from those below it.

window    the window with its menus and bars, and what is done on its behalf
start     the first page
drafts    the pages of a draft, from the setup to the decks
table     one match at the table: views go to the regions, clicks and keys to the decision's editor
panels    what stands beside, above and over the boards
variants  what variants show on the table
board     the boards and the hand: cards, arrows, and what moves over them
"""
