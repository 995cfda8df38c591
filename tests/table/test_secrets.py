"""What a seat sees and is told holds no secret (CR 400.2, 701.16d, 708.5). Faces, ids, logs, questions."""

from __future__ import annotations

from pathlib import Path

from engine.core.identity import is_back
from engine.core.zones import HAND
from engine.game.decisions.choices import ChooseTargets
from engine.game.decisions.orders import OrderObjects
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.seeing import may_see
from engine.lab.leaks import check_seat, exchanged, hidden_from, search
from engine.table.game_log import narrate
from engine.table.invariants import check_views
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
FOX = ("Sly Fox", "{1}{R}", "Creature — Fox", "", "2/1")
LURKER = ("Deep Lurker", "{4}{U}", "Creature — Fish", "Morph {U}", "5/5")


def lurking(table: Table) -> int:
    table.hand("A", card(*LURKER))
    table.mana("A", "{3}").cast("A", "Deep Lurker", way="morph").resolve()
    return table.game.battlefield[-1]


@rule("708.5")
def test_a_decision_about_a_face_down_permanent_does_not_show_its_face() -> None:
    table = Table()
    hidden = lurking(table)
    for decision in (ChooseTargets(seat=1, candidates=(hidden,)), OrderObjects(seat=1, objects=(hidden,))):
        seen = view_for(table.game, 1, decision).objects[hidden]
        assert not seen.known and not seen.name and not seen.faces
        check_views(table.game, decision)
    assert view_for(table.game, 0, None).objects[hidden].faces


@rule("400.2")
def test_cards_in_anothers_hand_are_nothing_but_places() -> None:
    table = Table()
    bear, fox = table.hand("B", card(*BEAR), card(*FOX))
    before = view_for(table.game, 0, None)
    assert len(before.players[1].hand) == 2 and all(map(is_back, before.players[1].hand))
    assert view_for(table.game, 1, None).players[1].hand == (bear, fox)
    happen(table.game, ZoneChange(bear, "exile", face_down="exile", cause="effect"))
    after = view_for(table.game, 0, None)
    assert after.players[1].hand == before.players[1].hand[:1]  # whichever card went


@rule("400.2")
def test_the_log_names_no_card_in_a_hidden_zone_by_its_number() -> None:
    table = Table()
    (top,) = table.library("B", card(*FOX))
    happen(table.game, ZoneChange(top, HAND, cause="effect"))
    for seat in (0, 1):
        refs = [ref for happening in narrate(table.game, seat, 0) for ref in happening.refs]
        assert top not in refs


@rule("701.16d")
def test_whoever_looks_at_a_hand_sees_it_and_nobody_else_does() -> None:
    table = Table(seats=3)
    bear, fox = table.hand("B", card(*BEAR), card(*FOX))
    table.hand("A", card("Peep", "{U}", "Sorcery", "Look at target player's hand."))
    since = table.game.history.total
    table.mana("A", "{U}").cast("A", "Peep", [1]).resolve()
    told = [[h.text for h in narrate(table.game, seat, since)] for seat in (0, 2)]
    assert "A looks at Plain Bear and Sly Fox" in told[0] and "A looks at 2 cards" in told[1]
    assert not any("Plain Bear" in text for text in told[1])
    assert [may_see(table.game, seat, bear) for seat in (0, 2)] == [True, False]
    happen(table.game, ZoneChange(fox, "exile", face_down="exile", cause="effect"))
    assert not may_see(table.game, 0, bear)  # which of the two it was nobody can tell


@rule("701.16d", "a permanent that is face down: its face, to whoever looks alone")
def test_whoever_looks_at_a_face_down_creature_is_told_its_face() -> None:
    table = Table(seats=3)
    (hidden,) = table.battlefield("B", card("Shy Fox", "{1}{R}", "Creature — Fox", "Morph {R}", "2/1"), face_down="morph")
    since = table.game.history.total
    do(table, "Look at target creature.", [hidden])
    told = [[h.text for h in narrate(table.game, seat, since)] for seat in (0, 2)]
    assert "A looks at Shy Fox" in told[0] and not any("Shy Fox" in text for text in told[1])


@rule("602.2a")
def test_a_card_whose_ability_is_activated_from_a_hand_is_revealed() -> None:
    table = Table()
    (oid,) = table.hand("A", card("Round Trip", "{5}", "Artifact", "Cycling {1}"))
    table.mana("A", "{1}")
    seen: list[bool] = []
    ask = table.game.ask

    def asked(decision: object, validate: object) -> object:
        if oid in table.game.objects and table.game.stack:
            seen.append(may_see(table.game, 1, oid))
        return ask(decision, validate)

    assert not may_see(table.game, 1, oid)
    table.game.ask = asked
    table.activate("A", oid)
    assert all(seen)


def test_a_leak_is_found() -> None:
    """The search can fail: a hand that is shown, and a log that names what is hidden."""
    table = Table()
    bear, _ = table.hand("B", card(*BEAR), card(*FOX))
    check_seat(table.game, 0, None)
    hidden = hidden_from(table.game, 0, None)
    assert bear in hidden[1] and 0 not in hidden[1]
    other = exchanged(table.game, hidden)
    assert other.chars(bear).name == "Sly Fox" and table.game.chars(bear).name == "Plain Bear"
    assert view_for(other, 0, None) == view_for(table.game, 0, None)
    assert view_for(other, 1, None) != view_for(table.game, 1, None)


def test_random_games_leak_nothing() -> None:
    from engine.api import SeatSetup, deck_cards, find_deck, load_library

    names = ("Cellar Door", "Harvest Table")
    seats = [SeatSetup(name, deck_cards(find_deck(name))) for name in names]
    report = search([seats], load_library(), 2, 7)
    assert report.views > 200 and report.exchanges > 200 and report.told > 200 and report.leaks == []


def test_a_match_that_is_continued_shows_nothing_behind_the_curtain(tmp_path: Path) -> None:
    from engine.api import Match, SeatSetup, Setup, autoplay, deck_cards, find_deck, load_library
    from gui.controllers.match_runner import MatchRunner, Report

    deck = deck_cards(find_deck("Cellar Door"))
    match = Match.new(Setup((SeatSetup("Ana", deck), SeatSetup("Bo", deck)), load_library(), 3))
    autoplay(match, 40)
    match.file.save(tmp_path / "left.match")
    reports: list[Report] = []
    MatchRunner(Match.load(tmp_path / "left.match"), reports.append).begin()
    (report,) = reports
    assert report.hidden and report.decision is None and report.view.decision is None and not report.story
    hands = [oid for player in report.view.players for oid in player.hand]
    assert hands and not any(report.view.objects[oid].known or report.view.objects[oid].name for oid in hands)
