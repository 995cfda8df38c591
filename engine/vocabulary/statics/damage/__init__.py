"""Damage that would be dealt, and what it can't do (CR 120.3, 614, 615).

damage_results  what damage does not result in: it costs no life, or isn't removed during cleanup steps
damage_would  damage that would be dealt: "damage would be dealt to you", "a source would deal damage to you"
floors        damage that leaves so much of what it takes away: of a life total, of loyalty counters
"""
