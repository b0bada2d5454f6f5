"""The piece, the joined edges and the symmetry, chosen beside the board as a person does; and what follows of it."""

from __future__ import annotations

import itertools
from array import array
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from app.knight.page import KnightPage
from app.knight.piece_words import board_name, piece_name
from app.knight.records import KnightRecords
from app.knight.repositories import TourRecord
from app.knight.settings import PIECE, SYMMETRY, WRAP
from app.knight.shape.drawing import EmptyBoard
from app.knight.start_analysis import NOTHING_KNOWN
from app.search.engine_combo import LINE
from app.ui.settings import Settings
from app.ui.widgets.notices import Toast
from solvers.documents import open_text
from solvers.documents.document import json_text
from solvers.knight.board import Board, Square
from solvers.knight.document import KnightDocument
from solvers.knight.engines import ENGINES
from solvers.knight.leaper import KNIGHT, PIECES, Leaper, Wrap
from solvers.knight.notation import board_text
from solvers.knight.presets import BoardGroup, presets
from solvers.knight.tour import Tour, TourRequest, TourSymmetry
from tests.app.children import child
from tests.app.knight.test_boards import choose as choose_board
from tests.app.knight.test_boards import counted
from tests.app.knight.test_page import choose_engine, click, press, rest, result, set_size
from tests.app.knight.test_request import shift_click
from tests.app.knight.views import knight_page, knight_session
from tests.solvers.knight.rules import assert_answers, assert_tour

CAMEL, ZEBRA = PIECES["camel"], PIECES["zebra"]


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KnightPage]:
    """The page, shown, with its options open."""
    with knight_page(qtbot) as page:
        qtbot.mouseClick(page.method_button, Qt.MouseButton.LeftButton)
        yield page


def choose(qtbot: QtBot, page: KnightPage, name: str, beginning: str) -> None:
    """Choose an entry of a dropdown by the arrow keys."""
    combo = child(page, QComboBox, name)
    assert combo.isVisible()
    combo.setFocus()
    texts = [combo.itemText(place) for place in range(combo.count())]
    wanted = next(place for place, text in enumerate(texts) if text.startswith(beginning))
    key = Qt.Key.Key_Down if wanted > combo.currentIndex() else Qt.Key.Key_Up
    for _ in range(abs(wanted - combo.currentIndex())):
        qtbot.keyClick(combo, key)
    assert combo.currentIndex() == wanted


def write_leaps(qtbot: QtBot, page: KnightPage, text: str) -> None:
    field = child(page, QLineEdit, "pieceField")
    assert field.isVisible()
    assert field.hasFocus()
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def choices(page: KnightPage) -> list[str]:
    return [child(page, QComboBox, name).currentText() for name in ("pieceCombo", "wrapCombo", "symmetryCombo")]


def test_at_first_one_line_says_that_it_is_a_knight_and_nothing_else_is_there(qtbot: QtBot) -> None:
    with knight_page(qtbot) as page:
        assert page.method_button.text() == "Automatic · Knight ›"
        names = ("pieceCombo", "wrapCombo", "symmetryCombo")
        assert not any(child(page, QComboBox, name).isVisible() for name in names)
        qtbot.mouseClick(page.method_button, Qt.MouseButton.LeftButton)
        assert all(child(page, QComboBox, name).isVisible() for name in names)
        assert all(child(page, QComboBox, name).accessibleName() for name in names)
        assert not child(page, QLineEdit, "pieceField").isVisible()
        assert choices(page) == ["Knight (1,2)", "Not joined", "Any tour"]


def test_a_camel_tours_a_torus(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 8)
    click(qtbot, page, (4, 0))
    rest(qtbot, page)
    choose(qtbot, page, "pieceCombo", "Camel")
    choose(qtbot, page, "wrapCombo", "All joined")
    assert page.session.request == TourRequest(Board(5, 8, frozenset(), CAMEL, Wrap.BOTH), (4, 0)), "the start stays"
    assert page.chessboard.board == page.session.request.board
    assert page.session.tour is None, "that was another's tour"
    assert page.method_button.text() == "Automatic · Camel, torus ›"
    assert page.knight_choices.boards.placeholderText() == "5 × 8, camel, torus"
    press(qtbot, page, "knightFindButton")
    rest(qtbot, page)
    assert page.session.tour is not None
    assert_answers(page.session.tour, page.session.request)
    set_size(page, 6, 8)
    assert page.session.request.board == Board(6, 8, frozenset(), CAMEL, Wrap.BOTH), "another size is another board"


def test_leaps_are_written_and_a_mistake_is_told_in_one_sentence(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "pieceCombo", "Other leaps")
    assert page.session.request.board.piece == PIECES["emperor"], "the last one with a name"
    for wrong in ("1;4", "", "0,0", "1,4+", "1,2+1,3+1,4+2,3", "1,100"):
        write_leaps(qtbot, page, wrong)
        assert page.session.request.board.piece == PIECES["emperor"]
        with pytest.raises(ValueError, match=r".") as fault:
            Leaper.parse(wrong)
        told = child(page.window(), Toast, "pieceNotice")
        assert told.isVisible()
        assert told.text().lower() == str(fault.value).lower()
        told.hide()
    write_leaps(qtbot, page, "4,1 + 1,2")
    assert page.session.request.board.piece == Leaper(frozenset({(1, 2), (1, 4)}))
    assert child(page, QLineEdit, "pieceField").text() == "1,2+1,4"
    assert not child(page.window(), Toast, "pieceNotice").isVisible()
    assert page.method_button.text() == "Automatic · (1,2+1,4)-leaper ›"
    assert choices(page)[0] == "Other leaps…"
    choose(qtbot, page, "pieceCombo", "King")
    assert not child(page, QLineEdit, "pieceField").isVisible()
    choose(qtbot, page, "pieceCombo", "Other leaps")
    write_leaps(qtbot, page, "zebra")
    assert choices(page)[0] == "Zebra (2,3)", "a name will do"


def test_leaving_the_field_takes_what_was_written(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "pieceCombo", "Other leaps")
    qtbot.keyClicks(child(page, QLineEdit, "pieceField"), "1,4")
    page.chessboard.setFocus()
    assert page.session.request.board.piece == PIECES["giraffe"]


def test_symmetric_tours_are_closed_and_have_no_end(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 6, 6)
    shift_click(qtbot, page, (0, 0))
    assert page.session.request.end == (0, 0)
    choose(qtbot, page, "symmetryCombo", "Half-turn")
    half = TourRequest(Board(6, 6), closed=True, symmetry=TourSymmetry.HALF_TURN)
    assert page.session.request == half
    assert page.knight_choices.closed.isChecked()
    assert page.method_button.text() == "Automatic · Knight, half-turn symmetry ›"
    page.knight_choices.closed.click()
    assert page.session.request == TourRequest(Board(6, 6))
    assert choices(page)[2] == "Any tour"
    choose(qtbot, page, "symmetryCombo", "Quarter-turn")
    shift_click(qtbot, page, (0, 0))
    assert page.session.request == TourRequest(Board(6, 6), None, (0, 0), closed=True), "an end has no symmetry"
    page.by_hand.click()
    assert page.session.shown_request.symmetry is None


@pytest.mark.parametrize(("beginning", "number", "classes"), [("Half-turn", 78, 22), ("Quarter-turn", 10, 5)])
def test_symmetric_tours_are_found_and_counted(
    qtbot: QtBot, page: KnightPage, beginning: str, number: int, classes: int
) -> None:
    """The numbers of 6 x 6 are those of de Hijo, Kraitchik and Jelliss."""
    set_size(page, 6, 6)
    choose(qtbot, page, "symmetryCombo", beginning)
    said = counted(qtbot, page)
    assert said.startswith(f"{number} closed tours with {beginning.lower()} symmetry, or {2 * number} counting both ")
    assert f"; {classes} up to rotation and reflection; counted in " in said
    press(qtbot, page, "knightFindButton")
    rest(qtbot, page)
    tour = page.session.tour
    assert tour is not None
    assert_tour(tour)
    moves = {frozenset(move) for move in itertools.pairwise((*tour.squares, tour.start))}

    def turned(square: Square) -> Square:
        return (square[1], 5 - square[0]) if beginning == "Quarter-turn" else (5 - square[0], 5 - square[1])

    assert moves == {frozenset(map(turned, move)) for move in moves}


def test_a_board_that_is_not_symmetric_has_no_symmetric_tour(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 6)
    choose(qtbot, page, "symmetryCombo", "Quarter-turn")
    press(qtbot, page, "knightFindButton")
    rest(qtbot, page)
    assert result(page).startswith("No tour: the board itself does not stay the same")


@pytest.mark.parametrize(
    ("piece", "wrap", "size", "closed", "number"),
    [
        ("Zebra", "All joined", (3, 4), True, 1_568),
        ("Knight", "Left and right", (3, 5), False, 29_000),
        ("King", "Not joined", (3, 5), True, 744),
    ],
)
def test_tours_of_any_piece_are_counted(
    qtbot: QtBot, page: KnightPage, piece: str, wrap: str, size: Square, closed: bool, number: int
) -> None:
    """The numbers are those of a brute force."""
    set_size(page, *size)
    choose(qtbot, page, "pieceCombo", piece)
    choose(qtbot, page, "wrapCombo", wrap)
    if closed:
        page.knight_choices.closed.click()
    said = counted(qtbot, page)
    assert said.startswith(
        f"{number:,} {'closed' if closed else 'open'} tours on {board_name(page.session.request.board)}"
    )


def test_all_that_is_chosen_is_there_the_next_time(qtbot: QtBot) -> None:
    settings = Settings()
    asked = TourRequest(Board(4, 6, frozenset({(0, 0), (3, 5)}), CAMEL, Wrap.COLUMNS), (1, 1), closed=True)
    for request in (
        asked,
        TourRequest(Board(6, 6), closed=True, symmetry=TourSymmetry.QUARTER_TURN),
        TourRequest(Board(5, 5)),
    ):
        with knight_session(settings) as session:
            session.set_request(request)
            session.remember(settings)
        with knight_session(settings) as session:
            assert session.request == request
    assert [settings.value(setting) for setting in (PIECE, WRAP, SYMMETRY)] == ["", "", ""], (
        "as earlier versions had it"
    )


@pytest.mark.parametrize("setting", [PIECE, WRAP, SYMMETRY])
def test_what_makes_no_sense_is_the_usual(setting: object) -> None:
    settings = Settings()
    for one in (PIECE, WRAP, SYMMETRY):
        settings.keep(one, "sideways" if one is setting else "")
    with knight_session(settings) as session:
        assert session.request == TourRequest(Board(8, 8))


def test_the_boards_on_offer_keep_the_piece_but_riddles_are_for_a_knight(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "pieceCombo", "Wazir")
    choose(qtbot, page, "wrapCombo", "Left")
    offered = page.knight_choices.boards
    assert offered.currentText() == "Chessboard, 8 × 8, wazir, cylinder"
    choose_board(qtbot, page, "Heart")
    heart = next(preset.board for preset in presets() if preset.name == "heart")
    assert page.session.request.board == Board(heart.rows, heart.columns, heart.missing, PIECES["wazir"], Wrap.COLUMNS)
    assert offered.currentText().startswith("Heart, 9 × 10, wazir, cylinder")
    kinds = {
        (one.board.piece, one.board.wrap) for one in map(offered.itemData, range(offered.count())) if one is not None
    }
    assert kinds == {(PIECES["wazir"], Wrap.COLUMNS), (KNIGHT, Wrap.NONE)}
    page.session.next_riddle()
    assert page.session.riddle.present
    assert page.session.request.board.is_usual
    riddles = [preset.board for preset in presets() if preset.group is BoardGroup.RIDDLE]
    assert all(board.is_usual for board in riddles)


def test_a_board_that_is_drawn_keeps_its_piece_and_its_edges(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "pieceCombo", "Zebra")
    choose(qtbot, page, "wrapCombo", "All joined")
    drawing = page.session.drawing
    for change in (
        lambda: drawing.toggle((0, 0)),
        drawing.clear,
        drawing.fill,
        drawing.turn,
        lambda: drawing.resize(4, 9),
    ):
        change()
        assert (drawing.board.piece, drawing.board.wrap) == (ZEBRA, Wrap.BOTH)
        assert isinstance(drawing.board, EmptyBoard) is (drawing.board.size == 0)
    own = Board(4, 9, frozenset(), ZEBRA, Wrap.BOTH)
    assert page.session.request.board == own
    page.session.achieved.save_board("My zebra's", own)
    page.session.undo()
    assert page.session.request.board == Board(8, 8, frozenset(), ZEBRA, Wrap.BOTH)
    choose(qtbot, page, "pieceCombo", "Knight")
    choose_board(qtbot, page, "My zebra's")
    assert page.session.request.board == own
    assert page.knight_choices.boards.currentText() == "My zebra's, 4 × 9, zebra, torus"


def test_undo_brings_the_board_of_before_the_drawing_back_with_its_piece(qtbot: QtBot, page: KnightPage) -> None:
    choose(qtbot, page, "pieceCombo", "Camel")
    page.session.drawing.toggle((0, 0))
    choose(qtbot, page, "pieceCombo", "Knight")
    assert not page.session.can_undo, "it was another board then"


def test_the_dropdown_says_beforehand_which_method_cannot(qtbot: QtBot, page: KnightPage) -> None:
    engines = page.knight_choices.engines

    def lines() -> dict[str, str]:
        engines.showPopup()
        qtbot.waitUntil(engines.view().isVisible)
        engines.hidePopup()
        places = [place for place in range(engines.count()) if engines.itemData(place) is not None]
        return {engines.itemData(place).name: engines.itemData(place, LINE) for place in places}

    usual = lines()
    assert usual == {engine.name: engine.words().line for engine in ENGINES}
    choose(qtbot, page, "wrapCombo", "All joined")
    on_torus = lines()
    assert {name for name in usual if usual[name] != on_torus[name]} == {
        "depth-first",
        "structured",
        *(name for name in usual if name.startswith("warnsdorff")),
    }
    assert on_torus["warnsdorff"].startswith("This method knows no joined edges: choose a board without them")
    assert on_torus["structured"].startswith("The tiles are tours of a knight")
    names = [getattr(engines.itemData(place), "name", "") for place in range(engines.count())]
    index = engines.model().index(names.index("warnsdorff"), 0, QModelIndex())
    assert str(index.data(Qt.ItemDataRole.ToolTipRole)).startswith("This method knows no joined edges")
    assert index.data(Qt.ItemDataRole.ForegroundRole) is not None
    choose(qtbot, page, "wrapCombo", "Not joined")
    assert lines() == usual
    assert index.data(Qt.ItemDataRole.ForegroundRole) is None


def test_a_method_that_cannot_says_so_before_it_is_run(qtbot: QtBot, page: KnightPage) -> None:
    choose_engine(page, "warnsdorff")
    choose(qtbot, page, "wrapCombo", "Left")
    lines = result(page).splitlines()
    assert lines[0] == "Click a square to find a tour from it."
    assert lines[1].startswith("Warnsdorff, outermost first: this method knows no joined edges")
    click(qtbot, page, (0, 0))
    qtbot.waitUntil(lambda: result(page).startswith("This method knows no joined edges"))
    qtbot.waitUntil(lambda: page.session.analysis.known is not NOTHING_KNOWN)
    assert result(page).startswith("This method knows no joined edges"), "it stays, though the starts are known now"


def test_by_hand_on_a_torus(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 3, 3)
    choose(qtbot, page, "wrapCombo", "All joined")
    page.knight_choices.closed.click()
    page.by_hand.click()
    choose(qtbot, page, "pieceCombo", "Wazir")
    assert result(page) == "Click a square to put the wazir on it."
    game = page.session.game
    for square in ((0, 0), (0, 2), (0, 1), (1, 1), (1, 0), (1, 2), (2, 2), (2, 1), (2, 0)):
        assert not game.line.complete
        click(qtbot, page, square)
        qtbot.waitUntil(lambda: page.playback.moment == page.playback.position)
    assert game.line.complete, "from a1 it goes home to a3 over the edge"
    assert child(page, QLabel, "winTitle").text() == "Closed wazir's tour!"


def test_what_is_copied_is_opened_as_what_it_was(qtbot: QtBot, page: KnightPage) -> None:
    set_size(page, 5, 8)
    choose(qtbot, page, "pieceCombo", "Camel")
    choose(qtbot, page, "wrapCombo", "All joined")
    click(qtbot, page, (4, 0))
    rest(qtbot, page)
    tour, board = page.session.tour, page.session.request.board
    assert tour is not None
    page.copy()
    texts = [QApplication.clipboard().text(), *(form.text or "" for form in page.copy_forms())]
    subject = page.session.export_subject()
    assert subject.title == "Camel's tour of 40 squares, 5 × 8, torus, from a1"
    assert subject.make_document is not None
    for text in (*texts, subject.make_text(), json_text(subject.make_document())):
        document = open_text(text)
        assert isinstance(document, KnightDocument)
        assert (document.board, document.path) == (board, tour.squares)
        page.session.set_request(TourRequest(Board(8, 8)))
        page.session.show_document(document)
        assert page.session.tour == tour
    assert open_text("5x8 1,3 both") == KnightDocument(board)
    page.session.set_request(TourRequest(Board(3, 4, frozenset(), CAMEL)))
    document = open_text("a3-c2-a1-b3-d2-b1-c3-a2-c1-d3-b2-d1")
    assert isinstance(document, KnightDocument)
    page.session.show_document(document)
    assert page.session.request.board == Board(3, 4), "squares alone are those of a knight"


def test_the_history_says_the_piece_the_edges_and_the_symmetry(page: KnightPage) -> None:
    board = Board(3, 3, frozenset({(1, 1)}), KNIGHT, Wrap.NONE)
    ring = Tour.of(board, [(0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2), (2, 1)])
    record = TourRecord(ring, True, "automatic", 8, 0.1)
    records = KnightRecords()
    kind = records.kind_of(record)
    assert kind is not None
    assert kind.notes(record) == "From a3 back to a3, quarter-turn symmetry"
    page.session.show_record(record)
    assert page.session.request == TourRequest(board, (0, 0), closed=True, symmetry=TourSymmetry.QUARTER_TURN)
    camel = board_text(Board(5, 8, frozenset({(0, 0)}), CAMEL, Wrap.COLUMNS))
    assert records.subject_name(camel) == "5 × 8, camel, cylinder, 1 square removed"
    assert records.is_called(camel, "CAMEL")
    assert not records.is_called(camel, "torus")
    path = Tour(Board(1, 2, frozenset(), PIECES["wazir"]), array("i", [0, 1]))
    page.session.show_record(TourRecord(path, False, "automatic", 2, 0.1))
    assert page.session.request == TourRequest(path.board, (0, 0))


def test_every_piece_has_a_name_of_its_own() -> None:
    names = [piece_name(piece) for piece in PIECES.values()]
    assert names == list(PIECES)
    assert piece_name(Leaper(frozenset({(1, 5)}))) == "(1,5)-leaper"
