"""General rules (CR 700): modes that others choose, devotion in the layers, what was activated."""

from __future__ import annotations

from random import Random

import pytest

from engine.game.decisions.choices import ChooseModes, ChooseTargets
from engine.game.decisions.payment import PayMana
from engine.game.rules.events import leaving
from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import FOREST, Table, card


@rule("700.2e")
def test_an_opponent_chooses_the_mode_when_the_controller_would() -> None:
    table = Table()
    table.hand("A", card("Hard Bargain", "{B}", "Sorcery", "An opponent chooses one —\n• You draw two cards.\n• You gain 5 life."))
    table.mana("A", "{B}").answer("B", [1]).cast("A", "Hard Bargain")
    modes = [decision for decision in table.asked if isinstance(decision, ChooseModes)]
    assert [decision.seat for decision in modes] == [1]
    assert table.game.objects[table.game.stack[-1]].stack.modes == (1,)  # chosen as it was cast
    assert table.resolve().life("A") == 25


@rule("700.2e")
@pytest.mark.parametrize("players", [3, 4])
def test_of_several_opponents_the_controller_decides_who_chooses(players: int) -> None:
    table = Table(players)
    table.hand("A", card("Hard Bargain", "{B}", "Sorcery", "An opponent chooses one —\n• You draw two cards.\n• You gain 5 life."))
    table.mana("A", "{B}").answer("A", [2]).answer("C", [1]).cast("A", "Hard Bargain").resolve()
    assert [decision.seat for decision in table.asked if isinstance(decision, ChooseModes)] == [2]
    assert table.life("A") == 25


@rule("700.5a", "700.5")
@pytest.mark.parametrize(("with_altar", "creature"), [(True, True), (False, False)])
def test_devotion_is_counted_before_types_change(with_altar: bool, creature: bool) -> None:
    table = Table()
    god = card("Hearth God", "{3}{R}", "Legendary Enchantment Creature — God", "As long as your devotion to red is less than five, Hearth God isn't a creature.", "6/5")
    (hearth,) = table.battlefield("A", god)
    table.battlefield("A", card("Red Thing", "{R}{R}{R}", "Artifact"))
    if with_altar:
        table.battlefield("A", card("Old Altar", "{2}", "Artifact", "Your devotion to each color and each combination of colors is increased by one."))
    assert ("creature" in table.game.chars(hearth).types) is creature


@rule("700.5a")
def test_devotion_counts_a_copys_mana_cost_and_a_borrowed_permanent() -> None:
    table = Table()
    god = card("Hearth God", "{3}{R}", "Legendary Enchantment Creature — God", "As long as your devotion to red is less than five, Hearth God isn't a creature.", "6/5")
    (hearth,) = table.battlefield("A", god)
    table.battlefield("B", card("Red Thing", "{R}{R}{R}{R}", "Artifact"))
    table.hand("A", card("Borrow", "{U}", "Instant", "Gain control of target artifact until end of turn."))
    table.mana("A", "{U}").cast("A", "Borrow", [table.find("Red Thing")]).resolve()
    assert "creature" in table.game.chars(hearth).types
    table.next_turn("B")
    assert "creature" not in table.game.chars(hearth).types


@rule("700.5", "to that color")
@pytest.mark.parametrize(("chosen", "gained"), [(True, 3), (False, 0)])
def test_devotion_to_the_color_that_was_chosen_and_to_none(chosen: bool, gained: int) -> None:
    table = Table()
    table.battlefield("A", card("Red Thing", "{R}{R}{R}{U}", "Artifact"))
    table.answer("A", chosen, lambda decision: list(decision.options).index("red"))
    do(table, "You may choose a color. You gain life equal to your devotion to that color.")
    assert table.life("A") == 20 + gained


@rule("700.10")
def test_a_permanent_was_activated_whoever_did_it_and_whatever_it_has_now() -> None:
    table = Table(3)
    lamp = card("Shared Lamp", "{1}", "Artifact", "{0}: You gain 1 life. Any player may activate this ability.")
    used, unused = table.battlefield("B", lamp, lamp)
    table.activate("C", used).resolve()
    leaving.concede(table.game, 2)
    table.settle()
    table.hand("A", card("Blank Slate", "{U}", "Instant", "Target artifact loses all abilities until end of turn."), card("Punish", "{B}", "Instant", "Destroy target artifact that was activated this turn."))
    table.mana("A", "{U}{B}").cast("A", "Blank Slate", [used]).resolve()
    table.cast("A", "Punish").resolve()  # there is only one target to choose
    assert used not in table.game.objects and unused in table.game.objects


@rule("700.11")
def test_a_card_that_left_the_graveyard_again_still_was_descended() -> None:
    table = Table()
    table.battlefield("A", card("Deep Stair", "{2}", "Artifact", "At the beginning of your end step, if you descended this turn, you gain 1 life."))
    table.hand("A", card(*FOREST), card("Let Go", "{B}", "Sorcery", "Discard a card."), card("Dust Off", "{B}", "Sorcery", "Exile all cards from target player's graveyard."))
    table.mana("A", "{B}{B}").answer("A", lambda d: [d.candidates[0]]).cast("A", "Let Go").resolve()
    table.cast("A", "Dust Off", [0]).resolve()
    table.to_step("end", "A")
    assert table.resolve().life("A") == 21


TWICE = "choose two. You may choose the same mode more than once."


@rule("700.2d", "as if that mode appeared that many times in sequence", "different targets may be chosen")
def test_each_time_the_mode_speaks_of_the_player_whose_creature_it_targets() -> None:
    table = Table(3)
    (hers,), (his,) = table.battlefield("B", bear()), table.battlefield("C", bear())
    table.hand("A", card("Twice Struck", "{R}", "Sorcery", f"C{TWICE[1:]}\n• Destroy target creature an opponent controls. That player loses 1 life. They discard a card and lose 2 life.\n• You gain 2 life."))
    table.hand("B", bear())
    table.hand("C", bear())
    table.mana("A", "{R}").answer("A", [0, 0]).cast("A", "Twice Struck", [hers, his]).resolve()
    assert not {hers, his} & set(table.game.battlefield)
    assert table.zone("B", "hand") == table.zone("C", "hand") == []
    assert [table.life(who) for who in "ABC"] == [20, 17, 17]


@rule("700.2d", "as if that mode appeared that many times in sequence")
def test_a_mode_twice_speaks_twice_of_what_the_ability_triggered_on() -> None:
    table = Table()
    text = f"Whenever this creature deals combat damage to a player, {TWICE}\n• That player loses 3 life.\n• You gain 2 life."
    (rider,) = table.battlefield("A", card("Twice Rider", "{R}", "Creature — Human", text, "1/1"))
    table.answer("A", [[rider, 1]], [0, 0]).to_step("combat_damage", "A").resolve()
    assert (table.life("A"), table.life("B")) == (20, 20 - 1 - 3 - 3)


@rule("700.2d", "as if that mode appeared that many times in sequence")
def test_a_mode_twice_speaks_twice_of_all_who_did_something() -> None:
    table = Table(3)
    for who in "ABC":
        table.hand(who, bear(), bear())
    table.answer("A", [0, 0])
    do(table, f"C{TWICE[1:]}\n• Each opponent discards a card. Those players lose 3 life.\n• You gain 2 life.")
    assert [table.life(who) for who in "ABC"] == [20, 14, 14]
    assert table.zone("B", "hand") == table.zone("C", "hand") == []


@rule("700.5", "the number of mana symbols of that color, be it none")
def test_mana_for_devotion_pays_only_in_a_color_that_is_there() -> None:
    table = Table()
    shrine, _ = table.battlefield("A", card("Old Shrine", "{3}", "Artifact", "{T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color."),
                                  card("Red Thing", "{R}{R}", "Artifact"))  # fmt: skip
    table.hand("A", card("Green Word", "{G}", "Instant", "You gain 1 life."), card("Red Word", "{R}{R}", "Instant", "You gain 10 life."))
    assert [action.label for action in table.actions("A") if action.kind == "cast"] == ["Red Word"]
    table.cast("A", "Red Word").resolve()
    (paid,) = (decision for decision in table.asked if isinstance(decision, PayMana))
    assert [mana for oid, _, mana in paid.sources if oid == shrine] == ["RR"], "no mana of another color is none to pay with"
    assert table.life("A") == 30 and table.game.obj(shrine).tapped and table.pool("A") == ""
    table.battlefield("A", card("Old Well", "{2}", "Enchantment", "Whenever you tap an artifact for mana, you gain 100 life."))
    for color, mana, life in (("green", "", 30), ("red", "RR", 130)):
        do(table, "Untap all artifacts.")
        table.answer("A", lambda decision, color=color: list(decision.options).index(color)).tap_for_mana("A", shrine)
        assert table.pool("A") == mana and table.resolve().life("A") == life


@rule("700.5", "the number of mana symbols of that color, be it none")
def test_mana_for_devotion_that_costs_mana_is_offered_only_in_a_color_that_is_there() -> None:
    table = Table()
    lens, rock, _ = table.battlefield("A", card("Old Lens", "{3}", "Artifact", "{1}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color."),
                                      card("Bare Rock", "{1}", "Artifact", "{T}: Add {C}."), card("Red Thing", "{R}{R}", "Artifact"))  # fmt: skip
    table.hand("A", card("Red Word", "{R}{R}", "Instant", "You gain 10 life."))
    assert table.cast("A", "Red Word").resolve().life("A") == 30
    (paid,) = (decision for decision in table.asked if isinstance(decision, PayMana))
    assert [(oid, mana) for oid, _, mana in paid.sources if oid != rock] == [(lens, "RR")]
    assert table.game.obj(lens).tapped and table.game.obj(rock).tapped and table.pool("A") == ""


@rule("700.2c", "as many targets as modes that have one are chosen, and none for another")
@pytest.mark.parametrize("words", [TWICE, "choose one or both —"])
def test_whatever_modes_are_chosen_only_they_have_targets(words: str) -> None:
    seen = set()
    for seed in range(12):
        table, chance = Table(3), Random(seed)
        table.battlefield("B", bear(), bear())
        table.battlefield("C", bear(), bear())
        table.policy = lambda decision, chance=chance: decision.some_answer(chance.randrange) if isinstance(decision, ChooseModes | ChooseTargets) else None
        table.hand("A", card("Odd Charm", "{0}", "Instant", f"C{words[1:]}\n• Tap target creature an opponent controls. That player loses 1 life.\n• You gain 2 life."))
        table.cast("A", "Odd Charm")
        (item,) = [table.game.objects[oid].stack for oid in table.game.stack]
        assert item is not None and sum(len(chosen) for _, chosen in item.targets) == item.modes.count(0)
        whose = [table.game.controller(ref) for _, chosen in item.targets for ref in chosen]
        assert table.resolve().life("A") == 20 + 2 * item.modes.count(1)
        assert (table.life("B"), table.life("C")) == (20 - whose.count(1), 20 - whose.count(2))
        seen.add(item.modes)
    assert seen == ({(0, 0), (0, 1), (1, 1)} if words == TWICE else {(0,), (1,), (0, 1)})


@rule("700.2a", "modes that would be legal; the same one again if it may be chosen more than once", "700.2d")
def test_the_only_mode_with_legal_targets_may_be_chosen_twice_if_the_words_say_so() -> None:
    for again in ("", ". You may choose the same mode more than once."):
        table = Table()
        table.hand("A", card("Paired Charm", "{0}", "Instant", f"Choose two{again or ' —'}\n• Destroy target artifact.\n• You gain 3 life."))
        if again:
            table.answer("A", [1, 1]).cast("A", "Paired Charm").resolve()
        assert table.life("A") == (26 if again else 20) and table.actions("A") == ()


@rule("700.2a", "mode(s): where several are chosen, not the same one again")
def test_what_is_suggested_where_two_modes_are_chosen_is_two_of_them() -> None:
    table = Table()
    table.hand("A", card("Broad Charm", "{0}", "Instant", "Choose two —\n• Destroy target artifact.\n• You gain 3 life.\n• You gain 7 life.\n• You lose 1 life."))
    table.answer("A", [1, 2]).cast("A", "Broad Charm").resolve()
    (asked,) = (d for d in table.asked if isinstance(d, ChooseModes))
    assert asked.check(asked.some_answer(lambda number: 0)) == (1, 2) and table.life("A") == 30


@rule("700.2a", "by the controller of the activated ability, among all its modes")
def test_modes_that_another_ability_was_used_with_are_still_open() -> None:
    table = Table()
    modes = "\n• You gain 1 life.\n• You gain 10 life."
    (urn,) = table.battlefield("A", card("Wise Urn", "{1}", "Artifact", f"{{0}}: Choose one that hasn't been chosen —{modes}\n{{0}}: Choose one —{modes}"))
    for index in (0, 1, 1):
        table.answer("A", [0]).activate("A", urn, index=index).resolve()
    assert table.life("A") == 23
    assert [d.possible for d in table.asked if isinstance(d, ChooseModes)] == [(0, 1)] * 3
    assert table.activate("A", urn).resolve().life("A") == 33, "the first one has been chosen for this ability"
