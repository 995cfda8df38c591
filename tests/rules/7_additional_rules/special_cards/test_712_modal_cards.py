"""Modal double-faced cards (CR 712): either face is cast or played."""

from __future__ import annotations

from typing import Any

from engine.cards.card_data import FaceData
from engine.game.decisions.decision import Decision
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data


def modal(back: FaceData) -> CardDefinition:
    return card("Front Room", "{1}{U}", "Sorcery", "You gain 2 life.", layout="modal_dfc", back=back)


@rule("712.3", "712.8f", "712.11b", "712.11c")
def test_a_modal_double_faced_card_is_cast_as_either_face() -> None:
    table = Table()
    table.hand("A", modal(data("Back Room", "{R}", "Creature — Mouse", "", "2/1")))
    table.mana("A", "{R}")
    assert [(a.label, a.index) for a in table.actions("A")] == [("Back Room", 1)]  # the front is too expensive
    table.cast("A", "Back Room")
    values = table.game.chars(table.game.stack[-1])
    assert values.types == ("creature",) and values.mana_value == 1
    table.resolve()
    assert table.pt(table.find("Back Room")) == (2, 1)


@rule("712.8f")
def test_a_modal_spell_and_permanent_has_nothing_of_the_face_that_is_a_land() -> None:
    table = Table()
    toy = card("Front Toy", "{1}{U}", "Artifact", "", layout="modal_dfc", back=data("Back Garden", "", "Land", "{T}: Add {G}."))
    heard = Hears(table)
    dead, other = table.graveyard("A", toy, toy)
    words = "You gain 1 life. You may cast target artifact card from your graveyard without paying its mana cost. If you don't, exile it."
    table.hand("A", *[card("Free Work", "{G}", "Sorcery", words)] * 2)
    table.mana("A", "{G}").answer("A", False).cast("A", "Free Work", [other]).resolve()
    assert table.zone("A", "exile") == ["Front Toy"] and table.life("A") == 21
    table.mana("A", "{G}").answer("A", True).cast("A", "Free Work", [dead]).resolve(1)
    assert table.life("A") == 22 and heard.only == [(dead,)] and not [decision for decision in table.asked if getattr(decision, "purpose", "") == "face"]
    (spell,) = table.game.stack
    for oid in (spell, table.resolve().find("Front Toy")):
        values = table.game.chars(oid)
        assert (values.names, values.types, values.mana_value, len(values.abilities.activated)) == (("Front Toy",), ("artifact",), 2, 0)


class Hears:
    """Somebody who hears too which objects are chosen where there is no other choice."""

    def __init__(self, table: Table) -> None:
        self.only: list[tuple[int, ...]] = []
        self.asked = table.game.ask
        table.game.ask = self

    def __call__(self, *question: Any) -> Any:
        return self.asked(*question)

    def forced(self, decision: Decision, answer: Any) -> None:
        if decision.purpose == "cast":
            self.only.append(answer)


@rule("712.11b", "as a spell: not a face that is a land")
def test_for_nothing_a_modal_double_faced_card_is_cast_but_not_as_a_land() -> None:
    for back, faces in ((data("Back Garden", "", "Land", "{T}: Add {G}."), 1), (data("Back Room", "{R}", "Creature — Mouse", "", "2/1"), 2)):
        table = Table()
        heard = Hears(table)
        room, other = table.graveyard("A", modal(back), card("Other Work", "{U}", "Sorcery", "You gain 7 life."))
        words = "You may cast target card from your graveyard without paying its mana cost. If you don't, exile it."
        table.hand("A", *[card("Free Work", "{G}", "Sorcery", words)] * 2)
        table.mana("A", "{G}").answer("A", False).cast("A", "Free Work", [other]).resolve()
        assert table.zone("A", "exile") == ["Other Work"]
        (other,) = table.graveyard("A", card("Other Work", "{U}", "Sorcery", "You gain 7 life."))
        table.mana("A", "{G}").answer("A", True).cast("A", "Free Work", [room]).resolve()
        assert other in table.game.objects and heard.only == [(room,)]  # which card it is, is noted though there is no other
        choices = [decision for decision in table.asked if getattr(decision, "purpose", "") == "face"]
        assert [len(decision.options) for decision in choices] == [faces] * (faces - 1)  # type: ignore[attr-defined]
        assert table.life("A") == 22 and table.game.battlefield == ()


@rule("712.12", "305.1")
def test_a_modal_double_faced_card_is_played_as_a_land_with_that_face_up() -> None:
    table = Table()
    table.hand("A", modal(data("Back Garden", "", "Land", "{T}: Add {G}.")))
    assert [(a.kind, a.label) for a in table.actions("A")] == [("play", "Back Garden")]
    table.play("A", "Back Garden")
    assert table.game.chars(table.find("Back Garden")).types == ("land",)


@rule("712.14b")
def test_a_modal_card_whose_front_is_no_permanent_card_stays_where_it_is() -> None:
    table = Table()
    (room,) = table.graveyard("A", modal(data("Back Room", "{R}", "Creature — Mouse", "", "2/1")))
    assert happen(table.game, ZoneChange(room, "battlefield", controller=0)) == ()
    assert room in table.game.objects
