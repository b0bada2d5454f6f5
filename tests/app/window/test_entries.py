"""What the entry of a puzzle says of the window is there: in its menus, beside its tabs, in its guide and its keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QTabWidget
from pytestqt.qtbot import QtBot

from app.knight.page import KnightPage
from app.learn.guide import pages as guide_pages
from app.learn.guide.window import GuideWindow
from app.puzzle.entry import GuideChapter, KeyGroup, Puzzle, WindowAction
from app.puzzle.window_parts import WindowParts
from app.ui.look.theme import Appearance, Theme
from app.ui.widgets.actions import ListedKeys
from app.window import main_window, menus, page_views, sessions, shortcuts
from app.window.main_window import MainWindow
from app.window.registry import PUZZLES
from app.window.start_request import Opening
from solvers.knight.board import Board
from tests.app import windows
from tests.app.windows import knight_page, knight_session

HERE = "tests.app.window.test_entries"
MONDAY = date(2026, 11, 23)


class MadeUpParts(WindowParts):
    """Notes what it is told."""

    def __init__(self, **of_window: object) -> None:
        super().__init__(**of_window)  # type: ignore[arg-type]
        self.told: list[object] = []

    @property
    def chapter(self) -> str:
        """That of what is in front, which is told first."""
        return "invented" if "in front" in self.told else ""

    def follow_session(self, session: object) -> None:
        self.told.append(session)

    def set_today(self, day: date) -> None:
        self.told.append(day)

    @Slot()
    def read(self) -> None:
        self.told.append("read")

    def place_in(self, tabs: QTabWidget) -> None:
        tabs.setCornerWidget(QLabel("Beside the tabs"), Qt.Corner.TopLeftCorner)

    def close(self) -> None:
        self.told.append("closed")

    def come_in_front(self) -> None:
        self.told.append("in front")
        self.confirm_chosen()


def made_up_keys() -> ListedKeys:
    return (("Do what was made up", (Qt.Key.Key_F7,)),)


def made_up_chapters() -> Sequence[GuideChapter]:
    return (
        GuideChapter("knight-made-up", "A made-up chapter", "Of few words.", _paint),
        GuideChapter("invented", "Another one", "Of\n\nmany words."),
    )


def _paint(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    painter.fillRect(field, Qt.GlobalColor.magenta)


@pytest.fixture
def entry(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """That of the second puzzle, which offers more than it does."""
    before = PUZZLES[1]
    made = replace(
        before,
        window_parts_class=f"{HERE}:MadeUpParts",
        window_actions=(
            WindowAction("view", "made-up", lambda: "Made &9 up", ("Ctrl+F7",), "come_in_front"),
            WindowAction("edit", "made-up-too", lambda: "Made &8 up", (), "told.clear"),
        ),
        subject_class="solvers.knight.board:Board",
        takes_codes=True,
        key_groups=(
            *before.key_groups,
            KeyGroup(lambda: "In a made-up window", f"{HERE}:made_up_keys", on_page=False),
            KeyGroup(lambda: "On a made-up board", f"{HERE}:made_up_keys"),
        ),
        guide_chapters=f"{HERE}:made_up_chapters",
    )
    changed = (PUZZLES[0], made, *PUZZLES[2:])
    for module in (main_window, menus, page_views, sessions, shortcuts):
        monkeypatch.setattr(module, "PUZZLES", changed)
    monkeypatch.setattr(guide_pages, "puzzles", lambda: changed)
    return made


@pytest.fixture
def parts(entry: Puzzle, window: MainWindow) -> MadeUpParts:
    """What the puzzle has in a window that was painted."""
    made = window._sessions.window_parts[entry.name]
    assert isinstance(made, MadeUpParts)
    return made


def test_the_parts_are_told_what_happens_whatever_page_is_in_front(
    parts: MadeUpParts, window: MainWindow, qtbot: QtBot
) -> None:
    assert parts.told == ["read"]
    assert parts.session() is knight_session(window)
    assert parts.told == ["read", knight_session(window)]
    window.open(Opening(today=MONDAY))
    assert parts.told[2:] == [MONDAY]
    corner = window.pages.cornerWidget(Qt.Corner.TopLeftCorner)
    window.languages.choose("zh_Hant")
    assert window.pages.cornerWidget(Qt.Corner.TopLeftCorner) is not corner
    parts.saved.emit()
    assert parts.told[3:] == ["read"]
    window.close()
    assert parts.told[4:] == ["closed"]


def test_its_actions_are_in_the_menus_and_turn_to_its_page(
    parts: MadeUpParts, window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    assert "in front" in parts.told
    assert window.pages.name_in_front == "knight"
    titles = {
        action.text(): [one.objectName() for one in menu.actions()]
        for action in window.menuBar().actions()
        if isinstance(menu := action.menu(), QMenu)
    }
    assert titles["&Edit"][-1] == "made-up-tooAction"
    assert titles["&View"].index("made-upAction") == titles["&View"].index("mapAction") - 1
    window.menu_actions.by_name["made-up-too"].trigger()
    assert parts.told == []


def test_the_guide_has_its_chapters_and_opens_at_them(parts: MadeUpParts, window: MainWindow, qtbot: QtBot) -> None:
    guide = GuideWindow(Appearance())
    qtbot.addWidget(guide)
    guide.show()
    guide.show_chapter_on("knight-made-up")
    assert (guide.page.title, guide.illustrated.text.text()) == ("A made-up chapter", "Of few words.")
    seen = guide.illustrated.picture.grab().toImage()
    assert seen.pixelColor(seen.rect().center()) == Qt.GlobalColor.magenta
    guide.show_chapter_on("invented-watched")
    assert (guide.page.title, guide.long_text.toPlainText()) == ("Another one", "Of\n\nmany words.")
    guide.show_chapter_on("unheard-of")
    assert guide.titles.currentRow() == 0
    guide.close()
    parts.come_in_front()
    window.menu_actions.by_name["guide"].trigger()
    (opened,) = window.findChildren(GuideWindow)
    assert opened.page.title == "Another one"
    opened.close()


def test_its_keys_are_listed_with_those_on_pages_first(parts: MadeUpParts, window: MainWindow) -> None:
    boards = [group.title for group in shortcuts.shortcut_groups(window.menuBar())][-11:]
    assert boards == [
        *("On the Klotski board", "On the map", "On the chessboard", "On a made-up board", "In the layout editor"),
        *("In a made-up window", "On every board", "In a presentation", "On the tiles of the chapters"),
        *("In the history", "Everywhere"),
    ]


def test_a_code_goes_to_the_page_in_front_or_else_to_the_first_that_takes_any(
    parts: MadeUpParts, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    pasted: list[str] = []
    monkeypatch.setattr(KnightPage, "paste", lambda page: pasted.append(page.session.name))
    QApplication.clipboard().setText("1A9BF0C")
    for page, shown in (("knight", "knight"), ("history", "klotski"), ("klotski", "klotski")):
        window.pages.show_page(page)
        window.menu_actions.by_name["paste"].trigger()
        assert window.pages.name_in_front == shown
    assert pasted == ["knight"]


def test_it_plays_what_other_pages_ask_for(
    parts: MadeUpParts, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(type(knight_session(window)), "play_subject", lambda session, subject: asked.append(subject))
    window._sessions.subject_asked.emit(Board(5, 6))
    assert asked == [Board(5, 6)]
    assert window.pages.currentWidget() is knight_page(window)


def test_the_first_nine_pages_have_a_key_with_their_number(window: MainWindow) -> None:
    keys = [[key.toString() for key in window.menu_actions.by_name[page].shortcuts()] for page in windows.PAGES]
    assert keys == [[f"Ctrl+{number}"] for number in range(1, len(windows.PAGES) + 1)][:9] + [[]] * (len(keys) - 9)


def test_the_menu_of_the_game_has_what_people_look_for_in_it(window: MainWindow) -> None:
    menus = {action.text().replace("&", ""): action.menu() for action in window.menuBar().actions()}
    game = menus["Game"]
    assert isinstance(game, QMenu)
    texts = [action.text().replace("&", "") for action in game.actions() if not action.isSeparator()]
    assert texts == [
        "New game…",
        "Start over",
        "Undo",
        "Redo",
        "Hint",
        "Strict game (starts a new one)",
        "Relaxed game (no stars, nothing costs any)",
        "Atlas of layouts…",
        "Where it stands…",
        "Today's puzzle",
        "Calendar of the puzzles",
        "Easiest unsolved layout",
        "Random layout…",
    ]
    edit = menus["Edit"]
    assert isinstance(edit, QMenu)
    assert {"undo", "copy", "paste"} <= {action.objectName().removesuffix("Action") for action in edit.actions()}


def test_a_new_game_of_klotski_is_chosen_from_the_catalogue(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    (catalogue,) = window.findChildren(QDialog, "catalogueWindow")
    qtbot.waitUntil(catalogue.isVisible)
    catalogue.close()


def test_a_new_game_of_the_knight_is_by_hand_on_the_empty_board(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["knight"].trigger()
    page = windows.knight_page(window)
    page.session.play_by_hand(True)
    page.chessboard.pointer.square_clicked.emit((0, 0))
    page.session.play_by_hand(False)
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert (page.session.playing, page.session.game.now) == (True, 0)


def test_the_easiest_unsolved_layout_comes_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions.by_name["knight"].trigger()
    session = windows.klotski_session(window)
    easiest = session.easiest_unsolved
    window.menu_actions.by_name["easiest"].trigger()
    assert window.pages.name_in_front == "klotski"
    assert session.layout == easiest
    windows.klotski_page(window).klotski_board.setFocus()


def test_where_all_are_solved_the_catalogue_is_shown(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows.klotski_session(window).progress, "solved", lambda layout: True)
    window.menu_actions.by_name["easiest"].trigger()
    (catalogue,) = window.findChildren(QDialog, "catalogueWindow")
    qtbot.waitUntil(catalogue.isVisible)
    catalogue.close()
