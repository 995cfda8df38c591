"""The curtain between two people at one screen: nothing secret is anywhere while it is down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QAbstractItemModel, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from engine.api import FaceView, ObjectView, YesNo
from gui.controllers.concealment import concealed
from gui.models.zone_model import ZoneRole
from gui.views.board.card_item import CardItem
from gui.views.panels.curtain import READABLE
from gui.views.panels.preview import SMALLEST_READABLE
from gui.views.table.table import Table
from gui.widgets.symbol_text import SymbolText
from tests.gui.fake_match import FakeMatch, Moment, act, back, card, cast, moment, view_of
from tests.gui.pointing import click, key

SitDown = Callable[..., tuple[Table, FakeMatch]]
ANAS = card(140, "Secret of Ana", "hand")
BOS = card(141, "Secret of Bo", "hand", owner=1)
MASKED = ObjectView(
    120, "battlefield", 0, 0, face_down="morph", power=2, toughness=2, types=("creature",),
    faces=(FaceView("Masked Guest", "{3}{G}", ("G",), "Creature — Elf", "Morph {G}", "4", "4"),),
)  # fmt: skip
TOP = card(170, "Top of Ana", "library")
FIRST = Moment(act(cast(140)), {0: view_of(ANAS, back(141), MASKED, TOP), 1: view_of(back(140, owner=0), BOS, viewer=1)})
SECOND = Moment(YesNo(seat=1, prompt="Pay?"), FIRST.views, story=("Bo draws Secret of Bo",))
SECRETS = ("Secret of Ana", "Secret of Bo", "Masked Guest", "Top of Ana")


def everything_said(table: Table) -> str:
    """Every word that the table shows or could read out."""
    said: list[str] = []
    for widget in [table, *table.findChildren(QWidget)]:
        said += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.windowTitle()]
        if isinstance(widget, QLabel | SymbolText):
            said.append(widget.text() if isinstance(widget, QLabel) else widget.text)
    said.append(table.log.toPlainText())
    for model in table.findChildren(QAbstractItemModel):
        for row in range(model.rowCount()):
            roles = [Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, *ZoneRole]
            said += [str(model.index(row, 0).data(role)) for role in roles]
    for scene in (table.battlefield, table.hand):
        said += [f"{item.spec} {item.live}" for item in scene.scene().items() if isinstance(item, CardItem)]
    said.append(f"{table.preview.faces()} {table.known}")
    return "\n".join(said)


def test_the_first_person_is_called_before_any_card_is_shown(sit_down: SitDown) -> None:
    table, _ = sit_down(FIRST, SECOND, people=(0, 1))
    assert table.curtain.isVisible() and table.curtain.title.text() == "Pass the screen to Ana"
    assert not [secret for secret in SECRETS if secret in everything_said(table)]


def test_one_key_lifts_it_and_each_person_sees_their_own(sit_down: SitDown) -> None:
    table, match = sit_down(FIRST, SECOND, people=(0, 1))
    key(table.curtain, Qt.Key.Key_Space)
    assert not table.curtain.isVisible()
    said = everything_said(table)
    assert "Secret of Ana" in said and "Secret of Bo" not in said
    table.look_at(120)
    assert table.preview.faces()[0][0].name == "Masked Guest"
    click(table, 140)
    assert match.answers == [1]
    assert table.curtain.isVisible() and table.curtain.title.text() == "Pass the screen to Bo"
    assert not [secret for secret in SECRETS if secret in everything_said(table)]
    key(table.curtain, Qt.Key.Key_Return)
    said = everything_said(table)
    assert "Secret of Bo" in said and "Secret of Ana" not in said


def test_keys_and_clicks_do_nothing_while_it_is_down(sit_down: SitDown) -> None:
    table, match = sit_down(FIRST, SECOND, people=(0, 1))
    key(table, Qt.Key.Key_Right)
    key(table, Qt.Key.Key_Return)
    table.click(140)
    assert match.answers == [] and table.curtain.isVisible()


def test_it_can_be_turned_off(sit_down: SitDown) -> None:
    table, match = sit_down(FIRST, SECOND, people=(0, 1), curtain=False)
    assert not table.curtain.isVisible()
    click(table, 140)
    assert match.answers == [1] and not table.curtain.isVisible()
    assert [seen.name for seen in table.hand.model.objects] == ["Secret of Bo"]


def test_one_person_against_computers_sees_no_curtain(sit_down: SitDown) -> None:
    table, _ = sit_down(FIRST, SECOND, people=(0,))
    assert not table.curtain.isVisible() and "Secret of Ana" in everything_said(table)


def test_who_controls_another_player_is_called_and_plays_with_their_hand(sit_down: SitDown) -> None:
    """CR 720.5: the screen goes to whoever makes the choices, and they see what the other player sees."""
    for_bo = replace(act(cast(141), seat=1), answerer=0)
    both = {0: view_of(ANAS, BOS, active=1), 1: view_of(back(140, owner=0), BOS, viewer=1, active=1)}
    table, match = sit_down(Moment(for_bo, both), SECOND, people=(0, 1))
    assert table.curtain.title.text() == "Pass the screen to Ana"
    key(table.curtain, Qt.Key.Key_Space)
    assert [seen.name for seen in table.hand.model.objects] == ["Secret of Bo"]
    assert table.bar.prompt.text.startswith("For Bo: ")
    click(table, 141)
    assert match.answers == [1]


def test_a_concealed_view_keeps_what_everybody_sees() -> None:
    dead, spell = card(160, "Old Fox", "graveyard"), card(150, "Fire", "stack")
    hidden = concealed(view_of(ANAS, MASKED, TOP, dead, spell, decision=act(cast(140))))
    assert (hidden.objects[160].name, hidden.objects[150].name) == ("Old Fox", "Fire")
    assert (hidden.objects[120].power, hidden.objects[120].face_down) == (2, "morph")
    assert hidden.decision is None and 170 not in hidden.objects and hidden.players[0].library_top == ()
    assert not [secret for secret in SECRETS if secret in repr(hidden)]


def test_what_waits_can_be_read_on_the_curtain_whatever_asks(sit_down: SitDown) -> None:
    """A spell's text on its face, an ability's below; eight people's answers fit a low window."""
    bell = card(110, "Twin Bell", owner=0, text="{1}, {T}: Draw a card.\n{T}: You gain 1 life.")
    ability = card(150, "", "stack", source=110, text="Draw a card.")
    waits = moment(act(cast(142), seat=1), ability, bell, card(142, "Own", "hand", owner=1))
    table, _ = sit_down(moment(act(cast(140)), card(140, zone="hand"), bell), waits, people=(0, 1))
    key(table.curtain, Qt.Key.Key_Space)
    click(table, 140)
    curtain = table.curtain
    assert curtain.isVisible() and curtain.words.text == "Draw a card." and curtain.words.isVisible()
    assert curtain.waiting.height() == READABLE > SMALLEST_READABLE
    assert not curtain.waiting.geometry().intersects(curtain.text.geometry()), "nothing lies on the words"
    eight = view_of(ability, bell, seats=8)
    curtain.ask_for(1, eight, tuple(range(1, 8)))
    QApplication.processEvents()
    assert all(curtain.rect().contains(QRect(part.mapTo(curtain, QPoint(0, 0)), part.size()))
               for part in (curtain.title, curtain.quick, curtain.button, *curtain._offered))  # fmt: skip
