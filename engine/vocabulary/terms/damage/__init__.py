"""Damage that was dealt (CR 120).

damage_clauses  clauses about damage: "dealt damage this turn", "dealt damage by this creature this turn"
damage_taken    how much damage was dealt this turn, and to whom: "the damage dealt to you this turn"
"""
