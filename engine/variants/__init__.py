"""Variants (chapters 8 and 9): each a file that adds to the rules; composed, never subclassed."""
