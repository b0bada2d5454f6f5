"""The lesson on the landscape, driven through its window: guesses, maps, passes taken away, methods, the chart."""

from __future__ import annotations

from typing import TypeVar

import networkx
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox
from pytestqt.qtbot import QtBot

from app.learn.lessons.hardness_part import HardnessPart
from app.learn.lessons.map_part import LEAST_BOARD_BELOW, MapPart
from app.learn.lessons.methods_part import MethodsPart
from app.learn.lessons.parts import Part
from app.learn.lessons.pass_part import PassPart
from app.learn.lessons.points_part import PointsPart, StrandPart
from app.learn.lessons.window import LessonWindow
from app.ui.look.theme import THEMES, Appearance
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.moves import Metric
from tests.app.learn.lessons.landscapes import HENGDAO, ROUND_THE_PEAK, SMALL, graph_of, space_of
from tests.app.learn.lessons.one_lesson import nameless
from tests.app.learn.lessons.opening import (
    alone,
    answer,
    begun_anew,
    cut_texts,
    opened,
    part_in_sight,
    parted,
    press,
    read_text,
    row_texts,
    turn_to,
)
from tests.solvers.klotski.plain_search import component_size

NUMBER = 6
P = TypeVar("P", bound=Part)


def turned(made: LessonWindow, qtbot: QtBot, number: int, kind: type[P]) -> P:
    """The part of a slide, from 0, turned to."""
    lesson = parted(made)
    if lesson.tabs.currentIndex() != number:
        turn_to(lesson, qtbot, number)
    return part_in_sight(made, kind)


def points(made: LessonWindow, qtbot: QtBot) -> PointsPart:
    """The first part, with its small map."""
    part = turned(made, qtbot, 0, PointsPart)
    qtbot.waitUntil(lambda: "27" in read_text(made))
    qtbot.waitUntil(lambda: len(part.view.boards) == 27 and part.view.camera == part.view.room.fit())
    return part


def strand(made: LessonWindow, qtbot: QtBot, guess: int = 0) -> StrandPart:
    """The second part, after a guess."""
    part = turned(made, qtbot, 1, StrandPart)
    press(made, qtbot, f"strandsGuess{guess}")
    there(part, qtbot)
    return part


def narrow(made: LessonWindow, qtbot: QtBot, peak: int = 2, hengdao: int = 0) -> PassPart:
    """The third part, after both guesses."""
    part = turned(made, qtbot, 2, PassPart)
    press(made, qtbot, f"passesGuess{peak}")
    assert part.drawn is None
    press(made, qtbot, f"passesGuess{4 + hengdao}")
    there(part, qtbot)
    return part


def methods(made: LessonWindow, qtbot: QtBot, guess: int) -> MethodsPart:
    """The fourth part, after a guess, with all methods run."""
    part = turned(made, qtbot, 3, MethodsPart)
    press(made, qtbot, f"methodsGuess{guess}")
    qtbot.waitUntil(lambda: len(part.visits) == 4)
    return part


def hardness(made: LessonWindow, qtbot: QtBot, guess: int) -> HardnessPart:
    """The last part, after a guess."""
    part = turned(made, qtbot, 4, HardnessPart)
    press(made, qtbot, f"hardnessGuess{guess}")
    return part


def there(part: MapPart, qtbot: QtBot) -> None:
    """Wait for the map to settle."""
    qtbot.waitUntil(lambda: part.drawn is not None)


def test_the_layout_with_nine_passes_is_the_one_with_the_longest_solution() -> None:
    longest = max(entries(), key=lambda entry: entry.optimum[Metric.MOVES] or 0)
    assert str(longest.layout) == ROUND_THE_PEAK


def test_the_small_map_shows_the_board_of_each_point_and_its_mirror_image(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = points(lesson, qtbot)
    assert component_size(SMALL) == 47
    assert answer(lesson).startswith("27 points for 47 positions: 20 pairs of mirror images, and 7 ")
    space = space_of(SMALL)
    for node in (0, 13, 26):
        qtbot.mouseMove(part.view, part.view.boards[node].center().toPoint())
        qtbot.waitUntil(lambda node=node: part.marks.pointed == node)
        tracks = [board.track for board in part.boards]
        layouts = [track.layout for track in tracks if track is not None]
        assert layouts == [space.layout_of(node), space.layout_of(node).mirror()]
        own = layouts[0] == layouts[1]
        assert part.captions[1].text() == ("Its own mirror image" if own else "Its mirror image")
        assert f"{len(space.neighbours_of(node))} neighbour" in part.captions[0].text()
    qtbot.mouseMove(part.view, QPoint(2, 2))
    qtbot.waitUntil(lambda: part.view.hovered_node is None)
    assert part.marks.pointed == 26, "what was pointed at last stays so: its boards are below the map"


def test_the_arrow_keys_go_from_point_to_point_of_the_small_map(lesson: LessonWindow, qtbot: QtBot) -> None:
    part, space = points(lesson, qtbot), space_of(SMALL)
    part.view.setFocus()
    qtbot.keyClick(part.view, Qt.Key.Key_Right)
    seen = [0]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Up):
        before = seen[-1]
        assert part.marks.pointed == before
        qtbot.keyClick(part.view, key)
        seen.append(part.marks.pointed or 0)
        assert seen[-1] in space.neighbours_of(before)
        moved = part.view.boards[seen[-1]].center() - part.view.boards[before].center()
        assert (moved.x() > 0) if key is Qt.Key.Key_Right else ((moved.y() > 0) is (key is Qt.Key.Key_Down))
    assert len(set(seen)) > 3
    qtbot.keyClick(part.view, Qt.Key.Key_Home)
    assert part.marks.pointed == 0


@pytest.mark.parametrize(("guess", "begins"), [(2, "Right: 13,011 points"), (0, "It has 13,011 points")])
def test_a_guess_unfolds_the_large_map_and_counts_it(
    lesson: LessonWindow, qtbot: QtBot, guess: int, begins: str
) -> None:
    part = points(lesson, qtbot)
    press(lesson, qtbot, f"pointsGuess{guess}")
    there(part, qtbot)
    assert answer(lesson).startswith(begins)
    graph = graph_of(HENGDAO)
    positions, edges = component_size(HENGDAO), graph.number_of_edges()
    degree = 2 * edges / graph.number_of_nodes()
    assert f"stand for {positions:,} positions. {edges:,} lines join them; a point has {degree:.2f}" in answer(lesson)
    assert "the exit is 81 moves away" in answer(lesson)
    assert "13,011 points for 25,955 positions: 12,944 pairs of mirror images, and 67 " in answer(lesson)
    press(lesson, qtbot, "pointsShow0")
    there(part, qtbot)
    assert len(part.view.boards) in (0, 27)
    assert "27 points for" in answer(lesson)


def test_what_is_pointed_at_on_the_large_map_stands_on_the_boards(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = points(lesson, qtbot)
    press(lesson, qtbot, "pointsGuess1")
    there(part, qtbot)
    view = part.view
    qtbot.waitUntil(lambda: view.place_of(0) is not None)
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    node = view.cursor_node
    assert node is not None
    track = part.boards[0].track
    assert track is not None
    assert track.layout == space_of(HENGDAO).layout_of(node)


@pytest.mark.parametrize(("guess", "begins"), [(1, "Right: 9."), (2, "It is 9 positions long.")])
def test_the_board_follows_the_longest_strand(lesson: LessonWindow, qtbot: QtBot, guess: int, begins: str) -> None:
    part = strand(lesson, qtbot, guess)
    graph = graph_of(HENGDAO)
    assert answer(lesson).startswith(begins)
    assert "only 2 of 10 pieces can move" in answer(lesson)
    assert "apart in 7 of them" in answer(lesson)
    two = sum(degree == 2 for _, degree in graph.degree())
    assert f"{100 * two / graph.number_of_nodes():.1f}% have two neighbours" in answer(lesson)
    assert part.chart.curves[0].counts == tuple(graph.degree(node) for node in part.course)
    press(lesson, qtbot, "strandsLast")
    qtbot.waitUntil(lambda: part.marks.present == part.course[-1])
    qtbot.mouseClick(part.chart, Qt.MouseButton.LeftButton, pos=part.chart.place_of(7).toPoint())
    qtbot.waitUntil(lambda: part.marks.present == part.course[7])
    assert part.caption.text().startswith("2 neighbours")
    track = part.board.track
    assert track is not None
    space = space_of(HENGDAO)
    assert [space.node_of(track.layout_at(place)) for place in range(track.length + 1)] == part.course


def test_a_chart_tells_how_many_points_have_so_many_neighbours(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = strand(lesson, qtbot)
    counts = networkx.degree_histogram(graph_of(HENGDAO))
    assert part.counts.curves[0].counts == tuple(counts)
    qtbot.mouseClick(part.counts, Qt.MouseButton.LeftButton, pos=part.counts.place_of(4).toPoint())
    assert part.counted.text() == f"{counts[4]:,} points have 4 neighbours"


def test_a_turned_tab_has_the_focus_and_not_the_button_that_closes(lesson: LessonWindow, qtbot: QtBot) -> None:
    strand(lesson, qtbot)
    guess = lesson.findChild(QAbstractButton, "strandsGuess0")
    assert guess is not None
    guess.setFocus()
    turned(lesson, qtbot, 2, PassPart)
    assert lesson.focusWidget() is parted(lesson).tabs


def test_nine_passes_are_gone_through_and_without_one_no_exit_is_reached(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = narrow(lesson, qtbot)
    space = space_of(ROUND_THE_PEAK)
    assert "has 9, at moves 9, 10, 11, 22, 23, 24, 32, 33, 34 of every shortest solution" in answer(lesson)
    assert answer(lesson).startswith("Right!")
    assert not part.back.isEnabled()
    seen = [board_of(part)]
    while part.forward.isEnabled():
        press(lesson, qtbot, "passesNext")
        seen.append(board_of(part))
    assert len(seen) == 9
    assert seen[0] in mirrored("..SS/AASV/AAVV/HHVV/SHHV")
    assert seen[-1] in mirrored("AASS/AAVV/HHVV/..SV/SHHV")
    assert part.caption.text() == "Narrow pass 9 of 9, after 34 moves"
    press(lesson, qtbot, "passesTake")
    qtbot.waitUntil(lambda: part.view.lit is not None)
    assert part.closer is not None
    assert part.closer.isChecked()
    graph = graph_of(ROUND_THE_PEAK).copy()
    graph.remove_node(space.passes[-1].node)
    reached = networkx.node_connected_component(graph, 0)
    assert not reached & set(space.solved.tolist())
    said = f"only {len(reached)} of {space.nodes:,} points, and none of the {len(space.solved):,} solved ones"
    assert said in answer(lesson)
    assert part.view.lit is not None
    assert set(part.view.lit.nodes.tolist()) == reached
    press(lesson, qtbot, "passesPrevious")
    assert part.view.lit is None
    assert part.caption.text() == "Narrow pass 8 of 9, after 33 moves"


def test_hengdao_has_none_and_every_position_can_be_taken_away(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = narrow(lesson, qtbot, peak=0, hengdao=3)
    assert not answer(lesson).startswith("Right!")
    press(lesson, qtbot, "passesShow1")
    qtbot.waitUntil(lambda: "All 80 positions" in answer(lesson))
    assert "has none" in answer(lesson)
    assert "at most 4 moves more" in answer(lesson)
    assert part.caption.text() == "Position 1 of 80, after 1 move"
    press(lesson, qtbot, "passesTake")
    qtbot.waitUntil(lambda: part.view.lit is not None)
    assert answer(lesson) == "Without it, the exit is 81 moves away, as before: there is another path."
    for _ in range(3):
        press(lesson, qtbot, "passesNext")
    press(lesson, qtbot, "passesTake")
    qtbot.waitUntil(lambda: part.view.lit is not None)
    graph = graph_of(HENGDAO).copy()
    graph.remove_node(part.stops[3])
    lengths = networkx.single_source_shortest_path_length(graph, 0)
    shortest = min(lengths[node] for node in space_of(HENGDAO).solved.tolist() if node in lengths)
    assert f"the exit is {shortest} moves away: there is a path round it, {shortest - 81} moves longer" in answer(
        lesson
    )


def test_nothing_is_taken_away_until_the_next_map_is_there(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = narrow(lesson, qtbot)
    assert part.take.isEnabled()
    press(lesson, qtbot, "passesShow1")
    assert part.drawn is None
    assert not any(made.isEnabled() for made in (part.take, part.back, part.forward))
    there(part, qtbot)
    assert part.take.isEnabled()


@pytest.mark.parametrize(("guess", "begins"), [(1, "Right: A*"), (0, "No, the fewest are those of A*")])
def test_all_methods_are_run_and_the_map_lights_what_they_visit(
    lesson: LessonWindow, qtbot: QtBot, guess: int, begins: str
) -> None:
    part = methods(lesson, qtbot, guess)
    assert answer(lesson).startswith(begins)
    lit = [visits.distinct for visits in part.visits]
    assert min(lit) == lit[1]
    nearer = sum(distance <= 81 for distance in space_of(HENGDAO).from_start.tolist())
    assert lit[0] == nearer
    assert f"Breadth-first search lights {nearer:,}" in answer(lesson)
    assert f"also visits {part.visits[2].elsewhere:,} positions" in answer(lesson)
    assert row_texts(part.table, 1)[1] == f"{lit[1]:,}"
    assert [row_texts(part.table, row)[4] for row in range(3)] == ["81 moves"] * 3
    press(lesson, qtbot, "methodsLast")
    qtbot.waitUntil(lambda: part.caption.text().startswith(f"{lit[0]:,} points lit"))
    combo = lesson.findChild(QComboBox, "methodsWatched")
    assert combo is not None
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    press(lesson, qtbot, "methodsLast")
    qtbot.waitUntil(lambda: part.caption.text().startswith(f"{lit[1]:,} points lit"))
    assert part.view.lit is not None
    assert part.view.lit.nodes is part.visits[1].nodes


def test_the_chart_holds_every_layout_with_a_solution(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = hardness(lesson, qtbot, 3)
    assert answer(lesson).startswith("Right: Furthest position.")
    solvable = [entry for entry in entries() if entry.solvable]
    assert [spot.up for spot in part.chart.spots] == [entry.optimum[Metric.MOVES] for entry in solvable]
    assert f"The maps of all {len(solvable)} layouts that can be solved have only 6 different sizes" in answer(lesson)
    with_peak = [placed.moves for placed in part.layouts if placed.figures.nodes == 40_670]
    assert f"those with 40,670 points, a shortest solution takes {min(with_peak)} to {max(with_peak)} moves" in answer(
        lesson
    )


def test_layouts_of_as_many_points_have_the_same_pieces(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = hardness(lesson, qtbot, 0)
    sizes = {(placed.figures.nodes, placed.entry.text.count("H")) for placed in part.layouts}
    assert len(sizes) == len({size for size, _ in sizes}) == 6


def test_the_correlations_are_spearmans(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = hardness(lesson, qtbot, 0)
    assert answer(lesson).startswith("Not that one, but this: Furthest position.")
    shown = [row_texts(part.table, row)[1] for row in range(4)]
    assert shown == [f"{plain_spearman(part, number):.2f}".replace("-", "−") for number in range(4)]


def test_layouts_are_pointed_at_by_mouse_and_keys(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = hardness(lesson, qtbot, 1)
    hengdao = next(number for number, placed in enumerate(part.layouts) if placed.entry.text == HENGDAO)
    named = [spot.name for spot in part.chart.spots if spot.name]
    assert "Blade Drawn, Horse Reined" in named
    assert "The Road Winds Round the Peak" in named
    assert len(named) == 4
    qtbot.mouseMove(part.chart, part.chart.place_of(hengdao).toPoint())
    qtbot.waitUntil(lambda: part.chart.pointed == hengdao)
    assert part.said.text() == "Blade Drawn, Horse Reined (橫刀立馬): 81 moves"
    assert "81 moves" in part.chart.accessibleDescription()
    part.chart.setFocus()
    qtbot.keyClick(part.chart, Qt.Key.Key_End)
    assert part.said.text().endswith(": 138 moves")
    qtbot.keyClick(part.chart, Qt.Key.Key_Down)
    assert part.layouts[part.chart.pointed].moves == 138
    qtbot.keyClick(part.chart, Qt.Key.Key_Home)
    assert part.said.text().endswith(": 7 moves")
    qtbot.keyClick(part.chart, Qt.Key.Key_Right)
    track = part.board.track
    assert track is not None
    assert track.layout == part.layouts[part.chart.pointed].entry.layout


def test_another_figure_moves_the_points(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = hardness(lesson, qtbot, 1)
    assert part.shown.currentText() == "Furthest position"
    qtbot.keyClick(part.shown, Qt.Key.Key_Home)
    assert part.shown.currentText() == "Points of the map"
    assert [spot.across for spot in part.chart.spots] == [placed.figures.nodes for placed in part.layouts]
    places = [part.chart.place_of(number) for number in range(len(part.layouts))]
    assert len({(round(place.x(), 1), round(place.y(), 1)) for place in places}) == len(places)


def test_a_part_that_is_left_frees_its_map_and_shows_it_again(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = narrow(lesson, qtbot)
    view = part.view
    turn_to(parted(lesson), qtbot, 4)
    assert view.space is None
    turn_to(parted(lesson), qtbot, 2)
    there(part, qtbot)
    assert view.space is not None


@pytest.mark.parametrize("how", ["escape", "language"])
def test_while_a_map_unfolds_it_goes_without_a_trace(window: MainWindow, qtbot: QtBot, how: str) -> None:
    made = opened(window, qtbot, NUMBER)
    part = points(made, qtbot)
    press(made, qtbot, "pointsGuess2")
    assert part.runner.busy
    known = parted(made).shared
    assert known
    if how == "escape":
        qtbot.keyClick(made, Qt.Key.Key_Escape)
        assert not part.runner.busy
        assert not known
        qtbot.waitUntil(lambda: not window.findChildren(LessonWindow))
    else:
        first, *others = parted(begun_anew(window, qtbot, made)).parts
        assert isinstance(first, PointsPart)
        assert str(first.layout_shown) == SMALL
        assert not any(part.runner.busy for part in others)


def test_methods_that_still_run_end_with_the_window(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = turned(lesson, qtbot, 3, MethodsPart)
    press(lesson, qtbot, "methodsGuess0")
    qtbot.waitUntil(lambda: len(part.visits) > 0)
    lesson.close()
    assert part.visits == []


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", Language)
def test_every_text_has_room_in_every_language(qtbot: QtBot, language: Language) -> None:
    made, languages = alone(qtbot, NUMBER, language)
    there(press_and_get(made, qtbot), qtbot)
    qtbot.waitUntil(lambda: cut_texts(made) == [])
    for show in (strand, narrow):
        show(made, qtbot)
        qtbot.waitUntil(lambda: cut_texts(made) == [])
        assert nameless(parted(made)) == []
    methods(made, qtbot, 1)
    qtbot.waitUntil(lambda: cut_texts(made) == [])
    hardness(made, qtbot, 1)
    qtbot.waitUntil(lambda: cut_texts(made) == [])
    assert nameless(parted(made)) == []
    made.close()
    languages.release()


def test_in_chinese_too_a_line_beside_the_boards_holds_a_few_characters(qtbot: QtBot) -> None:
    """Chinese may be broken after every character: a label that wraps asks for no more room than one."""
    made, languages = alone(qtbot, NUMBER, Language.TRADITIONAL)
    made.resize(790, 720)
    part = points(made, qtbot)
    qtbot.waitUntil(lambda: "步" in part.captions[0].text())
    for caption in part.captions:
        assert caption.width() >= caption.fontMetrics().horizontalAdvance("離出口十步")
    assert all(board.width() >= LEAST_BOARD_BELOW.width() for board in part.boards)
    made.close()
    languages.release()


def press_and_get(made: LessonWindow, qtbot: QtBot) -> PointsPart:
    """The first part, after a guess."""
    part = points(made, qtbot)
    press(made, qtbot, "pointsGuess3")
    return part


def test_every_theme_paints_it_otherwise(qtbot: QtBot) -> None:
    pictures = [set[bytes]() for _ in range(5)]
    for theme in THEMES:
        made = LessonWindow(Appearance(theme))
        qtbot.addWidget(made)
        made.show()
        made.show_lesson(NUMBER - 1)
        hardness(made, qtbot, 0)
        for number, seen in enumerate(pictures):
            image = parted(made).parts[number].grab().toImage()  # its bits are not kept without it
            seen.add(bytes(image.constBits()))
        made.close()
    assert [len(seen) for seen in pictures] == [len(THEMES)] * 5


def board_of(part: PassPart) -> str:
    """What the board shows, as text."""
    track = part.board.track
    assert track is not None
    return str(track.layout_at(part.path.index(part.stops[part.place])))


def mirrored(text: str) -> set[str]:
    """A layout and its mirror image."""
    layout = next(iter(entries())).layout.parse(text)
    return {text, str(layout.mirror())}


def plain_spearman(part: HardnessPart, number: int) -> float:
    """Pearson's correlation of the ranks, worked out with the definition at hand."""
    values = [part.figures[number].value(placed.figures) for placed in part.layouts]
    moves = [placed.moves for placed in part.layouts]

    def ranks(figures: list[float]) -> list[float]:
        return [
            sum(other < figure for other in figures) + (sum(other == figure for other in figures) - 1) / 2
            for figure in figures
        ]

    one, other = ranks(list(values)), ranks([float(move) for move in moves])
    middle = (len(one) - 1) / 2
    above = sum((a - middle) * (b - middle) for a, b in zip(one, other, strict=True))
    below = sum((a - middle) ** 2 for a in one) * sum((b - middle) ** 2 for b in other)
    return above / below**0.5
