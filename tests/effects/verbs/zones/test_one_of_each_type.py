"""A card of each card type put into the hand (CR 205.2a)."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseObjects
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

GOLEM = card("Live Golem", "{1}", "Artifact Creature — Golem", "", "1/1")
LAMP = card("Odd Lamp", "{1}", "Artifact")
ELF = card("Odd Elf", "{1}", "Creature — Elf", "", "1/1")
CAT = card("Odd Cat", "{1}", "Creature — Cat", "", "1/1")
WORDS = ("Reveal the top six cards of your library. For each card type, you may put a card of that type from among the revealed cards into your hand. Put the rest "
         "on the bottom of your library in a random order.")  # fmt: skip


def _done(*names: str) -> tuple[list[str], list[list[str]]]:
    """What comes into the hand when a player wants cards of these names, and what was offered each time."""
    table = Table()
    table.library("A", GOLEM, LAMP, ELF, CAT, card("Far Field", "", "Land"), card("Kin Rite", "{1}", "Kindred Sorcery — Elf"))
    before = len(table.zone("A", "hand"))
    offered: list[list[str]] = []

    def policy(decision: object) -> object:
        if not isinstance(decision, ChooseObjects) or not decision.candidates:
            return None
        seen = {table.game.chars(ref).name: ref for ref in decision.candidates}
        offered.append(sorted(seen))
        return [next((seen[name] for name in names if name in seen), -1)] if any(name in seen for name in names) else []

    table.policy = policy
    do(table, WORDS)
    assert len(table.zone("A", "library")) + len(table.zone("A", "hand")) == 36 + before
    return sorted(table.zone("A", "hand")[before:]), offered


@rule("205.2a", "608.2d")
def test_up_to_one_card_of_each_card_type() -> None:
    """An artifact creature is one of either: with it as the artifact, a creature besides. Two creatures can't be."""
    taken, offered = _done("Live Golem", "Odd Elf", "Odd Cat", "Far Field", "Kin Rite")
    assert taken == ["Far Field", "Kin Rite", "Live Golem", "Odd Elf"]
    assert offered[0] == ["Live Golem", "Odd Lamp"]
    assert ["Odd Cat", "Odd Elf"] in offered


@rule("205.2a")
def test_nothing_has_to_be_put_into_the_hand() -> None:
    assert _done()[0] == []


@rule("205.2a")
def test_the_artifact_creature_may_be_the_creature() -> None:
    assert _done("Odd Lamp", "Live Golem", "Odd Elf")[0] == ["Live Golem", "Odd Lamp"]
