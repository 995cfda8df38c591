"""What attacks and blocks, must or can't, and for what cost (CR 508, 509).

attack_and_block    what may, can't and must attack or block, in words
attack_directions   whom creatures attack, besides by name: only the nearest opponent to one side
attacking_together  creatures that attack if others do: "if this creature attacks, all creatures attack if able"
blocking_tapped     creatures that can block though they are tapped
combat_conditions   attacking and blocking under conditions: "can't attack unless you control an Island"
combat_costs        costs to attack and to block: "can't attack you unless their controller pays {2} for each …"
combat_limits       what concerns attackers or blockers together, and blocked creatures that strike past
"""
