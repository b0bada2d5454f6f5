"""The window of all sets of pieces: its figures, sorting, searching, its file, and choosing a set."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app.klotski.layouts.piece_sets_window import PieceSetsWindow
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.__main__ import main
from solvers.klotski.catalogue.lookup import look_up_pieces
from tests.app.children import child

PIECES, SHORT, BLANKS, LAYOUTS, SOLVABLE, COMPONENTS, MOVES, CELLS, STRAIGHT = range(9)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def sets(qtbot: QtBot, window: MainWindow) -> PieceSetsWindow:
    """The window, opened by its keys."""
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    found = child(window, PieceSetsWindow, "pieceSetsWindow")
    assert found.isVisible()
    found.resize(1200, 760)
    return found


def rows(sets: PieceSetsWindow) -> list[list[str]]:
    """The texts of every row that is shown."""
    model = sets.table.model()
    return [[model.index(row, column).data() for column in range(9)] for row in range(model.rowCount())]


def sort_by(qtbot: QtBot, sets: PieceSetsWindow, number: int) -> list[str]:
    """Click the title of a column; returns what its cells say then."""
    header = sets.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(number) + 20, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    return [row[number] for row in rows(sets)]


def test_every_set_is_there_with_its_figures(sets: PieceSetsWindow) -> None:
    shown = {row[SHORT]: row for row in rows(sets)}
    assert len(shown) == 203
    known = ["3 vertical, 2 horizontal, 4 soldiers", "3V2H4S", "2", "109,260", "83,972", "1,329", "138", "179", "150"]
    assert shown["3V2H4S"] == known
    assert shown["7H"][MOVES:] == ["none", "none", "none"]
    assert shown["0S"][:3] == ["Cao Cao alone", "0S", "16"]
    assert child(sets, QLabel, "pieceSetsNumber").text() == "203 of 203 sets"


def test_a_click_on_a_title_sorts_by_number_with_what_is_missing_last(qtbot: QtBot, sets: PieceSetsWindow) -> None:
    upwards = sort_by(qtbot, sets, MOVES)
    assert (upwards[0], upwards[-2:]) == ("0", ["138", "none"])
    downwards = sort_by(qtbot, sets, MOVES)
    assert (downwards[0], downwards[-1]) == ("138", "none")
    layouts = [int(text.replace(",", "")) for text in sort_by(qtbot, sets, LAYOUTS)]
    assert layouts == sorted(layouts)
    assert sum(layouts) == 29_334_498


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("4v 1h 4s", ["4V1H4S"]),
        ("6h", ["6H2S", "1V6H", "6H1S", "6H"]),
        ("6 horizontal", ["6H2S", "1V6H", "6H1S", "6H"]),
        ("14", ["14S"]),
        ("alone", ["0S"]),
        ("8H", []),
    ],
)
def test_sets_are_found_by_their_pieces(sets: PieceSetsWindow, text: str, found: list[str]) -> None:
    sets.search.setText(text)
    assert sorted(row[SHORT] for row in rows(sets)) == sorted(found)


def test_they_are_found_in_chinese_too(qtbot: QtBot, window: MainWindow, sets: PieceSetsWindow) -> None:
    window.languages.choose(Language.TRADITIONAL)
    qtbot.waitUntil(lambda: child(window, PieceSetsWindow).windowTitle() == "各組棋子一覽")
    again = child(window, PieceSetsWindow)
    again.search.setText("4 豎 1 橫 4 卒")
    assert [row[PIECES] for row in rows(again)] == ["4 豎、1 橫、4 卒"]


def test_what_is_listed_is_saved_as_the_console_prints_it(
    qtbot: QtBot, sets: PieceSetsWindow, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "sets.csv"
    qtbot.mouseClick(child(sets, QPushButton, "pieceSetsSave"), LEFT)
    dialog = child(sets, QFileDialog, "pieceSetsFileDialog")
    dialog.selectFile(str(path))
    qtbot.mouseClick(child(dialog, QDialogButtonBox).button(QDialogButtonBox.StandardButton.Save), LEFT)
    assert child(sets, QLabel, "pieceSetsNote").text() == f"Exported to {path}"
    assert main(["klotski", "hardest", "--pieces", "all", "--csv"]) == 0
    assert path.read_text("utf-8") == capsys.readouterr().out
    qtbot.waitUntil(lambda: sets.findChild(QFileDialog) is None)


def test_why_nothing_is_saved_is_said(qtbot: QtBot, sets: PieceSetsWindow, tmp_path: Path) -> None:
    qtbot.mouseClick(child(sets, QPushButton, "pieceSetsSave"), LEFT)
    dialog = child(sets, QFileDialog, "pieceSetsFileDialog")
    dialog.fileSelected.emit(str(tmp_path / "missing" / "sets.csv"))
    assert child(sets, QLabel, "pieceSetsNote").text().startswith("Cannot save sets.csv: there is no folder")
    dialog.reject()
    qtbot.waitUntil(lambda: sets.findChild(QFileDialog) is None)


def test_a_double_click_enter_and_the_button_choose_a_set(qtbot: QtBot, sets: PieceSetsWindow) -> None:
    chosen, view = QSignalSpy(sets.chosen), sets.table
    sets.search.setText("6H2S")
    place = view.visualRect(view.model().index(0, LAYOUTS)).center()
    qtbot.mouseClick(view.viewport(), LEFT, pos=place)
    assert chosen.count() == 0
    qtbot.mouseDClick(view.viewport(), LEFT, pos=place)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.mouseClick(child(sets, QPushButton, "pieceSetsShow"), LEFT)
    assert [chosen.at(number)[0] for number in range(chosen.count())] == [look_up_pieces("6H2S")] * 3
