"""Equipment that is cheaper for some creatures, entering attached, exile until the monarch changes, in play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("601.2f", "602.2b")
def test_equipping_for_less_by_the_target() -> None:
    table = Table()
    belt, blade = table.battlefield(
        "A", card("Test Belt", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {5}. This ability costs {X} less to activate, "
                  "where X is the power of the creature it targets."),
        card("Test Blade", "{1}", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {3}. This ability costs {1} less to activate "
             "for each color of the creature it targets."))  # fmt: skip
    one, three = table.battlefield("A", sprite(), ogre())
    table.battlefield("B", card("Giant Thing", "{9}", "Creature — Giant", "", "9/9"))
    table.mana("A", "{2}")
    table.activate("A", belt, [three]).resolve()
    assert table.pt(three) == (4, 3) and not table.pool("A")
    table.mana("A", "{2}")
    table.activate("A", blade, [one]).resolve()
    assert table.pt(one) == (3, 1) and not table.pool("A")
    table.next_turn("A").to_step("main1", "A")
    assert not [action for action in table.actions("A") if action.oid in (belt, blade)]


@rule("603.6a", "707.2")
def test_entering_attached_to_a_creature() -> None:
    table = Table()
    model, other, third = table.battlefield("A", ogre(), bear(), sprite())
    (theirs,) = table.battlefield("B", bear())
    do(table, "Create a 1/1 red Goblin creature token.")
    table.hand("A", card("Endless Glass", "{0}", "Enchantment — Aura", "Enchant creature\nWhen Endless Glass enters attached to a creature, each "
                         "other nontoken creature you control becomes a copy of that creature."))  # fmt: skip
    table.cast("A", "Endless Glass", [model]).resolve()
    assert [table.game.chars(oid).name for oid in (model, other, third, theirs)] == ["Plain Ogre", "Plain Ogre", "Plain Ogre", "Plain Bear"]
    assert table.all("Goblin Token")


@rule("707.2", "608.2c")
def test_a_copy_of_that_creature_is_of_another_one() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), sprite())
    (model,) = table.battlefield("B", ogre())
    table.answer("A", [model])
    do(table, "Choose a nonlegendary creature on the battlefield. Target creature becomes a copy of that creature until end of turn.", [one])
    assert table.game.chars(one).name == "Plain Ogre"
    do(table, "Put a +1/+1 counter on target nonlegendary creature you control. Each other creature you control becomes a copy of that creature "
       "until end of turn.", [one])  # fmt: skip
    assert table.game.chars(two).name == "Plain Ogre" and table.counters(one) == {"+1/+1": 1}
    table = Table()
    one, two = table.battlefield("A", bear(), sprite())
    (model,) = table.battlefield("B", ogre())
    do(table, "Each creature you control gets +0/+0 until end of turn. Choose target creature an opponent controls. When that creature dies this turn, you gain 3 life. "
       "Target creature you control becomes a copy of that creature until end of turn.", [model, one])  # fmt: skip
    assert (table.game.chars(one).name, table.game.chars(two).name) == ("Plain Ogre", "Plain Sprite")


@rule("610.3", "722.3")
def test_exiled_until_an_opponent_becomes_the_monarch() -> None:
    table = Table(3)
    (victim,) = table.battlefield("B", ogre())
    table.hand("A", card("Test Jailer", "{0}", "Creature — Human", "When Test Jailer enters, you become the monarch.\nWhen Test Jailer enters, "
                         "exile target creature an opponent controls until an opponent becomes the monarch.", "1/1"))  # fmt: skip
    table.cast("A", "Test Jailer", None).resolve()
    assert victim not in table.game.battlefield and table.zone("B", "exile") == ["Plain Ogre"]
    do(table, "Destroy all creatures.")
    assert table.zone("B", "exile") == ["Plain Ogre"]  # it is not the Jailer that matters
    do(table, "Target player becomes the monarch.", [2])
    (back,) = table.all("Plain Ogre")
    assert table.game.chars(back).controller == 1 and table.stack() == []


@rule("722.3", "as a player becomes the monarch", "610.3a")
@pytest.mark.parametrize(("crowned", "when", "stays"), [("C", "before", False), ("C", "since", True), ("A", "since", False)])
def test_nothing_is_exiled_if_an_opponent_became_the_monarch_since_it_triggered(crowned: str, when: str, stays: bool) -> None:
    table = Table(3)
    (victim,) = table.battlefield("B", ogre())
    crown = card("Old Crown", "{0}", "Instant", "You become the monarch.")
    table.hand("A", card("Test Jailer", "{0}", "Creature — Human", "When Test Jailer enters, exile target creature an opponent controls until "
                         "an opponent becomes the monarch.", "1/1"))  # fmt: skip
    table.hand(crowned, crown)
    if when == "before":
        table.cast(crowned, "Old Crown").resolve()
    table.cast("A", "Test Jailer").resolve(1)
    assert table.stack() == ["Test Jailer trigger (A)"]
    if when == "since":
        table.cast(crowned, "Old Crown").resolve(1)
    table.resolve()
    assert (victim in table.game.battlefield) == stays


@rule("118.12", "404.1")
@pytest.mark.parametrize("lands", [0, 1])
def test_returning_a_land_card_to_pay(lands: int) -> None:
    table = Table()
    table.graveyard("A", bear(), *[card("Forest", "", "Basic Land — Forest")] * lands)
    table.graveyard("B", card("Forest", "", "Basic Land — Forest"))
    table.hand("A", card("Soil Worm", "{0}", "Creature — Worm", "When Soil Worm enters, sacrifice it unless you return a basic land card from your "
                         "graveyard to your hand.", "3/2"))  # fmt: skip
    table.answer("A", True) if lands else None
    table.cast("A", "Soil Worm").resolve()
    assert len(table.all("Soil Worm")) == lands and table.zone("A", "hand") == ["Forest"] * lands
    assert table.zone("B", "graveyard") == ["Forest"]


@rule("602.2b", "605.1a")
def test_abilities_dearer_unless_they_make_mana() -> None:
    table = Table()
    permanent(table, "Activated abilities cost {2} more to activate unless they're mana abilities.", types="Enchantment")
    (elf,) = table.battlefield("B", card("Test Elf", "{1}", "Creature — Elf", "{T}: Add {G}.\n{0}: Test Elf gets +1/+0 until end of turn.", "1/1"))
    (mine,) = table.battlefield("A", card("Test Ox", "{1}", "Creature — Ox", "{0}: Test Ox gets +1/+0 until end of turn.", "1/1"))
    assert not [action for action in table.actions("A") if action.oid == mine]
    table.mana("A", "{2}").activate("A", mine).resolve()
    assert table.pt(mine) == (2, 1) and not table.pool("A")
    table.next_turn("B").to_step("main1", "B")
    table.tap_for_mana("B", elf)
    assert table.pool("B") == "G"


@rule("601.3")
@pytest.mark.parametrize(("words", "whose", "steps"), [
    ("during an opponent's turn after their upkeep step", "B", {"draw", "main1", "declare_attackers", "end"}),
    ("during an opponent's turn, before attackers are declared", "B", {"upkeep", "draw", "main1"}),
    ("before blockers are declared", "B", {"upkeep", "draw", "main1", "declare_attackers"}),
    ("after combat", "B", {"end"}),
    ("during an opponent's turn after their upkeep step", "A", set()),
])  # fmt: skip
def test_cast_only_at_certain_times(words: str, whose: str, steps: set[str]) -> None:
    table = Table()
    (attacker,) = table.battlefield(whose, bear())
    table.hand("A", card("Timely Word", "{0}", "Instant", f"Cast this spell only {words}.\nYou gain 1 life."))

    def policy(decision: Any) -> Any:
        return [[attacker, 1 - decision.seat]] if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = policy
    table.next_turn(whose)
    found = set()
    for step in ("upkeep", "draw", "main1", "declare_attackers", "end"):
        if table.game.turn.step != step:
            table.to_step(step, whose)
        if any(action.kind == "cast" for action in table.actions("A")):
            found.add(step)
    assert found == steps


@rule("106.1", "607.2d")
def test_as_much_mana_and_one_more() -> None:
    table = Table()
    chain = permanent(table, "Exile a creature you control: Add X mana of any one color, where X is the exiled creature's mana value plus one.",
                      types="Enchantment")  # fmt: skip
    table.battlefield("A", ogre())
    table.tap_for_mana("A", chain)
    assert len(table.pool("A")) == 4 and table.zone("A", "exile") == ["Plain Ogre"]
