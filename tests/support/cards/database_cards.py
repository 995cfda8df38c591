"""Cards as card databases of other people write them, for tests of importing."""

from __future__ import annotations

CARDS = """\
Set: TST

Ember Fox {1}{R}
Rarity: common
Creature — Fox
Haste
When this creature dies, draw a card.
2/1

Moss Ox {2}{G}
Rarity: uncommon
Creature — Ox
4/4

Crème Brûlée {1}
Artifact — Food
{2}, {T}: You gain 3 life. Add {W}. (Not {U}.)

Moon Priest {2}{W}
Creature — Human
2/2
//
Moon Beast
Color: G
Creature — Werewolf
Trample
5/5

Hot {R}
Instant
Scry 1.
//
Cold {1}{U}
Instant
Draw a card.

Wild Field
Land — Plains Forest

Spark Ox {R/G}{X}
Creature — Ox
*/1
"""
