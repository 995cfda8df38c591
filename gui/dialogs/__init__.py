"""One editor per kind of decision, and the few windows beside the table.

An editor turns clicks, drops, keys and buttons into one legal answer. `editor` holds what all of them share,
`editors` finds the one for a decision. Panels stand beside the board, which stays readable and clickable.
"""
