"""What the editor says."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from app.klotski.editor.knowledge import (
    hardness_sentence,
    nameless_sentence,
    optima_sentence,
)
from app.klotski.editor.panel import tool_titles
from solvers.klotski.catalogue.piece_sets import figures_of
from solvers.klotski.layout import PieceKind
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet


def test_there_is_a_tool_for_each_kind_of_piece_and_the_eraser_is_the_last() -> None:
    titles = [title for title, _ in tool_titles()]
    assert titles == ["Cao Cao, 2 × 2", "Vertical general", "Horizontal general", "Soldier", "Eraser"]
    assert [kind.name for kind in PieceKind] == ["BLOCK", "VERTICAL", "HORIZONTAL", "SOLDIER"]
    assert [("rotate" in tip) for _, tip in tool_titles()] == [False, True, True, False, False]


@pytest.mark.parametrize(
    ("solvable", "optima", "said"),
    [
        (None, {}, "Looking for a solution…"),
        (None, {Metric.MOVES: 3}, "Looking for a solution…"),
        (False, {}, "✗ It has no solution."),
        (True, {Metric.MOVES: 81}, "✓ Shortest solutions: 81 moves, …, …."),
        (
            True,
            {Metric.MOVES: 1, Metric.CELLS: 1_016, Metric.STRAIGHT: 0},
            "✓ Shortest solutions: 1 move, 1,016 cells, 0 straight slides.",
        ),
    ],
)
def test_the_optima_are_told_as_far_as_they_are_known(
    solvable: bool | None, optima: Mapping[Metric, int], said: str
) -> None:
    assert optima_sentence(solvable, optima) == said


@pytest.mark.parametrize(
    ("share", "harder"),
    [
        (None, ""),
        (0.0, " Harder than 0% of them."),
        (0.5, " Harder than 50% of them."),
        (0.1239, " Harder than 12.3% of them."),
        (0.99999, " Harder than 99.9% of them."),
    ],
)
def test_the_hardness_is_told_among_all_layouts_of_the_pieces(share: float | None, harder: str) -> None:
    sentence = hardness_sentence(figures_of(PieceSet(14, 0, 0)), share)
    assert sentence == f"1,440 layouts of these pieces, 1,440 solvable, the hardest in 22 moves.{harder}"


def test_a_name_is_asked_for() -> None:
    assert nameless_sentence() == "Enter a name first."
