"""The turn (CR 500–514), priority (117) and how a game starts (103)."""
