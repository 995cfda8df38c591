"""Kinds of counters with which the rules themselves do something (CR 122.1)."""

from __future__ import annotations

# Counters that give a keyword (CR 122.1b).
KEYWORD_COUNTERS = (
    "flying", "first strike", "double strike", "deathtouch", "haste", "hexproof", "indestructible", "lifelink",
    "menace", "reach", "shadow", "trample", "vigilance",
)  # fmt: skip
