"""Casting spells and activating abilities (CR 601, 602), from the proposal to the resolution (608).

ability_costs      what activating an ability costs, as it states or as effects offer instead
announcing         putting spells and abilities on the stack: proposed, then paid for
asked_targets      which targets a spell or ability asks for: not those of words that its costs have already made idle
cast_record        how something was cast: what a spell, or the permanent it became, knows of it
castable           whether a card can be cast now in a way, asked one question after the other, the cheap ones first
casting_by_effect  casting a card while something resolves: no timing; what can't be completed has not happened
casting_options    ways of casting a card, and what casting it may cost besides
land_options       ways of playing a land: from hand, or as effects permit it from elsewhere
legal              what a player with priority may do now, and why not the rest
permission         permission used to cast a spell or play a land: ways to play a land, and what follows
proposing          proposing a spell or ability: its modes, X, its targets, and how something is divided
quick_activations  quick looks at activated abilities: what they say of {T}, of the time and of mana
questions          what casting, activating, playing and paying ask
quick_checks       quick looks at what a player could do at all: they only ever say "surely not"
quick_mana         the least mana that could pay a cost
resolution         resolving spells and abilities (CR 608), and countering them (701.5)
special            special actions: they don't use the stack
special_action     what a special action is: its cost, what it does, and when it may be taken
spell_costs        what casting a spell costs: its own cost or another, and additional ones
"""
