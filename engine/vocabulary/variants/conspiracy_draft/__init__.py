"""Conspiracy Draft (CR 905). A draft whose cards act while they are drafted, and the game of many that follows.

variant      the form of the draft, and the game
drafting     abilities that function during the draft (CR 905.2)
draft_deeds  what they do there
noted        words about what was noted there
"""
