"""Activating abilities (CR 602, 605, 606)."""

from __future__ import annotations

from engine.game.decisions.payment import PayMana
from engine.game.events.cards import Reveal
from engine.game.events.damage import Damage
from tests.rulebook import rule
from tests.support.boards.table import Table, card

SPARK = ("Small Spark", "{R}", "Instant", "Small Spark deals 2 damage to any target.")
FOREST = ("Forest", "", "Basic Land — Forest")


# -- activating (602) ------------------------------------------------------------------------------------------------


@rule("602.2")
def test_only_its_controller_activates_an_ability() -> None:
    table = Table()
    (mill,) = table.battlefield("A", card("Tin Mill", "{2}", "Artifact", "{0}: You gain 1 life."))
    assert [a.oid for a in table.actions("A")] == [mill] and table.actions("B") == ()


@rule("602.2", "602.1b")
def test_any_player_may_activate_what_says_so() -> None:
    table = Table()
    (well,) = table.battlefield("A", card("Open Well", "{2}", "Artifact", "{0}: You gain 1 life. Any player may activate this ability."))
    table.activate("B", well).resolve()
    assert table.life("B") == 21 and table.life("A") == 20


@rule("602.2a", "400.2")
def test_a_card_whose_ability_is_activated_from_hand_is_revealed() -> None:
    table = Table()
    (bear,) = table.hand("A", card("Rolling Bear", "{4}{G}", "Creature — Bear", "Cycling {1}", "4/4"))
    table.mana("A", "{1}").activate("A", bear)
    shown = [e for e in table.game.history.this_turn if isinstance(e, Reveal)]
    assert [(e.player, e.names) for e in shown] == [(0, ("Rolling Bear",))]


@rule("602.5b")
def test_once_each_turn_stays_with_the_permanent_when_its_controller_changes() -> None:
    table = Table()
    (font,) = table.battlefield("A", card("Slow Font", "{2}", "Artifact Creature — Golem", "{0}: You gain 1 life. Activate only once each turn.", "1/1"))
    table.activate("A", font).resolve()
    assert table.actions("A") == ()
    table.hand("B", card("Borrow", "{2}{R}", "Instant", "Gain control of target creature until end of turn."))
    table.mana("B", "{2}{R}").cast("B", "Borrow", [font]).resolve()
    assert not [a for a in table.actions("B") if a.kind == "activate"]
    table.next_turn("B")
    assert [a.oid for a in table.actions("A")] == [font]


@rule("602.5d", "307.5")
def test_activate_only_as_a_sorcery_follows_the_timing_of_sorceries() -> None:
    table = Table()
    table.battlefield("A", card("Patient Mill", "{2}", "Artifact", "{0}: You gain 1 life. Activate only as a sorcery."))
    assert len(table.actions("A")) == 1
    table.hand("A", card(*SPARK))
    table.mana("A", "{R}").cast("A", "Small Spark", [1])
    assert table.actions("A") == ()
    table.resolve().to_step("begin_combat")
    assert table.actions("A") == ()


@rule("113.7a", "602.2")
def test_an_ability_exists_independently_of_its_source() -> None:
    table = Table()
    (pinger,) = table.battlefield("A", card("Finger Flicker", "{1}{R}", "Creature — Goblin", "{T}: This creature deals 1 damage to any target.", "1/1"))
    table.activate("A", pinger, [1])
    table.hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("B", "{B}").cast("B", "Fell", [pinger]).resolve()
    assert table.life("B") == 19
    damage = [e for e in table.game.history.this_turn if isinstance(e, Damage)]
    assert damage[0].source == pinger


# -- mana and loyalty abilities (605, 606) ---------------------------------------------------------------------------


@rule("605.1a", "605.5a")
def test_an_ability_with_a_target_is_no_mana_ability() -> None:
    table = Table()
    (stove,) = table.battlefield("A", card("Odd Stove", "{2}", "Artifact", "{T}: Add {R}. Target player gains 1 life."))
    assert table.game.chars(stove).abilities.mana == ()
    table.activate("A", stove, [1])
    assert len(table.stack()) == 1 and table.game.players[0].pool == ()
    table.resolve()
    assert table.pool("A") == "R" and table.life("B") == 21


@rule("605.5b")
def test_a_spell_that_adds_mana_is_cast_and_resolves_like_any_other() -> None:
    table = Table()
    table.hand("A", card("Dark Boil", "{B}", "Instant", "Add {B}{B}{B}."))
    table.mana("A", "{B}").cast("A", "Dark Boil")
    assert table.stack() == ["Dark Boil"]
    table.resolve()
    assert len(table.pool("A")) == 3


@rule("605.2")
def test_a_mana_ability_stays_one_though_it_would_make_nothing() -> None:
    table = Table()
    (grove,) = table.battlefield("A", card("Empty Grove", "", "Land", "{T}: Add {G} for each creature you control."))
    assert len(table.game.chars(grove).abilities.mana) == 1 and table.game.chars(grove).abilities.activated == ()
    table.tap_for_mana("A", grove)
    assert table.game.players[0].pool == () and table.game.objects[grove].tapped


@rule("605.3a", "608.2g")
def test_mana_abilities_are_activated_while_a_spell_is_being_cast() -> None:
    table = Table()
    (forest,) = table.battlefield("A", card(*FOREST))
    table.hand("A", card("Sprout", "{G}", "Creature — Plant", "", "1/1"))
    used: list[int] = []

    def pay(decision: object) -> object:
        if isinstance(decision, PayMana):
            used.append(len(table.game.stack))
        return None

    table.policy = pay
    table.cast("A", "Sprout")
    assert table.game.objects[forest].tapped and table.stack() == ["Sprout"]


AUNT = ("Wandering Aunt", "{2}{W}", "Legendary Planeswalker — Aunt", "+1: You gain 1 life.\n−3: You gain 4 life.\n−X: You gain X life.")


@rule("606.3", "306.5d")
def test_one_loyalty_ability_of_a_permanent_each_turn_whoever_controls_it() -> None:
    table = Table()
    (aunt,) = table.battlefield("A", card(*AUNT, loyalty="3"))
    assert len(table.actions("A")) == 3
    table.activate("A", aunt, index=0).resolve()
    assert table.counters(aunt) == {"loyalty": 4} and table.life("A") == 21
    assert table.actions("A") == ()
    table.next_turn("B")
    assert not [a for who in "AB" for a in table.actions(who) if a.kind == "activate"]
    table.next_turn("A")
    assert len([a for a in table.actions("A") if a.kind == "activate"]) == 3


@rule("606.4", "606.6")
def test_loyalty_that_is_not_there_can_not_be_removed() -> None:
    table = Table()
    (aunt,) = table.battlefield("A", card(*AUNT, loyalty="2"))
    assert [a.index for a in table.actions("A")] == [0, 2]
    seen: list[int] = []
    table.answer("A", lambda decision: seen.append(decision.high) or 2)
    table.activate("A", aunt, index=2).settle()
    assert seen == [2] and table.all("Wandering Aunt", "graveyard", "A")
    assert table.resolve().life("A") == 22
