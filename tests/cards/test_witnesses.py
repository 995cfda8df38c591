"""Witnesses find what is planted, find nothing in some shipped cards, and count what they have looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cards.card_data import CardData, FaceData
from engine.core.record import replace
from engine.game.rules.casting import proposing
from engine.game.state.game import Game
from engine.lab.witness import fewer_than_asked, nothing_happened, outcome, refused_pairs, two_wordings
from engine.lab.witness.looking import KINDS, findings_of, sample
from engine.lab.witness.unread_words import exchanges

SHIPPED = Path(__file__).parents[2] / "assets/sets"


def card(text: str, types: str = "Sorcery") -> CardData:
    face = FaceData("Quiet Rite", "{1}{W}", types, text, *(("1", "1") if "Creature" in types else ()))
    return CardData(face.name, "normal", (face,))


def found(kind: str, text: str, types: str = "Sorcery") -> list[str]:
    return [finding.kind for finding in findings_of(kind, card(text, types))]


def test_a_sample_is_some_cards_in_their_order_and_the_same_each_time() -> None:
    cards = [replace(card("Draw a card."), name=str(number)) for number in range(50)]
    some = sample(cards, 10, seed=3)
    assert len(some) == 10 and some == sample(cards, 10, seed=3) != sample(cards, 10, seed=4)
    assert [cards.index(one) for one in some] == sorted(cards.index(one) for one in some)
    assert sample(cards, 0, seed=3) == cards


def test_words_are_exchanged_and_left_out_one_at_a_time() -> None:
    changed = [other for _, _, other in exchanges("Destroy each other artifact.")]
    assert "Destroy each artifact." in changed and "Destroy an other artifact." in changed
    assert len(changed) == len(set(changed))


def test_an_amount_that_is_always_nothing_is_found() -> None:
    assert found("nothing_happened", "Destroy all lands. Draw a card for each land you control.") == ["is always 0: NumberOf"]
    assert found("nothing_happened", "Draw a card for each land you control.") == []


def test_an_instruction_that_is_never_come_to_is_found() -> None:
    text = "Destroy all lands. If you control a land, you gain 1 life."
    assert found("nothing_happened", text) == ["never come to: PlayersGainLife"]


RELATED = (
    "Destroy up to two target creatures with different names.",
    "Destroy up to two target creatures controlled by different players.",
    "Exile up to three target cards from a single graveyard.",
    "Discard two cards that share a color: Draw a card.",
)  # fmt: skip


@pytest.mark.parametrize("text", RELATED)
def test_things_that_may_be_chosen_together_though_they_do_not_fit_are_found(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nobody had asked whether they do."""
    types = "Artifact" if ":" in text else "Sorcery"
    assert found("refused_pairs", text, types) == []
    monkeypatch.setattr(refused_pairs._Pairing, "_is_taken", lambda *anything: True)
    assert found("refused_pairs", text, types) and all("taken together" in kind for kind in found("refused_pairs", text, types))


def test_what_is_done_to_one_of_several_players_and_not_to_them_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "Each opponent discards a card, then loses 1 life for each card in their hand."
    assert found("unequal_seats", text) == []
    look = outcome.standing_of

    def only_the_last(game: Game, seat: int, unseen: str) -> dict[str, int]:
        return look(game, len(game.players) - 1 if seat else 0, unseen)

    monkeypatch.setattr(outcome, "standing_of", only_the_last)
    assert found("unequal_seats", text) == ["another thing than alone"]
    assert found("unequal_seats", "Each player draws a card.") == []


@pytest.mark.parametrize("text", [
    "Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.",
    "Starting with you, each player may pay any amount of life. Repeat this process until no one pays life. Each player draws a card.",
    "Each player's life total becomes the number of creatures they control.",
    "Discard your hand. Draw X cards, where X is the number of cards discarded this way. Quiet Rite deals X damage to each opponent.",
])  # fmt: skip
def test_what_goes_by_all_players_and_who_has_left_is_not_found_in_one(text: str) -> None:
    assert found("unequal_seats", text) == []


def test_targets_that_nobody_is_asked_for_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "Destroy target creature. Tap up to two target creatures."
    assert found("dependent_choices", text) == []
    every = proposing.chosen_targets
    monkeypatch.setattr(proposing, "chosen_targets", lambda ctx, effects: every(ctx, effects)[1:])
    assert found("dependent_choices", text) == ["fewer targets asked than said"]


@pytest.mark.parametrize("deed", ["sacrifice two creatures", "discard two cards", "tap two untapped creatures you control"])
def test_what_is_done_to_fewer_things_than_asked_is_found(deed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if two were a hundred."""
    text = f"When this creature enters, you may {deed}. If you do, draw a card."
    assert found("fewer_than_asked", text, "Creature — Cat") == []
    monkeypatch.setitem(fewer_than_asked.NUMBERS, "two", 100)
    assert found("fewer_than_asked", text, "Creature — Cat") == ["done to fewer things"]


def test_two_wordings_that_do_not_do_the_same_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "When this creature dies, each opponent loses 1 life and you gain 1 life.\nVigilance"
    assert found("two_wordings", text, "Creature — Cat") == []
    monkeypatch.setattr(two_wordings, "EQUAL", (("loses 1 life", "loses 2 life", "119.3"),))
    assert found("two_wordings", text, "Creature — Cat") == ["loses 1 life (CR 119.3)"]


def test_cards_in_words_of_another_time_are_compared_by_their_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / "new.cards", tmp_path / "old.cards"]
    for file, life in zip(files, (1, 2), strict=True):
        file.write_text(f"Quiet Rite {{W}}\nSorcery\nYou gain {life} life.\n\nQuiet Day {{W}}\nSorcery\nDraw a card.\n")
    assert main(["witness", "two_wordings", str(files[0]), "--other", str(files[1])]) == 1
    assert "{'cards': 1, 'findings': 1," in capsys.readouterr().out


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_nothing_is_found_in_shipped_cards(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    number = 1 if kind == "unread_words" else 8  # which compiles a card for each of its words
    assert main(["witness", kind, str(SHIPPED / "guests/green.cards"), "--sample", str(number)]) == 0
    assert capsys.readouterr().out.startswith(f"{{'cards': {number}, 'findings': 0,")


def test_a_card_that_a_witness_fails_on_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nothing_happened, "lived_through", lambda definition: 1 // 0)
    assert found("nothing_happened", "Draw a card.") == ["defect"]
