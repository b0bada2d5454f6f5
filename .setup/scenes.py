"""What is done in the window for each of the README's pictures; see `screenshots.py`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget
from stage import Stage

from app.klotski.comparison import KlotskiSetup
from app.klotski.state_space.landscape import Mark
from app.knight.riddle import riddles
from app.learn.lessons.breadth_first_lesson import BreadthFirstLesson
from app.learn.lessons.window import LessonWindow
from solvers.klotski.catalogue.chapters import chapters as all_chapters
from solvers.klotski.catalogue.lookup import look_up
from solvers.knight.board import Board
from solvers.knight.riddles import Answer
from solvers.knight.tour import TourRequest, TourSymmetry

WATCHED_STEPS = 60
MAP_LAYOUT = "水洩不通"
PROVED_BOARD = "Frame, two squares wide"
COMPARED_LAYOUTS = ("前呼後擁", "比翼橫空", "橫刀立馬")
COMPARED_METHODS = ("shortest", "avl-60", "hash-60", "a-star", "bidirectional")
AWAY = (0, 0, 0, 2, 0, 0, 1, 3, 0, 0, 3, 0, 1)
"""The slides away from the exit with which each game of the chapters begins."""


def klotski(stage: Stage) -> None:
    """A game of 橫刀立馬 by hand, with two detours in it."""
    stage.wait_for_distances()
    for slides, away in ((14, 3), (17, 5), (16, 0)):
        stage.play(slides)
        stage.play(away, nearer=False)


def watching(stage: Stage) -> None:
    """Breadth-first search, watched step by step on the board."""
    stage.wait_for_distances()
    stage.trigger("watch")
    watch = stage.klotski.watch
    watch.set_speed(20.0)
    stage.wait(lambda: watch.length > WATCHED_STEPS)
    watch.jump(WATCHED_STEPS)
    watch.set_speed(1.0)


def mapped(stage: Stage) -> QWidget:
    """The map in a window of its own, with a shortest solution and the narrow passes that it comes through."""
    session = stage.klotski
    session.show_layout(look_up(MAP_LAYOUT).layout)
    stage.wait_for_distances()
    session.landscape.choose_mark(Mark.SOLUTION, True)
    stage.play(12)
    stage.trigger("map")
    stage.wait(lambda: session.landscape.drawing is not None)
    stage.click("klotskiDetailsWindowButton")
    window = stage.window_named("klotskiDetailsStack")
    stage.rest(4)
    return window


def knight(stage: Stage) -> None:
    """A tour under way."""
    stage.trigger("knight")
    session = stage.knight
    for _ in range(2):  # the time of the first search has that of loading it
        session.search_from((7, 0))
        stage.wait(lambda: session.playback.length > 0)
    session.playback.jump(45)


def symmetric(stage: Stage) -> None:
    """A tour that stays the same after a quarter turn, each quarter in a colour of its own."""
    stage.trigger("knight")
    session = stage.knight
    session.set_request(TourRequest(Board(10, 10), closed=True, symmetry=TourSymmetry.QUARTER_TURN))
    session.choose_display("path")
    for _ in range(2):  # the time of the first search has that of loading it
        session.search()
        stage.wait(lambda: session.playback.length > 0)
    session.playback.last()


def proof(stage: Stage) -> None:
    """A riddle that is solved, with the proof on the board."""
    stage.trigger("knight")
    riddle = next(preset for preset in riddles() if preset.names["en"] == PROVED_BOARD)
    stage.knight.choose_board(riddle.board, riddle.closed)
    stage.knight.riddle.answer(Answer.APART)
    stage.rest(3)


def chapters(stage: Stage) -> None:
    """The chapters, of which the first games have been played: some on a shortest path, some not."""
    entries = (entry for chapter in all_chapters() for entry in chapter.layouts)
    for away, entry in zip(AWAY, entries, strict=False):
        stage.klotski.show_layout(entry.layout)
        stage.wait_for_distances()
        stage.play(away, nearer=False)
        stage.play_to_the_end()
    stage.trigger("chapters")


def compare(stage: Stage) -> None:
    """Methods side by side on three layouts: their times as a chart."""
    comparison = stage.window._sessions.comparison
    setup = comparison.setup
    layouts = [str(look_up(name).layout) for name in COMPARED_LAYOUTS]
    setup.puzzles["klotski"] = KlotskiSetup(layouts, COMPARED_METHODS)
    setup.repetitions, setup.memory_measured = 3, False
    comparison.chart_in_front = True
    stage.trigger("compare")
    stage.click("compareRunButton")
    asked = len(COMPARED_LAYOUTS) * len(COMPARED_METHODS)
    stage.wait(lambda: len(comparison.results) == asked and not comparison.runner.busy)


def lesson(stage: Stage) -> QWidget:
    """The lesson on breadth-first search: the first solution, and why there is no shorter one."""
    stage.trigger("lessons")
    stage.click("lessonButton1")
    window = stage.window_named("lessonWindow")
    assert isinstance(window, LessonWindow)
    taught = window.lesson
    assert isinstance(taught, BreadthFirstLesson)
    taught.layout_combo.setCurrentIndex(1)
    taught.guess.setValue(20)
    stage.click("breadthFirstLessonJump")
    stage.click("breadthFirstLessonShorter")
    assert taught.layers is not None
    taught.gallery.chosen.emit(taught.layers.solved(taught.layers.depth)[0])
    stage.wait(lambda: taught.playback.position == taught.playback.length)
    return window


SCENES: dict[str, Callable[[Stage], QWidget | None]] = {
    "klotski": klotski,
    "watching": watching,
    "map": mapped,
    "knight": knight,
    "symmetric": symmetric,
    "proof": proof,
    "chapters": chapters,
    "compare": compare,
    "lesson": lesson,
}
"""What is done for each picture; a scene in another window than the main one returns it."""
