"""The table on the screen (PySide6). Sees the engine through `engine.api` only.

app          starting the client
benchmark    how fast the table is
room         how much of the boards is cards: python -m gui --room
views        the window, and the regions of the table
cards        the window of the imported cards
controllers  the match, dragging, the keyboard's focus ring
dialogs      one editor per kind of decision
widgets      the small parts that all of those are put together from
sounds       what is heard, if a person asks for it
models       Qt models over the engine's views, and what is marked in them
self_test    what an installed program tries of itself: its cards, a game, a painted table
theme        how the table looks: spacing, sizes, the style sheet
wording      what steps, zones, cards and buttons are called; all can be translated
pictures     fetched card pictures
arguments    the command line
updates      newer versions of the program, asked for only when a person says so
storage      the user's folder: games in progress, settings
downloading  card data from the network, when asked for
copy_places  where a copy is offered to be kept, if the disk is full
game_locks   one owner for each kept game
language     the language in which the engine tells what it has to say
painting     card faces; knows no widgets and no engine

Each line imports only from those below it, or beside it (held by import-linter).
"""
