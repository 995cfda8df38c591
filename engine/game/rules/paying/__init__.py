"""Costs and their payment (CR 118, 601.2f–h, 605).

What has to be paid, with which mana, and what instead.

assisting         another player paying for generic mana in a spell's total cost
available_mana    the mana a player could have at once, kind by kind: whether a cost could be met, without a plan
costs             what a spell or ability costs in all: mana added up, increased, reduced
filter_mana       mana abilities that cost mana, as part of a payment: filters, signets, "{1}: Add {G}"
life_for_mana     life paid rather than mana of some color, wherever a cost has its symbol: "For each {B} in a cost …"
mana_for_x        what mana {X} in a spell's cost is paid with: "Spend only black mana on X"
mana_payment      paying mana: a whole payment is worked out before anything is spent
mana_sources      what could make mana for a payment: permanents with mana abilities, and what each could make now
paying            paying a mana cost with a player: the plan is shown before anything is spent
payment_in_words  what a planned payment spends besides mana and a tap, in words: sacrifices, life, counters, cards
prohibited        what players can't pay to cast spells or activate abilities: life, permanents to sacrifice
spending          what mana may be spent as: "You may spend mana as though it were mana of any color"
substitutes       ways to pay for mana in a spell's total cost without mana: convoke, delve, improvise
waterbending      tapping artifacts and creatures for generic mana in a waterbend cost
"""
