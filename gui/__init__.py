"""The table on the screen (PySide6). Sees the engine through `engine.api` only.

app, arguments   starting from the command line
storage          the user's folder: games in progress, settings
theme, wording   how it looks, and what things are called
models/          Qt models over the engine's views
views/           the regions of the table
controllers/     the match, dragging, the keyboard's focus ring
dialogs/         one editor per kind of decision
cards/           the window of the imported cards
downloading      card data from the network, when asked for
painting/        card faces
"""
