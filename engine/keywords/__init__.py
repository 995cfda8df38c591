"""Keyword abilities (CR 702), one file each; see engine.text for how to add one."""
