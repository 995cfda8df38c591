"""Keyword abilities (CR 702), one file each; see engine.compiler for how to add one."""
