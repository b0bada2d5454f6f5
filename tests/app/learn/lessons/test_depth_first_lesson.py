"""The lesson on depth-first search, driven through its window, against Wei and Lin's paper and another search."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.learn.lessons.depth_first_part import DeepFirstPart, breadth_first_log, levels
from app.learn.lessons.lost_move_part import LostMovePart
from app.learn.lessons.paper_part import PaperPart
from app.learn.lessons.window import LessonWindow
from app.ui.look.theme import THEMES, Appearance
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Progress
from tests.app.learn.lessons.opening import (
    alone,
    answer,
    begun_anew,
    cut_texts,
    opened,
    part_in_sight,
    parted,
    press,
    turn_to,
)
from tests.solvers.klotski.historical.test_depth_first_log import replay
from tests.solvers.klotski.paper_facts import FACTS
from tests.solvers.klotski.plain_search import by_cells, component_size, read, shortest_lengths

NUMBER = 4
LAYOUT = Layout.parse("VHHV/VHHV/AAHH/AASS/SS..")
POSITIONS = 72
MISCOUNTED = Layout.parse("VHHV/VHHV/HHS./AAS./AASS")


def deep(made: LessonWindow) -> DeepFirstPart:
    return part_in_sight(made, DeepFirstPart)


def lost(made: LessonWindow, qtbot: QtBot) -> LostMovePart:
    """The second part, turned to, with the two ways laid out."""
    turn_to(parted(made), qtbot, 1)
    part = part_in_sight(made, LostMovePart)
    qtbot.waitUntil(lambda: part.steering.length > 0)
    part.steering.set_speed(16)
    return part


def paper(made: LessonWindow, qtbot: QtBot, hant: str) -> PaperPart:
    """The third part, turned to, with a layout chosen by a click on its row."""
    turn_to(parted(made), qtbot, 2)
    part = part_in_sight(made, PaperPart)
    row = [fact.hant for fact in FACTS].index(hant)
    place = part.table.visualRect(part.table.model().index(row, 0)).center()
    qtbot.mouseClick(part.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert part.chosen.entry.names.hant == hant
    return part


def compiled_expansions() -> int:
    """How many positions the compiled search expands after the first."""
    search = engine_named("depth-first-bst").search(LAYOUT, Metric.CELLS)
    return [event for event in search if isinstance(event, Progress)][-1].counters["expansions"]


def test_a_guess_sets_the_search_going_and_the_map_counts_what_it_expands(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = deep(lesson)
    assert component_size(str(LAYOUT)) == POSITIONS
    press(lesson, qtbot, "depthFirstGuess2")
    qtbot.waitUntil(lambda: part.steering.playing)
    press(lesson, qtbot, "depthFirstLast")
    expansions = compiled_expansions() + 1
    assert sum(part.map.times.values()) == expansions == part.tally.counts["Depth first"]
    assert max(part.map.times.values()) > 10
    assert answer(lesson).startswith(f"Right: {expansions} expansions")
    assert part.found.text().endswith(f"→ {shortest_lengths(str(LAYOUT), 'cells')} cells")
    press(lesson, qtbot, "depthFirstFirst")
    assert dict(part.map.times) == {LAYOUT: 1}


def test_breadth_first_expands_each_position_once(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = deep(lesson)
    press(lesson, qtbot, "depthFirstGuess0")
    qtbot.waitUntil(lambda: part.steering.playing)
    press(lesson, qtbot, "depthFirstBreadthFirst")
    press(lesson, qtbot, "depthFirstLast")
    assert set(part.map.times.values()) == {1}
    assert len(part.map.times) < POSITIONS
    assert f"the shortest, {shortest_lengths(str(LAYOUT), 'cells')} cells" in answer(lesson)
    assert part.board.track is not None
    assert part.board.track.layout_at(part.board.track.length).solved


def test_the_keys_of_the_transport_bar_steer_it(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = deep(lesson)
    qtbot.mouseClick(part.guesses[1], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: part.steering.playing)
    part.board.setFocus()
    for key, position in ((Qt.Key.Key_End, part.steering.length), (Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, 1)):
        qtbot.keyClick(part.board, key)
        assert part.steering.position == position
    qtbot.waitUntil(lambda: part.steering.moment == 1)


def test_with_reduced_motion_nothing_glides(qtbot: QtBot) -> None:
    made = LessonWindow(Appearance("light", motion="reduced"))
    qtbot.addWidget(made)
    made.show()
    made.show_lesson(3)
    part = deep(made)
    moments: list[float] = []
    part.steering.moment_changed.connect(moments.append)
    press(made, qtbot, "depthFirstGuess0")
    qtbot.waitUntil(lambda: part.steering.position > 3)
    assert all(moment == int(moment) for moment in moments)
    made.close()


def test_two_ways_meet_in_equally_many_moves_and_one_pays_more_in_the_end(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = lost(lesson, qtbot)
    assert not part.guesses[0].isEnabled()
    press(lesson, qtbot, "lostMovePlay")
    qtbot.waitUntil(part.guesses[0].isEnabled)
    tracks = [path.board.track for path in part.paths]
    kept, refused = (track.layout_at(part.meeting) for track in tracks if track is not None)
    assert kept == refused
    assert [path.count.text() for path in part.paths] == ["2 moves", "2 moves"]
    assert "2 moves on both boards" in answer(lesson)
    press(lesson, qtbot, "lostMoveGuess1")
    qtbot.waitUntil(lambda: answer(lesson).startswith("Right"))
    assert [path.count.text() for path in part.paths] == ["4 moves", "3 moves"]
    assert [list(map(len, path.moves)) for path in part.paths] == [[2, 1, 1, 1], [2, 2, 1]]
    assert shortest_lengths(str(MISCOUNTED), "moves") == 3


def test_the_ring_tells_the_boards_apart_where_the_positions_are_the_same(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = lost(lesson, qtbot)
    part.steering.jump(part.meeting)
    boards = [path.board for path in part.paths]
    assert [board.ringed is not None for board in boards] == [True, True]
    ringed = [board.square_of(board.ringed) for board in boards if board.ringed is not None]
    assert ringed == [(4, 3), (3, 2)]
    part.steering.jump(0)
    assert [board.ringed for board in boards] == [None, None]


def test_the_table_holds_the_papers_numbers_and_the_true_ones(lesson: LessonWindow, qtbot: QtBot) -> None:
    table = paper(lesson, qtbot, "四將聯防").table
    rows = [[table.model().index(row, column).data() for column in range(4)] for row in range(table.model().rowCount())]
    assert rows == [
        [fact.en, str(fact.moves), str(fact.printed_moves), f"+{wrong}" if wrong else ""]
        for fact in FACTS
        if (wrong := fact.printed_moves - fact.moves) >= 0
    ]
    assert len([row for row in rows if row[3]]) == 12
    assert {row[3] for row in rows} == {"", "+1", "+3", "+4"}


def test_the_papers_method_run_again_comes_to_its_number(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = paper(lesson, qtbot, "巧過五關")
    press(lesson, qtbot, "paperStart")
    qtbot.waitUntil(lambda: "on average" in answer(lesson))
    assert part.better.lines[-1].startswith("33 moves")
    expansions, positions = part.tally.counts.values()
    assert expansions > 10 * positions
    assert "printed 33 moves and 6,052 positions; the shortest solution takes 33 moves" in answer(lesson)
    assert part.run_button.isEnabled()


def test_stop_ends_a_long_search(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = paper(lesson, qtbot, "雲遮霧障")
    press(lesson, qtbot, "paperStart")
    qtbot.waitUntil(lambda: any(part.tally.counts.values()))
    press(lesson, qtbot, "paperStop")
    qtbot.waitUntil(lambda: answer(lesson).startswith("Stopped"))
    assert part.run_button.isEnabled()
    assert not part.stop_button.isEnabled()


def test_turning_to_another_part_or_layout_ends_a_search(lesson: LessonWindow, qtbot: QtBot) -> None:
    runner = parted(lesson).parts[2].runner
    for leave in (lambda: turn_to(parted(lesson), qtbot, 0), lambda: paper(lesson, qtbot, "層層設防")):
        paper(lesson, qtbot, "雲遮霧障")
        press(lesson, qtbot, "paperStart")
        with qtbot.waitSignal(runner.progressed):
            pass
        leave()
        assert not runner.busy
        assert "searching" not in parted(lesson).parts[2].values


@pytest.mark.parametrize("how", ["escape", "language"])
def test_in_the_middle_of_its_search_it_goes_without_a_trace(window: MainWindow, qtbot: QtBot, how: str) -> None:
    made = opened(window, qtbot, 4)
    part = paper(made, qtbot, "雲遮霧障")
    press(made, qtbot, "paperStart")
    with qtbot.waitSignal(part.runner.progressed):
        pass
    if how == "escape":
        qtbot.keyClick(made, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not window.findChildren(LessonWindow))
    else:
        assert not any(part.runner.busy for part in parted(begun_anew(window, qtbot, made)).parts)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", Language)
def test_every_text_has_room_in_every_language(qtbot: QtBot, language: Language) -> None:
    made, languages = alone(qtbot, 4, language)
    part = deep(made)
    part.guesses[0].click()
    qtbot.waitUntil(lambda: part.steering.playing)
    part.steering.last()
    qtbot.waitUntil(lambda: cut_texts(made) == [])
    second = lost(made, qtbot)
    second.guesses[0].setEnabled(True)
    second.guesses[0].click()
    qtbot.waitUntil(lambda: second.steering.moment == second.steering.length)
    qtbot.waitUntil(lambda: cut_texts(made) == [])
    third = paper(made, qtbot, "兵將聯防")
    qtbot.waitUntil(lambda: cut_texts(made) == [])
    assert third.table.columnWidth(0) >= third.table.sizeHintForColumn(0)
    assert not third.table.verticalScrollBar().isVisible()
    made.close()
    languages.release()


def test_every_theme_paints_it_otherwise(qtbot: QtBot) -> None:
    pictures = [set[bytes]() for _ in range(3)]
    for theme in THEMES:
        made = LessonWindow(Appearance(theme))
        qtbot.addWidget(made)
        made.show_lesson(3)
        for number, seen in enumerate(pictures):
            image = parted(made).parts[number].grab().toImage()  # its bits are not kept without it
            seen.add(bytes(image.constBits()))
        made.close()
    assert [len(seen) for seen in pictures] == [len(THEMES)] * 3


def test_breadth_first_expands_each_position_once_and_ends_with_a_shortest_solution() -> None:
    log = breadth_first_log(LAYOUT, Metric.CELLS)
    *expanded, solution = log
    assert len({event.position for event in expanded}) == len(expanded) < component_size(str(LAYOUT))
    assert [event.steps for event in expanded] == sorted(event.steps for event in expanded)
    assert solution.position.solved
    assert solution.steps == shortest_lengths(str(LAYOUT), "cells")
    assert replay(str(LAYOUT), solution) == solution.position


def test_levels_hold_the_whole_component_by_distance() -> None:
    found = levels(LAYOUT, Metric.CELLS)
    assert sum(map(len, found)) == component_size(str(LAYOUT))
    level, seen = [read(str(LAYOUT))], {read(str(LAYOUT))}
    for positions in found:
        assert {read(str(position)) for position in positions} == set(level)
        level = list({other for board in level for other in by_cells(board)} - seen)
        seen.update(level)
