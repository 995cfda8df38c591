"""What stands in combat, and how many (CR 506 to 511).

combat_clauses  clauses about combat: "attacking you", "blocked by this creature"
combat_counts   what only combat counts: creatures beyond the first, players attacked this combat
that_combat     a combat phase that the words before have added to the turn: "at the beginning of that combat"
"""
