"""Moving cards between zones, and looking at them (CR 400, 406, 701.16).

create_instead          tokens that are created under another player's control than they would be
draw_cards              drawing cards
each_enters_with        with what counters each enters that the words before put onto the battlefield
entering_so             how something enters that the words before put onto the battlefield: "it enters tapped"
exile_as_it_leaves      exiling a permanent if it would leave the battlefield, whatever the way, as unearth does
exile_from_library      exiling cards from the top of a library: so many, or until one of a kind appears
look_at_cards           looking at cards: on top of a library, in a hand, face-down ones
look_at_exiled_cards    looking at cards that are exiled face down
phase_out               phasing in and out by an effect
planar_deck             planar decks in words: the cards on top of one are revealed
put_into_graveyard      putting cards into graveyards, which is neither discarding nor milling
put_into_library        putting objects into libraries: on top, on the bottom, Nth from the top, shuffled in
put_onto_battlefield    putting objects onto the battlefield, or returning them there
return_to_command_zone  returning commanders to the command zone
return_to_hand          returning objects to hands, or putting cards into them
zone_cards              cards of a zone as words name them: "the cards in your hand", "the cards from their graveyard"
"""
