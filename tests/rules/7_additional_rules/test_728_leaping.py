"""Loops in which only numbers change are taken in leaps, to the same end (CR 728.1b)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.rules.turn import loop_acceleration, taking_shortcuts
from engine.game.state.game import Game
from tests.rulebook import rule
from tests.support.boards.shortcuts import activate, chooses, has_priority, passes, propose
from tests.support.boards.table import Table, card
from tests.support.games.practice import Practice, written

Round = list[Any]
KINDS: dict[str, tuple[tuple[Any, ...], Callable[[tuple[int, ...]], Round]]] = {}


def thing(name: str, text: str, size: str = "") -> Any:
    return card(name, "{1}", "Artifact Creature — Toy" if size else "Artifact", text, size)


def loop(name: str, *things: Any, around: int = 1, more: Callable[[tuple[int, ...]], Round] | None = None) -> None:
    """A loop of the first thing's ability; `around` is how often all pass until everything has resolved."""

    def round_(oids: tuple[int, ...]) -> Round:
        return [activate("A", oids[0]), *(more(oids) if more is not None else ()), *passes(*["AB"] * around)]

    KINDS[name] = (things, round_)


GAIN = thing("Well", "{0}: You gain 1 life.")
BIG = ("Great Ox", "{5}", "Creature — Ox", "", "4/600")


def at(*refs: int) -> Callable[[tuple[int, ...]], Round]:
    """Targets: players by their seats, or permanents of the loop by their places from 100 on."""
    return lambda oids: [chooses("A", "targets", [oids[ref - 100] if ref >= 100 else ref for ref in refs])]


loop("gain", GAIN)
loop("gain two", thing("Well", "{0}: You gain 2 life."))
loop("each gains", thing("Well", "{0}: Each player gains 3 life."))
loop("lose", thing("Thorn", "{0}: You lose 1 life. You gain 2 life."))
loop("target loses", thing("Thorn", "{0}: Target player loses 1 life."), more=at(1))
loop("damage to a player", thing("Sting", "{0}: Sting deals 1 damage to target player."), more=at(1))
loop("pay life", thing("Pact", "Pay 1 life: Each opponent loses 2 life."))
loop("counters on itself", thing("Growth", "{0}: Put a +1/+1 counter on Growth.", "1/1"))
loop("three counters", thing("Growth", "{0}: Put three +1/+1 counters on Growth.", "1/1"))
loop("charge", thing("Coil", "{0}: Put a charge counter on Coil."))
loop("charge and use", thing("Coil", "{0}: Put two charge counters on Coil, then remove a charge counter from Coil."))
loop("minus counters", thing("Rot", "{0}: Put a -1/-1 counter on target creature."), card(*BIG), more=at(101))
loop("damage to a creature", thing("Dart", "{0}: Dart deals 1 damage to target creature."), card(*BIG), more=at(101))
loop("poison", thing("Fang", "{0}: Target player gets a poison counter."), more=at(1))
loop("energy", thing("Dynamo", "{0}: You get {E}{E}."))
loop("experience", thing("Lesson", "{0}: You get an experience counter."))
loop("energy for life", thing("Dynamo", "{0}: You get {E}{E}. You gain 1 life."))
loop("gain and drain", GAIN, thing("Leech", "Whenever you gain life, each opponent loses 1 life."), around=2)
loop("gain and grow", GAIN, thing("Pet", "Whenever you gain life, put a +1/+1 counter on Pet.", "1/1"), around=2)
loop("gain and gain", GAIN, thing("Hat", "Whenever you gain life, put a charge counter on Hat."), around=2)
loop("plus one", GAIN, thing("Charm", "If you would gain life, you gain that much life plus 1 instead."))
loop("twice", GAIN, thing("Charm", "If you would gain life, you gain twice that much life instead."))
loop("threshold of life", GAIN, thing("Knight", "As long as you have 60 or more life, Knight gets +2/+2 and has flying.", "2/2"))
loop("threshold that triggers", GAIN, thing("Sun", "Whenever you gain life, if you have 45 or more life, put a +1/+1 counter on Sun.",
     "1/1"))  # the trigger comes only later: then the rounds no longer fit  # fmt: skip
loop("exactly", GAIN, thing("Owl", "As long as you have exactly 50 life, Owl has flying.", "1/1"))
loop("power is life", GAIN, card("Angel", "{1}", "Creature — Angel", "Angel's power and toughness are each equal to your life total.",
     "*/*"))  # fmt: skip
loop("power from an anthem", thing("Coil", "{0}: Put a charge counter on Coil."), thing("Spark", "Creatures you control get +1/+1.", "1/1"))
loop("mill", thing("Quern", "{0}: Target player mills two cards."), more=at(1))
loop("mill and gain", thing("Quern", "{0}: Target player mills a card. You gain 1 life."), more=at(1))
loop("mill and lose", thing("Quern", "{0}: Each opponent mills three cards. Each opponent loses 1 life."))
loop("tokens", thing("Hive", "{0}: Create a 1/1 green Insect creature token."))
loop("tap and untap", thing("Key", "{0}: Untap target creature."),
     card("Monk", "{1}", "Creature — Monk", "", "1/1"), more=at(101))  # fmt: skip
loop("pump", thing("Drum", "{0}: Target creature gets +1/+0 until end of turn."), card(*BIG), more=at(101))
loop("double life", thing("Mirror", "{0}: You gain life equal to your life total."))
loop("half", thing("Scythe", "{0}: You lose half your life, rounded up. You gain 1 life."))
loop("life is a number of others", thing("Scale", "{0}: You gain 1 life for each creature you control."),
     card(*BIG), card("Monk", "{1}", "Creature — Monk", "", "1/1"))  # fmt: skip
loop("counters are a number", thing("Coil", "{0}: Put a charge counter on Coil. You gain 1 life for each charge counter on Coil."))
loop("proliferate", thing("Engine", "{0}: Put a charge counter on Engine. Each player gets a poison counter."))
loop("loyal", thing("Choir", "{0}: Put a +1/+1 counter on each creature you control.", "1/1"), card(*BIG))
loop("lifelink", card("Dove", "{1}", "Artifact Creature — Bird", "Lifelink\n{0}: Dove deals 1 damage to target player.", "1/1"),
     more=at(1))  # fmt: skip
loop("wither", card("Blight", "{1}", "Artifact Creature — Elf", "Wither\n{0}: Blight deals 1 damage to target creature.", "1/1"),
     card(*BIG), more=at(101))  # fmt: skip
loop("infect", card("Plague", "{1}", "Artifact Creature — Rat", "Infect\n{0}: Plague deals 1 damage to target player.", "1/1"),
     more=at(1))  # fmt: skip
loop("prevented", thing("Sting", "{0}: Sting deals 1 damage to target player."),
     thing("Wall", "Prevent all damage that would be dealt to players."), more=at(1))  # fmt: skip
loop("up and down", thing("Spring", "{0}: You gain 4 life. You lose 3 life."))
loop("both", thing("Bridge", "{0}: Each opponent gains 2 life. You lose 1 life. You gain 1 life."))
loop("many at once", thing("Storm", "{0}: Each opponent loses 1 life. You gain 1 life. Put a charge counter on Storm."))
loop("each creature", thing("Rain", "{0}: Rain deals 1 damage to each creature."), card(*BIG))
loop("trigger of counters", thing("Growth", "{0}: Put a +1/+1 counter on Growth.", "1/1"),
     thing("Harp", "Whenever one or more +1/+1 counters are put on a creature you control, you gain 1 life."), around=2)  # fmt: skip
loop("trigger of loss", thing("Thorn", "{0}: Target player loses 1 life."),
     thing("Feast", "Whenever an opponent loses life, you gain that much life."), around=2, more=at(1))  # fmt: skip
loop("trigger of damage", thing("Sting", "{0}: Sting deals 2 damage to target player."),
     thing("Feast", "Whenever a source you control deals damage to a player, put a charge counter on Feast."),
     around=2, more=at(1))  # fmt: skip
loop("can't gain", GAIN, thing("Ban", "Your opponents can't gain life."))
loop("this turn's loss", thing("Thorn", "{0}: Each opponent loses 1 life."),
     thing("Count", "As long as an opponent lost life this turn, Count has flying.", "1/1"))  # fmt: skip


def mana_loop(name: str, *things: Any, mana: str, around: int = 1) -> None:
    """A loop that makes mana with the first thing, and pays with it for its ability."""

    def round_(oids: tuple[int, ...]) -> Round:
        used = [[0, "act", {"mana": [oids[0], 0, mana]}], activate("A", oids[0]), chooses("A", "pay", "auto")]
        return [*used, *passes(*["AB"] * around)]

    KINDS[name] = ((*things, GAIN), round_)  # with something else to do: who has nothing to do is not asked


mana_loop("mana", thing("Rock", "{T}: Add {C}{C}{C}.\n{2}: Untap Rock."), mana="CCC")
mana_loop("coloured mana", thing("Rock", "{T}: Add {G}{G}{G}.\n{1}{G}: Untap Rock."), mana="GGG")
mana_loop("two kinds of mana", thing("Rock", "{T}: Add {G}{U}.\n{1}: Untap Rock. You lose 1 life."), mana="GU")
mana_loop("as much mana as is spent", thing("Rock", "{T}: Add {C}{C}.\n{2}: Untap Rock. You gain 1 life."), mana="CC")
mana_loop("mana and a trigger", thing("Rock", "{T}: Add {C}{C}.\n{1}: Untap Rock."),
          thing("Ear", "Whenever an artifact you control becomes untapped, you gain 1 life."), mana="CC", around=2)  # fmt: skip


def begun(kind: str) -> tuple[Table, Round]:
    """A table with the things of a loop, and a round of it."""
    things, round_ = KINDS[kind]
    table = Table(library=60)
    table.life("A", 30)
    table.life("B", 2000)
    return table, round_(table.battlefield("A", *things))


def played(table: Table, start: Game, round_: Round, rounds: int, *, leaps: bool) -> tuple[Game, int]:
    """The game after a loop, and how many pieces of it were played one by one."""
    table.game = start.clone()
    pieces = [0]
    one_piece = taking_shortcuts._piece

    def counted(game: Game) -> str:
        pieces[0] += 1
        return one_piece(game)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(taking_shortcuts, "_piece", counted)
        if not leaps:
            patch.setattr(loop_acceleration.Leaps, "before_step", lambda self, game: None)
        propose(table, "A", rounds, round_)
    return table.game, pieces[0]


def differing(numbers: list[int]) -> int:
    raise AssertionError(f"numbers differ: {numbers}")


def sums(game: Game) -> Counter[str]:
    """What happened this turn, in sums."""
    found: Counter[str] = Counter()
    for event in game.history.this_turn:
        if type(event) in loop_acceleration.AMOUNTS:
            found[type(event).__name__] += getattr(event, loop_acceleration.AMOUNTS[type(event)])
    return found


MOSTLY_ROUND_BY_ROUND = ("mill", "mill and gain", "threshold that triggers", "this turn's loss", "poison", "infect", "proliferate")
THOUSAND = ("mana", "gain and drain", "lose", "counters on itself", "exactly", "charge", "power is life")
ROUND_BY_ROUND = ("tokens", "pump", "double life", "half", "counters are a number")


@rule("728.1b", "728.2c", "as if the choices had been made")
@pytest.mark.parametrize("kind", KINDS)
def test_a_loop_taken_in_leaps_comes_to_the_same(kind: str) -> None:
    rounds = 12 if kind in ROUND_BY_ROUND else 1000 if kind in THOUSAND else 80
    table, round_ = begun(kind)
    start = table.game
    leapt, pieces = played(table, start, round_, rounds, leaps=True)
    singly, all_pieces = played(table, start, round_, rounds, leaps=False)
    loop_acceleration._merged_parts((leapt, singly), differing)
    assert leapt.next_id == singly.next_id and sums(leapt) == sums(singly)
    if kind not in (*ROUND_BY_ROUND, *MOSTLY_ROUND_BY_ROUND):
        assert pieces * 2 < all_pieces or len(leapt.history.this_turn) < 200


@rule("728.1b", "without having to actually perform them")
def test_a_million_rounds_for_three_players_are_taken_in_a_few_pieces() -> None:
    table = Table(3)
    (well,) = table.battlefield("A", thing("Well", "{0}: You gain 1 life. Each opponent loses 1 life."))
    table.life("B", 2_000_000), table.life("C", 3_000_000)
    pieces = [0]
    one_piece = taking_shortcuts._piece
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(taking_shortcuts, "_piece", lambda game: (pieces.__setitem__(0, pieces[0] + 1), one_piece(game))[1])
        asked = propose(table, "A", 1_000_000, activate("A", well), passes("ABC"))
    assert [table.life(who) for who in "ABC"] == [1_000_020, 1_000_000, 2_000_000] and pieces[0] < 200
    assert "A will have 1,000,020 life (now 20)" in [table.told(line) for line in asked[0].outcome]


@rule("728.1b", "and how the loop is broken")
def test_what_happens_in_the_midst_of_a_million_rounds_happens_at_its_time() -> None:
    """B's last life is lost in round 400,000 of a million: what was proposed ends there, as the game does."""
    table = Table()
    (thorn,) = table.battlefield("A", thing("Thorn", "{0}: Each opponent loses 1 life."))
    table.life("B", 400_000)
    propose(table, "A", 1_000_000, activate("A", thorn), passes("AB"))
    assert table.game.players[0].won and table.life("B") == 0


@rule("728.1b", "what happened this turn is known afterwards")
@pytest.mark.parametrize("rounds", [50, 300_000])
def test_what_was_gained_this_turn_counts_all_rounds(rounds: int) -> None:
    table = Table()
    (well,) = table.battlefield("A", GAIN)
    propose(table, "A", rounds, activate("A", well), passes("AB"))
    assert sums(table.game)["GainLife"] == rounds
    table.hand("A", card("Echo", "{W}", "Sorcery", "You gain life equal to the amount of life you gained this turn."))
    table.mana("A", "{W}").cast("A", "Echo").resolve()
    assert table.life("A") == 20 + 2 * rounds


@rule("728.2b", "shortened in the midst of a million rounds")
def test_a_leap_ends_before_the_place_that_was_named() -> None:
    table = Table()
    (well,) = table.battlefield("A", GAIN)
    propose(table, "A", 1_000_000, activate("A", well), passes("AB"), answers={"B": {"stop": 3 * 654_321 + 2}})
    assert table.life("A") == 20 + 654_321 and table.stack() == ["Well ability (A)"]


@rule("728.2a", "nested loops")
def test_inner_loops_are_leapt_over_too() -> None:
    table = Table()
    well, growth = table.battlefield("A", GAIN, thing("Growth", "{0}: Put a +1/+1 counter on Growth.", "1/1"))
    inner = [1000, [activate("A", well), *passes("AB")]]
    propose(table, "A", 3, inner, [activate("A", growth)], passes("AB"))
    assert table.life("A") == 3020 and table.counters(growth) == {"+1/+1": 3}


def counting(patch: pytest.MonkeyPatch) -> list[int]:
    """How many pieces of the game are played one by one from now on."""
    pieces, one_piece = [0], taking_shortcuts._piece
    patch.setattr(taking_shortcuts, "_piece", lambda game: (pieces.__setitem__(0, pieces[0] + 1), one_piece(game))[1])
    return pieces


@rule("728.1b", "728.2a", "nested loops")
@pytest.mark.parametrize(("deep", "life", "grown"), [(2, 4_000_020, 1_000_000), (3, 8_000_020, 3_000_000)])
def test_loops_around_loops_are_leapt_over(deep: int, life: int, grown: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    well, growth = table.battlefield("A", GAIN, thing("Growth", "{0}: Put a +1/+1 counter on Growth.", "1/1"))
    gain, grow = [activate("A", well), *passes("AB")], [activate("A", growth), *passes("AB")]
    inner: Round = [4, gain] if deep == 2 else [2, [*grow, [4, gain]]]
    pieces = counting(monkeypatch)
    propose(table, "A", 1_000_000, inner, grow)
    assert (table.life("A"), table.counters(growth)) == (life, {"+1/+1": grown}) and pieces[0] < 1000


@rule("728.1b", "without having to actually perform them", "MTP.EB", "drawing for the turn")
def test_mana_without_end_is_made_while_it_is_watched_whether_somebody_drew_past_a_trigger() -> None:
    """In each round it is asked what has happened since it began. No card was drawn, so there is still time to
    speak."""
    bell = written("Dawn Bell", "{1}", "Artifact", "At the beginning of your upkeep, you gain 1 life.")
    haze = written("Haze", "{1}", "Enchantment", "If you would draw a card, you gain 2 life instead.")
    font = written("Font", "{1}", "Artifact", "{0}: Add {C}.")
    table = Practice([bell, haze, font], A={"battlefield": ["Dawn Bell", "Haze", "Font"]}).to("draw", "A")
    assert table.stages() == ["due"] and table.life("A") == 22
    with pytest.MonkeyPatch.context() as patch:
        pieces = counting(patch)
        table.give({"shortcut": [1_000_000, [[0, "act", {"mana": [table.find("Font"), 0, "C"]}]]]}).give("accept")
    assert [(mana.kind, mana.amount) for mana in table.game.players[0].pool] == [("C", 1_000_000)] and pieces[0] < 200
    assert table.says("A", "Dawn Bell").life("A") == 23 and table.missed() == []


@rule("728.2b", "a place in the midst of loops within loops")
def test_a_place_within_an_inner_loop_far_on_is_where_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    well, growth = table.battlefield("A", GAIN, thing("Growth", "{0}: Put a +1/+1 counter on Growth.", "1/1"))
    gain, grow = [activate("A", well), *passes("AB")], [activate("A", growth), *passes("AB")]
    pieces = counting(monkeypatch)
    place = 777_777 * 15 + 2 * 3 + 2  # B's pass in the third inner round of a round
    propose(table, "A", 1_000_000, [4, gain], grow, answers={"B": {"stop": place}})
    assert table.life("A") == 20 + 777_777 * 4 + 2 and table.counters(growth) == {"+1/+1": 777_777}
    assert has_priority(table) == "B" and len(table.stack()) == 1 and pieces[0] < 1000


@rule("728.1b", "threshold in the midst of an outer round")
@pytest.mark.parametrize("enough", [200, 201, 202, 203, 204])
def test_what_happens_in_an_inner_round_happens_at_its_time(enough: int) -> None:
    """Literal and leapt-over rounds come to the same where a creature grows from some number of life on."""
    found = []
    for leaps in (True, False):
        table = Table()
        words = f"Whenever you gain life, if you have {enough} or more life, put a +1/+1 counter on Sun."
        watch = thing("Sun", words, "1/1")
        well, growth, sun = table.battlefield("A", GAIN, thing("Growth", "{0}: Put a +1/+1 counter on Growth.", "1/1"), watch)
        gain, grow = [activate("A", well), *passes("AB")], [activate("A", growth), *passes("AB")]
        with pytest.MonkeyPatch.context() as patch:
            if not leaps:
                patch.setattr(loop_acceleration.Leaps, "before_step", lambda self, game: None)
            rounds = (enough - 21) // 4
            propose(table, "A", rounds, [4, gain], grow)
        found.append((table.life("A"), table.counters(growth), table.counters(sun), table.stack()))
    assert found[0] == found[1] and found[0][0] == 20 + 4 * ((enough - 21) // 4)


@rule("728.1b", "more than lies on any table is refused")
def test_a_million_tokens_are_refused_with_the_reason() -> None:
    table = Table()
    (hive,) = table.battlefield("A", thing("Hive", "{0}: Create X 1/1 green Insect creature tokens, where X is your life total."))
    with pytest.raises(IllegalAnswer) as refused:
        propose(table, "A", 1_000_000, activate("A", hive), passes("AB"))
    assert "room for 10,000" in table.told(refused.value.why) and len(table.game.battlefield) == 1


@rule("728.1b", "a loop of 5,000 tokens")
def test_five_thousand_tokens_are_made_and_what_comes_of_it_is_foretold() -> None:
    table = Table()
    (hive,) = table.battlefield("A", thing("Hive", "{0}: Create X 1/1 green Insect creature tokens, where X is your life total."))
    table.life("A", 200)
    (asked,) = propose(table, "A", 25, activate("A", hive), passes("AB"))
    assert len(table.game.battlefield) == 5001
    assert "A will control 5,000 × Insect Token (now 0)" in [table.told(line) for line in asked.outcome]


@rule("728.1b", "round by round there is an end of patience")
def test_a_loop_without_end_in_sight_that_can_not_be_leapt_over_is_refused() -> None:
    table = Table()
    (drum,), (ox,) = table.battlefield("A", KINDS["pump"][0][0]), table.battlefield("A", card(*BIG))
    with pytest.raises(IllegalAnswer) as refused:
        propose(table, "A", 1_000_000, activate("A", drum), chooses("A", "targets", [ox]), passes("AB"))
    assert "one by one" in table.told(refused.value.why)
