"""How permanents enter, stay, turn over and untap (CR 502.3, 614.1c, 708).

as_attached            choices made as something becomes attached: "As ~ becomes attached to a creature, choose …"
entering               how permanents enter: tapped, with counters, with choices made
entering_at_a_price    permanents that enter only if something else is done: "If ~ would enter, … instead
entering_otherwise     what enters under another player's control, and what never enters because it was not cast
entering_otherwise_with  how permanents enter in one case and in the other: "… if …. Otherwise, it enters with …"
entering_shapes        permanents that enter as one of several things, as a player or a coin decides
entering_with_choice   permanents that enter with counters of several kinds, or of one that their player chooses
looking_at_permanents  face-down permanents of others that a player may look at
permanent_rules        what is said of permanents: can't be the target of …, activated abilities can't be activated …
reveal_as_drawn        cards revealed as they are drawn, with the triggered abilities linked to that
turning_over           what happens as a permanent is turned face up or transforms
untapping              what does not untap: "doesn't untap during its controller's untap step"
"""
