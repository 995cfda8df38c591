"""Conspiracy Draft (CR 905): a draft whose cards act as they are drafted, then a multiplayer game.

variant      the form of the draft, and the game
drafting     abilities that function during the draft (CR 905.2)
draft_deeds  what they do there
noted        words about what was noted there
"""
