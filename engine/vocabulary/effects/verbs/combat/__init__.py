"""What effects do in combat (CR 506.4, 508.1d, 509.1c).

combat_verbs  what effects do in combat: removal from combat, and requirements for a turn
"""
