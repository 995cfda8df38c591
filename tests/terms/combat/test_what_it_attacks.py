"""“The player or planeswalker it's attacking”, and planeswalkers by their types.

A thing and a graveyard shuffled together, too.
"""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from tests.rulebook import rule
from tests.support.boards.table import Table, card

RIDER = card("Hot Rider", "{2}{R}", "Creature — Devil", "Whenever a creature you control attacks, this creature deals 1 damage to "
             "the player or planeswalker it's attacking.", "4/3")  # fmt: skip
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
WALKER = card("Calm Walker", "{3}{U}", "Legendary Planeswalker — Calm", "+1: Draw a card.", loyalty="4")


@rule("508.5", "608.2h")
@pytest.mark.parametrize("walker", [False, True])
def test_it_is_what_each_attacking_creature_attacks(walker: bool) -> None:
    table = Table(3)
    (rider,) = table.battlefield("A", RIDER)
    one, other = table.battlefield("A", BEAR, BEAR)
    (calm,) = table.battlefield("C", WALKER)
    attacks = [[one, 1], [other, calm if walker else 2]]
    table.answer("A", attacks)
    table.to_step("declare_attackers").resolve()
    assert (table.life("B"), table.life("C")) == (19, 20 if walker else 19), "not what the Rider attacks: it attacks nothing"
    assert table.counters(calm)["loyalty"] == (3 if walker else 4) and rider in table.game.battlefield


@rule("508.5")
def test_it_is_the_creature_itself_where_nothing_else_is_named() -> None:
    ball = card("Ball of Cogs", "{7}", "Creature — Myr", "Whenever this creature attacks, it deals 2 damage to the player or "
                "planeswalker it's attacking.", "4/7")  # fmt: skip
    table = Table()
    (oid,) = table.battlefield("A", ball)
    table.answer("A", [[oid, 1]])
    table.to_step("declare_attackers").resolve()
    assert table.life("B") == 18


@rule("201.4b")
@pytest.mark.parametrize("text", ["−2: Jace deals 3 damage to any target.", "When Jace has two or fewer loyalty counters on him, "
                                  "draw a card."])  # fmt: skip
def test_a_planeswalker_is_called_by_its_type(text: str) -> None:
    face = FaceData("Jace Quietmind", "{2}{U}", "Legendary Planeswalker — Jace", text, loyalty="3")
    assert not CardLibrary([CardData("Jace Quietmind", "normal", (face,))]).reason("Jace Quietmind")


@rule("701.20c", "701.20d")
@pytest.mark.parametrize("stolen", [False, True])
def test_a_thing_and_a_graveyard_are_shuffled_into_their_owners_libraries(stolen: bool) -> None:
    flask = card("Old Flask", "{1}", "Artifact", "{2}, {T}: You gain 5 life. Shuffle this artifact and your graveyard into their "
                 "owner's library.")  # fmt: skip
    table = Table()
    (oid,) = table.battlefield("B" if stolen else "A", flask)
    table.game.write(oid).controller = 0
    table.graveyard("A", BEAR, BEAR)
    table.graveyard("B", BEAR)
    before = [len(table.zone(who, "library")) for who in "AB"]
    table.mana("A", "{2}").activate("A", oid).resolve()
    after = [len(table.zone(who, "library")) for who in "AB"]
    assert [now - then for now, then in zip(after, before, strict=True)] == ([2, 1] if stolen else [3, 0])
    assert table.life("A") == 25 and table.zone("A", "graveyard") == [] and table.zone("B", "graveyard") == ["Plain Bear"]


@rule("614.1c", "614.1d")
def test_tapped_and_with_counters() -> None:
    jar = card("Sun Jar", "{2}", "Artifact", "This artifact enters tapped and with three charge counters on it.")
    table = Table()
    table.hand("A", jar)
    table.mana("A", "{2}").cast("A", "Sun Jar").resolve()
    oid = table.find("Sun Jar")
    assert table.game.obj(oid).tapped and table.counters(oid) == {"charge": 3}
