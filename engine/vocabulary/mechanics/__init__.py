"""Mechanics with words of several kinds (CR 705–707, 720–731): dice, coins, votes, the monarch: each file holds
its verbs, what triggers wait for, conditions and static effects.
"""
