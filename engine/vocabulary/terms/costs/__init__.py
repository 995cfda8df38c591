"""Costs, and paying as words are followed (CR 118, 601.2f).

choice_costs            costs of choosing something and doing something with it: "sacrifice a creature"
cost_clauses            clauses about mana costs and mana values: "with {X} in its mana cost", "with even mana values"
costs                   costs: mana, {T}, {Q}, life, energy; what is chosen is in `choice_costs`
counter_costs           costs of counters: "remove a charge counter from this artifact"
graveyard_costs         costs of moving cards out of exile or out of graveyards
half_of_them            costs of half of one's permanents: "sacrifice half the lands you control, rounded up"
life_paid               life that was paid to activate an ability: "if life was paid to activate it"
mana_reduced            mana costs that their own words reduce: "This cost is reduced by {1} for each …"
mana_and_life           mana and life paid together: "pay {1} and 2 life"
payments                paying as words are followed: "pay {2}", "… unless its controller pays {3}"
secret_choices          what was chosen secretly, and is revealed as a cost: "Reveal the player you chose"
targets_of_activations  numbers of the creature that an ability targets, where they change what activating it costs
"""
