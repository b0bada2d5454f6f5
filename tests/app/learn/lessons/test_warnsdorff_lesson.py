"""The lesson on Warnsdorff's rule, driven through its window: by clicks, keys and buttons, to tours and dead ends."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.learn.lessons.compare_part import ENGINES, SuccessPart, plan
from app.learn.lessons.rule_part import RulePart, TourPart
from app.learn.lessons.ties_part import TiesPart
from app.learn.lessons.window import LessonWindow
from app.ui.look.theme import THEMES, Appearance
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.comparison.plan import Result, RunOutcome, Share
from solvers.knight.board import Board, Square
from solvers.knight.warnsdorff.ties import Tie
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
from tests.solvers.knight.rules import a_knights_move

NUMBER = 5
CHESSBOARD = Board(8, 8)
A5, B2, E3 = (3, 0), (6, 1), (5, 4)


def rule(made: LessonWindow) -> RulePart:
    return part_in_sight(made, RulePart)


def ties(made: LessonWindow, qtbot: QtBot) -> TiesPart:
    """The second part, turned to."""
    turn_to(parted(made), qtbot, 1)
    return part_in_sight(made, TiesPart)


def success(made: LessonWindow, qtbot: QtBot) -> SuccessPart:
    """The third part, turned to."""
    turn_to(parted(made), qtbot, 2)
    return part_in_sight(made, SuccessPart)


def click(part: TourPart, qtbot: QtBot, square: Square) -> None:
    """Click a square of the board, and see the step to its end."""
    point = part.board.cell_rect(square).center().toPoint()
    qtbot.mouseClick(part.board, Qt.MouseButton.LeftButton, pos=point)
    qtbot.waitUntil(lambda: part.steering.playing or part.steering.moment == part.steering.position)


def is_tour(line: tuple[Square, ...], board: Board) -> bool:
    steps = all(a_knights_move(here, there) for here, there in pairwise(line))
    return steps and sorted(line) == [(row, column) for row in range(board.rows) for column in range(board.columns)]


def exits_by_hand(way: tuple[Square, ...], square: Square) -> int:
    return sum(a_knights_move(square, other) and other not in way for other in CHESSBOARD.squares)


def to_the_dead_end(part: TiesPart, made: LessonWindow, qtbot: QtBot) -> None:
    """Play the fixed order to its end, and wait for the last good move."""
    press(made, qtbot, "tiesOrder")
    press(made, qtbot, "tiesLast")
    qtbot.waitUntil(part.back.isEnabled)


def test_a_click_puts_the_knight_on_its_start_and_the_numbers_are_the_exits(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = rule(lesson)
    click(part, qtbot, (3, 4))
    assert part.way == ((3, 4),)
    choice = part.board.choice
    assert choice is not None
    assert choice.exits == {
        square: exits_by_hand(part.way, square) for square in CHESSBOARD.squares if a_knights_move(square, (3, 4))
    }
    assert choice.exits[choice.taken] == min(choice.exits.values())
    press(lesson, qtbot, "ruleForward")
    qtbot.waitUntil(lambda: len(part.way) == 2)
    assert part.way[1] == choice.taken


def test_played_by_the_rule_it_is_a_tour(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = rule(lesson)
    part.steering.set_speed(128)
    press(lesson, qtbot, "ruleByRule")
    qtbot.waitUntil(lambda: answer(lesson).startswith("All 64 squares"))
    assert is_tour(part.way, CHESSBOARD)
    assert part.board.lost == frozenset()


def test_played_by_chance_it_is_stuck_and_what_is_left_is_crossed_out(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = rule(lesson)
    press(lesson, qtbot, "ruleByChance")
    press(lesson, qtbot, "ruleLast")
    assert answer(lesson).startswith("Stuck after")
    assert len(part.way) < 64
    assert set(part.board.lost) == set(CHESSBOARD.squares) - set(part.way)
    assert not any(a_knights_move(part.way[-1], square) for square in part.board.lost)
    press(lesson, qtbot, "ruleAnew")
    assert part.way == part.line[:1]
    assert answer(lesson) == ""


def test_a_careless_person_is_told_what_the_rule_would_do_and_when_all_is_lost(
    lesson: LessonWindow, qtbot: QtBot
) -> None:
    part = rule(lesson)
    part.steering.set_reduced_motion(True)
    said: list[str] = []
    while "no tour is possible" not in answer(lesson):
        choice = part.board.choice
        assert choice is not None
        exits = choice.exits
        click(part, qtbot, max(exits, key=exits.__getitem__))
        said.append(answer(lesson))
    assert any("the rule would go to" in sentence for sentence in said)
    single = [square for square, exits in part.board.exits.items() if exits < 2]
    for square in single:
        beside = [other for other in CHESSBOARD.squares if a_knights_move(square, other)]
        assert len([other for other in beside if other not in part.way[:-1]]) < 2
    assert len(single) > 1 or 0 in part.board.exits.values()


def test_by_keys_alone(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = rule(lesson)
    part.board.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Return):
        qtbot.keyClick(part.board, key)
    qtbot.waitUntil(lambda: part.way == ((7, 0), (6, 2)))
    assert part.board.cell_name((7, 0)) == "a1: visit 1"
    choice = part.board.choice
    assert choice is not None
    assert part.board.cell_name(choice.taken).endswith("the rule goes here")
    assert part.board.cell_name((0, 0)) == "a8: not visited yet, 2 onward moves"


def test_from_e3_the_fixed_order_fails_and_a_tie_had_lost_the_tour(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = ties(lesson, qtbot)
    to_the_dead_end(part, lesson, qtbot)
    assert part.line[0] == E3
    assert len(part.line) == 60
    assert "After step 53" in answer(lesson)
    assert "to b2" in answer(lesson)
    assert "a5 was tied" in answer(lesson)
    press(lesson, qtbot, "tiesGoBack")
    choice = part.board.choice
    assert choice is not None
    assert set(choice.tied) == {A5, B2}
    part.steering.set_speed(128)
    click(part, qtbot, A5)
    qtbot.waitUntil(lambda: answer(lesson).startswith("Tour complete"))
    assert is_tour(part.way, CHESSBOARD)
    assert part.way[53:55] == (part.way[53], A5)


def test_a_search_for_the_last_hope_that_was_left_is_made_again(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = ties(lesson, qtbot)
    press(lesson, qtbot, "tiesOrder")
    press(lesson, qtbot, "tiesLast")
    turn_to(parted(lesson), qtbot, 0)
    assert not part.runner.busy
    turn_to(parted(lesson), qtbot, 1)
    qtbot.waitUntil(part.back.isEnabled)
    assert "After step 53" in answer(lesson)


def test_other_tie_breaks_find_a_tour_from_there(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = ties(lesson, qtbot)
    for tie in (Tie.POHL, Tie.ROTH):
        press(lesson, qtbot, f"ties{tie.name.title()}")
        press(lesson, qtbot, "tiesLast")
        assert is_tour(part.way, CHESSBOARD)
        assert answer(lesson).endswith(": tour complete.")
    assert list(part.reached.counts.values()) == [64, 64]


def test_from_e1_of_seven_by_seven_the_rule_itself_is_wrong(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = ties(lesson, qtbot)
    part.cases.setCurrentIndex(2)
    to_the_dead_end(part, lesson, qtbot)
    assert part.hope is not None
    assert "the rule itself is wrong" in answer(lesson)
    assert is_tour(part.hope.tour, Board(7, 7))
    press(lesson, qtbot, "tiesGoBack")
    click(part, qtbot, part.hope.tour[part.hope.kept])
    part.steering.last()
    assert is_tour(part.way, Board(7, 7))


def test_the_rates_are_the_published_ones(lesson: LessonWindow, qtbot: QtBot) -> None:
    """Of all starts that may have a tour: 7 × 7 and 8 × 8, in hundredths."""
    part = success(lesson, qtbot)
    press(lesson, qtbot, "successGuess3")
    qtbot.waitUntil(lambda: "Keeping to the edge" in answer(lesson))
    rates = {
        (board.rows, result.run.engine): round(100 * result.share.rate)
        for result in part.results
        if result.share is not None
        if isinstance(board := getattr(result.run.problem, "board", None), Board)
    }
    for side, published in ((7, (72, 60, 80)), (8, (98, 100, 91))):
        engines = (ENGINES[tie] for tie in (Tie.ORDER, Tie.ROTH, Tie.POHL))
        assert [rates[side, engine] for engine in engines] == list(published)
    assert answer(lesson).startswith("Right: Outermost first (Roth). On 100 × 100")
    assert part.canvas.isVisible()
    assert "100 × 100" in part.canvas.accessibleDescription()


def test_the_edge_explains_the_success_of_one_tie_break_alone(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = success(lesson, qtbot)
    for best, explained in ((Tie.ROTH, True), (Tie.POHL, False), (Tie.ORDER, False)):
        results = tuple(
            Result(run, RunOutcome.FOUND, share=Share(9 if run.engine == ENGINES[best] else 1, 10))
            for run in plan((100,), 200).runs
        )
        part.answered(results)
        assert "On 100 × 100 it succeeds from 9 of 10 starts." in answer(lesson)
        assert ("Keeping to the edge" in answer(lesson)) == explained


def test_stop_ends_the_trying(lesson: LessonWindow, qtbot: QtBot) -> None:
    part = success(lesson, qtbot)
    press(lesson, qtbot, "successGuess0")
    qtbot.waitUntil(lambda: len(part.results) > 1)
    press(lesson, qtbot, "successStop")
    qtbot.waitUntil(lambda: answer(lesson).startswith("Stopped"))
    assert not part.stop_button.isEnabled()


@pytest.mark.parametrize("how", ["escape", "language"])
def test_in_the_middle_of_everything_it_goes_without_a_trace(window: MainWindow, qtbot: QtBot, how: str) -> None:
    made = opened(window, qtbot, 5)
    rule(made).steering.play()
    part = success(made, qtbot)
    press(made, qtbot, "successGuess0")
    with qtbot.waitSignal(part.runner.progressed):
        pass
    turn_to(parted(made), qtbot, 0)
    rule(made).steering.play()
    if how == "escape":
        qtbot.keyClick(made, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not window.findChildren(LessonWindow))
    else:
        assert not any(part.runner.busy for part in parted(begun_anew(window, qtbot, made)).parts)


@pytest.mark.parametrize("language", Language)
def test_every_text_has_room_in_every_language(qtbot: QtBot, language: Language) -> None:
    made, languages = alone(qtbot, 5, language)
    rule(made).steering.last()
    qtbot.waitUntil(lambda: cut_texts(made) == [])
    part = ties(made, qtbot)
    to_the_dead_end(part, made, qtbot)
    part.back.click()
    qtbot.waitUntil(lambda: cut_texts(made) == [])
    success(made, qtbot)
    qtbot.waitUntil(lambda: cut_texts(made) == [])
    made.close()
    languages.release()


def test_every_theme_paints_it_otherwise(qtbot: QtBot) -> None:
    pictures = [set[bytes]() for _ in range(2)]
    for theme in THEMES:
        made = LessonWindow(Appearance(theme))
        qtbot.addWidget(made)
        made.show_lesson(4)
        for number, seen in enumerate(pictures):
            image = parted(made).parts[number].grab().toImage()  # its bits are not kept without it
            seen.add(bytes(image.constBits()))
        made.close()
    assert [len(seen) for seen in pictures] == [len(THEMES)] * 2
