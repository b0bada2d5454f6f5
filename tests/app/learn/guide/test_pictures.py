"""The pictures of the guide: drawn in every theme, and what they show is true."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QImage, QPainter

from app.klotski.trace.successor_marks import marks_of
from app.knight.trace import search_marks
from app.learn.guide.pages import guide_pages
from app.learn.guide.pictures import program_pictures, puzzle_pictures
from app.learn.guide.pictures.page_pictures import BARS, CODES, COMPARED, OFFERED
from app.learn.guide.pictures.parts import HENGDAO, PaintPicture
from app.learn.guide.pictures.program_pictures import STEPS_LEFT
from app.learn.guide.pictures.puzzle_pictures import (
    CLOSED_TOUR,
    OPEN_TOUR,
    SHAPES,
    SYMMETRIC_TOUR,
    TORUS,
    TORUS_TOUR,
    WAY,
    WORTH,
)
from app.ui.look.theme import HIGH_CONTRAST, LIGHT, THEMES, Theme
from solvers.klotski.catalogue.catalogue import entry_for
from solvers.klotski.codes import read
from solvers.klotski.engines.registry import engine_named as klotski_engine
from solvers.klotski.layout import EXIT
from solvers.klotski.moves import Metric
from solvers.klotski.play.optimality import stars
from solvers.klotski.stages import stages
from solvers.klotski.state_space import graph
from solvers.knight.board import Board
from solvers.knight.engines import engine_named
from solvers.knight.presets import presets
from solvers.knight.stages import stages as knight_stages
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import WarnsdorffTrace
from solvers.pseudocode import PseudocodeLine, lines
from solvers.search import Drive, Found, Progress
from tests.app.klotski.trace.searches import StepByStep, expansions
from tests.solvers.knight.rules import assert_answers, assert_tour

PICTURES = [page.picture for page in guide_pages() if page.picture is not None]


def picture(which: PaintPicture, theme: Theme) -> QImage:
    image = QImage(QSize(600, 330), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    which(painter, QRectF(image.rect()), theme, QFont())
    painter.end()
    return image


def _pixels(image: QImage) -> bytes:
    return bytes(image.constBits())  # of an image that is still there: the view does not keep it


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("which", PICTURES)
def test_every_picture_is_another_one_in_every_theme(which: PaintPicture) -> None:
    painted = {theme.name: _pixels(picture(which, theme)) for theme in THEMES.values()}
    assert len(set(painted.values())) == len(THEMES)


@pytest.mark.usefixtures("qapp")
def test_no_two_pages_have_the_same_picture() -> None:
    for theme in (LIGHT, HIGH_CONTRAST):
        assert len({_pixels(picture(which, theme)) for which in PICTURES}) == len(PICTURES)


def test_what_the_pictures_show_is_true() -> None:
    assert all(read(code)[0] == HENGDAO for code in CODES)
    assert WAY[-1].block.square == EXIT
    for side, order in ((5, OPEN_TOUR), (6, CLOSED_TOUR)):
        assert sorted(order) == list(range(side * side))
        squares = [Board(side, side).square(index) for index in order]
        steps = zip(squares, squares[1:] + squares[:1] * (order is CLOSED_TOUR), strict=False)
        assert all({abs(a - c), abs(b - d)} == {1, 2} for (a, b), (c, d) in steps)


def test_what_it_shows_of_stars_is_the_rule() -> None:
    worth = {int(moves): earned for shown, earned in WORTH for moves in shown.strip(" +").split("–")}
    assert worth == {moves: stars(81, moves, hints=0, given=False) for moves in (81, 82, 89, 90)}


def test_the_map_in_the_guide_is_true() -> None:
    space = Drive(graph.search(puzzle_pictures.MAPPED, Metric.MOVES)).next_answer()
    assert isinstance(space, Found)
    found = space.answer
    edges = {(node, int(other)) for node in range(found.nodes) for other in found.neighbours_of(node) if node < other}
    assert set(puzzle_pictures.MAP_EDGES) == edges
    assert list(puzzle_pictures.TO_EXIT) == found.to_exit.tolist()
    assert tuple(narrow.node for narrow in found.passes) == puzzle_pictures.MAP_PASSES
    assert len(puzzle_pictures.MAP_POINTS) == found.nodes


def test_the_marks_in_the_picture_of_a_watched_search_are_its_own() -> None:
    expanded = expansions("avl-26", HENGDAO, steps=6)[-1]
    assert expanded.layout == program_pictures.EXPANDED
    run = stages(expanded)
    now = run.index(PseudocodeLine(program_pictures.SKIPPING, program_pictures.TRIED))
    assert marks_of(program_pictures.expansion(), program_pictures.RUN) == marks_of(expanded, run[: now + 1])


def test_the_marks_in_the_picture_of_the_knights_search_are_its_own() -> None:
    path, trace = warnsdorff_trace(len(program_pictures.WALKED))
    assert path == program_pictures.WALKED
    run = knight_stages(trace)
    (now,) = (number for number, stage in enumerate(run) if stage.line == program_pictures.CHOOSING)
    marks = search_marks.marks_of(Board(6, 6), path, trace, run, now)
    assert marks.squares == program_pictures.ONWARD


def warnsdorff_trace(length: int) -> tuple[tuple[int, ...], WarnsdorffTrace]:
    """The step of Warnsdorff's rule after so many squares."""
    seen: dict[tuple[int, ...], WarnsdorffTrace] = {}

    def listen(progress: Progress) -> None:
        if isinstance(progress.trace, WarnsdorffTrace) and isinstance(progress.snapshot, Sequence):
            seen[tuple(progress.snapshot)] = progress.trace

    drive = Drive(engine_named("warnsdorff").start(TourRequest(Board(6, 6), (3, 2))))
    drive.next_answer(lambda: len(seen) > length, listen, StepByStep())
    drive.close()
    return next((path, trace) for path, trace in seen.items() if len(path) == length)


def test_the_camel_tours_the_torus_and_the_symmetric_tour_is_the_same_after_a_quarter_turn() -> None:
    assert_tour(Tour(TORUS, array("i", TORUS_TOUR)))
    tour = Tour(Board(6, 6), array("i", SYMMETRIC_TOUR))
    assert_answers(tour, TourRequest(Board(6, 6), closed=True))
    moves = {frozenset(move) for move in pairwise((*tour.squares, tour.start))}
    assert {frozenset((column, 5 - row) for row, column in move) for move in moves} == moves


def test_the_lines_beside_the_boards_are_those_that_run_there() -> None:
    assert lines("klotski", "breadth-first")[program_pictures.SKIPPING].strip().endswith("skip q")
    assert lines("knight", "warnsdorff")[program_pictures.CHOOSING].strip() == "let the tie-break choose"


def test_the_bars_are_the_positions_that_the_methods_visit() -> None:
    visited: dict[str, int] = {}
    for name, _ in BARS:
        drive = Drive(klotski_engine(name).search(COMPARED, Metric.MOVES))
        while isinstance(answer := drive.next_answer(), Found) and not answer.answer.proved_shortest:
            pass
        visited[name] = drive.visited
        drive.close()
    assert visited == dict(BARS)


def test_what_is_offered_is_in_the_lists() -> None:
    assert all(entry_for(layout) is not None for layout in OFFERED)
    assert len([preset for preset in presets() if preset.name in SHAPES]) == len(SHAPES)


def test_the_start_of_the_page_is_the_layout_that_it_shows() -> None:
    entry = entry_for(HENGDAO)
    assert entry is not None
    assert entry.optimum[Metric.MOVES] == STEPS_LEFT
