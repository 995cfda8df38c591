"""Playing a match: setting it up, asking and answering, what each seat may see, what happened, saving."""
