"""Keyword actions (CR 701): verbs that the rulebook defines, one per file."""
