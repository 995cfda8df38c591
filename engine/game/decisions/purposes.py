"""What several procedures and words ask for.

Other purposes are declared beside the one that asks (CR 608.2d).
"""

from __future__ import annotations

from engine.core.keys import Purpose

WHICH_X = Purpose("X", "107.3a")
TO_ATTACH = Purpose("attach", "701.3a", asks="attach_to_what")
TO_ATTACK = Purpose("attack", "508.4")
TO_PUT_ON_BOTTOM = Purpose("bottom", "401.4", asks="put_what_into_a_library")
WHICH_CARD_NAME = Purpose("card name", "201.4")
TO_CAST = Purpose("cast", "608.2g")
TO_CHOOSE = Purpose("choose", "608.2d")
WHICH_COLOR = Purpose("color", "105.4")
TO_COPY = Purpose("copy", "707.1", asks="copy_what")
TO_ENTER_WITH_COUNTER = Purpose("counter", "122.6")
WHICH_COUNTERS = Purpose("counter kind", "122.1")
WHICH_DEED = Purpose("deed", "608.2d")
TO_DISCARD = Purpose("discard", "701.8a", asks="discard_what")
TO_DIVIDE_DAMAGE = Purpose("damage", "601.2d")
TO_EXILE = Purpose("exile", "701.11a", asks="exile_what")
WHETHER = Purpose("may", "608.2d")
TO_MOVE_COUNTERS = Purpose("move counters", "122.5")
WHICH_NEW_TARGETS = Purpose("new targets", "115.7")
WHICH_OPPONENT = Purpose("opponent", "102.3")
TO_PLAY = Purpose("play", "701.14a")
WHICH_PLAYER = Purpose("player", "608.2d")
TO_PREVENT = Purpose("prevent", "615.7")
TO_PUT_COUNTERS = Purpose("put counters", "122.6", asks="put_counters_on_what")
TO_PUT_INTO_GRAVEYARD = Purpose("put into graveyard", "608.2d")
TO_PUT_INTO_LIBRARY = Purpose("put into library", "401.4", asks="put_what_into_a_library")
TO_PUT_ONTO_BATTLEFIELD = Purpose("put onto battlefield", "608.2d", asks="put_what_onto_the_battlefield")
TO_REMOVE_COUNTERS = Purpose("remove counters", "122.1", asks="remove_counters_from_what")
TO_REROLL = Purpose("reroll", "706.2")
TO_RETURN = Purpose("return", "608.2d", asks="return_what")
TO_REVEAL = Purpose("reveal", "701.16a", asks="reveal_what")
TO_SACRIFICE = Purpose("sacrifice", "701.17a", asks="sacrifice_what")
WHICH_SECTOR = Purpose("sector", "704.5u")
TO_TAP = Purpose("tap", "701.21a", asks="tap_what")
WHICH_TYPE = Purpose("type", "608.2d")
TO_UNTAP = Purpose("untap", "701.21b", asks="untap_what")
