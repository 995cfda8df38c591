"""What several keywords share (CR 702).

These are alternative and additional costs, evasion, and permissions for one turn.

alternative_costs       what keywords share that let a card be cast for another cost, or from another zone
always                  what keywords share that only have to say one thing
casting_later           casting a card as an ability of its own resolves: suspend, rebound, madness, miracle
chosen_creature         costs that take a creature and lower the mana to be paid by a number of it: emerge, harmonize
evasion                 what evasion abilities share (CR 509.1b)
for_one_turn            what keywords share whose permanents go again at the beginning of the next end step: dash
may_enter_with_counter  a +1/+1 counter that a creature may enter with, as unleash and riot offer it
noted                   keyword abilities whose doing has a name that other abilities wait for: "mentors", "trains"
open_to_targeting       permanents that can be targeted in spite of hexproof, and whose ward does not trigger
optional_costs          what keywords share that offer an additional cost: kicker, buyback, entwine and others
own_mana_cost           costs that are the mana cost of the object itself
prefixed                keywords written before an ability with a dash: exhaust, boast, forecast, max speed, solved
qualities               qualities of sources, as protection and hexproof name them: "red", "Dragons", "everything"
qualities_among         qualities found among other objects: "each mana value among artifacts you control"
random_order            putting cards on the bottom of a library in a random order, as cascade, ripple and hideaway do
total_power             tapping creatures with enough power in all, as crew and saddle ask: who crews, who saddles
turning_up              what morph, megamorph and disguise share: casting a card face down
when_cast               what keywords share that trigger when their own spell is cast: storm, cascade, casualty …
"""
