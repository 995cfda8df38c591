"""How the table looks: spacing, sizes, and the style sheet made from a palette."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from gui.painting.fonts import Role, font, load_fonts
from gui.painting.palette import DARK, Palette
from gui.painting.themes import palette_for

GAP = 8  # between things that belong together
SPACE = 16  # between things that do not
RADIUS = 8
CARD_RATIO = 1.4
TEXT_POINTS = 10.5  # of ordinary letters, where no other size is wished for
ANIMATION_MS = 170

_current = DARK


def palette() -> Palette:
    """The palette in use."""
    return _current


def color(name: str, alpha: int = 255) -> QColor:
    """A named colour of the palette in use."""
    found = QColor(getattr(_current, name))
    found.setAlpha(alpha)
    return found


def seat_color(seat: int) -> QColor:
    """The colour of a seat; it always comes with the seat's name."""
    return QColor(_current.seat(seat))


def apply(
    app: QApplication, name: str = "dark", text_scale: float = 1.0, *, eyes: str = "", cloth: str = "green",
    wood: str = "walnut",
) -> None:  # fmt: skip
    """Dress the whole application."""
    global _current
    _current = palette_for(name, eyes, cloth, wood)
    load_fonts()
    app.setStyle("Fusion")
    app.setFont(font(Role.UI, TEXT_POINTS * text_scale))
    app.setPalette(_qt_palette(_current))
    app.setStyleSheet(style_sheet(_current, text_scale))


def _qt_palette(look: Palette) -> QPalette:
    made = QPalette()
    for role, value in (
        (QPalette.ColorRole.Window, look.panel),
        (QPalette.ColorRole.WindowText, look.text),
        (QPalette.ColorRole.Base, look.panel),
        (QPalette.ColorRole.AlternateBase, look.panel_raised),
        (QPalette.ColorRole.Text, look.text),
        (QPalette.ColorRole.Button, look.panel_raised),
        (QPalette.ColorRole.ButtonText, look.text),
        (QPalette.ColorRole.Highlight, look.accent),
        (QPalette.ColorRole.HighlightedText, look.accent_text),
        (QPalette.ColorRole.ToolTipBase, look.badge),
        (QPalette.ColorRole.ToolTipText, look.badge_text),
        (QPalette.ColorRole.PlaceholderText, look.text_muted),
        (QPalette.ColorRole.Link, look.accent),
    ):
        made.setColor(role, QColor(value))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(look.text_muted))
    return made


def style_sheet(look: Palette, text_scale: float = 1.0) -> str:
    """The style sheet; widgets choose among its looks by the dynamic property `look`."""

    def pt(size: float) -> str:
        return f"{size * text_scale:.1f}pt"

    return f"""
    QWidget#table, QMainWindow, QWidget#page {{ background: {look.felt_edge}; }}
    QWidget {{ color: {look.text}; }}
    QToolTip {{ background: {look.badge}; color: {look.badge_text}; border: 1px solid {look.panel_border};
        padding: 4px 6px; }}
    QLabel {{ background: transparent; }}
    QLabel[look="title"] {{ font-family: Alegreya; font-size: {pt(30)}; font-weight: 700; color: {look.accent}; }}
    QLabel[look="heading"] {{ font-family: Alegreya; font-size: {pt(15)}; font-weight: 700; }}
    QLabel[look="prompt"] {{ font-size: {pt(12.5)}; font-weight: 600; }}
    QLabel[look="caption"] {{ font-size: {pt(9)}; font-weight: 600; color: {look.text_muted}; }}
    QLabel[look="muted"] {{ color: {look.text_muted}; font-size: {pt(9.5)}; }}
    QLabel[look="warning"] {{ color: {look.warning}; font-weight: 600; }}
    QFrame[look="panel"] {{ background: {look.panel}; border: 1px solid {look.panel_border};
        border-radius: {RADIUS}px; }}
    QWidget[look="bar"] {{ background: {look.panel}; border: none; }}
    QFrame[look="raised"] {{ background: {look.panel_raised}; border: 1px solid {look.panel_border};
        border-radius: {RADIUS}px; }}
    QPushButton, QToolButton {{ background: {look.panel_raised}; border: 1px solid {look.panel_border};
        border-radius: 6px; padding: 6px 14px; font-weight: 600; }}
    QPushButton:hover, QToolButton:hover {{ border-color: {look.accent}; }}
    QPushButton:pressed, QToolButton:pressed {{ background: {look.panel}; }}
    QPushButton:focus, QToolButton:focus {{ border: 2px solid {look.selected}; padding: 5px 13px; }}
    QPushButton:disabled, QToolButton:disabled {{ color: {look.text_muted}; border-style: dashed; }}
    QPushButton:checked, QToolButton:checked {{ border: 2px solid {look.accent}; }}
    QPushButton[look="main"] {{ background: {look.accent}; color: {look.accent_text}; border: 1px solid {look.accent};
        padding: 9px 22px; font-size: {pt(12)}; font-weight: 700; }}
    QPushButton[drop="true"] {{ border: 2px dashed {look.selected}; }}
    QPushButton[look="main"]:hover {{ border: 1px solid {look.selected}; }}
    QPushButton[look="main"]:focus {{ border: 2px solid {look.selected}; padding: 8px 21px; }}
    QPushButton[look="main"]:disabled {{ background: {look.panel_raised}; color: {look.text_muted};
        border: 1px dashed {look.panel_border}; }}
    QPushButton[look="quiet"], QToolButton[look="quiet"] {{ background: transparent; border: 1px solid transparent;
        color: {look.text_muted}; padding: 5px 10px; }}
    QPushButton[look="quiet"]:checked, QToolButton[look="quiet"]:checked {{ color: {look.text};
        border: 2px solid {look.accent}; padding: 4px 9px; }}
    QPushButton[look="quiet"]:hover, QToolButton[look="quiet"]:hover {{ color: {look.text};
        border-color: {look.panel_border}; }}
    QPushButton[look="link"] {{ background: transparent; border: none; padding: 5px 4px; font-size: {pt(9)};
        font-weight: 600; color: {look.text_muted}; }}
    QPushButton[look="link"]:hover, QPushButton[look="link"]:focus {{ color: {look.accent};
        text-decoration: underline; }}
    QLineEdit, QPlainTextEdit, QSpinBox, QComboBox {{ background: {look.panel_raised};
        border: 1px solid {look.panel_border}; border-radius: 6px; padding: 5px 8px;
        selection-background-color: {look.accent}; selection-color: {look.accent_text}; }}
    QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QComboBox:focus {{ border: 2px solid {look.accent};
        padding: 4px 7px; }}
    QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: none; }}
    QSpinBox QLineEdit, QComboBox QLineEdit {{ background: transparent; border: none; padding: 0; }}
    QComboBox::drop-down {{ border: none; width: 24px; }}
    QComboBox::down-arrow {{ image: none; }}
    QComboBox QAbstractItemView {{ background: {look.panel_raised}; border: 1px solid {look.panel_border};
        selection-background-color: {look.accent}; selection-color: {look.accent_text}; }}
    """ + _lists_and_menus(look)


def _lists_and_menus(look: Palette) -> str:
    """The part of the style sheet for what scrolls, drops down, or is ticked."""
    return f"""
    QListView, QTextBrowser, QTreeView {{ background: transparent; border: none; outline: none; }}
    QListView::item:selected {{ background: {look.panel_raised}; color: {look.text}; }}
    QMenuBar {{ background: {look.panel}; padding: 2px 6px; }}
    QMenuBar::item {{ padding: 4px 10px; border-radius: 4px; background: transparent; }}
    QMenuBar::item:selected {{ background: {look.panel_raised}; }}
    QMenu {{ background: {look.panel_raised}; border: 1px solid {look.panel_border}; padding: 6px; }}
    QMenu::item {{ padding: 6px 24px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {look.accent}; color: {look.accent_text}; }}
    QMenu::item:disabled {{ color: {look.text_muted}; }}
    QMenu::separator {{ height: 1px; background: {look.panel_border}; margin: 5px 8px; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
    QScrollBar::handle {{ background: {look.panel_border}; border-radius: 5px; min-height: 24px; min-width: 24px; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
        background: none; border: none; width: 0; height: 0; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QCheckBox, QRadioButton {{ spacing: 8px; }}
    QCheckBox::indicator {{ width: 16px; height: 16px; border: 1px solid {look.text_muted}; border-radius: 4px;
        background: {look.panel_raised}; }}
    QCheckBox::indicator:checked {{ width: 14px; height: 14px; background: {look.accent};
        border: 2px solid {look.panel_raised}; }}
    QRadioButton::indicator {{ width: 14px; height: 14px; border: 1px solid {look.text_muted}; border-radius: 8px;
        background: {look.panel_raised}; }}
    QRadioButton::indicator:checked {{ width: 10px; height: 10px; background: {look.accent};
        border: 3px solid {look.panel_raised}; }}
    QCheckBox:focus, QRadioButton:focus {{ color: {look.accent}; }}
    QSlider::groove:horizontal {{ height: 4px; background: {look.panel_border}; border-radius: 2px; }}
    QSlider::sub-page:horizontal {{ background: {look.accent}; border-radius: 2px; }}
    QSlider::handle:horizontal {{ width: 16px; height: 16px; margin: -6px 0; border-radius: 8px;
        background: {look.accent}; border: 1px solid {look.text}; }}
    QProgressBar {{ background: {look.panel_raised}; border: 1px solid {look.panel_border}; border-radius: 6px;
        text-align: center; height: 18px; }}
    QProgressBar::chunk {{ background: {look.accent}; border-radius: 5px; }}
    QGraphicsView {{ background: transparent; border: none; }}
    """
