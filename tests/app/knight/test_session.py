"""The knight's session: no widget is made but where a test says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.knight.found_tours import TourSearch
from app.knight.page import KnightPage
from app.knight.repositories import KnightGameRecord, KnightGames
from app.knight.session import KnightSession
from app.knight.walk_forms import walk_forms
from app.search.worker import Report
from app.storage.storage import Storage
from app.ui.files import data_folder
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from solvers.documents import Document
from solvers.knight.board import Board, Square
from solvers.knight.document import KnightDocument
from solvers.knight.engines import engine_named
from solvers.knight.play import Solvability
from solvers.knight.tour import Tour, TourRequest
from solvers.message import InputError
from solvers.search import Found
from tests.app.knight.views import knight_session, shown
from tests.solvers.knight.rules import assert_answers
from tests.solvers.knight.test_play import TOUR

WHOLE = Tour.of(Board(5, 5), TOUR)


def documented(session: KnightSession) -> Document:
    """What is shown, as a document."""
    make = session.export_subject().make_document
    assert make is not None
    return make()


@pytest.fixture
def session(qapp: QApplication) -> Iterator[KnightSession]:
    """A session on 5x5."""
    with knight_session() as made:
        made.show_board(Board(5, 5))
        yield made


@pytest.fixture
def without_widgets(session: KnightSession) -> Iterator[KnightSession]:
    """The session on 5x5; the test fails if it makes a widget."""
    yield session
    assert not QApplication.allWidgets()


def rest(qtbot: QtBot, session: KnightSession) -> None:
    """Wait until no search runs."""
    qtbot.waitUntil(lambda: not session.runner.busy)


def walk(session: KnightSession, *squares: Square) -> None:
    """Begin to play, and visit these squares."""
    session.play_by_hand(True)
    for square in squares:
        session.choose_square(square)


def games() -> list[KnightGameRecord]:
    """The games by hand that are kept, the newest first."""
    storage = Storage(data_folder())
    kept = storage.repository(KnightGames).newest()
    storage.close()
    return kept


def test_the_request_is_edited_and_says_what_is_known_of_it(without_widgets: KnightSession) -> None:
    session = without_widgets
    assert session.sentence == "Click a square to find a tour from it; no tour starts on a marked one."
    session.end_on((0, 0))
    assert session.sentence.startswith("The tour will end on a5")
    session.show_board(Board(6, 6))
    assert session.request == TourRequest(Board(6, 6), end=(1, 0)), "the end keeps its name"
    session.requested_board.clear_ends()
    session.requested_board.choose_closed(True)
    session.choose_board(Board(3, 4), None)
    assert session.request == TourRequest(Board(3, 4), closed=True)
    session.choose_board(Board(8, 8), False)
    assert session.request == TourRequest(Board(8, 8))


def test_a_search_gives_tours_one_after_another_and_then_a_count(without_widgets: KnightSession, qtbot: QtBot) -> None:
    session = without_widgets
    session.choose_engine(engine_named("stack-static-degree"))
    reports: list[Report[Found[Tour]]] = []
    session.runner.answered.connect(reports.append)
    session.search_from((4, 0))
    assert session.sentence == "Searching from a1…"
    rest(qtbot, session)
    first = session.tour
    assert first is not None
    assert_answers(first, session.request)
    assert reports[0].request == TourSearch(session.request, engine_named("stack-static-degree"))
    assert session.sentence.startswith("Tour of 25 squares from a1 to ")
    assert (session.playback.length, session.playback.playing) == (24, True)
    assert session.can_go_on
    session.next_answer()
    assert session.can_go_on, "while it searches, too"
    session.next_answer()  # which it does already
    rest(qtbot, session)
    assert session.tour not in (None, first)
    assert session.sentence.startswith("Tour no. 2: 25 squares")
    second, position = session.tour, session.playback.position
    session.playback.rest()
    session.count()
    rest(qtbot, session)
    assert session.sentence.startswith("304 open tours from a1")
    assert (session.tour, session.shown_tour, session.can_go_on) == (second, second, True)
    assert session.playback.position >= position


def test_a_search_is_stopped(without_widgets: KnightSession, qtbot: QtBot) -> None:
    session = without_widgets
    session.choose_engine(engine_named("stack-static-degree"))
    session.show_board(Board(20, 20))
    session.search_from((3, 1))
    qtbot.waitUntil(lambda: session.search_progress is not None)
    session.stop()
    rest(qtbot, session)
    assert session.sentence == "Stopped before anything was proven."
    assert session.tour is None


def test_what_is_asked_for_meanwhile_does_not_concern_the_tour_that_is_found(
    without_widgets: KnightSession, qtbot: QtBot
) -> None:
    session = without_widgets
    session.search_from((4, 0))
    session.choose_display("picture")
    rest(qtbot, session)
    assert documented(session) == KnightDocument(
        Board(5, 5), (4, 0), False, session.tour.squares if session.tour else ()
    )
    assert not session.playback.playing, "a picture is shown whole"


def test_a_game_is_played_undone_and_redone(without_widgets: KnightSession) -> None:
    session = without_widgets
    walk(session, *TOUR[:3], (0, 1))
    assert session.game.line.path == TOUR[:3], "no knight's move leads to the last"
    session.undo()
    session.undo()
    assert session.game.line.path == TOUR[:1]
    assert session.playback.position == 0
    session.redo()
    assert documented(session) == KnightDocument(Board(5, 5), TOUR[0], False, TOUR[:2])
    session.game.reset()
    assert (session.game.now, session.game.length, session.can_undo) == (0, 3, False)


def test_a_hint_leads_to_a_tour_and_is_counted(without_widgets: KnightSession, qtbot: QtBot) -> None:
    session = without_widgets
    walk(session, *TOUR[:4])
    session.game.hint()
    qtbot.waitUntil(lambda: session.game.shown_hint is not None)
    assert session.game.verdict.solvability is Solvability.SOLVABLE
    session.game.hint()
    assert (session.game.now, session.game.hints, session.game.shown_hint) == (5, 1, None)


def test_where_no_tour_is_left_no_hint_is_given(without_widgets: KnightSession, qtbot: QtBot) -> None:
    session = without_widgets
    walk(session, (0, 1))
    session.game.hint()
    qtbot.waitUntil(lambda: "No step leads to a tour" in session.sentence)
    assert session.game.shown_hint is None


def test_a_finished_game_is_kept_and_its_tour_can_be_copied(without_widgets: KnightSession) -> None:
    session = without_widgets
    finished: list[KnightGameRecord] = []
    session.game.finished.connect(finished.append)
    assert {form.text for form in walk_forms(session.copied_walk)} == {None}
    walk(session, *TOUR)
    assert [game.visits for game in finished] == [tuple(WHOLE.order)]
    assert [(game.visits, game.finished) for game in games()] == [(tuple(WHOLE.order), True)]
    assert session.tour == WHOLE
    assert not any("text" in vars(form) for form in walk_forms(session.copied_walk)), (
        "none is written before it is asked for"
    )
    assert [form.name for form in walk_forms(session.copied_walk) if form.text] == ["matrix", "coordinates", "chess"]
    assert session.sentence == "A tour: every square, each exactly once."


def test_a_game_that_was_left_goes_on_with_what_was_taken_back(session: KnightSession) -> None:
    walk(session, *TOUR[:6])
    session.undo()
    session.autosave.leave()
    with knight_session() as again:
        again.restore()
        assert again.playing
        assert (again.game.line.squares, again.game.now) == (TOUR[:6], 5)
        again.choose_square(TOUR[5])
        again.choose_square(TOUR[6])
    assert [game.visits for game in games()] == [tuple(WHOLE.order[:7])], "it goes on under its number"


def test_a_record_is_resumed_under_its_number(session: KnightSession) -> None:
    walk(session, *TOUR[:6])
    session.autosave.leave()
    (record,) = games()
    with knight_session() as again:
        again.show_record(record)
        again.choose_square(TOUR[6])
    assert [(game.id, len(game.visits)) for game in games()] == [(record.id, 7)]


def test_a_document_that_is_no_path_is_refused(without_widgets: KnightSession) -> None:
    with pytest.raises(InputError):
        without_widgets.show_document(KnightDocument(Board(5, 5), (0, 0), False, ((0, 0), (0, 1))))


def test_documents_are_shown_played_or_gone_on_with(without_widgets: KnightSession) -> None:
    session = without_widgets
    session.show_document(KnightDocument(Board(5, 5), TOUR[0], False, TOUR))
    assert (session.shown_tour, session.playback.playing) == (WHOLE, True)
    assert session.sentence == "Tour opened; every step has been checked."
    session.show_document(KnightDocument(Board(5, 5), TOUR[0], False, TOUR[:4]))
    assert (session.playing, session.game.line.path) == (True, TOUR[:4])
    session.show_document(KnightDocument(Board(6, 6), (2, 2), True))
    assert session.request == TourRequest(Board(6, 6), (2, 2), closed=True)


def test_a_change_of_the_board_is_undone_with_the_tour_that_was_shown(without_widgets: KnightSession) -> None:
    session = without_widgets
    session.show_tour(WHOLE, closed=False)
    session.playback.jump(7)
    request, sentence = session.request, session.sentence
    session.toggle_square((2, 2))
    assert (session.tour, session.can_undo) == (None, True)
    session.toggle_square((2, 2))
    session.undo()
    session.undo()
    assert (session.request, session.tour, session.sentence) == (request, WHOLE, sentence)
    assert (session.playback.position, session.playback.playing) == (7, False)
    assert not session.can_undo


def test_the_last_square_stays(without_widgets: KnightSession) -> None:
    session = without_widgets
    session.show_board(Board(1, 1))
    session.toggle_square((0, 0))
    assert session.request.board == Board(1, 1)
    assert "every square of the board is missing" in session.sentence.lower()


def test_boards_are_saved_under_names(without_widgets: KnightSession) -> None:
    session = without_widgets
    dented = Board(4, 7, frozenset({(0, 0)}))
    saved: list[str] = []
    session.saved.connect(saved.append)
    session.achieved.save_board("Dented", dented)
    assert (saved, session.achieved.boards) == (["Dented"], [("Dented", dented)])


def text(page: QWidget, name: str) -> str:
    """What a label of a page says."""
    label = page.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    return label.text()


def test_a_page_that_is_attached_later_shows_the_present_state(session: KnightSession, qtbot: QtBot) -> None:
    session.show_tour(WHOLE, closed=False)
    session.playback.jump(7)
    page = shown(qtbot, session)
    assert page.chessboard.board == Board(5, 5)
    assert text(page, "knightResult") == session.sentence
    assert len(page.view.visits.lines) == 25
    assert page.transport.findChild(QLabel) is not None
    at_once = page.chessboard.grab().toImage()
    session.playback.jump(8)
    assert page.chessboard.grab().toImage() != at_once
    session.playback.jump(7)
    assert page.chessboard.grab().toImage() == at_once, "it was shown at the playback's moment"
    walk(session, *TOUR[:3])
    session.playback.rest()
    another = shown(qtbot, session)
    assert another.game_section.panel.isVisible()
    assert text(another, "knightStepsLabel") == "3 / 25"
    assert dict(another.game_section.layer.moves) == dict(session.game.moves) != {}
    assert another.page_actions["undo"].isEnabled()


def test_a_search_outlives_its_page_and_a_new_page_shows_its_answer(session: KnightSession, qtbot: QtBot) -> None:
    session.choose_engine(engine_named("stack-static-degree"))
    session.runner.pace.pause()
    page = KnightPage(session, Appearance("light"), Settings())
    page.show()
    session.search_from((4, 0))
    qtbot.waitUntil(lambda: session.search_progress is not None)
    page.close()
    with qtbot.waitSignal(page.destroyed):
        page.deleteLater()
    assert session.runner.busy
    again = shown(qtbot, session)
    assert again.stop_button.isEnabled()
    session.runner.pace.resume()
    rest(qtbot, session)
    assert text(again, "knightResult").startswith("Tour of 25 squares from a1")
    late = shown(qtbot, session)
    assert text(late, "knightResult").startswith("Tour of 25 squares from a1")
    qtbot.waitUntil(lambda: not late.stop_button.isEnabled())
    button = late.findChild(QPushButton, "knightNextButton")
    assert button is not None
    button.click()
    rest(qtbot, session)
    for one in (again, late):
        assert text(one, "knightResult").startswith("Tour no. 2")


def test_the_section_in_front_is_the_sessions(session: KnightSession, qtbot: QtBot) -> None:
    page = shown(qtbot, session)
    walk(session, TOUR[0])
    session.search()
    assert not session.playing
    assert page.game_section.panel.isHidden()
    rest(qtbot, session)
    page.session.play_by_hand(True)
    assert session.playing
    assert session.game.line.path == TOUR[:1], "the game has waited"


def test_random_tours_are_told_apart_by_the_rotations_before_them(without_widgets: KnightSession, qtbot: QtBot) -> None:
    session, sentences = without_widgets, list[str]()
    session.choose_engine(engine_named("random-closed"))
    session.set_request(TourRequest(Board(8, 8), closed=True))
    for go_on in (session.search, session.next_answer, session.next_answer, session.next_answer):
        number = session.tours.number
        go_on()
        qtbot.waitUntil(lambda before=number: session.tours.number > before)
        sentences.append(session.sentence)
    made = [re.search(r"squares and made ([\d,]+) rotations in ", sentence) for sentence in sentences]
    rotations = [int(found[1].replace(",", "")) for found in made if found]
    assert len(rotations) == 4
    assert rotations == sorted(set(rotations))
