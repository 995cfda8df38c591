"""Verbs of rules English that are no keyword actions (CR 608.2): one or a few of a kind in each file."""
