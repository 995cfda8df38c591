"""The wordings of what is true: each is read as one meaning and printed as it was."""

from __future__ import annotations

import pytest

from tests.support.boards.table import card

PERMANENT = """
Creatures you control get +1/+1 and have flying.
Other Elves you control get +1/+1.
All Slivers have flying.
Ember Fox gets +1/+1 for each other creature you control.
Ember Fox gets +X/+X, where X is the number of creatures you control.
Ember Fox's power and toughness are each equal to the number of creatures you control.
Ember Fox's power is equal to the number of cards in your hand.
All creatures lose all abilities and have base power and toughness 1/1.
As long as you control a Swamp, Ember Fox gets +1/+1.
Ember Fox gets +1/+1 as long as you control a Swamp.
Lands you control are Swamps.
Each land is a Swamp in addition to its other land types.
All lands are 1/1 creatures that are still lands.
All Forests are 2/2 creatures. They're still lands.
All Slivers are colorless.
Each permanent you control is all colors.
At the beginning of your upkeep, you may have Ember Fox become a 3/3 white Angel artifact creature with flying until end of turn.
Whenever an opponent draws a card except the first one they draw in each of their draw steps, you gain 1 life.
Other creatures you control are black.
All permanents are enchantments in addition to their other types.
All nonland permanents are legendary.
All Goblins are black and are Zombies in addition to their other creature types.
Creatures you control are the chosen type in addition to their other types.
Creatures can't attack.
Ember Fox can't block and can't be blocked.
Ember Fox can't attack or block alone.
Ember Fox can't be blocked by creatures with power 2 or less.
Ember Fox can't be blocked by more than one creature.
Ember Fox can't be blocked except by two or more creatures.
Ember Fox can't be blocked except by artifact creatures.
Ember Fox can block only creatures with flying.
Ember Fox attacks each combat if able.
Ember Fox can block an additional creature each combat.
Ember Fox can attack as though it didn't have defender.
Each creature you control assigns combat damage equal to its toughness rather than its power.
Ember Fox doesn't untap during your untap step.
You may choose not to untap Ember Fox during your untap step.
Spells you cast cost {1} less to cast.
Noncreature spells your opponents cast cost {1} more to cast.
The second spell you cast each turn costs {1} less to cast.
Creature spells you cast cost {1} less to cast for each creature you control.
Activated abilities of creatures you control cost {1} less to activate.
Creature spells you control can't be countered.
Players can't gain life.
You have no maximum hand size.
Your maximum hand size is reduced by two.
You may play an additional land on each of your turns.
Skip your draw step.
You can't lose the game and your opponents can't win the game.
Play with the top card of your library revealed.
You can't cast creature spells.
Each player can't cast more than one spell each turn.
You may cast creature spells as though they had flash.
Creatures you control can't be the targets of spells or abilities your opponents control.
You may have Ember Fox enter as a copy of any creature on the battlefield, except it isn't legendary and it has flying.
{1}: Until end of turn, Ember Fox becomes a 3/3 Elemental creature. It's still a land.
{1}: Ember Fox becomes the creature type of your choice until end of turn.
""".strip().splitlines()

AURA = """
Enchanted creature gets +2/+2 and has "{T}: Draw a card."
Enchanted creature is a blue Frog.
Enchanted creature loses all abilities and is a black Skeleton creature with base power and toughness 1/1.
Enchanted creature can't attack or block, and its activated abilities can't be activated.
Enchanted creature's activated abilities can't be activated.
Enchanted creature doesn't untap during its controller's untap step.
Enchanted creature can't be the target of spells.
Enchanted creature has "This creature's power and toughness are each equal to the number of creatures you control."
You control enchanted creature.
""".strip().splitlines()

SPELL = """
Untap up to two target lands. They become 4/4 Elemental creatures. They're still lands.
Target creature gets +3/+3 and gains trample until end of turn.
Until end of turn, target creature loses all abilities and has base power and toughness 0/2.
Switch target creature's power and toughness until end of turn.
Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.
Exchange control of target creature you control and target creature an opponent controls.
Target creature becomes a green Elephant with base power and toughness 3/3 until end of turn.
Target creature becomes the color of your choice until end of turn.
Target creature becomes a copy of another target creature until end of turn.
Target land becomes a 3/3 Elemental creature with haste until end of turn. It's still a land.
Creatures can't block this turn.
This spell can't be countered.
This spell costs {1} less to cast for each creature card in your graveyard.
This spell costs {2} less to cast if it targets a tapped creature.
If you have 5 or less life, this spell costs {3} less to cast.
Cast this spell only during combat.
""".strip().splitlines()


@pytest.mark.parametrize("line", PERMANENT)
def test_on_a_creature(line: str) -> None:
    assert card("Ember Fox", "{1}{R}", "Creature — Fox", line, "1/1").front.printed.abilities


@pytest.mark.parametrize("line", AURA)
def test_on_an_aura(line: str) -> None:
    assert card("Ember Veil", "{1}{R}", "Enchantment — Aura", line).front.printed.abilities


@pytest.mark.parametrize("line", SPELL)
def test_on_a_spell(line: str) -> None:
    assert card("Ember Song", "{1}{R}", "Instant", line).front.printed.abilities
