"""Class cards (CR 716)."""

from __future__ import annotations

from engine.game.events.status import SetMark
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.values import level_of
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BAR_TWO = "{1}{G}: Level 2"


def gardener() -> CardDefinition:
    """A Class with a triggered, an activated and a static ability.

    The newer bars have a dash, the older none.
    """
    text = "{T}: You gain 1 life.\n{1}{G}: Level 2 — Creatures you control have vigilance.\n{2}{G}: Level 3\nWhen this Class becomes level 3, draw a card.\n{0}: You gain 5 life. Activate only once each turn."
    return card("Gardener", "{G}", "Enchantment — Class", text, layout="class")


def gain(table: Table, oid: int, level: int, mana: str) -> Table:
    """Activate a level bar's ability and let it resolve."""
    labels = [ability.label for ability in table.game.chars(oid).abilities.activated]
    index = next(i for i, label in enumerate(labels) if label.endswith(f"Level {level}"))
    return table.mana("A", mana).activate("A", oid, index=index).resolve()


def may_gain(table: Table, oid: int, who: str = "A") -> list[str]:
    return [a.label for a in table.actions(who) if a.oid == oid and ": Level" in a.label]


@rule("716.2", "716.2a")
def test_a_level_bar_is_an_activated_ability_that_sets_the_next_level() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    table.mana("A", "{2}{G}{G}{G}")
    assert may_gain(table, oid) == ["{1}{G}: Level 2"]
    gain(table, oid, 2, "")
    assert may_gain(table, oid) == ["{2}{G}: Level 3"]
    gain(table, oid, 3, "")
    assert may_gain(table, oid) == []


@rule("716.2a")
def test_a_level_is_gained_only_as_a_sorcery() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    table.hand("A", card("Wait", "{U}", "Instant", "You gain 1 life."))
    table.mana("A", "{U}{1}{G}").cast("A", "Wait")
    assert may_gain(table, oid) == []
    table.resolve()
    assert may_gain(table, oid) == ["{1}{G}: Level 2"]
    table.to_step("main1", "B").mana("A", "{1}{G}")
    assert may_gain(table, oid) == []


@rule("716.2a")
def test_a_class_has_the_abilities_of_every_level_it_has_reached() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    (bear,) = table.battlefield("A", card("Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    assert not table.has(bear, "vigilance")
    gain(table, oid, 2, "{1}{G}")
    assert table.has(bear, "vigilance")
    hand = len(table.zone("A", "hand"))
    for who in "AB":
        table.battlefield(who, card("Guild Bell", "{1}", "Artifact", "Whenever a Class you control becomes level 3, you gain 2 life."))
    gain(table, oid, 3, "{2}{G}")
    assert table.has(bear, "vigilance") and len(table.zone("A", "hand")) == hand + 1
    assert (table.life("A"), table.life("B")) == (22, 20)  # it is no Class of B's
    labels = [ability.label for ability in table.game.chars(oid).abilities.activated]
    table.activate("A", oid, index=next(i for i, label in enumerate(labels) if label.startswith("{0}"))).resolve()
    assert table.life("A") == 27


@rule("716.2a")
def test_the_level_changes_as_the_ability_resolves_and_not_before() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    (bear,) = table.battlefield("A", card("Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    labels = [ability.label for ability in table.game.chars(oid).abilities.activated]
    table.mana("A", "{1}{G}").activate("A", oid, index=labels.index("{1}{G}: Level 2"))
    assert not table.has(bear, "vigilance") and len(table.game.stack) == 1


@rule("716.2b")
def test_a_class_keeps_its_level_though_it_stops_being_a_class() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    (bear,) = table.battlefield("A", card("Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    gain(table, oid, 2, "{1}{G}")
    table.hand("A", card("Make It Stone", "{U}", "Sorcery", "Target permanent becomes an artifact until end of turn."))
    table.mana("A", "{U}").cast("A", "Make It Stone", [oid]).resolve()
    assert "Class" not in table.game.chars(oid).subtypes and table.has(bear, "vigilance")
    table.next_turn("B").next_turn("A")
    assert may_gain(table.mana("A", "{2}{G}"), oid) == ["{2}{G}: Level 3"]


@rule("716.2b")
def test_any_permanent_can_have_a_level_also_one_that_is_no_class_any_more() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    table.hand("A", card("Make It Stone", "{U}", "Sorcery", "Target permanent becomes an artifact until end of turn."))
    table.mana("A", "{U}").cast("A", "Make It Stone", [oid]).resolve()
    assert "Class" not in table.game.chars(oid).subtypes
    gain(table, oid, 2, "{1}{G}")
    assert level_of(table.game.objects[oid]) == 2
    table.next_turn("B").next_turn("A")
    assert may_gain(table.mana("A", "{2}{G}"), oid) == ["{2}{G}: Level 3"]


@rule("716.2b")
def test_a_level_is_not_copied() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    gain(table, oid, 2, "{1}{G}")
    table.hand("A", card("Mirror Work", "{U}", "Enchantment", "You may have this enchantment enter as a copy of an enchantment you control."))
    table.answer("A", [oid]).mana("A", "{U}").cast("A", "Mirror Work").resolve()
    (copy,) = [other for other in table.all("Gardener") if other != oid]
    table.mana("A", "{1}{G}")
    assert may_gain(table, copy) == ["{1}{G}: Level 2"]


@rule("716.2b")
def test_a_class_that_comes_back_has_no_level() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    bears = table.battlefield("A", *[card("Bear", "{1}{G}", "Creature — Bear", "", "2/2")] * 2)
    gain(table, oid, 2, "{1}{G}")
    assert [table.has(one, "vigilance") for one in bears] == [True, True]
    table.hand("A", card("Away and Back", "{W}", "Instant", "Exile target enchantment, then return it to the battlefield under its owner's control."))
    table.mana("A", "{W}").cast("A", "Away and Back", [oid]).resolve()
    table.mana("A", "{1}{G}")
    assert may_gain(table, table.find("Gardener")) == ["{1}{G}: Level 2"]
    assert [table.has(one, "vigilance") for one in bears] == [False, False]


@rule("716.2b", "what others give does not end with the level")
def test_with_the_level_of_a_class_goes_only_what_it_gave() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    table.battlefield("A", card("Poor Banner", "{W}", "Enchantment", "As long as you have 20 or less life, creature cards in your graveyard get +1/+0."))
    bear_card = card("Bear", "{1}{G}", "Creature — Bear", "", "2/2")
    (bear, dead) = (*table.battlefield("A", bear_card), *table.graveyard("A", bear_card))
    gain(table, oid, 2, "{1}{G}")
    assert table.has(bear, "vigilance") and table.pt(dead) == (3, 2)
    do(table, "Destroy target enchantment.", [oid])
    assert not table.has(bear, "vigilance") and table.pt(dead) == (3, 2)
    do(table, "You gain 1 life.")
    assert table.pt(dead) == (2, 2)


@rule("716.2b", "what others take does not end with the level")
def test_as_a_class_goes_with_its_level_a_card_has_its_ability_again_only_once_nothing_takes_it() -> None:
    """What the Class gives at its level is younger than what takes all abilities (613.7)."""
    table = Table()
    words = "As long as you have 20 or less life, artifacts you control and artifact cards in your graveyard lose all abilities."
    table.battlefield("A", card("Poor Grave", "{W}", "Enchantment", words))
    (oid,) = table.battlefield("A", gardener())
    (bear,) = table.battlefield("A", card("Bear", "{1}{G}", "Artifact Creature — Bear", "Trample", "2/2"))
    table.graveyard("A", card("Low Bell", "{1}", "Artifact", "At the beginning of your upkeep, if this card is in your graveyard, you gain 5 life."))
    gain(table, oid, 2, "{1}{G}")
    assert table.has(bear, "vigilance") and not table.has(bear, "trample")
    do(table, "Destroy target enchantment. You gain 1 life.", [oid])
    assert not table.has(bear, "vigilance") and table.has(bear, "trample")
    assert table.next_turn("A").resolve().life("A") == 26


@rule("716.2c")
def test_to_gain_a_class_level_is_to_activate_a_level_bar() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    table.battlefield("A", card("Proud Tutor", "{1}", "Artifact", "Whenever you gain a Class level, you gain 3 life."))
    labels = [ability.label for ability in table.game.chars(oid).abilities.activated]
    table.activate("A", oid, index=labels.index("{T}: You gain 1 life.")).resolve()
    assert table.life("A") == 21
    table.mana("A", "{1}{G}").activate("A", oid, index=labels.index("{1}{G}: Level 2"))
    assert table.stack()[-1] == "Proud Tutor trigger (A)"  # though the level has not changed yet
    table.resolve()
    assert table.life("A") == 24


@rule("716.2d")
def test_what_has_no_level_counts_as_level_one() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    (bear,) = table.battlefield("A", card("Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.hand("A", *[card("Weigh", "{W}", "Instant", "You gain life equal to target permanent's level.")] * 2)
    table.mana("A", "{W}").cast("A", "Weigh", [bear]).resolve()
    assert table.life("A") == 21
    gain(table, oid, 2, "{1}{G}")
    table.mana("A", "{W}").cast("A", "Weigh", [oid]).resolve()
    assert table.life("A") == 23 and table.has(bear, "vigilance")
    gain(table, oid, 3, "{2}{G}")
    table.hand("A", card("Weigh", "{W}", "Instant", "You gain life equal to target permanent's level."))
    table.mana("A", "{W}").cast("A", "Weigh", [oid]).resolve()
    assert table.life("A") == 26 and table.has(bear, "vigilance")  # a level of 3 is one of 2 or greater


@rule("716.2d", "if a rule or effect refers to a permanent's level")
def test_what_waits_for_a_level_of_ones_own_class_waits_for_that_one() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    for who in "AB":
        for level in (1, 3):
            table.battlefield(who, card("Guild Bell", "{1}", "Artifact", f"Whenever a Class you control becomes level {level}, you gain 2 life."))
    gain(table, oid, 2, "{1}{G}")
    assert (table.life("A"), table.life("B")) == (20, 20)  # it was level 1 before, without becoming that
    gain(table, oid, 3, "{2}{G}")
    assert (table.life("A"), table.life("B")) == (22, 20)


@rule("716.3")
def test_what_stands_before_the_first_bar_works_at_every_level() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    table.activate("A", oid, index=0).resolve()
    assert table.life("A") == 21
    happen(table.game, SetMark(oid, "level", 3))
    table.next_turn("B").next_turn("A").activate("A", oid, index=0).resolve()
    assert table.life("A") == 22


@rule("716.3", "any ability that isn't preceded by a level bar is treated normally")
def test_the_abilities_before_and_behind_the_bars_work_together() -> None:
    table = Table()
    text = "Creatures you control get +1/+0.\n{G}: Level 2\nCreatures you control have trample.\n{G}: Level 3\nCreatures you control have vigilance."
    (oid,) = table.battlefield("A", card("Wild Path", "{G}", "Enchantment — Class", text, layout="class"))
    (bear,) = table.battlefield("A", card("Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.battlefield("A", card("Old Stump", "{G}", "Enchantment", "Creatures with trample get +0/+3."))
    found = []
    for level in (1, 2, 3):
        if level > 1:
            gain(table, oid, level, "{G}")
        found.append((table.pt(bear), table.has(bear, "trample"), table.has(bear, "vigilance")))
    assert found == [((3, 2), False, False), ((3, 5), True, False), ((3, 5), True, True)]


@rule("716.4")
def test_level_counters_and_class_levels_have_nothing_to_do_with_each_other() -> None:
    table = Table()
    (oid,) = table.battlefield("A", gardener())
    (climber,) = table.battlefield("A", card("Climber", "{G}", "Creature — Elf", "Level up {G}", "1/1"))
    table.hand("A", card("Teach", "{U}", "Sorcery", "Put a level counter on target permanent."), card("Weigh", "{W}", "Instant", "You gain life equal to target permanent's level."))
    table.mana("A", "{U}").cast("A", "Teach", [oid]).resolve()
    table.mana("A", "{G}{1}{G}")
    assert may_gain(table, oid) == ["{1}{G}: Level 2"]
    (crowd,) = table.battlefield("A", card("Crowd", "{G}", "Creature — Elf", "Crowd's power is equal to the number of creatures you control with a level counter on them.", "*/3"))
    assert table.pt(crowd) == (0, 3)
    table.activate("A", climber).resolve()
    assert table.counters(climber) == {"level": 1} and table.pt(crowd) == (1, 3)
    table.mana("A", "{W}").cast("A", "Weigh", [climber]).resolve()
    assert table.life("A") == 21


@rule("716.2c", "the level of one's own Class")
def test_only_ones_own_class_gains_one_a_level() -> None:
    table = Table()
    for who in "AB":
        table.battlefield(who, card("Level Bell", "{1}", "Artifact", "Whenever you gain a Class level, you gain 5 life."))
    (order,) = table.battlefield("A", card("Plain Order", "{G}", "Enchantment — Class", "You have no maximum hand size.\n{1}{G}: Level 2\nCreatures you control have vigilance."))
    table.mana("A", "{1}{G}").activate("A", order).resolve()
    assert (table.life("A"), table.life("B")) == (25, 20)
