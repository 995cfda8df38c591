"""Examples of state-based actions (CR 704), and one of what "that creature" means (700.7).

Most are the rulebook's.
"""

from __future__ import annotations

import pytest

from engine.game.events.cards import ShuffleLibrary
from engine.game.events.counters import PutCounters
from engine.game.events.life import GainLife
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.attaching import MAY_BE_ATTACHED
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.questions import Refusal
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import FOREST, Table, card, data

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("700.7")
def test_that_creature_is_destroyed_though_it_is_no_creature_any_more() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Last Feast", "{B}", "Instant", "Target creature gets +2/+2 until end of turn. Destroy that creature at the beginning of the next end step."))
    table.hand("A", card("Stiffen", "{U}", "Instant", "Target creature becomes an artifact until end of turn."))
    table.mana("A", "{B}{U}").cast("A", "Last Feast", [bear]).resolve()
    assert table.pt(bear) == (4, 4)
    table.cast("A", "Stiffen", [bear]).resolve()
    assert table.game.chars(bear).types == ("artifact",)
    table.to_step("end", "A").resolve()
    assert table.zone("A", "graveyard").count("Plain Bear") == 1


@rule("700.7", "even if it isn’t the appropriate characteristic at the time")
def test_this_creature_is_meant_while_it_is_none() -> None:
    table = Table()
    words = "{0}: This creature isn't a creature until end of turn.\n{0}: Put a +1/+1 counter on this creature."
    (golem,) = table.battlefield("A", card("Drowsy Golem", "{3}", "Artifact Creature — Golem", words, "2/2"))
    table.activate("A", golem).resolve()
    assert table.game.chars(golem).types == ("artifact",) and table.game.chars(golem).subtypes == ()
    table.activate("A", golem, index=1).resolve()
    assert table.counters(golem) == {"+1/+1": 1}


@rule("704.4", "603.8")
def test_a_creature_of_the_size_of_the_hand_survives_an_empty_hand_that_triggers_an_ability() -> None:
    table = Table()
    (shape,) = table.battlefield("A", card("Hand Mirror", "{1}{U}", "Creature — Illusion", "This creature's power and toughness are each equal to the number of cards in your hand.", "*/*"))
    table.hand("A", card("Clear Out", "{R}", "Sorcery", "Discard your hand, then draw seven cards."), card(*FOREST))
    table.battlefield("A", card("Empty Shelf", "{2}", "Artifact", "When you have no cards in hand, you gain 1 life."))
    table.mana("A", "{R}").cast("A", "Clear Out").resolve(1)
    assert table.pt(shape) == (7, 7)
    assert table.stack() == ["Empty Shelf trigger (A)"]  # what happened meanwhile does count for that
    assert table.resolve().life("A") == 21
    do(table, "Discard your hand. Discard your hand. If you do, draw four cards.")
    assert table.pt(shape) == (4, 4) and table.life("A") == 22, "an empty hand is discarded too"


@rule("704.4", "triggered abilities do", "603.8")
def test_of_several_states_in_one_resolution_each_triggers_once() -> None:
    table = Table()
    words = "When you have no cards in hand, you gain 1 life.\nWhen you control no artifacts, you gain 10 life."
    (watcher,) = table.battlefield("A", card("Twin Watcher", "{2}", "Creature — Golem", words, "1/1"))
    table.battlefield("A", card("Plain Lamp", "{1}", "Artifact"))
    table.hand("A", card("Long Rite", "{0}", "Sorcery", "Discard your hand. Sacrifice an artifact. Create a token that's a copy of target creature. You gain 0 life. Create a Treasure token."), card(*FOREST))
    table.cast("A", "Long Rite", [watcher]).resolve(1)
    assert sorted(table.stack()) == ["Twin Watcher trigger (A)"] * 4, "two of each, the token's too"
    table.settle()
    assert len(table.stack()) == 4, "what is on the stack does not trigger again"
    table.hand("A", card(*FOREST))
    assert table.resolve().life("A") == 42


@rule("704.4", "triggered abilities do, each of each object", "603.8")
def test_one_state_on_the_stack_keeps_no_other_from_triggering() -> None:
    table = Table()
    words = "When you have no cards in hand, you gain 1 life.\nWhen you control no artifacts, you gain 10 life."
    watcher = card("Twin Watcher", "{2}", "Creature — Golem", words, "1/1")
    _, lamp = table.battlefield("A", watcher, card("Plain Lamp", "{1}", "Artifact"))
    assert len(table.settle().stack()) == 1
    happen(table.game, ZoneChange(lamp, "graveyard"))
    assert len(table.settle().stack()) == 2
    table.battlefield("A", watcher)
    assert len(table.settle().stack()) == 4


@rule("704.7", "704.5a", "704.5b", "614.5")
def test_one_mirror_saves_a_player_who_would_lose_for_two_reasons_at_once() -> None:
    table = Table(3, library=1)
    saved = "If you would lose the game, instead shuffle your hand, your graveyard, and all permanents you own into your library, then draw seven cards and your life total becomes 20."
    table.battlefield("A", card("Second Chance", "{5}", "Artifact", saved), *[card(*BEAR)] * 4)
    (own,) = table.battlefield("B", card(*FOREST))
    table.life("C", 0)
    table.settle()
    assert table.game.players[2].lost and table.find("Second Chance"), "another player's loss is not replaced"
    table.life("A", 1)
    table.hand("A", card("Greedy Gulp", "{U}", "Sorcery", "You draw two cards and you lose 2 life."), *[card(*FOREST)] * 3)
    table.mana("A", "{U}").cast("A", "Greedy Gulp").resolve()
    assert not table.game.over and not table.game.players[0].lost and table.life("A") == 20
    assert table.game.battlefield == (own,) and table.zone("A", "graveyard") == []
    assert (len(table.zone("A", "hand")), len(table.zone("A", "library"))) == (7, 3)
    assert sum(isinstance(event, ShuffleLibrary) for event in table.game.history.this_turn) == 1  # once for both reasons


@rule("704.8", "the game state before any of those state-based actions were performed", "704.5q")
def test_a_creature_that_dies_as_counters_annihilate_had_all_of_them() -> None:
    table = Table()
    words = "When this creature dies, if it had one or more -1/-1 counters on it, you gain that much life."
    (shade,) = table.battlefield("A", card("Frail Shade", "{B}", "Creature — Shade", words, "1/1"))
    happen(table.game, PutCounters(shade, "+1/+1", 1), PutCounters(shade, "-1/-1", 3))
    table.settle().resolve()
    assert table.zone("A", "graveyard") == ["Frail Shade"] and table.life("A") == 23


@rule("704.8", "the counters that it had then, of whatever kind", "704.5q")
@pytest.mark.parametrize("condition", [", if it had counters on it,", ","])
def test_the_counters_that_a_creature_had_as_it_died_go_to_another(condition: str) -> None:
    table = Table()
    shade, ogre = table.battlefield("A", card("Frail Shade", "{B}", "Creature — Shade", f"When this creature dies{condition} put those counters on target creature.", "1/1"),
                                    card("Plain Ogre", "{2}{R}", "Creature — Ogre", "", "3/3"))  # fmt: skip
    happen(table.game, PutCounters(shade, "+1/+1", 1), PutCounters(shade, "-1/-1", 3), PutCounters(shade, "charge", 1))
    table.answer("A", [ogre]).settle().resolve()
    assert table.counters(ogre) == {"-1/-1": 2, "charge": 1} and table.pt(ogre) == (1, 1)


@rule("704.8", "of what left only, and not of what stayed")
def test_who_saw_another_die_as_counters_annihilated_has_what_is_left_of_its_own() -> None:
    table = Table()
    words = "Whenever another creature dies, if there are one or more +1/+1 counters on this creature, remove those counters and you gain 1 life."
    (owl,) = table.battlefield("A", card("Sad Owl", "{U}", "Creature — Bird", words, "1/1"))
    (shade,) = table.battlefield("A", card("Frail Shade", "{B}", "Creature — Shade", "", "1/1"))
    happen(table.game, PutCounters(owl, "+1/+1", 2), PutCounters(owl, "-1/-1", 1), PutCounters(owl, "charge", 2), PutCounters(shade, "-1/-1", 1))
    table.settle().resolve()
    assert table.counters(owl) == {"charge": 2} and table.life("A") == 21


@rule("704.8", "with the counters that it had then")
@rule("704.5q", "as many of each kind as of the fewer", "122.8")
def test_the_counters_of_a_dead_creature_annihilate_on_another() -> None:
    table = Table()
    table.battlefield("A", card("Dark Urn", "{1}", "Artifact", "Whenever a creature you control dies, if it had counters on it, put those counters on target creature."))
    shade, ogre = table.battlefield("A", card("Frail Shade", "{B}", "Creature — Shade", "", "1/1"), card("Plain Ogre", "{2}{R}", "Creature — Ogre", "", "3/3"))
    happen(table.game, PutCounters(shade, "+1/+1", 1), PutCounters(shade, "-1/-1", 3), PutCounters(ogre, "+1/+1", 1))
    table.answer("A", [ogre]).settle().resolve()
    assert table.counters(ogre) == {"-1/-1": 1} and table.pt(ogre) == (2, 2)


@rule("704.5q", "what is left of them")
def test_what_counts_counters_later_finds_what_the_others_have_left() -> None:
    for first, drawn in ((1, 0), (2, 1)):
        table = Table()
        words = "{0}: If there are one or more +1/+1 counters on this creature, remove those counters and draw a card."
        (shade,) = table.battlefield("A", card("Proud Shade", "{B}", "Creature — Shade", words, "1/1"))
        happen(table.game, PutCounters(shade, "+1/+1", first), PutCounters(shade, "-1/-1", 1), PutCounters(shade, "charge", 2))
        table.settle().activate("A", shade).resolve()
        assert table.counters(shade) == {"charge": 2} and len(table.zone("A", "hand")) == drawn


@rule("704.5x", "at once, also in combat", "704.5w", "only when no creature attacks it")
def test_a_siege_under_attack_gets_another_protector_at_once_only_if_its_controller_protects_it() -> None:
    table = Table(4)
    siege = card("Siege of the Pantry", "{2}{R}", "Battle — Siege", "", defense="3", back=data("Keeper of the Pantry", "", "Creature — Mouse", "", "4/4"))
    sieges = []
    for protector in (1, 2, 2):
        table.hand("A", siege)
        table.mana("A", "{2}{R}").answer("A", [protector]).cast("A", "Siege of the Pantry").resolve()
        sieges.append(table.all("Siege of the Pantry")[-1])
    first, second = sieges[:2]
    bears = table.battlefield("A", *[card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")] * 2)
    protectors = lambda: [table.game.objects[oid].choices["protector"] for oid in sieges]  # noqa: E731
    table.answer("A", [[bears[0], first], [bears[1], second]]).to_step("declare_attackers")
    assert protectors() == [1, 2, 2]
    table.hand("B", card("Seize", "{U}", "Instant", "Gain control of target permanent."))
    table.mana("B", "{U}").answer("B", [3]).cast("B", "Seize", [first]).resolve()
    assert protectors() == [3, 2, 2]
    table.answer("A", [1])
    leaving.concede(table.game, 2)
    table.settle()
    assert protectors() == [3, 2, 1], "what is attacked waits for a protector until it is attacked no more"
    table.answer("A", [3]).to_step("main2")
    assert protectors() == [3, 3, 1]


@rule("704.5m", "303.4c")
def test_what_other_auras_may_not_be_attached_to_says_so_of_auras() -> None:
    table = Table()
    (host,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    shell = card("Hard Shell", "{1}", "Enchantment — Aura", "Enchant creature\nEnchanted creature can't be enchanted by other Auras.")
    aura, ring = table.battlefield("A", shell, card("Thin Ring", "{1}", "Enchantment — Aura", "Enchant creature"), attach_to=host)
    (ladle,) = table.battlefield("A", card("Ladle", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}"), attach_to=host)
    refusals = [answer for answer in verdicts(table.game, MAY_BE_ATTACHED, host, attachment=ring) if isinstance(answer, Refusal)]
    assert [refusal.rule for refusal in refusals] == ["303.4"]
    table.settle()
    assert table.zone("A", "graveyard") == ["Thin Ring"] and aura in table.game.battlefield and table.game.obj(ladle).attached_to == host


@rule("704.5n", "704.5a", "514.3a")
def test_in_a_cleanup_step_an_equipment_comes_off_as_a_player_loses() -> None:
    table = Table()
    staff, ladle = table.battlefield("A", card("Odd Staff", "{2}", "Artifact", "{1}: This artifact becomes a 3/3 artifact creature until end of turn."),
                                     card("Ladle", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}"))  # fmt: skip
    table.mana("A", "{1}{1}").activate("A", staff).resolve().activate("A", ladle, [staff]).resolve()
    do(table, "Players can't lose the game this turn.")
    table.life("B", 0)
    table.to_step("end", "A")
    assert table.game.objects[ladle].attached_to == staff and not table.game.over
    table.to_step("cleanup", "A")
    assert table.game.objects[ladle].attached_to == -1 and ladle in table.game.battlefield
    assert table.told(table.game.over) == "A wins the game (104.2a)"


@rule("704.5j", "704.5", "unless an effect says that the legend rule doesn't apply")
@pytest.mark.parametrize(("words", "left"), [("", 1), ("The legend rule doesn't apply.", 2), ("The legend rule doesn't apply to artifacts you control.", 1),
                                             ("The legend rule doesn't apply to creatures you control.", 2)])  # fmt: skip
def test_effects_may_keep_the_legend_rule_from_applying(words: str, left: int) -> None:
    table = Table()
    if words:
        table.battlefield("A", card("Twin Hall", "{1}", "Enchantment", words))
    table.battlefield("A", *[card("Old King", "{1}", "Legendary Creature — Human", "", "2/2")] * 2)
    table.battlefield("B", card("Old King", "{1}", "Legendary Creature — Human", "", "2/2"))
    table.settle()
    assert len(table.all("Old King", who="A")) == left and len(table.all("Old King", who="B")) == 1


@rule("704.5h", "since the last time state-based actions were checked, though no damage is marked any more")
@pytest.mark.parametrize(("shields", "there"), [(1, False), (2, True)])
def test_who_was_regenerated_has_still_been_dealt_damage_by_deathtouch(shields: int, there: bool) -> None:
    table = Table()
    (giant,) = table.battlefield("B", card("Big Lad", "{5}", "Creature — Giant", "{0}: Regenerate this creature.", "7/7"))
    (adder,) = table.battlefield("A", card("Adder", "{B}", "Creature — Snake", "Deathtouch\n{0}: This creature deals 1 damage to target creature. Destroy that creature.", "1/1"))
    for _ in range(shields):
        table.activate("B", giant).resolve()
    table.activate("A", adder, [giant]).resolve()
    assert (giant in table.game.objects) is there


@rule("704.5h")
def test_a_check_has_seen_damage_of_deathtouch_though_it_found_no_creature() -> None:
    table = Table()
    (cart,) = table.battlefield("B", card("Hale Cart", "{3}", "Artifact — Vehicle", "As long as you have 20 or more life, this artifact is an artifact creature.\nCrew 2", "2/2"))
    (adder,) = table.battlefield("A", card("Adder", "{B}", "Creature — Snake", "Deathtouch\n{0}: This creature deals 1 damage to target creature. Its controller loses 1 life.", "1/1"))
    table.activate("A", adder, [cart]).resolve()
    assert table.game.chars(cart).types == ("artifact",)
    happen(table.game, GainLife(1, 1))
    table.settle()
    assert table.pt(cart) == (2, 2) and table.game.objects[cart].damage == 1


@rule("704.5h", "since the last time: checks while it was phased out count")
@rule("702.26b", "the rules pass it by")
def test_damage_of_deathtouch_is_forgotten_while_its_creature_is_phased_out() -> None:
    table = Table()
    (ox,) = table.battlefield("B", card("Hale Ox", "{3}", "Creature — Ox", "", "3/3"))
    words = "Deathtouch\n{0}: This creature deals 1 damage to target creature. That creature phases out."
    (adder,) = table.battlefield("A", card("Adder", "{B}", "Creature — Snake", words, "1/1"))
    table.activate("A", adder, [ox]).resolve()
    assert table.game.obj(ox).phased_out
    table.next_turn("B").settle()
    assert not table.game.obj(ox).phased_out and table.pt(ox) == (3, 3)


@rule("704.5d", "also before it could do anything from there")
def test_a_token_that_died_does_nothing_from_the_graveyard() -> None:
    table = Table()
    words = "{0}: Shuffle this card from your graveyard into your library.\n{0}: Shuffle target creature into its owner's library.\n{0}: Shuffle this creature into its owner's library."
    words += "\nWhenever another creature you control dies, shuffle that card from your graveyard into your library."
    (sage,) = table.battlefield("A", card("Old Sage", "{2}", "Creature — Human", words, "2/2"))
    do(table, "Create a token that's a copy of target creature.", [sage])
    _, token = table.all("Old Sage")
    assert len([action for action in table.actions("A") if action.oid == token]) == 2
    table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    do(table, "Destroy target creature.", [table.find("Plain Bear")])
    assert table.zone("A", "graveyard") == ["Test Rite", "Test Rite"] and table.all("Plain Bear", "library", "A")
    table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    do(table, "Gain control of target creature.", [table.find("Plain Bear")])
    do(table, "Destroy target creature.", [table.find("Plain Bear")])
    assert table.zone("B", "graveyard") == ["Plain Bear"], "that is not A's graveyard"
    for dies in (token, sage):
        do(table, "Destroy target creature.", [dies])
    assert table.zone("A", "graveyard") == [*["Test Rite"] * 5, "Old Sage", "Test Rite"], "a card, and no token"
    (card_there,) = table.all("Old Sage", "graveyard")
    assert [action.oid for action in table.actions("A")] == [card_there]
    table.activate("A", card_there).resolve()
    assert table.zone("A", "graveyard") == ["Test Rite"] * 6 and table.all("Old Sage", "library", "A")
