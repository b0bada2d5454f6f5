"""Opening and exporting in the window, through the keys, drops and clicks of a person."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PIL.GifImagePlugin import GifImageFile
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent, QImage
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from app.export.dialog import ExportDialog
from app.export.options import ExportOptions
from app.export.request import GRAPH_FORMATS, ExportRequest, Format, StillArrangement
from app.search import thread as search_thread
from app.storage.faults import StorageFault
from app.window.main_window import MainWindow
from app.window.start_request import Opening
from solvers.documents import json_text, open_file
from solvers.klotski.document import KlotskiDocument
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Step
from solvers.knight.board import Board
from solvers.knight.document import KnightDocument
from solvers.message import Message
from tests.app.children import child
from tests.app.export.subjects import HENG_DAO_LI_MA, RING, TWO_STEPS, documented
from tests.app.windows import klotski_page, klotski_session, knight_page

QIAO_GUO_WU_GUAN = Layout.parse("SAAS/SAAS/HHHH/HHHH/.HH.")
RING_BOARD = Board(3, 3, frozenset({(1, 1)}))

QT_VERSION = tuple(int(part) for part in qVersion().split("."))


@pytest.fixture
def window(window: MainWindow) -> Iterator[MainWindow]:
    """The window; what plays comes to rest at the end."""
    yield window
    for page in (klotski_page(window), knight_page(window)):
        page.playback.rest()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where files go."""
    made = tmp_path / "files"
    made.mkdir()
    return made


def drop(window: MainWindow, mime: QMimeData) -> bool:
    """Drag something over the window and let it go there; whether the window takes it."""
    place, copy = QPoint(200, 200), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    pointed: Any = place if QT_VERSION < (6, 12) else QPointF(place)
    entering = QDragEnterEvent(pointed, copy, mime, buttons, keys)
    QApplication.sendEvent(window, entering)
    if entering.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(place), copy, mime, buttons, keys))
    return entering.isAccepted()


def written(folder: Path, name: str, text: str) -> Path:
    """A file with this text."""
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def told(window: MainWindow) -> str:
    """The sentence of the bar above the pages; empty while there is none."""
    return window.message_bar.text.text() if window.message_bar.isVisible() else ""


def export_dialog(window: MainWindow, qtbot: QtBot) -> ExportDialog:
    """The dialog, opened by its key."""
    qtbot.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = window.findChildren(ExportDialog)
    return dialog


def options_of(dialog: ExportDialog) -> ExportOptions:
    assert isinstance(dialog.options, ExportOptions)
    return dialog.options


def write_to(dialog: ExportDialog, path: Path) -> None:
    """Write a destination over the one proposed."""
    dialog.destination.line.selectAll()
    QTest.keyClicks(dialog.destination.line, str(path))


def test_a_layout_that_is_dropped_as_text_is_shown_on_its_page(window: MainWindow) -> None:
    window.pages.setCurrentIndex(1)
    mime = QMimeData()
    mime.setText(str(QIAO_GUO_WU_GUAN))
    assert drop(window, mime)
    assert window.pages.currentWidget() is klotski_page(window)
    assert klotski_session(window).layout_on_board == QIAO_GUO_WU_GUAN


def test_a_game_that_is_dropped_as_a_file_goes_on_where_it_was_left(window: MainWindow, folder: Path) -> None:
    file = written(folder, "game.json", json_text(KlotskiDocument(HENG_DAO_LI_MA, TWO_STEPS)))
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    assert drop(window, mime)
    game = klotski_session(window).game.line
    assert game.start == HENG_DAO_LI_MA
    assert game.turns == TWO_STEPS


def test_a_solution_is_watched_from_its_beginning(window: MainWindow, folder: Path) -> None:
    text = (
        '{"format": "huarong-knight", "version": 1, "kind": "klotski", "layout": "..../..../.AA./.AA./....",'
        ' "steps": [{"piece": "A", "path": [[2, 1], [3, 1]]}]}'
    )
    window.documents.open_path(str(written(folder, "solution.json", text)))
    assert klotski_session(window).playback.length == 1
    assert klotski_page(window).result.text() == "Solution of 1 move opened; every step has been checked."
    assert klotski_session(window).game.track.layout_at(1).solved


def test_a_tour_from_a_file_is_played_on_its_board(window: MainWindow, folder: Path) -> None:
    document = KnightDocument(RING_BOARD, RING[0], True, RING)
    window.documents.open_path(str(written(folder, "tour.json", json_text(document))))
    page = knight_page(window)
    assert window.pages.currentWidget() is page
    assert page.chessboard.board == RING_BOARD
    assert page.playback.length == 8
    assert page.result.text() == "Tour opened; every step has been checked."


def test_a_walk_that_was_broken_off_goes_on_and_is_exported_again(
    window: MainWindow, qtbot: QtBot, folder: Path
) -> None:
    document = KnightDocument(Board(5, 6), (0, 0), True, ((0, 0), (1, 2), (2, 4)))
    window.documents.open_written(json_text(document))
    page = knight_page(window)
    assert page.session.playing
    assert page.session.game.line.path == document.path
    dialog = export_dialog(window, qtbot)
    request = dialog.request
    assert isinstance(request, ExportRequest)
    assert documented(request.subject) == document
    assert request.subject.picture.length == 2
    assert list(request.subject.captions) == ["1  a5", "2  c4", "3  e3"]
    dialog.close()


def test_the_open_dialog_opens_the_file_that_is_chosen(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    file = written(folder, "layout.txt", str(QIAO_GUO_WU_GUAN))
    qtbot.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = window.findChildren(QFileDialog)
    dialog.selectFile(str(file))
    dialog.accept()
    assert klotski_session(window).layout_on_board == QIAO_GUO_WU_GUAN


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            '{"format": "huarong-knight", "version": 1',
            "Line 1, column 42 is not valid JSON: a comma or a closing bracket is missing",
        ),
        (
            "nothing\nof the kind",
            "The text holds no layout, board or tour; it can be the name or a code of a layout",
        ),
        ("3000x3000", "A board can have 1 to 2,000 rows and columns, but this one is 3,000 × 3,000"),
    ],
)
def test_what_cannot_be_opened_is_told_and_changes_nothing(window: MainWindow, text: str, sentence: str) -> None:
    before = klotski_session(window).layout_on_board, knight_page(window).chessboard.board
    mime = QMimeData()
    mime.setText(text)
    drop(window, mime)
    assert told(window).startswith(sentence)
    assert (klotski_session(window).layout_on_board, knight_page(window).chessboard.board) == before


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            '{"format": "huarong-knight", "version": 1',
            "line 1, column 42 is not valid JSON: a comma or a closing bracket is missing",
        ),
        (
            "nothing\nof the kind",
            "the text holds no layout, board or tour; it can be the name or a code of a layout",
        ),
        ("3000x3000", "a board can have 1 to 2,000 rows and columns, but this one is 3,000 × 3,000"),
    ],
)
def test_a_file_that_cannot_be_opened_is_named(window: MainWindow, folder: Path, text: str, why: str) -> None:
    window.documents.open_path(str(written(folder, "wrong.json", text)))
    assert told(window).startswith(f"Cannot open wrong.json: {why}")


def test_what_was_wrong_with_a_file_is_forgotten_when_another_is_opened(window: MainWindow, folder: Path) -> None:
    window.documents.open_path(str(written(folder, "wrong.json", "{")))
    assert told(window)
    window.documents.open_path(str(written(folder, "layout.txt", str(QIAO_GUO_WU_GUAN))))
    assert told(window) == ""


def test_what_was_wrong_with_the_data_file_stays_when_a_file_is_opened(window: MainWindow, folder: Path) -> None:
    window._sessions.saver.failed.emit(Message(StorageFault.FULL))
    window.documents.open_path(str(written(folder, "wrong.json", "{")))
    assert len(told(window).splitlines()) == 2
    window.documents.open_path(str(written(folder, "layout.txt", str(QIAO_GUO_WU_GUAN))))
    assert told(window).startswith("The disk is full, so this was not saved")


def test_what_was_wrong_with_a_record_is_forgotten_when_a_file_is_opened(window: MainWindow, folder: Path) -> None:
    window._sessions.history.failed.emit(Message(StorageFault.GONE))
    assert told(window)
    window.documents.open_path(str(written(folder, "layout.txt", str(QIAO_GUO_WU_GUAN))))
    assert told(window) == ""


def test_a_file_that_is_not_there_is_named_once(window: MainWindow, folder: Path) -> None:
    window.documents.open_path(str(folder / "none.json"))
    assert told(window) == f"There is no file {folder / 'none.json'}; check its name and its folder"


def test_a_picture_that_is_dragged_over_the_window_is_not_taken(window: MainWindow) -> None:
    mime = QMimeData()
    mime.setData("image/png", b"\x89PNG")
    assert not drop(window, mime)


def test_an_empty_clipboard_changes_nothing(window: MainWindow, qtbot: QtBot) -> None:
    before = klotski_session(window).entry
    QApplication.clipboard().clear()
    window.menu_actions.by_name["paste"].trigger()
    assert klotski_session(window).entry == before
    assert told(window).startswith("There is nothing to read")


@pytest.mark.parametrize("one_line", [False, True])
def test_a_document_is_pasted(window: MainWindow, qtbot: QtBot, one_line: bool) -> None:
    text = json_text(KnightDocument(Board(6, 6), (0, 0)))
    QApplication.clipboard().setText(" ".join(text.split()) if one_line else text)
    qtbot.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert window.pages.currentWidget() is knight_page(window)
    assert knight_page(window).session.request.start == (0, 0)


def test_the_window_opens_at_what_was_asked_for(window: MainWindow, qtbot: QtBot) -> None:
    page = knight_page(window)
    with qtbot.waitSignal(page.runner.answered):
        window.open(Opening(KnightDocument(Board(6, 6), (5, 0), True), search=True))
    assert window.pages.currentWidget() is page
    assert page.session.tour is not None
    assert page.session.tour.start == (5, 0)
    assert page.session.tour.closed
    window.open(Opening(page="klotski"))
    assert window.pages.currentWidget() is klotski_page(window)


def test_what_a_page_shows_is_exported_and_opened_again(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    window.documents.open_written(json_text(KlotskiDocument(HENG_DAO_LI_MA, TWO_STEPS)))
    dialog = export_dialog(window, qtbot)
    dialog.options.choose(Format.JSON)
    write_to(dialog, folder / "game.json")
    with qtbot.waitSignal(dialog.written):
        qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)
    assert json.loads((folder / "game.json").read_text("utf-8"))["layout"] == str(HENG_DAO_LI_MA)
    assert open_file(folder / "game.json") == KlotskiDocument(HENG_DAO_LI_MA, TWO_STEPS)
    assert dialog.status.text().startswith("Exported game.json (")
    qtbot.mouseClick(dialog.cancel_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.findChildren(ExportDialog))


def test_after_an_export_the_file_and_its_folder_can_be_opened(
    window: MainWindow, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []

    def take(url: QUrl) -> bool:
        asked.append(Path(url.toLocalFile()))
        return asked[-1].is_dir()

    monkeypatch.setattr(QDesktopServices, "openUrl", take)
    dialog = export_dialog(window, qtbot)
    buttons = dialog.open_button, dialog.folder_button
    assert not any(button.isVisible() for button in buttons)
    dialog.options.choose(Format.TEXT)
    write_to(dialog, folder / "game.txt")
    with qtbot.waitSignal(dialog.written):
        qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)
    assert dialog.destination.note.text() == "", "it was just written"
    for button in reversed(buttons):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == [folder, folder / "game.txt"]
    assert dialog.status.text() == "This system has no program to open game.txt."
    assert not any(button.isVisible() for button in buttons)
    dialog.close()


@pytest.mark.parametrize("page", ["klotski", "knight"])
def test_what_a_page_shows_is_printed_by_the_usual_key(
    window: MainWindow, qtbot: QtBot, folder: Path, page: str
) -> None:
    window.menu_actions.by_name[page].trigger()
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = window.findChildren(ExportDialog)
    assert dialog.request.format is Format.PDF
    asking = child(dialog, QPrintDialog, "printDialog")
    file = child(asking, QLineEdit, "filename")
    assert file.text() == dialog.destination.line.text(), "there is no printer here"
    assert file.text().endswith(".pdf")
    file.setText(str(folder / "printed.pdf"))
    asking.accept()
    qtbot.waitUntil(lambda: dialog.status.text() == "Sent to the printer")
    assert (folder / "printed.pdf").read_bytes().startswith(b"%PDF")
    assert not dialog.open_button.isVisible()
    dialog.close()


def test_where_qt_cannot_print_a_sentence_says_so(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
    dialog = export_dialog(window, qtbot)
    qtbot.mouseClick(dialog.print_button, Qt.MouseButton.LeftButton)
    assert dialog.status.text() == "Printing is not available here: a part of Qt is missing. Export a PDF instead."
    dialog.close()


def test_a_moving_picture_of_a_tour_by_clicks(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    window.documents.open_written(json_text(KnightDocument(RING_BOARD, RING[0], True, RING)))
    dialog = export_dialog(window, qtbot)
    dialog.options.format.setFocus()
    for _ in range(3):
        qtbot.keyClick(dialog.options.format, Qt.Key.Key_Down)
    assert dialog.destination.line.text().endswith(".gif")
    # the beginning 0.7 s, eight steps of five frames of 50 ms, the last of which stays 2 s: 4.65 s
    assert dialog.summary.text() == "41 frames, 4.7 s, 480 × 480 px"
    options_of(dialog).picture_width.setValue(120)
    qtbot.mouseClick(options_of(dialog).smooth, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    write_to(dialog, folder / "tour.gif")
    with qtbot.waitSignal(dialog.written):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    with Image.open(folder / "tour.gif") as picture:
        assert isinstance(picture, GifImageFile)
        assert (picture.size, picture.n_frames) == ((120, 120), 9)
    dialog.close()


def test_an_export_is_cancelled_in_the_middle(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    window.documents.open_written(json_text(KnightDocument(RING_BOARD, RING[0], True, RING)))
    dialog = export_dialog(window, qtbot)
    dialog.options.choose(Format.WEBP)
    options_of(dialog).picture_width.setValue(1600)
    write_to(dialog, folder / "large.webp")
    with qtbot.waitSignal(dialog.runner.progressed):
        qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)
    assert not options_of(dialog).isEnabled()
    with qtbot.waitSignal(dialog.runner.ended):
        qtbot.mouseClick(dialog.cancel_button, Qt.MouseButton.LeftButton)
    assert dialog.status.text() == "Cancelled; nothing was written."
    assert options_of(dialog).isEnabled()
    qtbot.waitUntil(lambda: list(folder.iterdir()) == [])
    dialog.close()


def test_the_window_is_closed_in_the_middle_of_an_export(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    window.documents.open_written(json_text(KnightDocument(RING_BOARD, RING[0], True, RING)))
    dialog = export_dialog(window, qtbot)
    dialog.options.choose(Format.GIF)
    options_of(dialog).picture_width.setValue(1600)
    write_to(dialog, folder / "large.gif")
    with qtbot.waitSignal(dialog.runner.progressed):
        qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)
    window.close()
    qtbot.waitUntil(lambda: not search_thread.working())
    assert list(folder.iterdir()) == []


def test_a_place_that_cannot_be_written_is_told(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    dialog = export_dialog(window, qtbot)
    write_to(dialog, folder / "none" / "one.png")
    with qtbot.waitSignal(dialog.runner.failed):
        qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)
    assert dialog.status.text() == f"Cannot save one.png: there is no folder {folder / 'none'}; choose another folder"
    dialog.close()


@pytest.mark.parametrize("name", ["/", "//", "..", "/tmp/.."])
def test_what_names_no_file_is_said_to_be_none(window: MainWindow, qtbot: QtBot, name: str) -> None:
    dialog = export_dialog(window, qtbot)
    dialog.destination.line.setText(name)
    assert dialog.destination.note.text() == "This is not a file name: enter one, or browse for a place to save."
    assert not dialog.main_button.isEnabled()
    dialog.options.choose(Format.JSON)
    assert dialog.destination.line.text() == name
    dialog.close()


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("~nobodyatall/x.png", "Cannot save x.png: there is no folder {home}/~nobodyatall"),
        ("{folder}/" + "n" * 300 + ".png", "Cannot save " + "n" * 40 + "…: the name or its path is too long"),
        ("/" + "d" * 300 + "/x.png", "Cannot save x.png: the name or its path is too long for this system"),
        ("/" + "d/" * 3000 + "x.png", "Cannot save x.png: the name or its path is too long for this system"),
        ("{folder}", "Cannot save files: a folder with this name already exists"),
        ("{pipe}", "Cannot save pipe: something with this name already exists that is not a file"),
    ],
)
def test_an_impossible_place_is_told_in_one_sentence_and_nothing_is_lost(
    window: MainWindow, qtbot: QtBot, folder: Path, name: str, sentence: str
) -> None:
    pipe = folder.parent / "pipe"
    os.mkfifo(pipe)
    dialog = export_dialog(window, qtbot)
    place = name.format(folder=folder, pipe=pipe)
    dialog.destination.line.setText(place)
    with qtbot.waitSignal(dialog.runner.failed):
        qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)
    assert dialog.status.text().startswith(sentence.format(home=Path.home()))
    assert dialog.destination.line.text() == place
    assert list(folder.iterdir()) == []
    assert pipe.is_fifo()
    dialog.close()
    qtbot.waitUntil(lambda: not window.findChildren(ExportDialog))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    again = export_dialog(window, qtbot)
    assert again.destination.path.parent.is_dir()
    again.close()


def test_a_file_that_was_just_written_is_not_announced(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    dialog = export_dialog(window, qtbot)
    written(folder, "other.png", "before")
    write_to(dialog, folder / "one.png")
    with qtbot.waitSignal(dialog.written):
        qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)
    assert (folder / "one.png").is_file()
    assert dialog.destination.note.text() == ""
    write_to(dialog, folder / "other.png")
    assert dialog.destination.note.text() == "A file with this name exists and will be replaced."
    dialog.close()


def test_a_file_that_is_there_is_announced_before_it_is_replaced(
    window: MainWindow, qtbot: QtBot, folder: Path
) -> None:
    dialog = export_dialog(window, qtbot)
    write_to(dialog, written(folder, "one.png", "before"))
    assert dialog.destination.note.text() == "A file with this name exists and will be replaced."
    write_to(dialog, folder / "two.png")
    assert dialog.destination.note.text() == ""
    dialog.destination.line.clear()
    assert not dialog.main_button.isEnabled()
    dialog.close()


def test_only_what_matters_to_a_format_is_asked(window: MainWindow, qtbot: QtBot) -> None:
    window.documents.open_written(json_text(KnightDocument(RING_BOARD, RING[0], True, RING)))
    dialog = export_dialog(window, qtbot)
    options = dialog.options
    asked = {
        form: [
            name
            for name in ("arrangement", "last", "every", "picture_width", "theme", "speed", "smooth")
            if (options.choose(form), getattr(options, name).isVisibleTo(dialog))[1]
        ]
        for form in Format
        if form not in GRAPH_FORMATS
    }
    still = ["arrangement", "last", "picture_width", "theme"]
    moving = ["last", "every", "picture_width", "theme", "speed", "smooth"]
    assert asked == {
        Format.PNG: still,
        Format.SVG: still,
        Format.PDF: ["arrangement", "theme"],
        Format.GIF: moving,
        Format.WEBP: moving,
        Format.TEXT: [],
        Format.JSON: [],
    }
    dialog.close()


def test_the_preview_follows_the_choices(window: MainWindow, qtbot: QtBot) -> None:
    window.documents.open_written(json_text(KnightDocument(RING_BOARD, RING[0], True, RING)))
    knight_page(window).playback.rest()
    dialog = export_dialog(window, qtbot)
    seen: list[QImage] = []
    options, painted = options_of(dialog), dialog.preview.runner.answered
    painted.connect(lambda: seen.append(dialog.preview.image))
    qtbot.waitUntil(lambda: len(seen) == 1)
    with qtbot.waitSignal(painted):
        options.last.setValue(5)
    with qtbot.waitSignal(painted):
        options.theme.setCurrentIndex(2)
    with qtbot.waitSignal(painted):
        options.arrangement.setCurrentIndex(options.arrangement.findData(StillArrangement.SHEET.value))
    assert all(seen[number] != seen[number + 1] for number in range(3))
    dialog.close()


def test_the_dialog_remembers_its_format_and_its_folder(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    dialog = export_dialog(window, qtbot)
    dialog.options.choose(Format.SVG)
    write_to(dialog, folder / "one.svg")
    with qtbot.waitSignal(dialog.written):
        qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)
    dialog.close()
    QApplication.processEvents()
    again = window.documents.export("klotski")
    assert again.request.format is Format.SVG
    assert again.request.path.parent == folder
    assert not again.request.path.exists()
    again.close()


def test_on_the_page_of_what_is_kept_there_is_nothing_to_export(window: MainWindow, qtbot: QtBot) -> None:
    window.pages.show_page("history")
    qtbot.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert not window.findChildren(ExportDialog)


def long_game(length: int) -> KlotskiDocument:
    """A soldier of 橫刀立馬 to and fro."""
    aside, back = (Step(PieceKind.SOLDIER, squares) for squares in (((4, 0), (4, 1)), ((4, 1), (4, 0))))
    return KlotskiDocument(HENG_DAO_LI_MA, (aside, back) * (length // 2))


def test_a_long_text_is_read_beside_the_window(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    page = klotski_page(window)
    path = written(folder, "long.json", json_text(long_game(2_000)))
    window.documents.open_path(str(path))
    assert page.playback.length == 0
    qtbot.waitUntil(lambda: page.playback.length == 2_000)
    window.documents.open_written(path.read_text("utf-8"))
    window.documents.open_written(json_text(KlotskiDocument(HENG_DAO_LI_MA, TWO_STEPS)))
    qtbot.wait(300)
    assert page.playback.length == len(TWO_STEPS)


def test_what_is_wrong_with_a_long_file_is_told(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    text = json_text(long_game(2_000)).replace('"S"', '"X"', 1)
    window.documents.open_path(str(written(folder, "wrong.json", text)))
    assert told(window) == ""
    qtbot.waitUntil(lambda: "wrong.json" in told(window))
    assert "X" in told(window)


@pytest.mark.parametrize("form", ["matrix", "coordinates", "chess"])
def test_what_was_copied_of_a_tour_is_pasted_again(window: MainWindow, qtbot: QtBot, form: str) -> None:
    """A board with a hole, too, as long as it is the one that is shown."""
    window.documents.open_written(json_text(KnightDocument(RING_BOARD, RING[0], True, RING)))
    page = knight_page(window)
    (copied,) = [one for one in page.copy_forms() if one.name == form]
    QApplication.clipboard().setText(copied.text or "")
    window.menu_actions.by_name["paste"].trigger()
    assert window.current_page() is page
    assert page.session.shown_tour is not None
    assert page.session.shown_tour.squares == RING
    assert page.session.request.board == RING_BOARD
    assert page.result.text() == "Tour opened; every step has been checked."


def test_the_beginning_of_a_tour_is_pasted_as_a_game_on_the_board_that_is_shown(window: MainWindow) -> None:
    window.menu_actions.by_name["knight"].trigger()
    session = knight_page(window).session
    session.show_board(Board(5, 5))
    QApplication.clipboard().setText("a1-b3-c1")
    window.menu_actions.by_name["paste"].trigger()
    assert session.playing
    assert session.request.board == Board(5, 5)
    assert session.game.order.tolist() == [20, 11, 22]
