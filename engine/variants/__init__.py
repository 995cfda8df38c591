"""The words of the variants of chapter 9: phrases that only mean something in games of one (CR 900)."""
