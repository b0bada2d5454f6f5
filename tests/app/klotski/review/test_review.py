"""The review of a game: it goes from detour to detour on tracks of its own, and leaves the game as it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.klotski.analysis import Detour
from app.klotski.hand_game import KlotskiHandGame
from app.klotski.review.review import Review
from app.puzzle.playback import Playback
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Step
from tests.app.klotski.review.played import DETOUR, LAYOUT, ON, Slides

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
ROUND = [
    Step(PieceKind.SOLDIER, path) for path in (((3, 1), (4, 1)), ((3, 2), (4, 2)), ((4, 1), (3, 1)), ((4, 2), (3, 2)))
]
"""Four slides after which the board is as before."""


@pytest.fixture
def game(qtbot: QtBot) -> Iterator[KlotskiHandGame]:
    """A game whose distances are known."""
    playback = Playback()
    playback.set_reduced_motion(True)
    made = KlotskiHandGame(playback)
    made.begin(LAYOUT, Metric.MOVES)
    made.distance_service.wake()
    qtbot.waitUntil(lambda: made.distance_service.known is not None)
    yield made
    made.close()


@pytest.fixture
def review(game: KlotskiHandGame) -> Iterator[Review]:
    """The review of the game."""
    made = Review(game)
    yield made
    made.close()


def play(game: KlotskiHandGame, slides: Slides) -> None:
    for square, target in slides:
        game.slide(square, target)


def standing(game: KlotskiHandGame) -> tuple[object, ...]:
    """All that a review must leave alone."""
    line = game.line
    return line.slides, line.now, line.state, game.playback.moment, game.playback.length, game.complete, game.track


def test_a_game_without_detours_has_no_review(game: KlotskiHandGame, review: Review) -> None:
    play(game, DETOUR[:1])
    review.open()
    assert not review.is_open


def test_it_shows_where_the_detour_begins_and_leaves_the_game_alone(game: KlotskiHandGame, review: Review) -> None:
    play(game, DETOUR + ON[:3])
    game.undo()
    before = standing(game)
    review.open()
    assert review.is_open
    assert review.detours == (Detour(2, 2, 2),)
    assert (review.playback.position, review.playback.length) == (1, 7)
    assert review.track is game.track
    assert review.figures == (1, 20)
    review.playback.last()
    assert review.figures == (7, 16)
    review.show_better()
    review.leave()
    assert not review.is_open
    assert standing(game) == before
    game.redo()
    assert game.now == 7


def test_the_better_line_is_played_from_where_the_detour_begins(game: KlotskiHandGame, review: Review) -> None:
    play(game, DETOUR + ON[:3])
    review.open()
    review.show_better()
    assert review.shows_better
    assert review.playback.playing
    assert review.track.steps[:1] == game.track.steps[:1]
    assert review.track.layout_at(2) == game.track.layout_at(4)
    lines = review.lines
    assert lines is not None
    assert [lines.figures(slide, of_better=True) for slide in (1, 2, 3)] == [(1, 20), (2, 19), (3, 18)]
    assert lines.better_points[:3] == [(1, 20), (2, 19), (3, 18)]
    review.show_own()
    assert (review.track, review.playback.position) == (game.track, 1)


def test_it_is_a_hint_once_for_a_detour_while_the_game_is_played(
    game: KlotskiHandGame, review: Review, qtbot: QtBot
) -> None:
    helped: list[int] = []
    review.helped.connect(lambda: helped.append(game.now))
    play(game, DETOUR)
    review.open()
    assert not helped
    review.show_better()
    review.show_own()
    review.show_better()
    review.leave()
    assert helped == [4]
    review.show_better()
    assert helped == [4]


def test_after_the_end_it_is_a_hint_only_for_whoever_tries_again(game: KlotskiHandGame, review: Review) -> None:
    helped: list[int] = []
    review.helped.connect(lambda: helped.append(game.now))
    play(game, DETOUR + ON)
    assert game.complete
    review.open()
    review.show_better()
    review.leave()
    assert (helped, game.complete) == ([], True)
    review.open()
    review.try_again()
    assert (helped, game.now, review.is_open) == ([1], 1, False)


def test_whoever_tries_again_without_having_seen_what_was_better_has_no_hint(
    game: KlotskiHandGame, review: Review
) -> None:
    helped: list[int] = []
    review.helped.connect(lambda: helped.append(game.now))
    play(game, DETOUR + ON)
    review.open()
    review.try_again()
    assert (helped, game.now, game.length, game.keys_move_pieces) == ([], 1, len(DETOUR + ON), True)
    game.slide(*DETOUR[2])
    assert game.analysis.verdict.wasted == 0


def test_next_and_previous_begin_at_the_game_and_go_round(game: KlotskiHandGame, review: Review) -> None:
    play(game, (*DETOUR, ON[0], ((2, 0), (2, 1))))  # the last leads nowhere
    assert [detour.first for detour in game.analysis.detours()] == [2, 6]
    review.previous()
    assert review.number == 1
    review.previous()
    assert review.number == 0
    review.next()
    review.next()
    assert review.number == 0
    review.leave()
    game.playback.jump(1)
    review.next()
    assert review.number == 0


def test_whatever_else_is_done_with_the_game_ends_it(game: KlotskiHandGame, review: Review) -> None:
    play(game, DETOUR)
    turns: list[bool] = []
    review.turned.connect(turns.append)
    review.open()
    game.undo()
    review.open()
    game.slide(*DETOUR[3])
    review.open()
    game.count_in(Metric.CELLS)
    assert turns == [True, False] * 3


def test_a_line_of_play_may_become_shorter_than_where_the_review_is(game: KlotskiHandGame, review: Review) -> None:
    play(game, (*DETOUR, *ON[:6]))
    for _ in ON[:6]:
        game.undo()
    review.open()
    review.jump(len(DETOUR) + 6)
    assert review.figures is not None
    shown: list[tuple[int, int | None] | None] = []
    review.playback.moment_changed.connect(lambda _: shown.append(review.figures))
    play(game, DETOUR[1:2])
    assert not review.is_open
    assert shown == [None]


def test_a_strict_game_is_reviewed_when_it_has_ended_but_not_gone_on_with(
    game: KlotskiHandGame, review: Review
) -> None:
    game.begin(LAYOUT, Metric.MOVES, strict=True)
    play(game, DETOUR)
    review.open()
    assert not review.is_open
    play(game, ON)
    review.open()
    assert review.is_open
    assert not review.can_try_again
    review.show_better()
    assert review.track.layout_at(2) == game.track.layout_at(4)
    review.try_again()
    assert review.is_open
    review.leave()
    assert game.complete


def test_the_clock_rests_while_the_board_shows_the_review(game: KlotskiHandGame, review: Review) -> None:
    play(game, DETOUR)
    assert game.clock.running
    review.open()
    assert not game.clock.running
    review.leave()
    assert game.clock.running


def test_a_curve_jumps_within_the_line_of_the_game(game: KlotskiHandGame, review: Review) -> None:
    play(game, DETOUR)
    review.open()
    review.show_better()
    review.jump(3)
    assert (review.track, review.playback.position, review.shows_better) == (game.track, 3, False)
    assert game.now == 4


def test_the_detours_of_a_very_long_game_are_looked_for_bit_by_bit(
    game: KlotskiHandGame, review: Review, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    slices: list[float] = []
    judge = game.analysis.judge
    monkeypatch.setattr(game.analysis, "judge", lambda seconds: (slices.append(seconds), judge(seconds)))
    game.begin(HENG_DAO_LI_MA, Metric.MOVES)
    qtbot.waitUntil(lambda: game.distance_service.known is not None)
    game.walk(ROUND * 500)
    assert game.analysis.detours() == ()
    game.playback.last()
    assert game.analysis.has_detours
    review.show_better()
    assert review.judging
    assert not review.shows_better
    qtbot.waitUntil(lambda: not review.judging)
    assert len(slices) > 1
    assert sum(detour.cost for detour in review.detours) == game.analysis.verdict.wasted
    assert review.shows_better
    assert review.detours[review.number].first <= game.now
    starts = {detour.first - 1 for detour in review.detours}
    assert starts <= {slide for slide, _ in game.analysis.distances()}


def test_to_leave_ends_the_looking(game: KlotskiHandGame, review: Review, qtbot: QtBot) -> None:
    game.begin(HENG_DAO_LI_MA, Metric.MOVES)
    qtbot.waitUntil(lambda: game.distance_service.known is not None)
    game.walk(ROUND * 500)
    game.playback.last()
    review.open()
    review.leave()
    assert not review.judging
