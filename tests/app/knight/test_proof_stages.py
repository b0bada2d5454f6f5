"""The stages of a proof, and what is said at each."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

import pytest

from app.knight.board.proof_layer import unused_moves
from app.knight.proof_stages import ShownProof, stages_of
from app.knight.riddle import riddles
from solvers.knight.board import Board
from solvers.knight.existence.proof import Figure, Proof
from solvers.knight.riddles import proofs
from solvers.message import Message

pytestmark = pytest.mark.usefixtures("qapp")

MIDDLE = frozenset({(1, 1), (1, 2), (2, 1), (2, 2)})
PARTS = (frozenset({(0, 0)}), frozenset({(0, 1), (3, 2)}))


class Words(StrEnum):
    """Stands in for what solvers say."""

    WHY = "a corner is cut off"


def captions(figure: Figure, rows: int = 4) -> list[str]:
    return [stage.caption for stage in stages_of(figure, rows)]


def test_squares_are_taken_away_then_part_comes_after_part_and_in_the_end_they_are_counted() -> None:
    figure = Figure(removed=MIDDLE, parts=PARTS)
    assert captions(figure) == [
        "The board as it is",
        "4 squares are taken away: b3, c3, b2, c2",
        "Part A, 1 square: a4",
        "Part B, 2 squares: b4, c1",
        "2 parts; a tour gets from one to another only over 4 squares",
    ]
    shown = [stage.figure for stage in stages_of(figure, 4)]
    assert shown == [
        Figure(),
        Figure(removed=MIDDLE),
        Figure(removed=MIDDLE, parts=PARTS[:1]),
        *[figure] * 2,
    ]


def test_every_kind_of_figure_has_its_words() -> None:
    whole = frozenset((row, column) for row in range(2) for column in range(4))
    loop = (((0, 0), (1, 2)),)
    assert captions(Figure(parts=PARTS))[-1] == "2 parts, and no move leads from one to another"
    assert captions(Figure(dead_ends=whole))[1:] == ["8 squares have too few moves"]
    assert captions(Figure(loops=(loop, loop)))[1:] == [
        "Loop no. 1, of moves that every tour makes",
        "Loop no. 2, of moves that every tour makes",
    ]
    assert captions(Figure(colours=(MIDDLE, PARTS[0])))[1:] == ["4 dark squares", "4 dark squares, 1 light square"]
    halves = "From these 4 squares…", "…every move leads to these 2 squares"
    assert captions(Figure(alternating=(MIDDLE, PARTS[1])))[1:] == [*halves]
    assert captions(Figure(alternating=(MIDDLE, PARTS[1]), colours=(MIDDLE, PARTS[0])))[1:] == [
        *halves,
        "Each move changes colour as well, yet each half has both",
    ]
    assert captions(Figure(ends=PARTS[0]))[1:] == ["Not possible as an end of the tour: a4"]


def test_steps_that_come_first_end_with_the_moves_that_no_tour_makes() -> None:
    unused = frozenset({((1, 1), (3, 2))})
    step = Figure(removed=MIDDLE, parts=PARTS, unused=unused)
    figure = Figure(before=(step, step), parts=PARTS)
    assert captions(figure) == [
        "The board as it is",
        "Step 1: without 4 squares, just as many parts as a tour can visit",
        "Step 2: without 4 squares, just as many parts as a tour can visit",
        "So a tour does not make this 1 move",
        "Part A, 1 square: a4",
        "Part B, 2 squares: b4, c1",
        "2 parts, and no move leads from one to another",
    ]
    shown = [stage.figure for stage in stages_of(figure, 4)]
    assert shown[1:3] == [step, step]
    assert shown[3] == Figure(before=(step, step))
    assert shown[-1] == figure
    assert unused_moves(shown[3]) == unused


def test_parts_beyond_the_alphabet_have_two_letters() -> None:
    parts = tuple(frozenset({(0, column)}) for column in range(28))
    assert captions(Figure(parts=parts), 1)[-2] == "Part AB, 1 square: ab1"


def test_the_first_stage_shows_the_board_alone_and_the_last_the_whole_proof() -> None:
    for preset in riddles():
        for proof in proofs(preset.board, preset.closed).values():
            stages = stages_of(proof.figure, preset.board.rows)
            assert (stages[0].figure, stages[-1].figure) == (Figure(), proof.figure)
            assert len({stage.caption for stage in stages}) == len(stages)


def test_without_a_figure_there_are_no_stages() -> None:
    assert stages_of(Figure(), 4) == ()
    shown = ShownProof()
    shown.show_reason(Board(4, 4), Message(Words.WHY))
    shown.forward()
    shown.back()
    assert shown.place == -1


def test_the_whole_is_shown_at_first_and_the_steps_go_round() -> None:
    shown, board = ShownProof(), Board(4, 4)
    proof = Proof(Words.WHY, figure=Figure(removed=MIDDLE, parts=PARTS))
    told: list[int] = []
    shown.changed.connect(lambda: told.append(shown.place))
    shown.show_reason(board, proof)
    shown.show_reason(board, replace(proof))
    assert told == [-1], "the same proof is no other"
    assert shown.stages[shown.place].figure == proof.figure
    for step, place in ((shown.forward, 0), (shown.back, 4), (shown.back, 3), (shown.forward, 4), (shown.forward, 0)):
        step()
        assert shown.place == place
    shown.show_reason(board, None)
    assert shown.stages == ()
    shown.show_reason(board, proof)
    shown.back()
    assert shown.place == 3, "the one before the whole"
