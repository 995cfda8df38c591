"""What things cost, more or less, or instead (CR 118, 601.2f).

ability_cost_changes   what makes activating abilities cost more or less, also casting with a keyword's cost
activating_costs       abilities that cost more or less by who activates them, at what, and how many before
casting_costs          what a spell costs besides its mana cost, or instead of it, by its own words
cost_changes           what makes spells and abilities cost more or less; other costs are in casting_costs
costs_and_more         spells that cost more or less, and of which something else is true besides
done_for_less          things done as a spell is cast, each of which makes it cheaper
keyword_costs_instead  what a player may pay rather than the cost of a keyword: for equip abilities, cycling, crew
life_for_less          life paid as certain spells are cast, which makes them cheaper
life_for_mana          life paid rather than mana of a color: "For each {B} in a cost, you may pay 2 life …"
paying_to_ignore       static abilities whose effect a player may pay to ignore for a turn
prohibited_costs       what players can't pay to cast spells or activate abilities: "Players can't pay life to …"
special_action_costs   special actions that cost more or less: plotting, foretelling, turning face up
"""
