"""What a player controls, though another owns it. Keywords and keyword actions go by the controller (CR 108.4a, 701,
702)."""

from __future__ import annotations

import pytest

from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, permanent
from tests.support.boards.table import Table, card

B = 1


def stolen(definition: CardDefinition, table: Table | None = None) -> tuple[Table, int]:
    """A table at which A controls a permanent of B's."""
    table = table or Table()
    (taken,) = table.battlefield("B", definition)
    do(table, "Gain control of target permanent.", targets=[taken])
    assert table.game.controller(taken) == 0
    return table, taken


@pytest.mark.parametrize(("verb", "number"), [
    pytest.param("explores", 1, marks=rule("701.40a", "its controller", "701.40b")), pytest.param("connives", 1, marks=rule("701.47a", "its controller")),
    pytest.param("fights target creature an opponent controls", 1, marks=rule("701.12a", "701.12")),
])  # fmt: skip
def test_what_a_creature_does_its_controller_s_creature_does(verb: str, number: int) -> None:
    table, taken = stolen(card("Tall Ox", "{1}", "Creature — Ox", "", "1/9"))
    (enemy,) = table.battlefield("B", card("Wide Ox", "{1}", "Creature — Ox", "", "1/9"))
    word = verb.split()[0]
    permanent(table, f"Whenever a creature you control {word}, you gain 1 life.", types="Enchantment")
    hands = len(table.game.zone("hand", 1))
    do(table, f"Target creature you control {verb}.", targets=[taken, enemy]).resolve()
    assert table.life("A") == 20 + number and len(table.game.zone("hand", 1)) == hands


@rule("701.63a", "that permanent's controller", edition="2026-01-16")
def test_who_controls_what_endures_creates_the_spirit() -> None:
    table, taken = stolen(card("Old Ox", "{1}", "Creature — Ox", "{0}: This creature endures 2.", "1/1"))
    table.answer("A", False).activate("A", taken).resolve()
    assert table.pt(table.find("Spirit Token", who="A")) == (2, 2)


@rule("701.17a", "a permanent one controls, to its owner's graveyard")
def test_one_sacrifices_what_one_controls() -> None:
    table, taken = stolen(bear())
    do(table, "Target player sacrifices a creature.", targets=[1])
    assert taken in table.game.battlefield
    do(table, "Sacrifice a creature.")
    assert table.zone("B", "graveyard") == ["Plain Bear"]
    table, taken = stolen(bear())
    thing = permanent(table, "Sacrifice a creature: You gain 1 life.", types="Enchantment")
    table.activate("A", thing).resolve()
    assert table.zone("B", "graveyard") == ["Plain Bear"] and table.life("A") == 21


@rule("701.54a", "each permanent with a time counter that one controls")
def test_one_time_travels_with_what_one_controls() -> None:
    table, taken = stolen(lamp())
    (theirs,) = table.battlefield("B", lamp())
    for oid in (taken, theirs):
        do(table, "Put a time counter on target permanent.", targets=[oid])
    table.asked.clear()
    do(table, "Time travel.")
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "time travel" and decision.kind == "objects"]
    assert choice.candidates == (taken,)


@rule("701.52a", "a creature one controls", "701.52c")
def test_a_stolen_creature_may_bear_the_ring() -> None:
    table, taken = stolen(bear())
    permanent(table, "Your Ring-bearer gets +3/+3.", types="Enchantment")
    do(table, "The Ring tempts you.")
    assert table.pt(taken) == (5, 5)


@rule("701.39a", "it doesn't untap in its controller's next untap step")
def test_an_exerted_creature_that_was_stolen_stays_tapped_for_who_exerted_it() -> None:
    table, taken = stolen(card("Wild Ox", "{1}", "Creature — Ox", "{T}, Exert this creature: You gain 1 life.", "2/2"))
    table.next_turn("A")
    table.activate("A", taken).resolve()
    assert table.life("A") == 21
    table.next_turn("A")
    assert table.game.obj(taken).tapped
    table.next_turn("A")
    assert not table.game.obj(taken).tapped


@rule("701.34b", "701.34a", "its controller")
def test_who_controls_a_manifested_permanent_turns_it_up() -> None:
    table = Table()
    table.library("B", bear())
    table.hand("B", card("Thin Mask", "{0}", "Instant", "Manifest the top card of your library."))
    table.cast("B", "Thin Mask").resolve()
    (hidden,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    do(table, "Gain control of target permanent.", targets=[hidden])
    table.mana("A", "{1}{G}").mana("B", "{1}{G}")
    assert not [action for action in table.actions("B") if action.kind == "special"]
    table.special("A", hidden)
    assert table.game.chars(hidden).name == "Plain Bear"


@rule("702.41a", "each such permanent you control")
def test_affinity_counts_what_its_caster_controls() -> None:
    table, _ = stolen(lamp())
    table.hand("A", card("Great Gear", "{2}", "Artifact", "Affinity for artifacts"))
    table.hand("B", card("Sly Gear", "{2}", "Artifact", "Flash\nAffinity for artifacts"))
    assert table.actions("A") == () and table.actions("B") == ()
    table.mana("A", "{1}").mana("B", "{1}")
    assert [action.label for action in table.actions("A")] == ["Great Gear"] and table.actions("B") == ()


@rule("702.72a", "another creature you control; under its owner's control")
def test_a_stolen_creature_can_be_championed_and_returns_to_its_owner() -> None:
    table, taken = stolen(bear())
    table.hand("A", card("Bold Chief", "{0}", "Creature — Elf", "Champion a creature", "3/3"))
    table.answer("A", [taken]).cast("A", "Bold Chief").resolve()
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "champion"]
    assert (choice.candidates, choice.least, choice.most) == ((taken,), 0, 1)
    assert table.all("Plain Bear", "exile") and table.all("Bold Chief")
    do(table, "Destroy target creature.", targets=[table.find("Bold Chief")]).resolve()
    assert table.all("Plain Bear", who="B")


@pytest.mark.parametrize(("text", "grown"), [
    pytest.param("Devour 1", True, marks=rule("702.82a", "creatures one controls")), pytest.param("Exploit", False, marks=rule("702.110a", "a creature")),
])  # fmt: skip
def test_a_stolen_creature_may_be_sacrificed_for_it(text: str, grown: bool) -> None:
    table, taken = stolen(bear())
    table.battlefield("B", bear())
    table.hand("A", card("Young Wyrm", "{0}", "Creature — Dragon", text, "2/2"))
    table.policy = lambda decision: True if decision.kind == "yes_no" else [taken] if getattr(decision, "purpose", "") == "sacrifice" else None
    table.cast("A", "Young Wyrm").resolve()
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "sacrifice"]
    assert taken in choice.candidates and all(table.zone(who, "graveyard").count("Plain Bear") == (who == "B") for who in "AB")
    assert table.pt(table.find("Young Wyrm")) == ((3, 3) if grown else (2, 2))


@rule("702.76a", "a source one controlled")
@pytest.mark.parametrize("striker", ["A", "B"])
def test_prowl_asks_who_controlled_what_dealt_the_damage(striker: str) -> None:
    rogue = card("Quick Rogue", "{1}", "Creature — Rogue", "Haste", "1/1")
    table = Table()
    if striker == "A":
        (attacker,) = table.battlefield("B", rogue)
        do(table, "Gain control of target permanent.", targets=[attacker])
    else:
        (attacker,) = table.battlefield("A", rogue)
        do(table, "Target opponent gains control of target permanent.", targets=[1, attacker])
        table.next_turn("B")
    theirs = "B" if striker == "A" else "A"
    for who in "AB":
        table.hand(who, card("Sly Trick", "{5}", "Kindred Instant — Rogue", "Prowl {1}\nYou gain 3 life."))
    table.answer(striker, [[attacker, 1 if striker == "A" else 0]]).to_step("combat_damage")
    table.mana("A", "{1}").mana("B", "{1}")
    assert [action.way for action in table.actions(striker)] == ["prowl"] and table.actions(theirs) == ()


@rule("702.49a", "an attacker one controls, to its owner's hand", "702.49c")
def test_ninjutsu_returns_a_stolen_attacker_to_its_owner() -> None:
    table, taken = stolen(card("Quick Ox", "{1}", "Creature — Ox", "Haste", "2/2"))
    (shadow,) = table.hand("A", card("Night Shadow", "{3}{U}", "Creature — Ninja", "Ninjutsu {U}", "4/2"))
    table.answer("A", [[taken, B]]).to_step("declare_blockers").mana("A", "{U}")
    table.activate("A", shadow).resolve()
    assert table.zone("B", "hand") == ["Quick Ox"] and table.all("Night Shadow", who="A")


@pytest.mark.parametrize(("text", "types"), [
    pytest.param("Convoke", "creature", marks=rule("702.51a", "a creature one controls")),
    pytest.param("Improvise", "artifact", marks=rule("702.126a", "an artifact one controls")),
])  # fmt: skip
def test_a_stolen_permanent_helps_to_pay_and_not_for_its_owner(text: str, types: str) -> None:
    table, taken = stolen(bear() if types == "creature" else lamp())
    table.hand("A", card("Great Call", "{1}", "Instant", f"{text}\nYou gain 1 life."))
    table.hand("B", card("Great Call", "{1}", "Instant", f"{text}\nYou gain 1 life."))
    assert table.actions("B") == ()
    table.cast("A", "Great Call").resolve()
    assert table.game.obj(taken).tapped and table.life("A") == 21


@rule("702.122a", "creatures one controls")
def test_a_stolen_creature_crews_for_who_controls_it() -> None:
    table, taken = stolen(bear())
    (cart,) = table.battlefield("A", card("Old Cart", "{2}", "Artifact — Vehicle", "Crew 2", "3/3"))
    (wagon,) = table.battlefield("B", card("Old Wagon", "{2}", "Artifact — Vehicle", "Crew 2", "3/3"))
    assert not [action for action in table.actions("B") if action.oid == wagon]
    table.activate("A", cart).resolve()
    assert table.game.obj(taken).tapped and "creature" in table.game.chars(cart).types


@rule("701.20c", "701.20d", "their owners' libraries")
def test_what_is_shuffled_in_goes_to_its_owner_s_library() -> None:
    table, taken = stolen(bear())
    mine, theirs = len(table.game.zone("library", 0)), len(table.game.zone("library", 1))
    do(table, "Target creature's owner shuffles it into their library.", targets=[taken])
    assert (len(table.game.zone("library", 0)), len(table.game.zone("library", 1))) == (mine, theirs + 1)
