"""At the first start a line below the board says the goal, with an easy beginning in one click; then what plays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.puzzle.invitation import GoalLine
from app.puzzle.page import PuzzlePage
from app.ui.look.theme import Lettering
from app.ui.settings import CHAPTERS_LAYOUT, TEXT_SIZE, Settings
from app.ui.widgets.actions import action_key
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from tests.app.hands import drag
from tests.app.windows import klotski_page, klotski_session, knight_page, main_window, puzzle_page

LEFT = Qt.MouseButton.LeftButton
FIRST = chapters()[0].layouts[0]


def goal(page: PuzzlePage) -> GoalLine:
    """The line of a page that has one."""
    assert page.goal is not None
    return page.goal


def below(page: PuzzlePage) -> str:
    """What is seen below the board."""
    shown = [part for part in (page.goal, page.transport) if part is not None and part.isVisible()]
    return " ".join(part.objectName() for part in shown)


def press_begin(qtbot: QtBot, page: PuzzlePage) -> None:
    qtbot.mouseClick(goal(page).begin, LEFT)


def test_the_goal_is_said_until_the_first_slide_ever(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    assert goal(page).text.text() == "Bring Cao Cao 曹操 out at the bottom: drag a piece."
    assert below(page) == "klotskiGoalLine"
    size = page.board.size()
    drag(page.klotski_board, (3, 1), (4, 1))
    assert below(page) == "transportPanel"
    assert page.board.size() == size, "the board stays as large as it is"
    page.session.show_layout(FIRST.layout)
    assert below(page) == "", "nothing to play, and who has played knows the goal"
    assert page.board.size() == size
    window.close()
    again = main_window(qtbot)
    klotski_session(again).show_layout(FIRST.layout)
    assert below(klotski_page(again)) == ""
    again.close()


def test_solving_is_no_slide_and_the_playback_comes_with_the_solution(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    with qtbot.waitSignal(page.runner.answered):
        qtbot.mouseClick(page.find_button, LEFT)
    assert below(page) == "transportPanel"
    page.playback.rest()
    page.session.show_layout(FIRST.layout)
    assert below(page) == "klotskiGoalLine"


def test_a_watched_search_is_played_from_its_first_moment(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    qtbot.mouseClick(page.watch_button, LEFT)
    assert below(page) == "transportPanel"
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)


def test_one_click_begins_with_five_moves_as_from_the_chapters(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    assert FIRST.optimum[Metric.MOVES] == 5, "as the button says"
    press_begin(qtbot, page)
    assert page.session.layout == FIRST.layout
    assert Settings().value(CHAPTERS_LAYOUT) == str(FIRST.layout)
    assert page.board.hasFocus()
    assert (below(page), goal(page).begin.isVisible()) == ("klotskiGoalLine", False)


def test_nothing_tells_a_player_to_solve(window: MainWindow) -> None:
    page = klotski_page(window)
    assert page.result.text() == ""
    drag(page.klotski_board, (3, 1), (4, 1))
    assert page.result.text() == ""


@pytest.mark.parametrize(
    ("lettering", "name"),
    [
        (Lettering.SIGNS, "Cao Cao 曹操"),
        (Lettering.INITIALS, "Cao Cao"),
        (Lettering.NAMES, "Cao Cao"),
        (Lettering.PLAIN, "the large piece"),
    ],
)
def test_the_block_is_named_as_it_looks(window: MainWindow, lettering: Lettering, name: str) -> None:
    window.appearance.choose_lettering(lettering.value)
    assert goal(klotski_page(window)).text.text() == f"Bring {name} out at the bottom: drag a piece."


def test_the_knight_has_a_goal_too_until_a_square_was_clicked(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["knight"].trigger()
    page = knight_page(window)
    assert "every square exactly once" in goal(page).text.text()
    assert below(page) == "knightGoalLine"
    page.chessboard.pointer.square_clicked.emit((0, 0))
    qtbot.waitUntil(lambda: below(page) == "transportPanel")
    page.playback.rest()
    page.session.show_board(Board(6, 6))
    assert below(page) == ""


def test_one_click_begins_a_small_board_by_hand(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["knight"].trigger()
    page = knight_page(window)
    assert goal(page).begin.text() == "Try it by hand on 5 × 5"
    press_begin(qtbot, page)
    assert (page.session.playing, page.session.request.board) == (True, Board(5, 5))
    assert page.board.hasFocus()
    assert below(page) == "", "the game says what to do"
    assert page.result.text() == "Click a square to put the knight on it."


def test_the_warm_button_is_what_a_player_does_next(window: MainWindow) -> None:
    klotski, knight = klotski_page(window), knight_page(window)
    warm = {
        button.objectName()
        for page in (klotski, knight)
        for button in page.findChildren(QPushButton)
        if button.property("role") in ("primary", "narrowPrimary")
    }
    assert {"hintButton", "knightHintButton", "knightFindButton"} <= warm
    assert "klotskiSolveButton" not in warm


def test_the_keyboard_is_on_the_board_when_the_playback_goes(window: MainWindow, qtbot: QtBot) -> None:
    page = klotski_page(window)
    drag(page.klotski_board, (3, 1), (4, 1))
    page.transport.play_button.setFocus()
    page.session.show_layout(FIRST.layout)
    assert window.focusWidget() is page.board


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", ["klotski", "knight"])
def test_it_fits_a_small_window_with_large_text(name: str, language: Language, qtbot: QtBot) -> None:
    Settings().keep(TEXT_SIZE, "150")
    window = main_window(qtbot)
    window.languages.choose(language.value)
    window.menu_actions.by_name[name].trigger()
    window.resize(QSize(800, 600))
    QTest.qWait(50)
    page = puzzle_page(window, name)
    line = goal(page)
    assert window.width() == 800
    assert below(page) == f"{name}GoalLine"
    for part in (line.text, line.begin):
        assert line.rect().contains(part.geometry())
        assert part.height() >= part.heightForWidth(part.width())
    window.close()


def test_the_guide_names_the_key_of_the_chapters() -> None:
    assert action_key("chapters") == "Ctrl+2"
