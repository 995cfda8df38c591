"""What may or can't be cast, played, activated, countered (CR 101.2, 601.3).

activating_without_haste  abilities with {T} or {Q} activated, and attacks, in spite of summoning sickness
casting_and_activating    players who can neither cast certain spells nor activate certain abilities
casting_in_the_next_turn  spells that players can't cast during their next turns
flash_if_it_targets       spells that can be cast sooner if they have a certain target
flash_for_more            spells that can be cast sooner for more
forbidden_names           spells and lands of certain names that nobody can cast or play for a while
loyalty_twice             planeswalkers whose loyalty abilities a player may activate twice in a turn
opening_hand              what a card does from an opening hand: beginning the game on the battlefield
permission_used           what follows when permission to play or cast is used: "If you cast a spell this way, …"
playing_from_among        standing permission to cast or play cards that words describe: "cards exiled with this land"
playing_from_zones        standing permission to cast or play cards from a zone: "You may play lands from …"
playing_this_card         a card that may itself be cast from a zone: "You may cast this card from your graveyard"
spells                    what is said of spells: can't be countered, can't be cast, cast as though it had flash
uncounterable             spells that can't be countered, or of which no copies are made
"""
