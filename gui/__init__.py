"""The table on the screen (PySide6). Sees the engine through `engine.api` only.

app, arguments   starting from the command line
views/           the window, and the regions of the table
cards/           the window of the imported cards
dialogs/         one editor per kind of decision
controllers/     the match, dragging, the keyboard's focus ring
widgets/         the small parts that all of those are put together from
models/          Qt models over the engine's views, and what is marked in them
theme, wording   how it looks, and what things are called
pictures         fetched card pictures; downloading: card data from the network, when asked for
benchmark        how fast the table is; room: how much of the boards is cards
storage          the user's folder: games in progress, settings
painting/        card faces; knows no widgets and no engine

Each line imports only from those below it (held by import-linter).
"""
