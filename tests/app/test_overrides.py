"""What Qt calls stands it at any time: while a widget is made, and in any size.

An exception in an override makes every override around it fail in turn, and can end the process.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count, cycle, islice, repeat
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.layouts.layout_combo import LayoutCombo
from app.klotski.page import KlotskiPage
from app.knight.page import KnightPage
from app.knight.search_choices import KnightSearchChoices
from app.learn.lessons.editor_window import LessonEditor
from app.learn.lessons.lesson_view import LessonView
from app.own_search.questions import QuestionBox
from app.puzzle.presentation import SpeakerNotes
from app.startup.failures import FailureDialog, StartFailureDialog
from app.ui.widgets.popup import AboutButton, AboutNote
from app.window.compiling import CompilingNote
from app.window.main_window import MainWindow
from solvers.kernels import compiling
from solvers.knight.board import Board
from solvers.lessons import read_lesson
from tests.app.early import disturb, disturbing, is_ours, our_classes
from tests.app.klotski.review.played import DETOUR, LAYOUT, ON
from tests.app.klotski.state_space.hands import hover
from tests.app.leaks import finish_deletions
from tests.app.test_leaving_windows import opened_map
from tests.app.windows import (
    every_window,
    history_page,
    klotski_page,
    klotski_session,
    knight_session,
    lessons_page,
    main_window,
)

LEFT = Qt.MouseButton.LeftButton
SIZES = (QSize(0, 0), QSize(1, 1), QSize(5, 2000), QSize(2000, 5))
NO_LIMIT = QSize(16_777_215, 16_777_215)
MOST_OF_A_KIND = 1
SCREENSHOTS = Path(__file__).parents[2] / "resources" / "screenshots"
PICTURED = "# A lesson\n\n---\n\n## A picture\n\n```picture\nfile: klotski-dark.png\nsays: The window\n```\n"

Visit = Callable[[MainWindow, QtBot], Iterator[None]]
"""Opens one thing after another."""


def press(parent: QWidget, name: str) -> None:
    """Click a button that is to be seen."""
    button = parent.findChild(QAbstractButton, name)
    assert button is not None, name
    assert button.isVisible(), name
    QTest.mouseClick(button, LEFT)


def act(window: MainWindow, name: str) -> None:
    """Choose an action of the menus."""
    window.menu_actions.by_name[name].trigger()
    QApplication.processEvents()


def klotski(window: MainWindow) -> KlotskiPage:
    """The page of Klotski, in front."""
    act(window, "klotski")
    page = window.current_page()
    assert isinstance(page, KlotskiPage)
    return page


def games(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """A game of Klotski that is won, its card, and its review."""
    page = klotski(window)
    page.session.show_layout(LAYOUT)
    page.session.warm_up()
    qtbot.waitUntil(lambda: page.session.game.distance_service.known is not None)
    for square, target in (*DETOUR, *ON):
        page.klotski_board.slid.emit(square, target)
    qtbot.waitUntil(lambda: page.game_section.card_shown)
    yield
    qtbot.waitUntil(page.game_section.win_card.detours_button.isVisible)
    press(page, "winDetoursButton")
    yield
    page.session.show_layout(LAYOUT)


def watched(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """A search that is watched, on each page."""
    for name in ("klotski", "knight"):
        act(window, name)
        watch = window.sessions[name].watch
        press(window.views[name], f"{name}WatchButton")
        qtbot.waitUntil(lambda watch=watch: watch.frame is not None)
        yield
        window.sessions[name].stop()
        qtbot.waitUntil(lambda name=name: not window.sessions[name].runner.busy)


def map_of_all(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """The map, its methods, two of them side by side, and its export."""
    klotski(window).session.show_details("options")
    section = opened_map(window, qtbot)

    def is_card_there() -> bool:
        node = section.map.place_of(0)
        if node is not None:
            hover(section.map, node)
        return section.card is not None

    qtbot.waitUntil(is_card_there)
    yield
    section.search_button.click()
    yield
    for name in ("map-side-by-sideAction", "map-exportAction"):
        action = section.findChild(QAction, name)
        assert action is not None
        action.trigger()
        yield
        press_escape(window)
    press(klotski_page(window), "klotskiMapChip")


def press_escape(window: MainWindow) -> None:
    """Leave what is open beside the window."""
    for dialog in window.findChildren(QDialog):
        if dialog.isVisible():
            QTest.keyClick(dialog, Qt.Key.Key_Escape)


def popups(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """What opens over the window: layouts, notes, the calendar, menus and questions."""
    combo = klotski(window).findChild(LayoutCombo)
    assert combo is not None
    combo.showPopup()
    yield
    combo.hidePopup()
    for page in ("klotski", "knight"):
        act(window, page)
        for about in window.views[page].findChildren(AboutButton):
            about.click()
            QApplication.processEvents()
            yield
            for note in window.findChildren(AboutNote):
                note.shut()
    act(window, "daily-calendar")
    yield
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)


def details(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """A section of a page in a window of its own."""
    page = klotski(window)
    press(page, "klotskiOptionsChip")
    yield
    press(page, "klotskiDetailsWindowButton")
    yield
    press_escape(window)


def boards(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """The menu of a square, and the name of a board that was drawn."""
    act(window, "knight")
    page = window.current_page()
    assert isinstance(page, KnightPage)
    page.session.show_board(Board(4, 4))
    qtbot.waitUntil(lambda: page.session.analysis.known.everywhere is not None)
    board = page.chessboard
    QTest.mouseClick(board, Qt.MouseButton.RightButton, pos=board.squares.rect((0, 0)).center().toPoint())
    yield
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()
    choices = page.findChild(KnightSearchChoices)
    assert choices is not None
    choices.ask_for_name()
    yield
    press_escape(window)


def history(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """The statistics."""
    act(window, "history")
    press(history_page(window), "statisticsButton")
    yield


def presented(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """A presentation, and the window of its speaker."""
    page = klotski(window)
    page.present()
    notes = SpeakerNotes(window, window.geometry())
    yield
    notes.deleteLater()
    QTest.keyClick(page.board, Qt.Key.Key_Escape)


def failures(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """The windows of a failure, and of a question about a search, which nothing here causes."""
    question = QuestionBox("question", "Save it?", {"Yes": str}, window)
    for dialog in (FailureDialog("It failed.", window), StartFailureDialog(ValueError("broken"), True), question):
        dialog.show()
        yield
        dialog.close()
        dialog.deleteLater()


def compiled(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """The line that says how many searches are compiled."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiling, "compiled_behind", lambda _: repeat((1, 3)))
        note = CompilingNote(window)
    qtbot.waitUntil(note.isVisible)
    yield
    note.deleteLater()


def taught(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """The editor of lessons, and a lesson with a picture, which none of the program's has."""
    act(window, "lessons")
    press(lessons_page(window), "lessonEditor")
    (editor,) = window.findChildren(LessonEditor)
    yield
    editor.close()
    lesson = LessonView(read_lesson(PICTURED), window.appearance, SCREENSHOTS)
    lesson.show()
    lesson.begin()
    yield
    lesson.rest()
    lesson.deleteLater()


def windows(window: MainWindow, qtbot: QtBot) -> Iterator[None]:
    """Every page, and every window beside the main one."""
    for _ in every_window(window, qtbot):
        yield


OTHERS: Sequence[Visit] = (presented, failures, compiled, taught)


def resized(widget: QWidget) -> None:
    """Paint a widget in sizes that no layout would give it, and bring it back."""
    limits, place = (widget.minimumSize(), widget.maximumSize()), QRect(widget.geometry())
    widget.setMinimumSize(QSize(0, 0))
    widget.setMaximumSize(NO_LIMIT)
    for size in SIZES:
        widget.resize(size)
        disturb(widget)
        widget.grab()
    widget.setMinimumSize(limits[0])
    widget.setMaximumSize(limits[1])
    widget.setGeometry(place)


def resize_all(times: Counter[type[QWidget]]) -> None:
    """Paint some widgets of every class that is there now, those in sight first."""
    for widget in sorted(QApplication.allWidgets(), key=QWidget.isHidden):
        kind = type(widget)
        if is_ours(kind) and times[kind] < MOST_OF_A_KIND:
            times[kind] += 1
            resized(widget)


def test_no_override_raises_while_a_widget_is_made_or_in_any_size(qtbot: QtBot) -> None:
    with disturbing() as made:
        window = main_window(qtbot)
        window.resize(1280, 1000)
        for visit in (windows, games, watched, map_of_all, popups, details, boards, history, *OTHERS):
            times: Counter[type[QWidget]] = Counter()
            for _ in visit(window, qtbot):
                resize_all(times)
                QApplication.processEvents()
    window.close()
    finish_deletions()
    assert sorted(kind.__name__ for kind in our_classes(QWidget) - made) == []


def over(window: MainWindow) -> Counter[str]:
    """What of the program's lies over the window, by its class; dialogs are kept for the next time."""
    finish_deletions()
    laid = (child for child in window.children() if isinstance(child, QWidget) and not isinstance(child, QDialog))
    return Counter(type(child).__name__ for child in laid if is_ours(type(child)))


@pytest.mark.sampled
@pytest.mark.parametrize("visit", [games, watched, map_of_all, popups, details, boards, history])
def test_views_are_made_again_whatever_is_open(window: MainWindow, qtbot: QtBot, visit: Visit) -> None:
    window.resize(1280, 1000)
    before = over(window)
    sizes = cycle(("text-size-125", "language-zh_Hant", "text-size-100", "language-en"))
    for state in count(1):
        steps = visit(window, qtbot)
        if len(list(islice(steps, state))) < state:
            break
        act(window, next(sizes))
        for session in (klotski_session(window), knight_session(window)):
            session.stop()
            qtbot.waitUntil(lambda session=session: not session.runner.busy)
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        press_escape(window)
        qtbot.mouseClick(window.menuBar(), LEFT)
        QTest.keyClick(window, Qt.Key.Key_Escape)
    act(window, "language-zh_Hans")
    assert over(window) == before
