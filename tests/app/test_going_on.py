"""A game goes on where it stood when the program is started again."""

from __future__ import annotations

import json
import zlib
from array import array

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.klotski.repositories import Games
from app.klotski.settings import KLOTSKI_GAME
from app.knight.reopening import left_tour_text, parse_left_tour
from app.knight.repositories import KnightGames
from app.knight.settings import KNIGHT_WALK
from app.puzzle.game_clock import UserActivity
from app.startup.command_line import Opening, read
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight import method_choice
from solvers.knight.board import Board
from solvers.knight.notation import chess_name
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Found
from tests.app.hands import drag
from tests.app.storage.drawn_records import TWO_STEPS_AWAY
from tests.app.windows import klotski_page, klotski_session, knight_page, knight_session
from tests.solvers.knight.test_play import TOUR

DENTED = Board(5, 6, frozenset({(0, 5), (4, 5)}))
THREE_SLIDES = (((3, 1), (4, 1), (4, 2)), ((3, 2), (3, 1)), ((4, 0), (4, 1)))
PATIENCE_MS = 2000
"""What has been done is on the disk after so long."""


def started(qtbot: QtBot, *arguments: str) -> MainWindow:
    """The window as the program opens it with these arguments."""
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    window.open(read(arguments))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def play(window: MainWindow) -> None:
    """Three slides of 橫刀立馬, the last of them taken back."""
    for path in THREE_SLIDES:
        drag(klotski_page(window).klotski_board, *path)
    klotski_page(window).session.game.undo()
    klotski_session(window).playback.rest()


def walk(qtbot: QtBot, window: MainWindow) -> None:
    """Six squares of a board with two missing, the last two taken back."""
    page = knight_page(window)
    window.pages.setCurrentWidget(page)
    page.session.show_board(DENTED)
    qtbot.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    for square in TOUR[:6]:
        qtbot.mouseClick(
            page.chessboard, Qt.MouseButton.LeftButton, pos=page.chessboard.squares.centre(square).toPoint()
        )
    page.session.undo()
    page.session.undo()


def test_klotski_goes_on_with_its_line_of_play_time_and_count(qtbot: QtBot) -> None:
    window = started(qtbot)
    page = klotski_page(window)
    page.klotski_choices.counts.setCurrentIndex(list(Metric).index(Metric.CELLS))
    play(window)
    seconds, slides = page.session.game.clock.seconds, page.session.game.line.slides
    window.close()
    again = started(qtbot)
    went_on = klotski_session(again).game
    assert (went_on.line.slides, went_on.now, went_on.metric) == (slides, 2, Metric.CELLS)
    assert seconds <= went_on.clock.seconds < seconds + 5.0
    assert klotski_page(again).game_section.panel.steps.text() == "3"
    assert klotski_page(again).game_section.panel.redo.isEnabled()
    assert klotski_session(again).playback.moment == 2
    drag(klotski_page(again).klotski_board, (4, 0), (4, 1))
    again.close()
    assert len(kept_games(qtbot)) == 1, "it goes on under its number"


def kept_games(qtbot: QtBot) -> list[object]:
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    games: list[object] = list(window.storage.repository(Games).newest())
    window.close()
    return games


def test_the_walk_goes_on_with_its_board_and_what_was_taken_back(qtbot: QtBot) -> None:
    window = started(qtbot)
    walk(qtbot, window)
    window.close()
    again = started(qtbot)
    page = knight_page(again)
    assert again.pages.currentWidget() is page
    assert page.session.playing
    assert (page.chessboard.board, page.session.request.board) == (DENTED, DENTED)
    assert (page.session.game.line.squares, page.session.game.line.now) == (TOUR[:6], 4)
    page.session.redo()
    assert page.session.game.line.path == TOUR[:5]
    again.close()


def test_a_program_that_is_killed_two_seconds_after_a_slide_goes_on_too(qtbot: QtBot) -> None:
    window = started(qtbot)
    play(window)
    walk(qtbot, window)
    qtbot.wait(PATIENCE_MS)
    texts = [Settings().value(setting) for setting in (KLOTSKI_GAME, KNIGHT_WALK)]
    slides = klotski_session(window).game.line.slides
    window.close()
    settings = Settings()
    for setting, text in zip((KLOTSKI_GAME, KNIGHT_WALK), texts, strict=True):
        settings.keep(setting, text)  # as they were when it was killed
    again = started(qtbot)
    assert klotski_session(again).game.line.slides == slides
    assert knight_page(again).session.game.line.squares == TOUR[:6]
    for setting in (KLOTSKI_GAME, KNIGHT_WALK):
        assert Settings().value(setting), "killed at once, it goes on once more"
    again.close()


def test_what_is_asked_for_on_the_command_line_is_shown_instead(qtbot: QtBot) -> None:
    window = started(qtbot)
    play(window)
    walk(qtbot, window)
    window.close()
    again = started(qtbot, str(TWO_STEPS_AWAY))
    assert klotski_session(again).layout_on_board == TWO_STEPS_AWAY
    assert knight_page(again).session.game.line.now == 4, "the other puzzle goes on"
    again.close()
    third = started(qtbot, "--board", "6x6")
    assert knight_page(third).chessboard.board == Board(6, 6)
    assert not knight_page(third).session.playing
    third.close()


def test_a_finished_game_and_an_untouched_layout_are_not_gone_on_with(qtbot: QtBot) -> None:
    window = started(qtbot)
    play(window)
    klotski_session(window).show_layout(TWO_STEPS_AWAY)
    window.close()
    again = started(qtbot)
    assert (klotski_session(again).layout_on_board, klotski_session(again).game.line.length) == (
        TWO_STEPS_AWAY,
        0,
    )
    drag(klotski_page(again).klotski_board, (0, 0), (1, 0), (2, 0), (3, 0), (3, 1))
    assert klotski_session(again).game.line.solved
    again.close()
    third = started(qtbot)
    assert (klotski_session(third).layout_on_board, klotski_session(third).game.line.length) == (
        TWO_STEPS_AWAY,
        0,
    )
    third.close()


def test_the_tour_is_on_the_board_again_with_its_playback_where_it_was(qtbot: QtBot) -> None:
    window = started(qtbot)
    window.menu_actions.by_name["knight"].trigger()
    page = knight_page(window)
    page.session.show_board(Board(6, 6))
    with qtbot.waitSignal(page.runner.answered):
        page.session.search_from((0, 0))
    page.session.playback.jump(9)
    tour = page.session.tour
    assert tour is not None
    window.close()
    again = started(qtbot)
    session = knight_session(again)
    assert (session.shown_tour, session.playback.position, session.request.start) == (tour, 9, (0, 0))
    assert not session.runner.busy
    assert not session.playback.playing
    end = chess_name(tour.end, 6)
    assert knight_page(again).result.text() == f"Tour of 36 squares from a6 to {end}, saved earlier"
    session.show_board(DENTED)
    again.close()
    third = started(qtbot)
    assert knight_session(third).shown_tour is None
    third.close()


def test_a_tour_too_large_to_be_kept_is_said_to_be_gone(qtbot: QtBot) -> None:
    window = started(qtbot)
    session = knight_session(window)
    window.menu_actions.by_name["knight"].trigger()
    large = Board(200, 201)
    session.show_tour(Tour(large, array("i", range(large.size))), closed=False)
    window.close()
    again = started(qtbot)
    assert knight_session(again).shown_tour is None
    assert "40,200 squares, was too large to be saved" in knight_session(again).sentence
    again.close()


def test_start_and_end_and_the_game_by_hand_without_a_knight_are_as_they_were(qtbot: QtBot) -> None:
    window = started(qtbot)
    session = knight_session(window)
    session.set_request(TourRequest(DENTED, (1, 1), (2, 3), closed=True))
    window.close()
    again = started(qtbot)
    session = knight_session(again)
    assert session.request == TourRequest(DENTED, (1, 1), (2, 3), closed=True)
    session.play_by_hand(True)
    again.close()
    third = started(qtbot)
    assert knight_session(third).playing
    knight_session(third).play_by_hand(False)
    third.close()
    fourth = started(qtbot)
    assert not knight_session(fourth).playing
    fourth.close()


def test_nobody_is_active_in_a_window_that_is_closed(qtbot: QtBot) -> None:
    """When it is hidden, it is the active one no longer: it would be remembered once more, a second later."""
    window = started(qtbot)
    activity = window.findChild(UserActivity)
    assert activity is not None
    window.close()
    with qtbot.assertNotEmitted(activity.active_changed):
        QApplication.sendEvent(window, QEvent(QEvent.Type.ActivationChange))


def test_the_solution_is_shown_again_where_it_was(qtbot: QtBot) -> None:
    window = started(qtbot)
    session = klotski_session(window)
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    with qtbot.waitSignal(session.runner.answered):
        session.search()
    session.playback.jump(24)
    steps, shown = session.game.track.steps, session.layout_on_board
    window.close()
    again = started(qtbot)
    session = klotski_session(again)
    assert (session.game.track.steps, session.playback.position) == (steps, 24)
    assert session.layout_on_board == shown
    assert not session.game.keys_move_pieces, "the arrows control the playback"
    assert session.sentence == "The solution shown last time: 80 moves."
    session.game.drop_plan()
    assert session.game.length == 1
    again.close()


def test_time_spent_thinking_after_the_last_slide_is_counted(qtbot: QtBot) -> None:
    window = started(qtbot)
    play(window)
    qtbot.wait(1300)
    seconds = klotski_session(window).game.clock.seconds
    assert seconds > 1.2
    window.close()
    again = started(qtbot)
    assert klotski_session(again).game.clock.seconds >= seconds
    assert again.storage.repository(Games).newest()[0].seconds >= seconds
    again.close()


GAME = {"layout": "VAAV/VAAV/VHHV/VSSV/S..S", "count": "moves", "slides": "", "now": 0, "seconds": 1, "hints": 0}
WALK = {"board": "5x5", "closed": False, "line": [], "now": 0, "seconds": 1, "hints": 0, "in_front": True}


@pytest.mark.parametrize(
    "text",
    [
        "no JSON",
        "[]",
        json.dumps({"layout": "VAAV/VAAV/VHHV/VSSV/S..S"}),
        json.dumps(GAME | {"slides": "S0010", "now": 1}),
        json.dumps(GAME | {"slides": "S3141", "now": None}),
        json.dumps(GAME | {"solution": 7}),
        json.dumps(GAME | {"solution": "S0010"}),
        json.dumps(WALK | {"line": [0, 1], "now": 2}),
        json.dumps(WALK | {"line": [99], "now": 1}),
        json.dumps(WALK | {"board": "0x5"}),
    ],
)
def test_a_setting_that_makes_no_sense_is_passed_over(qtbot: QtBot, text: str) -> None:
    settings = Settings()
    for setting in (KLOTSKI_GAME, KNIGHT_WALK):
        settings.keep(setting, text)
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.open(Opening())
    assert klotski_session(window).layout_on_board == Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
    assert knight_page(window).session.game.line.now == 0
    window.close()


def test_another_language_keeps_game_time_and_hints(qtbot: QtBot) -> None:
    window = started(qtbot)
    play(window)
    klotski_page(window).session.game.redo()
    klotski_session(window).game.clock.reset(40.0)
    klotski_session(window).game.clock.run()
    walk(qtbot, window)
    knight_page(window).session.game.hints = 3
    window.languages.choose("zh_Hant")
    game, clock = klotski_session(window).game.line, klotski_session(window).game.clock
    qtbot.waitUntil(lambda: (game.length, game.now) == (3, 3))
    assert clock.seconds >= 40.0
    window.pages.setCurrentWidget(klotski_page(window))
    qtbot.waitUntil(lambda: clock.running)
    game = knight_page(window).session.game
    assert (game.line.squares, game.hints) == (TOUR[:6], 3)
    window.languages.choose("en")
    window.close()


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "7",
        json.dumps({"squares": None}),
        json.dumps({"board": "3x3", "visits": "AAAA", "position": 0}),
        json.dumps({"board": "3x3", "visits": 5, "position": 0}),
        left_tour_text(Tour(Board(1, 3), array("i", (0, 1, 2))), 0),
        left_tour_text(Tour(Board(1, 1), array("i", (0,))), 0).replace("1x1", "2x2"),
        left_tour_text(Tour(Board(1, 1), array("i", (0,))), 0).replace('"position": 0', '"position": "a"'),
    ],
)
def test_what_makes_no_tour_is_refused(text: str) -> None:
    with pytest.raises((TypeError, ValueError, KeyError, zlib.error)):
        parse_left_tour(json.loads(text))


@pytest.mark.parametrize("board", [Board(6, 5), Board(200, 200)])
def test_a_tour_comes_back_from_its_text(board: Board) -> None:
    tour = next(found.answer for found in method_choice.search(TourRequest(board, (0, 0))) if isinstance(found, Found))
    left = parse_left_tour(json.loads(left_tour_text(tour, 7)))
    assert left == (board.size, tour, 7)
    assert len(left_tour_text(tour, 7)) < 4 * board.size + 100


def test_an_unfinished_game_that_is_left_for_another_is_said_to_be_in_the_history(qtbot: QtBot) -> None:
    window = started(qtbot)
    page = klotski_page(window)
    page.session.show_layout(TWO_STEPS_AWAY)
    assert page.toast.isHidden(), "nothing was begun"
    drag(page.klotski_board, (0, 3), (1, 3))
    page.session.choose_strict(True)
    assert page.toast.isVisible()
    assert page.toast.text() == "Your unfinished game is saved in the history"
    walk(qtbot, window)
    knight_session(window).show_board(Board(6, 6))
    assert knight_page(window).toast.isVisible()
    assert len(window.storage.repository(Games).newest()) == len(window.storage.repository(KnightGames).newest()) == 1
    window.close()
