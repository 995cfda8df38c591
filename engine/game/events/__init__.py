"""Changes of the game, one file per family: each event is data, and its `apply` is the only code that writes the state.

`rules.happening.happen` carries events through: replacement and prevention (614 to 616), what they consist in
(`results`), the change itself (`apply`), the record, and the triggers.
"""
