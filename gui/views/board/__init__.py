"""The boards and the hand: cards, arrows, and what moves over them.

battlefield   all boards on one scene
board_areas   which part of the scene each seat has
board_layout  where the permanents of a board lie
board_ways    in which rows and blocks they lie
hand_view     the viewer's hand
card_scene    what both have in common
card_item     one card or pile on a scene
player_panel  a player beside their board
zone_pile     library, graveyard, exile and command zone of a player
arrow_layer   arrows over the whole table
room          how much of the boards is cards
stage         where happenings are seen: cards that fly, numbers that rise, banners
sparks        sparks that fly from what is hit, chips that pop out of what gets counters
"""
