"""The marks of a watched search on the chessboard, to be seen in every theme."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.knight.board.chessboard import Chessboard
from app.knight.trace.legend import FAMILIES, legend_of
from app.knight.trace.marks_layer import MarksLayer
from app.knight.trace.search_marks import MarkKind, marks_of
from app.knight.trace.words import Caption, caption
from app.search.legend import Legend
from app.ui.look.theme import THEMES, Appearance
from solvers.knight.trace import PathStep
from tests.app.contrast import LEAST, contrast
from tests.app.knight.trace import steps

Step = tuple[Sequence[int], object]
STEPS: dict[MarkKind, Callable[[], Step]] = {
    MarkKind.VISITED: lambda: steps.warnsdorff(8),
    MarkKind.ONWARD: lambda: steps.warnsdorff(8),
    MarkKind.DEAD_END: steps.dead_end,
    MarkKind.SKIPPED: lambda: steps.depth_first(PathStep.SKIPPED),
    MarkKind.LEFT: lambda: steps.depth_first(PathStep.LEFT),
    MarkKind.REASON: lambda: steps.depth_first(PathStep.PRUNED),
    MarkKind.REVERSED: steps.rotated,
    MarkKind.TILE: steps.laid,
}
"""A step with marks of each of these kinds."""


def chessboard(qtbot: QtBot, appearance: Appearance) -> Chessboard:
    made = Chessboard(appearance)
    qtbot.addWidget(made)
    made.set_board(steps.BOARD)
    made.resize(420, 420)
    made.show()
    return made


def show(board: Chessboard, step: Step) -> None:
    path, trace = step
    marks = marks_of(steps.BOARD, path, trace)
    layer = MarksLayer(marks, caption(path, 36, trace))
    board.show_search(board.board, marks.path, marks.entries, marks.deepest, layer)


def standing_out(before: QImage, after: QImage, place: QRect) -> int:
    """How many pixels of a place have a contrast of 3:1 with what was there before."""
    every = ((x, y) for x in range(place.left(), place.right()) for y in range(place.top(), place.bottom()))
    changed = [(before.pixelColor(x, y), after.pixelColor(x, y)) for x, y in every]
    return sum(contrast(*colours) >= LEAST for colours in changed if colours[0] != colours[1])


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", STEPS)
def test_marks_are_to_be_seen_in_every_theme(qtbot: QtBot, theme: str, kind: MarkKind) -> None:
    board = chessboard(qtbot, Appearance(theme))
    path, trace = STEPS[kind]()
    marks = marks_of(steps.BOARD, path, trace)
    marked = [mark.square for mark in marks.squares if mark.kind is kind] or [path[0]]
    before = board.grab().toImage()
    show(board, (path, trace))
    after = board.grab().toImage()
    whole = QRect()
    for square in marked:
        whole |= board.squares.rect(board.board.square(square)).toRect()
    assert standing_out(before, after, whole) > 60


def test_the_knight_stands_at_the_head_and_not_at_the_start(qtbot: QtBot) -> None:
    board = chessboard(qtbot, Appearance("light"))
    board.mark_ends(board.board, (5, 0), None)
    at_start = board.squares.rect((5, 0)).toRect()
    standing = board.grab(at_start).toImage()
    show(board, steps.warnsdorff(8))
    head = board.squares.rect(board.board.square(steps.tour()[7])).toRect()
    assert board.grab(at_start).toImage() != standing
    before = board.grab(head).toImage()
    show(board, steps.warnsdorff(9))
    assert board.grab(head).toImage() != before
    board.end_search()
    assert board.grab(at_start).toImage() == standing


def test_squares_without_a_tour_are_not_crossed_while_a_search_is_watched(qtbot: QtBot) -> None:
    board = chessboard(qtbot, Appearance("light"))
    far = steps.tour()[-1]
    place = board.squares.rect(board.board.square(far)).toRect()
    plain = board.grab(place).toImage()
    board.mark_without_tour(board.board, [board.board.square(far)])
    crossed = board.grab(place).toImage()
    assert crossed != plain
    show(board, steps.warnsdorff(3))
    assert board.grab(place).toImage() == plain
    board.end_search()
    assert board.grab(place).toImage() == crossed


def test_marks_follow_the_theme_and_the_size(qtbot: QtBot) -> None:
    appearance = Appearance("light")
    board = chessboard(qtbot, appearance)
    show(board, steps.rotated())
    before = board.grab().toImage()
    appearance.choose("contrast")
    assert board.grab().toImage() != before
    appearance.choose("light")
    assert board.grab().toImage() == before
    board.resize(300, 300)
    smaller = board.grab().toImage()
    board.resize(420, 420)
    assert smaller.size() != before.size()
    assert board.grab().toImage() == before


def test_the_caption_says_where_the_search_stands() -> None:
    path, trace = steps.dead_end()
    assert caption(path, 36, trace) == Caption("Square 9 of 36", "Dead end")
    path, trace = steps.depth_first(PathStep.PRUNED)
    assert caption(path, 36, trace).outcome == "Pruned: a free square is out of reach"
    path, trace = steps.depth_first(PathStep.ENTERED)
    assert caption(path, 36, trace).outcome == "At most 35 visits to one square"
    path, trace = steps.rotated()
    assert caption(path, 36, trace).outcome == "Rotation 1 of at most 9"
    path, trace = steps.shuffled()
    assert caption(path, 36, trace).outcome == "A tour, shuffled by 3 rotations"
    path, trace = steps.laid()
    assert caption(path, 36, trace).outcome == "Tile 2 of 4"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("family", FAMILIES)
def test_the_samples_of_a_legend_differ(qtbot: QtBot, theme: str, family: str) -> None:
    """Each sample is painted, and none looks like another."""
    samples: set[bytes] = set()
    for entry in legend_of(family):
        legend = Legend(Appearance(theme), "legend")
        qtbot.addWidget(legend)
        legend.resize(31, 24)
        legend.show_entries([entry._replace(text="")])
        picture = legend.grab().toImage()
        samples.add(bytes(picture.constBits()))
    assert len(samples) == len(legend_of(family))
