"""Every kind of decision has an editor, and whatever is clicked in it, what it answers is legal."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from engine import api
from engine.api import Decision, View, WaitingTrigger
from engine.game.decisions.combat import BandWith
from engine.game.decisions.decision import KINDS
from engine.game.state.shortcuts import Choice, Stretch
from engine.scenario.answering.answerer import HANDLERS
from engine.table.drafting.decisions import DraftDecision
from gui.dialogs.editor import CANCEL, DecisionEditor
from gui.dialogs.editors import EDITORS, editor_for
from tests.gui.fake_match import act, card, cast, land, view_of

BOARD = [
    *(card(oid, f"Fox {oid}") for oid in (100, 101, 102)),
    *(card(oid, f"Bear {oid}", owner=1, attacking=0) for oid in (110, 111)),
    *(land(oid) for oid in (120, 121, 122)),
    *(card(oid, f"Card {oid}", "library") for oid in (130, 131, 132)),
    *(card(oid, f"Spell {oid}", "hand") for oid in (140, 141)),
]
CREATURES = (100, 101, 102)
ASKED = {"seat": 0, "prompt": "Choose", "rule": "608.2d"}
TRIGGERS = tuple(WaitingTrigger(oid, f"When {oid} dies, draw a card.", (110,), "Bear dies") for oid in CREATURES)
DECISIONS: dict[str, Decision] = {
    "act": act(cast(140), cast(141, targets=True)),
    "one target": api.ChooseTargets(**ASKED, candidates=(100, 110, 1), words="any target", cancellable=True),
    "up to two targets": api.ChooseTargets(**ASKED, candidates=(100, 101, 110), least=0, most=2),
    "search": api.ChooseObjects(**ASKED, candidates=(130, 131, 132), least=0, most=1, purpose="search"),
    "discard two": api.ChooseObjects(**ASKED, candidates=(140, 141), least=2, most=2, purpose="discard", ordered=True),
    "one mode": api.ChooseModes(**ASKED, modes=("Draw.", "Discard."), possible=(0,)),
    "two of three modes": api.ChooseModes(**ASKED, modes=("a", "b", "c"), possible=(0, 1, 2), least=1, most=2),
    "modes again and again": api.ChooseModes(**ASKED, modes=("a", "b"), possible=(0, 1), least=2, most=3, repeats=True),
    "modes of so much worth": api.ChooseModes(**ASKED, modes=("a", "b"), possible=(0, 1), least=0, most=3, repeats=True,
                                              worth=(1, 2), most_worth=3),
    "number": api.ChooseNumber(**ASKED, low=1, high=7, purpose="X"),
    "option": api.ChooseOption(**ASKED, options=("white", "blue")),
    "long options": api.ChooseOption(**ASKED, options=tuple(f"Option number {n}, explained at length" for n in range(5))),
    "card name": api.ChooseCardName(**ASKED, options=("Quiet Pup", "Old Guide"), asked="creature"),
    "replacement": api.ChooseReplacement(**ASKED, options=("twice as many", "one more"), sources=(100, 101), event="…"),
    "yes or no": api.YesNo(**ASKED, yes="Pay {1}", no="Don’t pay", purpose="pay"),
    "divide": api.Divide(**ASKED, total=5, among=(100, 110, 111), purpose="damage"),
    "order triggers": api.OrderTriggers(**ASKED, triggers=TRIGGERS),
    "order objects": api.OrderObjects(**ASKED, objects=(130, 131, 132), purpose="library"),
    "piles": api.SplitPiles(**ASKED, objects=CREATURES),
    "scry": api.Distribute(**ASKED, objects=(130, 131), places=("top", "bottom"), purpose="scry"),
    "one to the hand": api.Distribute(**ASKED, objects=(130, 131), places=("hand", "bottom"), at_most=(1, -1)),
    "attackers": api.DeclareAttackers(**ASKED, possible=((100, (1,)), (101, (1, 110)))),
    "bands": api.DeclareBands(
        **ASKED, attacks=((100, 1), (101, 1), (102, 1), (120, 1)),
        possible=(BandWith(100, (100, 101), 1), BandWith(101, (100, 101), 1)),
    ),
    "blockers": api.DeclareBlockers(**ASKED, possible=((100, (110,)), (101, (110, 111)))),
    "damage": api.AssignDamage(**ASKED, total=6, recipients=(110, 111), lethal=(2, 2), suggested=(2, 4)),
    "trample": api.AssignDamage(**ASKED, total=6, recipients=(110, 1), lethal=(2, 0), beyond=1, suggested=(2, 4)),
    "pay": api.PayMana(**ASKED, cost="{1}{R}", plan=((120, 0, "R"), (121, 0, "R")), sources=((120, 0, "R"), (122, 0, "R"))),
    "shortcut": api.AnswerShortcut(
        **ASKED, proposed=("Bo activates Humming Well", "Ana passes"), outcome=("Bo will have 30 life (now 20)",),
        whole=Stretch(10, (Choice(1, "act", None), Choice(0, "act", None))), end=20,
    ),
}  # fmt: skip


def view_for(decision: Decision) -> View:
    return view_of(*BOARD, decision=decision)


def fiddle(editor: DecisionEditor, spy: QSignalSpy, chance: random.Random) -> None:
    """Clicks, number keys and buttons at random until there is an answer."""
    for _ in range(200):
        if spy.count():
            return
        lit = sorted(editor.lit())
        buttons = [choice for choice in editor.choices() if not choice.why_not and choice.name != CANCEL]
        what = chance.random()
        if what < 0.5 and lit:
            editor.click(chance.choice(lit))
        elif what < 0.7:
            editor.number_key(chance.randrange(0, 10))
        elif buttons:
            editor.press(chance.choice(buttons).name)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_decision_is_answered_by_a_person_a_script_and_chance(kind: str) -> None:
    asked = KINDS[kind]
    assert vars(api).get(asked.__name__) is asked, "a client can't import it: `__all__` of its file does not name it"
    assert asked.some_answer is not Decision.some_answer, "chance has no answer"
    if issubclass(asked, DraftDecision):  # asked by no game: a page of the draft answers, and no scenario has one
        return
    assert (asked, "") in EDITORS, "no @edits of gui.dialogs is for it"
    assert asked in HANDLERS, "no @answers of engine.scenario.answering is for it"
    assert any(type(decision) is asked for decision in DECISIONS.values()), "no example of it is clicked through below"


@pytest.mark.parametrize("name", DECISIONS)
def test_what_chance_answers_is_legal(name: str) -> None:
    decision = DECISIONS[name]
    decision.check(decision.usual_answer())
    for seed in range(40):
        decision.check(decision.some_answer(random.Random(seed).randrange))  # raises if it is not legal


def test_chance_makes_bands_and_makes_none() -> None:
    decision = DECISIONS["bands"]
    given = [decision.check(decision.some_answer(random.Random(seed).randrange)) for seed in range(60)]
    assert () in given and {len(bands) for bands in given} == {0, 1, 2}
    assert any(len(band) == 3 for bands in given for band in bands)


def test_a_second_kind_of_the_same_name_is_refused() -> None:
    with pytest.raises(ValueError, match="'bands' already: DeclareBands"):
        type("OtherBands", (Decision,), {"kind": "bands"})
    assert KINDS["bands"] is api.DeclareBands


@pytest.mark.parametrize("name", DECISIONS)
def test_whatever_is_clicked_the_answer_is_legal(name: str, qtbot: QtBot) -> None:
    decision = DECISIONS[name]
    answered = 0
    for seed in range(6):
        editor = editor_for(decision, view_for(decision))
        if editor.opens_panel:
            qtbot.addWidget(editor.panel())
        spy = QSignalSpy(editor.answered)
        fiddle(editor, spy, random.Random(seed))
        if spy.count():
            decision.check(spy.at(0)[0])  # raises if it is not legal
            answered += 1
    assert answered >= 4


@pytest.mark.parametrize("name", [name for name in DECISIONS if name != "act"])
def test_the_panel_shows_itself_and_every_choice_is_named(name: str, qtbot: QtBot) -> None:
    decision = DECISIONS[name]
    editor = editor_for(decision, view_for(decision))
    if editor.opens_panel:
        panel = editor.panel()
        assert panel is not None
        qtbot.addWidget(panel)
        panel.resize(340, 500)
        panel.show()
        assert not panel.grab().isNull() and panel.accessibleName()
        assert editor.panel() is panel
    for choice in editor.choices():
        assert choice.text and choice.text.lower() not in ("ok", "done")


def test_cancel_is_offered_just_where_it_is_possible() -> None:
    decision = DECISIONS["one target"]
    editor = editor_for(decision, view_for(decision))
    spy = QSignalSpy(editor.answered)
    assert editor.press(CANCEL) and spy.at(0) == [CANCEL]
    firm = replace(decision, cancellable=False)
    assert not editor_for(firm, view_for(firm)).press(CANCEL)


def test_an_unfinished_choice_can_not_be_confirmed_and_says_why() -> None:
    decision = DECISIONS["discard two"]
    editor = editor_for(decision, view_for(decision))
    editor.click(140)
    (main,) = [choice for choice in editor.choices() if choice.main]
    assert main.why_not == "At least 2 must be chosen (rule 608.2d)"
    spy = QSignalSpy(editor.answered)
    assert not editor.press("main") and spy.count() == 0
    editor.click(141)
    assert editor.press("main") and spy.at(0) == [[140, 141]]


def test_a_mulligan_is_never_on_the_main_key() -> None:
    decision = api.YesNo(seat=0, prompt="Mulligan?", purpose="mulligan", yes="Mulligan", no="Keep")
    choices = editor_for(decision, view_for(decision)).choices()
    assert [(choice.text, choice.main) for choice in choices] == [("Mulligan", False), ("Keep", True)]


def test_a_mode_that_can_not_be_chosen_does_nothing() -> None:
    decision = DECISIONS["one mode"]
    editor = editor_for(decision, view_for(decision))
    spy = QSignalSpy(editor.answered)
    editor.number_key(2)
    assert spy.count() == 0
    editor.number_key(1)
    assert spy.at(0) == [[0]]


def test_damage_begins_as_the_rules_suggest_and_is_checked() -> None:
    decision = DECISIONS["damage"]
    editor = editor_for(decision, view_for(decision))
    assert editor.badges() == {110: "2", 111: "4"}
    editor.click(110)  # nothing is left to give: it is emptied
    (main,) = [choice for choice in editor.choices() if choice.main]
    assert "must add up to 6" in main.why_not


def test_cards_in_hidden_zones_are_shown_in_the_panel_and_those_on_the_table_are_not() -> None:
    search = DECISIONS["search"]
    (grid,) = editor_for(search, view_for(search)).regions()
    assert grid.refs() == [130, 131, 132]
    target = DECISIONS["one target"]
    assert not editor_for(target, view_for(target)).opens_panel
