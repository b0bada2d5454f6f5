"""What is carved is chosen in a menu, for all boards, and remembered."""

from __future__ import annotations

from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from app.klotski.board.klotski_board import KlotskiBoard
from app.ui.look.theme import Appearance, Lettering
from app.ui.settings import PIECE_NAMES, Settings
from app.ui.widgets.piece_names_menu import PieceNamesMenu
from tests.app.windows import main_window


def action(menu: PieceNamesMenu, lettering: Lettering) -> QAction:
    """The line of a menu for a choice."""
    found = menu.findChild(QAction, f"pieces-{lettering.value}Action")
    assert isinstance(found, QAction)
    return found


def test_two_menus_mark_the_same_choice(qtbot: QtBot) -> None:
    appearance = Appearance("light")
    one, other = PieceNamesMenu(appearance), PieceNamesMenu(appearance)
    for menu in (one, other):
        qtbot.addWidget(menu)
    assert action(one, Lettering.SIGNS).isChecked()
    action(one, Lettering.NAMES).trigger()
    assert appearance.theme.lettering is Lettering.NAMES
    other.aboutToShow.emit()
    for lettering in Lettering:
        assert action(other, lettering).isChecked() == (lettering is Lettering.NAMES)


def test_the_window_remembers_what_is_carved(qtbot: QtBot) -> None:
    window = main_window(qtbot)
    menu = window.findChild(PieceNamesMenu, "pieceNamesMenu")
    assert isinstance(menu, PieceNamesMenu)
    action(menu, Lettering.INITIALS).trigger()
    board = window.findChild(KlotskiBoard, "klotskiBoard")
    assert isinstance(board, KlotskiBoard)
    assert board.theme.lettering is Lettering.INITIALS
    window.close()
    assert Settings().value(PIECE_NAMES) == "initials"
    again = main_window(qtbot)
    assert again.appearance.lettering is Lettering.INITIALS
    again.close()


def test_what_is_not_known_is_signs() -> None:
    assert Appearance("light", lettering="runes").lettering is Lettering.SIGNS
