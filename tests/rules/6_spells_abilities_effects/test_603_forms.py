"""The forms of triggered abilities (CR 603.1, 603.2, 603.7, 603.11, 603.12), asked as a judge would."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from engine.core.errors import IllegalAction, IllegalAnswer
from engine.core.zones import EXILE, GRAVEYARD, HAND, LIBRARY
from engine.game.decisions.choices import ChooseModes
from engine.game.events.cards import Reveal
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.turn import turn
from engine.meaning.abilities import TriggeredAbility
from engine.vocabulary.triggers.steps import AtTheBeginning
from tests.rulebook import rule
from tests.support.boards.chances import next_rolls
from tests.support.boards.doing import do
from tests.support.boards.native import Instead, OwnKey, with_abilities, with_statics
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
FELL = ("Fell", "{B}", "Instant", "Destroy target creature.")


@rule("603.1")
@pytest.mark.parametrize("words", [
    "When this creature enters, you gain 1 life.", "Whenever a creature enters, you gain 1 life.",
    "At the beginning of your end step, you gain 1 life.",
])  # fmt: skip
def test_when_whenever_and_at_begin_a_triggered_ability(words: str) -> None:
    table = Table()
    table.hand("A", card("Small Singer", "{W}", "Creature — Bird", words, "1/1"))
    table.mana("A", "{W}").cast("A", "Small Singer").resolve(1)
    if not table.stack():
        table.to_step("end", "A")
    assert table.stack() == ["Small Singer trigger (A)"]
    assert table.resolve().life("A") == 21


@rule("603.1a")
def test_an_ability_that_says_it_can_not_be_countered_is_not_countered_on_the_stack() -> None:
    table = Table()
    table.hand("A", card("Bold Bird", "{W}", "Creature — Bird", "When this creature enters, you gain 1 life. This ability can't be countered.", "1/1"))
    table.hand("A", card("Shy Bird", "{W}", "Creature — Bird", "When this creature enters, you gain 10 life.", "1/1"))
    table.hand("B", *[card("Hush", "{U}", "Instant", "Counter target triggered ability.")] * 2)
    table.mana("A", "{W}{W}").mana("B", "{U}{U}")
    for name in ("Bold Bird", "Shy Bird"):
        table.cast("A", name).resolve(1)
        table.cast("B", "Hush", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 21


@rule("603.1a", "115.1d")
def test_words_behind_the_effect_limit_what_the_ability_may_target() -> None:
    table = Table()
    (own,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Rude Boar", "{R}", "Creature — Boar", "When this creature enters, it deals 1 damage to any other target.", "1/1"))
    table.mana("A", "{R}").cast("A", "Rude Boar").resolve(1)
    (boar,) = table.all("Rude Boar")
    targets = next(decision for decision in reversed(table.asked) if hasattr(decision, "candidates"))
    assert own in targets.candidates and boar not in targets.candidates


@rule("603.2a")
def test_abilities_trigger_though_nothing_may_be_cast_or_activated() -> None:
    table = Table()
    table.battlefield("B", card("Silent Hall", "{3}", "Artifact", "Players can't cast spells."),
                      card("Still Hall", "{3}", "Artifact", "Activated abilities of creatures can't be activated."))  # fmt: skip
    table.battlefield("A", card("Night Singer", "{W}", "Creature — Bird", "At the beginning of each upkeep, you gain 1 life.\n{0}: You gain 100 life.", "1/1"))
    assert not [action for action in table.actions("A") if action.kind in ("cast", "activate")]
    table.to_step("upkeep", "B").resolve()
    assert table.life("A") == 21


@rule("603.2b")
def test_as_a_step_begins_everything_that_waits_for_it_triggers() -> None:
    table = Table()
    table.battlefield("A", card("My Clock", "{1}", "Artifact", "At the beginning of each upkeep, you gain 1 life."))
    table.battlefield("B", card("Your Clock", "{1}", "Artifact", "At the beginning of your upkeep, you gain 1 life."))
    table.hand("A", card("Wind Up", "{U}", "Sorcery", "At the beginning of the next upkeep, draw a card."))
    table.mana("A", "{U}").cast("A", "Wind Up").resolve()
    table.to_step("upkeep", "B")
    assert sorted(table.stack()) == ["My Clock trigger (A)", "Wind Up trigger (A)", "Your Clock trigger (B)"]


TWICE = ("Echo Hall", "{3}", "Artifact", "If a triggered ability of a creature you control triggers, that ability triggers an additional time.")


@rule("603.2d")
def test_how_often_an_ability_triggers_depends_on_what_makes_it_trigger() -> None:
    table = Table()
    table.battlefield("A", card("Great Hall", "{3}", "Artifact", "If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time."))
    table.battlefield("A", card("Bell", "{1}", "Artifact", "Whenever a permanent enters, you gain 1 life.\nWhenever a creature dies, you gain 10 life."))
    table.hand("A", card(*BEAR), card(*FOREST), card(*FELL))
    table.play("A", "Forest").resolve()
    assert table.life("A") == 21  # a land
    table.mana("A", "{1}{G}{B}").cast("A", "Plain Bear").resolve()
    assert table.life("A") == 23
    table.cast("A", "Fell", [table.find("Plain Bear")]).resolve()
    assert table.life("A") == 33  # it died: that is no entering


@rule("603.2d")
def test_two_such_effects_do_not_multiply_one_another() -> None:
    table = Table()
    table.battlefield("A", card(*TWICE), card(*TWICE))
    table.hand("A", card("Singer", "{W}", "Creature — Bird", "When this creature enters, you gain 1 life.", "1/1"))
    table.mana("A", "{W}").cast("A", "Singer").resolve()
    assert table.life("A") == 23  # once, and once more for each


@rule("603.2e")
def test_a_delayed_triggered_ability_is_no_ability_of_the_object() -> None:
    table = Table()
    table.battlefield("A", card(*TWICE))
    table.hand("A", card("Slow Singer", "{W}", "Creature — Bird", "When this creature enters, you gain 1 life. You gain 10 life at the beginning of the next end step.", "1/1"))
    table.mana("A", "{W}").cast("A", "Slow Singer").resolve(1)
    assert table.stack() == ["Slow Singer trigger (A)"] * 2
    table.resolve(1)
    table.hand("A", card("Quiet", "{U}", "Instant", "Counter target triggered ability."))
    table.mana("A", "{U}").cast("A", "Quiet", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 21
    table.to_step("end", "A")
    assert table.stack() == ["Slow Singer trigger (A)"]  # one ability was made, and it triggers once


@rule("603.2g")
@pytest.mark.parametrize(("to", "life"), [(LIBRARY, 20), (EXILE, 21), (GRAVEYARD, 21)])
def test_an_ability_of_a_card_that_nobody_ever_saw_does_not_trigger(to: str, life: int) -> None:
    vault = with_statics(
        card("Dark Vault", "{3}", "Artifact"),
        Instead("moves", lambda ctx, event: (ZoneChange(event.oid, to) if event.cause == "discard" else event,)),
    )
    table = Table()
    table.battlefield("A", vault)
    table.hand("A", card("Loud Card", "{1}", "Artifact", "When you discard this card, you gain 1 life."))
    table.hand("A", card("Let Go", "{U}", "Sorcery", "Discard a card."))
    table.mana("A", "{U}").cast("A", "Let Go").resolve()
    assert len(table.all("Loud Card", to)) == 1 and table.life("A") == life


@rule("603.2g")
def test_an_ability_that_would_work_from_a_hidden_hand_does_not_trigger_unseen() -> None:
    gain = card("Sip", "{W}", "Instant", "You gain 1 life.").front.printed.abilities.spell[0].effect
    secret = TriggeredAbility(AtTheBeginning("end step", None, "the"), gain, zones=(HAND, GRAVEYARD), label="At the beginning of the end step, you gain 1 life.")
    table = Table()
    table.hand("A", with_abilities(card("Secret Card", "{1}", "Artifact"), secret))
    table.graveyard("A", with_abilities(card("Open Card", "{1}", "Artifact"), secret))
    table.to_step("end", "A")
    assert table.stack() == ["Open Card trigger (A)"]


@rule("603.7f")
def test_a_delayed_trigger_made_by_a_replacement_effect_is_of_the_object_with_the_static_ability() -> None:
    table = Table()
    shrine = card("Ash Shrine", "{2}", "Artifact", "If a creature would die, exile it and you gain 3 life at the beginning of the next end step instead.")
    (shrine_id,) = table.battlefield("B", shrine)
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*FELL))
    table.mana("A", "{B}").cast("A", "Fell", [bear]).resolve()
    assert table.all("Plain Bear", "exile") and [d.source for d in table.game.delayed] == [shrine_id]
    table.to_step("end", "A")
    assert table.stack() == ["Ash Shrine trigger (B)"]
    assert table.resolve().life("B") == 23


@rule("603.7g")
def test_a_delayed_trigger_of_a_permitted_action_belongs_to_who_took_it() -> None:
    table = Table()
    table.hand("A", card("Brief Visitor", "{3}{R}", "Creature — Human", "Dash {R}", "2/2"))
    table.hand("B", card("Borrow", "{R}", "Instant", "Gain control of target permanent until end of turn."))
    table.mana("A", "{R}").cast("A", "Brief Visitor", way="dash").resolve()
    (visitor,) = table.all("Brief Visitor")
    table.mana("B", "{R}").cast("B", "Borrow", [visitor]).resolve()
    table.to_step("end", "A")
    assert table.stack() == ["Brief Visitor trigger (A)"]  # though B controls the permanent now
    table.resolve()
    assert table.all("Brief Visitor", "hand", "A")


@rule("603.7h", "707.10b")
def test_a_copy_counts_as_the_same_ability_that_has_resolved() -> None:
    table = Table()
    words = "{R}: You gain 1 life. If this is the second time this ability has resolved this turn, draw a card."
    ember, other = table.battlefield("A", *[card("Hot Ember", "{R}", "Creature — Elemental", words, "0/4")] * 2)
    table.mana("A", "{R}").activate("A", other).resolve()
    table.hand("A", card("Echo", "{U}", "Instant", "Copy target activated ability."))
    table.mana("A", "{R}{U}").activate("A", ember)
    table.cast("A", "Echo", [table.game.stack[-1]]).resolve(2)
    assert table.life("A") == 22 and not table.zone("A", "hand"), "that of another object is another ability"
    table.resolve()
    assert table.life("A") == 23 and len(table.zone("A", "hand")) == 1


REVEALER = ("Open Book", "{3}", "Artifact", "Reveal the first card you draw each turn. Whenever you reveal a basic land card this way, draw a card.")


@rule("603.11")
def test_a_trigger_is_linked_to_the_static_ability_in_its_paragraph() -> None:
    table = Table()
    table.battlefield("A", card(*REVEALER))
    table.library("A", card(*FOREST), card(*BEAR), card(*FOREST))
    table.hand("A", card("Peek", "{U}", "Sorcery", "Draw a card."), card("Show All", "{U}", "Sorcery", "Reveal the top two cards of your library."))
    table.mana("A", "{U}{U}").cast("A", "Show All").resolve(1)
    assert table.stack() == []  # a basic land revealed in another way
    table.cast("A", "Peek").resolve(1)
    assert table.stack() == ["Open Book trigger (A)"]
    table.resolve()
    assert table.zone("A", "hand") == ["Forest", "Plain Bear"]
    table.hand("A", card("Peek", "{U}", "Sorcery", "Draw a card."))
    table.mana("A", "{U}").cast("A", "Peek").resolve()
    assert table.zone("A", "hand").count("Forest") == 2 and table.stack() == []  # not the first card this turn


@rule("603.2c", "706.1")
def test_several_dice_rolled_together_are_one_event_or_several() -> None:
    table = Table()
    table.battlefield("A", card("Each Die", "{1}", "Artifact", "Whenever you roll a die, you gain 1 life."), card("All Dice", "{1}", "Artifact", "Whenever you roll one or more dice, you gain 10 life."))
    table.hand("A", card("Three Dice", "{R}", "Sorcery", "Roll three d6."))
    next_rolls(table, 6, 1)
    table.mana("A", "{R}").cast("A", "Three Dice").resolve()
    assert table.life("A") == 33


@rule("603.2a", "effects that preclude abilities from being activated, mana abilities or not")
@pytest.mark.parametrize("unless", ["", " unless they're mana abilities"])
def test_what_can_not_be_activated_still_triggers(unless: str) -> None:
    table = Table()
    table.battlefield("B", card("Still Hall", "{3}", "Artifact", f"Activated abilities of creatures can't be activated{unless}."))
    (elf,) = table.battlefield("A", card("Night Elf", "{G}", "Creature — Elf", "{T}: Add {G}.\n{0}: You gain 100 life.\nAt the beginning of each upkeep, you gain 1 life.", "1/1"))
    assert [action for action in table.actions("A") if action.oid == elf] == []
    with nullcontext() if unless else pytest.raises(IllegalAction):
        table.tap_for_mana("A", elf)
    assert table.game.obj(elf).tapped is bool(unless)
    table.to_step("upkeep", "B").resolve()
    assert table.life("A") == 21


@rule("603.2a", "effects that preclude abilities with the tap symbol from being activated")
def test_what_can_not_be_activated_with_the_tap_symbol_still_triggers() -> None:
    table = Table()
    text = "{T}: You gain 100 life.\n{0}: You gain 10 life.\nAt the beginning of each upkeep, you gain 1 life."
    (elf,) = table.battlefield("A", card("Night Elf", "{G}", "Creature — Elf", text, "1/1"))
    assert [action.index for action in table.actions("A") if action.oid == elf] == [0, 1]
    words = "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities with {T} in their costs can't be activated."
    table.battlefield("B", card("Thin Chain", "{W}", "Enchantment — Aura", words), attach_to=elf)
    assert [action.index for action in table.actions("A") if action.oid == elf] == [1]
    table.to_step("upkeep", "B").resolve()
    assert table.life("A") == 21


@rule("603.3c", "700.2d", "a mode chosen thrice, with targets of its own; not too many and not too few")
def test_a_modal_trigger_has_each_mode_as_often_as_it_was_chosen() -> None:
    table = Table()
    bears = table.battlefield("B", card(*BEAR), card(*BEAR), card(*BEAR))
    words = "When this creature enters, choose three. You may choose the same mode more than once.\n• Destroy target artifact.\n• Tap target creature an opponent controls.\n• You gain 3 life."
    cook = card("Fickle Cook", "{W}", "Creature — Human", words, "1/1")
    table.hand("A", cook, cook)
    table.mana("A", "{W}{W}").answer("A", [1, 1, 1], *[[oid] for oid in bears]).cast("A", "Fickle Cook").resolve(1)
    item = table.game.objects[table.game.stack[-1]].stack
    assert item is not None and item.modes == (1, 1, 1)
    table.resolve()
    assert all(table.game.obj(oid).tapped for oid in bears)
    (asked,) = [decision for decision in table.asked if isinstance(decision, ChooseModes)]
    for wrong in ([1, 2], [1, 2, 2, 2], [0, 1, 1]):
        with pytest.raises(IllegalAnswer):
            asked.check(wrong)
    assert asked.check([2, 1, 2]) == (1, 2, 2), "in printed order"
    table.answer("A", [2, 2, 2]).cast("A", "Fickle Cook").resolve()
    assert table.life("A") == 29


@rule("603.3c", "a mode that hasn't been chosen; with none left it is removed")
def test_a_modal_trigger_offers_only_modes_that_it_has_not_had() -> None:
    table = Table()
    words = "At the beginning of your upkeep, choose one that hasn't been chosen —\n• You gain 1 life.\n• You gain 10 life."
    table.battlefield("A", card("Wise Clock", "{W}", "Artifact", words))
    table.answer("A", [1])
    for modes, life in (((0, 1), 30), ((0,), 31), ((), 31)):
        table.to_step("upkeep", "B").to_step("upkeep", "A")
        assert len(table.stack()) == bool(modes)
        assert table.resolve().life("A") == life


@rule("603.9", "603.10f", "the player it is about")
def test_it_triggers_only_when_the_player_loses_whom_it_is_about() -> None:
    table = Table(4)
    table.battlefield("A", card("Grim Pact", "{1}", "Enchantment — Aura Curse", "Enchant player\nWhen enchanted player loses the game, you gain 10 life.\nWhenever an opponent loses the game, enchanted player loses 2 life. Then they draw a card."), attach_to=1)
    table.life("C", 0)
    table.settle().resolve()
    assert table.life("A") == 20 and table.life("B") == 18 and len(table.zone("B", "hand")) == 1
    table.life("B", 0)
    table.settle().resolve()
    assert table.life("A") == 30


@rule("603.2g", "it is visible if it is revealed then; another card that is revealed does not show it")
def test_a_card_in_a_hand_triggers_as_it_is_revealed_itself() -> None:
    gain = card("Sip", "{W}", "Instant", "You gain 1 life.").front.printed.abilities.spell[0].effect
    herald = TriggeredAbility(OwnKey("revealed"), gain, zones=(HAND,), label="Whenever a card is revealed, you gain 1 life.")
    table = Table()
    (loud,) = table.hand("A", with_abilities(card("Loud Card", "{1}", "Artifact"), herald))
    (other,) = table.hand("A", card(*BEAR))
    happen(table.game, Reveal(0, (other,)))
    assert table.settle().stack() == []
    happen(table.game, Reveal(0, (loud,)))
    assert table.settle().stack() == ["Loud Card trigger (A)"]


@rule("603.2b", "each that waits for the step; it says what it waits for, and on what condition")
@rule("603.7b", "the next time its trigger event occurs")
@pytest.mark.parametrize("condition", ["", "if you control a creature, "])
def test_what_waits_for_a_step_says_so_in_full(condition: str) -> None:
    waits = f"At the beginning of the next upkeep, {condition}draw a card."
    table = Table()
    do(table, waits if condition else "Draw a card at the beginning of the next upkeep.")
    other = "When you next cast an instant spell this turn, draw a card."
    do(table, other)
    assert [trigger.ability.label for trigger in table.game.delayed] == [waits, other]
    table.to_step("upkeep", "B")
    assert table.stack() == ([] if condition else ["Test Rite trigger (A)"])
    table.battlefield("A", card(*BEAR))
    assert table.resolve().to_step("upkeep", "A").stack() == [], "that was the next one"


@rule("603.2e", "nor a delayed one about a creature that triggers it")
def test_a_delayed_ability_about_counters_triggers_once_each_time() -> None:
    table = Table()
    (one,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", card(*TWICE), card("Keen Cub", "{G}", "Creature — Bear", "Whenever a +1/+1 counter is put on a creature, that creature gains flying until end of turn.", "1/1"))
    do(table, "Choose target creature. Whenever a +1/+1 counter is put on a creature this turn, you gain 1 life and untap the chosen creature. Put a +1/+1 counter on the chosen creature.", [one])
    assert table.life("A") == 21 and table.has(one, "flying")
    assert table.resolve().life("A") == 21


@rule("603.10e", "a spell or ability that is countered; not what can't be")
def test_what_is_countered_is_seen_and_what_can_not_be_is_not() -> None:
    table = Table()
    table.battlefield("A", card("Sore Loser", "{1}", "Enchantment", "Whenever a spell or ability an opponent controls counters a spell or ability you control, you gain 1 life."))
    (urn,) = table.battlefield("A", card("Sure Urn", "{1}", "Artifact", "{0}: You gain 10 life. This ability can't be countered.\n{0}: You gain 100 life."))
    table.hand("A", card(*BEAR))
    table.hand("B", card("No Thanks", "{0}", "Instant", "Counter target spell. Return it to its owner's hand."), *[card("No More", "{0}", "Instant", "Counter target activated ability.")] * 2)
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").cast("B", "No Thanks", [table.game.stack[-1]]).resolve()
    assert table.zone("A", "hand") == ["Plain Bear"] and table.life("A") == 21
    table.activate("A", urn, index=0).cast("B", "No More", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 31, "that one can't be countered"
    table.activate("A", urn, index=1).cast("B", "No More", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 32
    for who, whose in ("AA", "BB", "AB"):
        table.hand(whose, card("Brief Word", "{0}", "Instant", "You gain 0 life."))
        table.hand(who, card("Not Now", "{0}", "Instant", "Counter target spell."))
        table.cast(whose, "Brief Word").cast(who, "Not Now", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 32, "one's own spell, another's own, and one's own that counters another's"


@rule("603.10a", "it is asked whose it was, and among what")
def test_the_greatest_of_its_controller_is_looked_up_as_it_was() -> None:
    table = Table()
    table.battlefield("A", card("Proud Bell", "{2}", "Enchantment", "Whenever a creature with the greatest power among creatures its controller controls dies, you gain 1 life."))
    lent, big = table.battlefield("B", card(*BEAR), card("Big Bear", "{4}{G}", "Creature — Bear", "", "5/5"))
    do(table, "Gain control of target creature.", [lent])
    do(table, "Destroy target creature.", [lent])
    assert table.resolve().life("A") == 21, "the greatest that A controlled"
    (small,) = table.battlefield("B", card(*BEAR))
    do(table, "Destroy target creature.", [small])
    assert table.resolve().life("A") == 21
    do(table, "Destroy target creature.", [big])
    assert table.resolve().life("A") == 22


@rule("603.3d", "targets are chosen as it goes on the stack; without a legal one it is removed")
@pytest.mark.parametrize(("enters", "mine", "triggers"), [("another creature you control", "4/4", True), ("another creature you control", "2/2", False),
                                                         ("this creature", "4/4", True), ("this creature", "2/2", False)])  # fmt: skip
def test_a_trigger_without_a_target_of_lesser_power_is_removed(enters: str, mine: str, triggers: bool) -> None:
    table = Table()
    (victim,) = table.battlefield("B", card("Plain Ogre", "{2}{R}", "Creature — Ogre", "", "3/3"))
    watcher = card("Stern Judge", "{W}", "Creature — Human", f"Whenever {enters} enters, destroy target creature an opponent controls with lesser power.",
                   mine if enters.startswith("this") else "3/5")  # fmt: skip
    if not enters.startswith("this"):
        table.battlefield("A", watcher)
        watcher = card("Odd Guest", "{W}", "Creature — Beast", "", mine)
    table.hand("A", watcher)
    table.mana("A", "{W}").cast("A", table.find(watcher.name, HAND)).resolve(1)
    assert bool(table.stack()) is triggers
    table.resolve()
    assert (victim not in table.game.objects) is triggers


@rule("603.6c", "it happens though the creature is gone; only what is there then can be put somewhere")
@pytest.mark.parametrize("cards", [0, 1])
def test_as_a_creature_leaves_a_card_of_the_hand_may_be_put_away(cards: int) -> None:
    table = Table()
    (guest,) = table.battlefield("A", card("Brief Guest", "{W}", "Creature — Human", "When this creature leaves the battlefield, you may put a card on the bottom of your library. If you do, draw a card.", "1/1"))
    table.hand("A", *[card(*BEAR)] * cards)
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    do(table, "Exile target creature.", [guest]).resolve()
    assert table.zone("A", HAND) == ["Forest"] * cards and table.zone("A", LIBRARY).count("Plain Bear") == cards
    assert len([decision for decision in table.asked if decision.kind == "yes_no"]) == cards


@rule("603.3a", "who controlled its source as it triggered does what it says, if it can be done")
@pytest.mark.parametrize("dies", [False, True])
def test_whoever_controlled_the_source_gains_control_of_what_is_still_there(dies: bool) -> None:
    table = Table()
    (bell,) = table.battlefield("A", card("Greedy Bell", "{2}", "Artifact", "Whenever a Bear enters, gain control of it. If you do, you gain 5 life."))
    (leash,) = table.battlefield("A", card("Long Leash", "{1}", "Enchantment — Aura", "Enchant artifact\nYou control enchanted artifact."), attach_to=bell)
    do(table, "Target opponent gains control of target enchantment.", [1, leash])  # and of what it is on
    table.hand("A", card(*BEAR), card(*FELL))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve(1)
    assert table.stack() == ["Greedy Bell trigger (B)"]
    if dies:
        table.mana("A", "{B}").cast("A", "Fell", [table.find("Plain Bear")])
    assert table.resolve().life("B") == (20 if dies else 25)
    assert len(table.all("Plain Bear", who="B")) == (not dies)


@rule("603.2f", "once, at the time it becomes tapped; and all may answer it")
@rule("117.4", "without taking any actions in between")
def test_what_triggers_on_being_tapped_for_mana_does_not_resolve_before_all_have_passed() -> None:
    table = Table()
    (elf,) = table.battlefield("B", card("Keen Elf", "{G}", "Creature — Elf", "{T}: Add {G}.\nWhenever this creature becomes tapped, you gain 1 life.", "1/1"))
    table.hand("A", card("Small Word", "{0}", "Instant", "You gain 10 life."))
    table.cast("A", "Small Word")
    turn.advance(table.game)  # A passes
    table.tap_for_mana("B", elf).settle()
    assert table.stack() == ["Small Word", "Keen Elf trigger (B)"]
    turn.advance(table.game)  # B passes
    assert len(table.stack()) == 2, "A has not passed since"
    turn.advance(table.game)
    assert table.stack() == ["Small Word"] and table.life("B") == 21
