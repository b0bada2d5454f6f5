"""The lesson on counting tours, through clicks, against published counts and what a cut can leave behind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.knight.trace.marks_layer import MarksLayer
from app.knight.trace.search_marks import MarkKind
from app.learn.lessons.catalogue import NAMES
from app.learn.lessons.count_part import CountPart
from app.learn.lessons.lesson_view import LessonView
from app.learn.lessons.window import LessonWindow
from app.ui.look.theme import Appearance
from app.ui.words.language import Language
from app.ui.words.messages import as_sentence, explained
from solvers.knight.board import Board, Square
from solvers.lessons import PartRequest, read_lesson
from solvers.message import InputError
from tests.app.learn.lessons.opening import alone, answer, cut_texts, parted, prepare, press, row_texts, turn_to
from tests.solvers.knight.rules import a_knights_move

NUMBER = NAMES.index("count_tours") + 1
SIX = Board(6, 6)
BESIDE = {square: [other for other in SIX.squares if a_knights_move(square, other)] for square in SIX.squares}
Moves = frozenset[frozenset[Square]]
ORDER: Sequence[Square] = [(row, column) for row in range(2) for column in (0, 2, 4, 5, 3, 1)]
"""In which the first lines are passed."""
SAME, ONE_BY_ONE, CUT, ADD, SIDES, LONG, WIDE, CHESSBOARD = range(8)


def counting(made: LessonWindow, qtbot: QtBot, slide: int) -> CountPart:
    """The part that counts on a slide, turned to."""
    turn_to(parted(made), qtbot, slide)
    shown = parted(made).slide
    assert shown is not None
    part = next(part for part in shown.parts if isinstance(part, CountPart))
    qtbot.waitUntil(part.isVisible)
    return part


def counted(made: LessonWindow, qtbot: QtBot, slide: int) -> CountPart:
    """The same, with its boards counted by a click."""
    part = counting(made, qtbot, slide)
    qtbot.mouseClick(part.run_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "done" in part.values, timeout=60_000)
    return part


def told(part: CountPart, name: str) -> int:
    """A figure that the part tells."""
    return int(part.values[name].replace(",", ""))


def frontier_states(order: Sequence[Square], passed: int) -> Counter[object]:
    """How many choices of moves on 6 × 6 leave each state: two moves for each square passed, and no cycle.

    Left out are those with a square that too few others can still be joined to.
    """
    partial = [Moves()]
    for place, square in enumerate(order[:passed]):
        to_come = [other for other in SIX.squares if other not in order[: place + 1]]
        longer: list[Moves] = []
        for moves in partial:
            free = [other for other in BESIDE[square] if other in to_come and degree(moves, other) < 2]
            for chosen in combinations(free, 2 - degree(moves, square)):
                with_chosen = moves | {frozenset((square, other)) for other in chosen}
                if not has_cycle(with_chosen) and all(can_be_completed(with_chosen, to_come, one) for one in to_come):
                    longer.append(with_chosen)
        partial = longer
    return Counter(map(state_of, partial))


def degree(moves: Moves, square: Square) -> int:
    """How many of the moves a square has."""
    return sum(square in move for move in moves)


def can_be_completed(moves: Moves, to_come: Sequence[Square], square: Square) -> bool:
    """Whether as many squares can be joined to this one as it needs."""
    has = degree(moves, square)
    return has == 2 or has + sum(other in to_come and degree(moves, other) < 2 for other in BESIDE[square]) >= 2


def has_cycle(moves: Moves) -> bool:
    """Whether some of the moves lead round."""
    group: dict[Square, Square] = {}

    def root(square: Square) -> Square:
        while square in group:
            square = group[square]
        return square

    for move in moves:
        one, other = map(root, move)
        if one == other:
            return True
        group[one] = other
    return False


def state_of(moves: Moves) -> object:
    """What of some moves matters: the squares with both of theirs, and which squares are the two ends of a path."""
    neighbours: dict[Square, list[Square]] = {}
    for one, other in moves:
        neighbours.setdefault(one, []).append(other)
        neighbours.setdefault(other, []).append(one)
    ends = set[frozenset[Square]]()
    for square, beside in neighbours.items():
        if len(beside) == 1:
            before, here = square, beside[0]
            while len(neighbours[here]) == 2:
                before, here = here, next(other for other in neighbours[here] if other != before)
            ends.add(frozenset((square, here)))
    return frozenset(ends), frozenset(square for square, beside in neighbours.items() if len(beside) == 2)


def test_the_small_boards_have_their_published_numbers(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = counting(lesson, qtbot, SAME)
    press(lesson, qtbot, "questionGuess1")
    assert answer(lesson) == "Now press Count."
    counted(lesson, qtbot, SAME)
    assert [row_texts(part.table, row)[:3] for row in range(3)] == [
        ["3 × 10", "16", "6"],
        ["5 × 6", "8", "3"],
        ["6 × 6", "9,862", "1,245"],
    ]
    assert answer(lesson).startswith("Right: 6. There are 16 tours, or 32 counting both directions")


def test_the_states_after_each_square_are_those_of_all_choices_of_moves(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = counted(lesson, qtbot, CUT)
    (curve,) = part.chart.curves
    for passed, shared in ((1, False), (4, False), (8, True)):
        states = frontier_states(ORDER, passed)
        part.chart.level_chosen.emit(passed)
        assert told(part, "passed") == passed
        assert told(part, "held") == curve.counts[passed] == len(states)
        assert told(part, "partial") == sum(states.values())
        assert told(part, "ways") == max(states.values())
        assert (max(states.values()) > 1) is shared


def test_the_state_on_the_board_is_one_of_them(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = counted(lesson, qtbot, CUT)
    board = part.chessboard
    part.chart.setFocus()
    qtbot.keyClick(part.chart, Qt.Key.Key_Home)
    assert board.marks is None
    for _ in range(3):
        qtbot.keyClick(part.chart, Qt.Key.Key_Right)
    layer = getattr(board, "marks", None)  # which the checker of types takes to be None still
    assert isinstance(layer, MarksLayer)
    marks = [(mark.kind, mark.text, SIX.square(mark.square)) for mark in layer.marks.squares]
    done = {square for kind, _, square in marks if kind is MarkKind.PASSED}
    ends = [(text, square) for kind, text, square in marks if kind is MarkKind.ONWARD]
    paths = {frozenset(square for other, square in ends if other == text) for text, _ in ends}
    assert (frozenset(paths), frozenset(done)) in frontier_states(ORDER, 3)


def test_the_count_of_six_by_eight_ends_before_the_middle(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = counted(lesson, qtbot, SIDES)
    press(lesson, qtbot, "question2Guess1")
    assert told(part, "tours_1") == 55_488_142
    assert answer(lesson).startswith("Right: 18.")
    assert part.chart.level == 18


def test_longer_boards_have_no_more_states(lesson: LessonWindow, qtbot: QtBot) -> None:
    """5 × 8 and 5 × 12 after Knuth: sequence A383661 of the On-Line Encyclopedia of Integer Sequences."""
    part = counted(lesson, qtbot, LONG)
    assert told(part, "tours_1") == 44_202
    assert told(part, "tours_2") == 4_557_702_762
    assert told(part, "states_3") == told(part, "states_4") > told(part, "states_1")
    days = told(part, "tours_3") / 1_000_000 / 86_400
    assert f"would take {days:,.0f} days" in answer(lesson)


def test_the_chessboard_is_quoted_and_the_wrong_number_is_no_multiple_of_four(
    lesson: LessonWindow, qtbot: QtBot
) -> None:
    part = counted(lesson, qtbot, CHESSBOARD)
    assert told(part, "tours_1") == 13_267_364_410_532
    assert told(part, "classes_1") == 1_658_420_855_433
    assert row_texts(part.table, 0)[3:] == ["–", "–"]
    assert not part.chart.isVisible()
    press(lesson, qtbot, "question2Guess0")
    assert answer(lesson).startswith("Right: it has to be a multiple of 4")
    assert [number % 4 for number in (13_267_364_410_532, 33_439_123_484_294)] == [0, 2]


def test_a_count_is_stopped_and_what_is_counted_stays(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = counting(lesson, qtbot, WIDE)
    qtbot.mouseClick(part.run_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "tours_2" in part.values, timeout=60_000)
    qtbot.waitUntil(lambda: "%" in part.standing.text())
    qtbot.mouseClick(part.stop_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "stopped" in part.values)
    assert part.run_button.isEnabled()
    assert told(part, "tours_2") == 55_488_142
    assert "tours_3" not in part.values


def test_open_tours_are_counted_from_the_square_that_is_given(qtbot: QtBot) -> None:
    text = "# Open\n\n---\n\n## One\n\n{tours_1} and {tours_2}\n\n```count\nboards: 5x5 a1; 5x5 c3\nkind: open\n```\n"
    view = LessonView(read_lesson(text), Appearance("light"))
    qtbot.addWidget(view)
    prepare(view)
    qtbot.waitUntil(lambda: view.idle)
    assert view.slides[0].texts[0].plain == "304 and 64"
    view.rest()


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ("boards: 9", "Line 8, boards: "),
        ("boards: 6x6 z9", "Line 8, boards: "),
        ("boards: " + "; ".join(["5x5 a1"] * 7), "Line 8, boards: 7 values are too many here; at most 6 are allowed"),
        ("kind: round", "Line 8, kind: “round” is none of closed, open"),
        ("colour: red", "Line 8: count takes no “colour”"),
    ],
)
def test_a_mistake_is_told(qtbot: QtBot, given: str, fault: str) -> None:
    with pytest.raises(InputError) as raised:
        LessonView(read_lesson(f"# A\n\n---\n\n## B\n\n```count\n{given}\n```\n"), Appearance("light"), Path())
    assert fault in as_sentence(explained(raised.value))


@pytest.mark.parametrize("language", Language)
def test_every_text_has_room_in_every_language(qtbot: QtBot, language: Language) -> None:
    made, languages = alone(qtbot, NUMBER, language)
    for slide in (ADD, CHESSBOARD):
        counted(made, qtbot, slide)
        qtbot.waitUntil(lambda: cut_texts(made) == [])
    made.close()
    languages.release()


def test_every_language_counts_the_same_boards() -> None:
    folder = Path(__file__).parents[4] / "resources" / "lessons"
    texts = [(folder / f"count_tours{mark}.lesson.md").read_text("utf-8") for mark in ("", ".zh_Hans", ".zh_Hant")]
    found = [
        [[(block.kind, [*block.given]) for block in slide.blocks if isinstance(block, PartRequest)] for slide in slides]
        for slides in (read_lesson(text).slides for text in texts)
    ]
    assert found[0] == found[1] == found[2]
