"""Klotski by hand, with a mouse and with keys."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.klotski.analysis import MOST_POINTS, StarCost
from app.klotski.ended_game import FinishedKlotskiGame
from app.klotski.page import KlotskiPage
from app.puzzle import playback
from app.ui.settings import Settings
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Step, legal_steps
from tests.app.hands import drag, drag_step, middle
from tests.app.klotski.views import klotski_page, klotski_session, shown


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KlotskiPage]:
    """The page with 橫刀立馬, its component known."""
    with klotski_page(qtbot) as made:
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        made.session.warm_up()
        qtbot.waitUntil(lambda: made.session.game.distance_service.known is not None)
        yield made


def text(page: KlotskiPage) -> str:
    """The layout that the game has come to."""
    return str(page.session.layout_on_board)


def test_a_soldier_is_dragged_round_a_corner(page: KlotskiPage, qtbot: QtBot) -> None:
    drag(page.klotski_board, (3, 1), (4, 1), (4, 2))
    assert text(page) == "VAAV/VAAV/VHHV/V.SV/S.SS"
    assert page.game_section.panel.steps.text() == "1"
    (turn,) = page.session.game.line.turns
    assert turn.path == ((3, 1), (4, 1), (4, 2))


def test_the_piece_follows_the_pointer_while_it_is_held(page: KlotskiPage) -> None:
    board = page.klotski_board
    piece = next(index for index, piece in enumerate(page.session.layout.pieces) if piece.square == (3, 1))
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=middle(board, 3, 1))
    QTest.mouseMove(board, middle(board, 3.5, 1))
    row, column = board.place_of(piece)
    assert row == pytest.approx(3.5, abs=0.02)
    assert column == 1.0
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=middle(board, 3.2, 1))


def test_dragged_against_a_wall_it_stays_and_nothing_counts(page: KlotskiPage) -> None:
    drag(page.klotski_board, (3, 1), (3, -3))
    drag(page.klotski_board, (0, 1), (4, 1))
    assert text(page) == str(page.session.layout)
    assert page.game_section.panel.steps.text() == "0"


def test_let_go_outside_the_board_it_settles_on_the_nearest_cell(page: KlotskiPage) -> None:
    drag(page.klotski_board, (4, 0), (4, 1), (9, 9))
    assert text(page) == "VAAV/VAAV/VHHV/VSSV/..SS"


def test_let_go_half_way_it_glides_to_its_cell(page: KlotskiPage, qtbot: QtBot) -> None:
    board = page.klotski_board
    piece = next(index for index, piece in enumerate(page.session.layout.pieces) if piece.square == (3, 1))
    drag(board, (3, 1), (3.3, 1))
    assert text(page) == str(page.session.layout)
    qtbot.waitUntil(lambda: board.place_of(piece) == (3.0, 1.0))


def test_a_large_piece_can_be_grabbed_anywhere(page: KlotskiPage) -> None:
    drag(page.klotski_board, (3, 1), (4, 1))
    drag(page.klotski_board, (3, 2), (4, 2))
    drag(page.klotski_board, (2, 2), (3, 2))
    assert text(page) == "VAAV/VAAV/V..V/VHHV/SSSS"


def test_only_the_left_button_takes_hold(page: KlotskiPage) -> None:
    board = page.klotski_board
    QTest.mousePress(board, Qt.MouseButton.RightButton, pos=middle(board, 3, 1))
    QTest.mouseMove(board, middle(board, 4, 1))
    QTest.mouseRelease(board, Qt.MouseButton.RightButton, pos=middle(board, 4, 1))
    assert text(page) == str(page.session.layout)


def test_undo_redo_and_reset_by_their_buttons(page: KlotskiPage, qtbot: QtBot) -> None:
    panel = page.game_section.panel
    assert not panel.undo.isEnabled()
    drag(page.klotski_board, (3, 1), (4, 1))
    after = text(page)
    qtbot.mouseClick(panel.undo, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.session.playback.moment == 0)
    assert text(page) == str(page.session.layout)
    qtbot.mouseClick(panel.redo, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.session.playback.moment == 1)
    assert text(page) == after
    qtbot.mouseClick(panel.reset, Qt.MouseButton.LeftButton)
    assert text(page) == str(page.session.layout)
    assert panel.redo.isEnabled()


def test_a_piece_taken_back_has_not_moved(page: KlotskiPage) -> None:
    drag(page.klotski_board, (3, 1), (4, 1))
    drag(page.klotski_board, (4, 1), (3, 1))
    assert page.game_section.panel.steps.text() == "0"


def test_the_steps_left_and_what_a_step_cost(page: KlotskiPage) -> None:
    panel = page.game_section.panel
    assert panel.distance.text() == "81"
    assert panel.curve.accessibleDescription().startswith("After 0: 81 moves left")
    drag(page.klotski_board, (3, 1), (4, 1))
    assert panel.distance.text() == "80"
    assert panel.curve.accessibleDescription().startswith("After 1: 80 moves left")
    assert panel.verdict.text() == "✓ On a shortest path."
    drag(page.klotski_board, (3, 2), (3, 1))
    assert re.match(r"✗ \d+ moves? longer than necessary; \d+ moves? over the shortest", panel.verdict.text())


def test_purists_are_told_nothing(page: KlotskiPage, qtbot: QtBot) -> None:
    page.game_section.panel.told.setChecked(False)
    drag(page.klotski_board, (3, 1), (4, 1))
    assert page.game_section.panel.distance.text() == "–"
    assert page.game_section.panel.verdict.text() == ""
    assert page.game_section.panel.curve.accessibleDescription() == ""
    settings = Settings()
    page.session.remember(settings)
    with klotski_session(settings) as again:
        assert not shown(qtbot, again).game_section.panel.told.isChecked()


def test_a_hint_shows_a_best_step_and_a_second_press_takes_it(page: KlotskiPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.game_section.panel.hint, Qt.MouseButton.LeftButton)
    assert page.klotski_board.hint is None, "it is said first that it costs a star"
    qtbot.mouseClick(page.game_section.panel.hint, Qt.MouseButton.LeftButton)
    shown = page.klotski_board.hint
    assert shown is not None
    assert page.session.game.now == 0
    qtbot.mouseClick(page.game_section.panel.hint, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.session.playback.moment == 1)
    assert page.session.game.line.turns == (shown,)
    assert page.klotski_board.hint is None
    assert page.game_section.panel.distance.text() == "80"
    assert (page.session.game.hints, page.session.game.line.given) == (1, False), "shown once, made once"


def test_after_a_hint_the_keys_still_move_pieces(page: KlotskiPage, qtbot: QtBot) -> None:
    board = page.klotski_board
    board.setFocus()
    for _ in range(2):
        qtbot.keyClick(page, Qt.Key.Key_H)
        page.game_section.hint()
    before = text(page)
    length = page.session.playback.length
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
        qtbot.keyClick(board, key)
    assert text(page) != before
    assert page.session.playback.length > length


def test_a_hint_is_never_blamed(page: KlotskiPage, qtbot: QtBot) -> None:
    """The soldier in the corner slides on for free, and the hint knows of it."""
    drag(page.klotski_board, (4, 0), (4, 1), (4, 2))
    drag(page.klotski_board, (3, 1), (4, 1), (4, 0))
    assert page.game_section.panel.distance.text() == "80"
    told = page.game_section.panel.verdict.text()
    for _ in range(6):
        count, left = page.session.game.line.count(Metric.MOVES), page.session.game.analysis.verdict.left
        wasted = page.session.game.analysis.verdict.wasted
        page.game_section.hint()
        page.game_section.hint()
        assert page.session.game.analysis.verdict.wasted == wasted
        assert left is not None
        assert page.session.game.analysis.verdict.left == left - (page.session.game.line.count(Metric.MOVES) - count)
    assert "longer than necessary" not in page.game_section.panel.verdict.text(), told


def test_a_game_that_hints_finish_is_finished(page: KlotskiPage, qtbot: QtBot) -> None:
    games = QSignalSpy(page.session.game.finished)
    page.session.show_layout(Layout.parse("AA.S/AA../..../..../...."))
    qtbot.waitUntil(lambda: page.session.game.analysis.verdict.left is not None)
    while not page.session.game.complete:
        assert page.game_section.panel.hint.isEnabled()
        qtbot.mouseClick(page.game_section.panel.hint, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.game_section.card_shown)
    assert "With a hint, two stars are the most." in page.game_section.win_card.accessibleName()
    assert games.count() == 1
    game: FinishedKlotskiGame = games.at(0)[0]
    assert (game.length, game.hints, game.stars) == (1, 1, 2)
    assert not page.session.game.clock.running


def test_one_slide_one_change(page: KlotskiPage, qtbot: QtBot) -> None:
    """By hand, as a hint, taken back and made again: each is told once."""
    page.session.game.warn_of(StarCost.HINT)
    changes = QSignalSpy(page.session.game.changed)
    drag(page.klotski_board, (3, 1), (4, 1))
    assert changes.count() == 1
    page.game_section.hint()
    page.game_section.hint()
    qtbot.waitUntil(lambda: page.session.playback.moment == 2)
    assert changes.count() == 2
    page.session.game.undo()
    qtbot.waitUntil(lambda: page.session.playback.moment == 1)
    assert changes.count() == 3
    page.session.game.redo()
    qtbot.waitUntil(lambda: page.session.playback.moment == 2)
    assert changes.count() == 4


def test_esc_on_a_shown_solution_only_pauses_it(page: KlotskiPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)
    page.stop()
    assert not page.session.playback.playing
    qtbot.waitUntil(lambda: page.session.playback.moment == page.session.playback.position)
    here = page.session.playback.position
    page.stop()
    page.stop()
    assert (page.session.playback.length, page.session.playback.position) == (81, here)
    page.session.game.redo()
    assert page.session.playback.position == here + 1


def test_a_solution_of_thousands_of_steps_waits_for_space(page: KlotskiPage, qtbot: QtBot) -> None:
    """100,000 steps are laid out, looked up for the curve in a few points, listed as far as seen, and not played."""
    there, back = Step(PieceKind.SOLDIER, ((3, 1), (4, 1))), Step(PieceKind.SOLDIER, ((4, 1), (3, 1)))
    others = Step(PieceKind.SOLDIER, ((3, 2), (4, 2))), Step(PieceKind.SOLDIER, ((4, 2), (3, 2)))
    page.session.show_path(page.session.layout, Metric.MOVES, [there, others[0], back, others[1]] * 25_000)
    assert not page.session.playback.playing
    assert page.session.playback.position == 0
    assert "Playing all of it takes 6\xa0h\xa056\xa0min at this speed" in page.result.text()
    points = page.session.game.analysis.distances()
    assert points[0] == (0, 81)
    assert points[-1] == (100_000, 81)
    assert len(points) <= MOST_POINTS + 2
    page.session.playback.last()
    assert page.game_section.panel.steps.text() == "100,000"
    page.session.playback.set_speed(128.0)
    page.session.playback.play()
    qtbot.waitUntil(lambda: page.session.playback.position > 1)
    assert page.session.playback.playing
    page.session.playback.rest()


def test_the_rest_is_solved_from_here(page: KlotskiPage, qtbot: QtBot) -> None:
    drag(page.klotski_board, (3, 1), (4, 1))
    drag(page.klotski_board, (3, 2), (3, 1))
    left = int(page.game_section.panel.distance.text().split()[0])
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)
    page.session.playback.last()
    assert page.session.playback.length == 2 + left
    assert page.session.game.complete


def test_a_solution_is_laid_out_from_where_it_was_asked_for_wherever_the_playback_has_gone(
    page: KlotskiPage, qtbot: QtBot
) -> None:
    drag(page.klotski_board, (3, 1), (4, 1))
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)
        page.session.playback.first()
    page.session.playback.last()
    assert page.session.playback.length == 81
    assert page.session.game.complete


def test_a_hint_taken_while_a_solution_is_sought_is_not_overrun_by_it(page: KlotskiPage, qtbot: QtBot) -> None:
    page.session.game.warn_of(StarCost.HINT)
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)
        page.game_section.hint()
        page.game_section.hint()
    assert page.session.playback.length == 1


def test_a_hand_on_a_piece_takes_over_from_the_program(page: KlotskiPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)
    page.session.playback.jump(3)
    page.session.playback.play()
    assert page.session.playback.playing
    page.session.playback.pause()
    qtbot.waitUntil(lambda: page.session.playback.moment == page.session.playback.position)
    here, ahead = page.session.playback.position, page.session.game.track.steps[page.session.playback.position]
    page.session.playback.play()
    another = next(
        step for step in legal_steps(page.session.layout_on_board, Metric.MOVES) if step.origin != ahead.origin
    )
    drag_step(page.klotski_board, another)
    assert not page.session.playback.playing
    assert page.session.playback.length == here + 1
    assert page.session.game.line.given


def test_a_slide_by_hand_that_the_solution_makes_next_goes_on_with_it(page: KlotskiPage, qtbot: QtBot) -> None:
    """To the end even: but to play back the program's solution is no game, and nothing is finished by it."""
    games = QSignalSpy(page.session.game.finished)
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)
    page.session.playback.jump(80)
    drag_step(page.klotski_board, page.session.game.track.steps[80])
    assert page.session.game.complete
    assert (page.session.playback.length, page.session.playback.position) == (81, 81)
    assert games.count() == 0


def test_a_whole_game_of_81_moves_is_celebrated(page: KlotskiPage, qtbot: QtBot) -> None:
    games = QSignalSpy(page.session.game.finished)
    known = page.session.game.distance_service.known
    assert known is not None
    for _ in range(81):
        drag_step(page.klotski_board, known.best(page.session.layout_on_board)[0])
    assert games.count() == 1
    game: FinishedKlotskiGame = games.at(0)[0]
    assert (game.length, game.optimum, game.stars, game.metric) == (81, 81, 3, Metric.MOVES)
    qtbot.waitUntil(lambda: page.game_section.card_shown)
    card = page.game_section.win_card
    assert "3 stars" in card.accessibleName()
    assert "It cannot be done in fewer." in card.accessibleName()
    assert page.game_section.panel.distance.text() == "0"
    assert not page.session.game.clock.running
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not page.game_section.card_shown


def test_space_goes_round_the_pieces_that_can_move_and_arrows_move_them(page: KlotskiPage, qtbot: QtBot) -> None:
    board = page.klotski_board
    board.setFocus()
    chosen: list[int | None] = []
    for _ in range(5):
        qtbot.keyClick(board, Qt.Key.Key_Space)
        chosen.append(board.chosen)
    assert len(set(chosen)) == 4
    assert chosen[0] == chosen[4]
    while board.chosen is not None and page.session.layout.pieces[board.chosen].square != (3, 1):
        qtbot.keyClick(board, Qt.Key.Key_Space)
    qtbot.keyClick(board, Qt.Key.Key_Down)
    qtbot.keyClick(board, Qt.Key.Key_Right)
    qtbot.keyClick(board, Qt.Key.Key_Right)
    assert text(page) == "VAAV/VAAV/VHHV/V.SV/S.SS"
    assert page.game_section.panel.steps.text() == "1"


def test_tab_goes_through_the_movable_pieces_and_then_leaves_the_board(page: KlotskiPage, qtbot: QtBot) -> None:
    board = page.klotski_board
    board.setFocus()
    chosen = []
    while board.hasFocus() and len(chosen) < 9:
        qtbot.keyClick(board, Qt.Key.Key_Tab)
        chosen.append(board.chosen)
    assert len(chosen) == 5
    assert len(set(chosen)) == 4
    assert not board.hasFocus()


@pytest.mark.parametrize("moved", [False, True], ids=["at the start", "after a move"])
def test_one_tab_too_many_and_space_do_not_solve(page: KlotskiPage, qtbot: QtBot, moved: bool) -> None:
    board, panel = page.klotski_board, page.game_section.panel
    page.session.warm_up()
    qtbot.waitUntil(panel.hint.isEnabled)
    if moved:
        drag(board, (3, 1), (4, 1))
    board.setFocus()
    while board.hasFocus():
        qtbot.keyClick(board, Qt.Key.Key_Tab)
    assert (panel.undo if moved else panel.hint).hasFocus()
    stations = []
    while not page.find_button.hasFocus():
        stations.append(QApplication.focusWidget())
        qtbot.keyClick(stations[-1], Qt.Key.Key_Tab)
    assert len(stations) >= 3
    board.setFocus()
    board.chosen = None
    qtbot.keyClick(board, Qt.Key.Key_Tab)
    qtbot.keyClick(board, Qt.Key.Key_Backtab)
    assert not page.find_button.hasFocus()


def test_keys_and_pointer_while_a_slide_is_being_taken_back(
    page: KlotskiPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The piece has hardly begun to glide back, and the pieces that can move are already those of before."""
    board = page.klotski_board
    drag(board, (3, 1), (4, 1))
    monkeypatch.setattr(playback, "perf_counter", lambda: 0.0)  # no time passes: it stays where it is
    page.session.game.undo()
    page.session.playback.moment_changed.emit(0.9)
    board.setFocus()
    chosen = []
    for _ in range(4):
        qtbot.keyClick(board, Qt.Key.Key_Space)
        assert board.chosen is not None
        chosen.append(board.square_of(board.chosen))
    assert sorted(chosen) == [(3, 1), (3, 2), (4, 0), (4, 3)]
    QTest.mouseMove(board, middle(board, 4, 1))
    assert board.cursor().shape() is Qt.CursorShape.OpenHandCursor


def test_an_arrow_key_right_after_undo_finds_the_piece_where_it_goes_back_to(page: KlotskiPage, qtbot: QtBot) -> None:
    board = page.klotski_board
    drag(board, (3, 1), (4, 1))
    board.setFocus()
    page.session.game.undo()
    qtbot.keyClick(board, Qt.Key.Key_Up)
    assert page.session.game.now == 0, "up from where it goes back to, another piece stands"
    qtbot.keyClick(board, Qt.Key.Key_Down)
    assert page.session.game.now == 1


def test_a_piece_in_the_hand_is_let_go_when_the_game_moves(page: KlotskiPage, qtbot: QtBot) -> None:
    """Where it is let go, another piece stands once the last slide is taken back."""
    board = page.klotski_board
    drag(board, (3, 1), (4, 1))
    drag(board, (3, 2), (3, 1))
    qtbot.mousePress(board, Qt.MouseButton.LeftButton, pos=middle(board, 4, 1))
    for square in ((4, 2), (3, 2)):
        qtbot.mouseMove(board, middle(board, *square))
    page.session.game.undo()
    qtbot.waitUntil(lambda: not page.session.playback.moving)
    qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=middle(board, 3, 2))
    assert page.session.game.now == 1
    assert len(page.session.game.line.slides) == 2, "what was taken back lies ahead"


def test_while_the_program_shows_its_way_the_arrows_move_no_piece(page: KlotskiPage, qtbot: QtBot) -> None:
    board = page.klotski_board
    board.setFocus()
    qtbot.keyClick(board, Qt.Key.Key_Space)
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.find_button, Qt.MouseButton.LeftButton)
    page.session.playback.jump(2)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right):
        qtbot.keyClick(board, key)
    assert page.session.playback.length == 81
    page.stop()
    assert (page.session.game.length, page.session.game.now) == (81, 2), "Esc changes nothing but playing or paused"
    chosen = board.chosen
    qtbot.keyClick(board, Qt.Key.Key_Return)
    qtbot.keyClick(board, Qt.Key.Key_Space)
    assert board.chosen != chosen
    assert page.session.playback.length == 81, "the solution still lies ahead"
    page.stop()
    chosen = board.chosen
    qtbot.keyClick(board, Qt.Key.Key_Space)
    assert board.chosen == chosen, "Esc has given the keys back to the playback"


def test_the_time_runs_from_the_first_slide(page: KlotskiPage, qtbot: QtBot) -> None:
    assert page.game_section.panel.time.text() in ("–", "0:00")
    assert not page.session.game.clock.running
    drag(page.klotski_board, (3, 1), (4, 1))
    assert page.session.game.clock.running
    qtbot.waitUntil(lambda: page.game_section.panel.time.text() not in ("–", "0:00"))


def test_another_count_goes_on_with_the_game(page: KlotskiPage, qtbot: QtBot) -> None:
    drag(page.klotski_board, (3, 1), (4, 1), (4, 2))
    page.klotski_choices.counts.setCurrentIndex(list(Metric).index(Metric.CELLS))
    qtbot.waitUntil(lambda: page.game_section.panel.best.text() == "Best possible: 116 cells")
    assert page.game_section.panel.steps.text() == "2"
    assert page.session.game.now == 1


def test_without_a_solution_the_panel_says_so(page: KlotskiPage, qtbot: QtBot) -> None:
    page.session.show_layout(Layout.parse("VAAV/VAAV/HHHH/HHHH/S..S"))
    qtbot.waitUntil(lambda: page.game_section.panel.verdict.text() == "There is no solution from here.")
    assert not page.game_section.panel.hint.isEnabled()


def test_a_hint_is_read_out_when_it_is_shown_and_not_when_it_is_made(
    page: KlotskiPage, qtbot: QtBot, announced: list[str]
) -> None:
    for _ in range(3):
        qtbot.mouseClick(page.game_section.panel.hint, Qt.MouseButton.LeftButton)
    warning, hint = announced
    assert warning.startswith("With a hint, two stars are the most.")
    assert hint == "Hint: Soldier 1, down"
