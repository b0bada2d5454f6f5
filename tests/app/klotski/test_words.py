"""What the Klotski page says."""

from __future__ import annotations

from app.klotski.board.track import KlotskiTrack
from app.klotski.words import StepLines, counted, invitation, result_sentence
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Solution, Step

LAYOUT = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
STEPS = (
    Step(PieceKind.SOLDIER, ((4, 0), (4, 1), (4, 2))),
    Step(PieceKind.VERTICAL, ((2, 0), (3, 0))),
    Step(PieceKind.SOLDIER, ((3, 1), (4, 1))),
    Step(PieceKind.SOLDIER, ((4, 1), (3, 1))),
)


def test_steps_in_words() -> None:
    lines = StepLines(KlotskiTrack(LAYOUT, STEPS))
    assert list(lines) == [
        "Start",
        "1.  Soldier 3  a1 → c1  →→",
        "2.  Ma Chao  a3 → a2  ↓",
        "3.  Soldier 1  b2 → b1  ↓",
        "4.  Soldier 1  b1 → b2  ↑",
    ]


def test_round_a_corner_both_directions_are_named() -> None:
    track = KlotskiTrack(LAYOUT, [Step(PieceKind.SOLDIER, ((3, 1), (4, 1), (4, 2)))])
    assert StepLines(track)[1] == "1.  Soldier 1  b2 → c1  ↓→"
    assert StepLines(track).spoken(1) == "1. Soldier 1: down, right"


def test_the_result_in_one_sentence() -> None:
    proved = Solution(LAYOUT, Metric.MOVES, STEPS[:3], proved_shortest=True)
    said = result_sentence(proved, 12_345, 0.0031)
    assert said == "3 moves, proven shortest (4 cells in this solution); 12,345 positions in 3.1\xa0ms"
    cells = Solution(LAYOUT, Metric.CELLS, STEPS[1:2], proved_shortest=False)
    assert (
        result_sentence(cells, 1, 2.0)
        == "1 cell, perhaps not shortest (1 move in this solution); 1 position in 2.0\xa0s"
    )


def test_one_is_singular() -> None:
    assert [counted(1, metric) for metric in Metric] == ["1 move", "1 cell", "1 straight slide"]
    assert counted(1234, Metric.STRAIGHT) == "1,234 straight slides"


def test_what_a_method_without_proof_will_do_is_said_of_a_solved_board_too() -> None:
    engine = engine_named("depth-first-bst")
    said = [invitation(engine, Metric.MOVES, None, solved) for solved in (False, True)]
    assert said == ["Press Solve to see a solution.", "Press Solve to see a solution from the beginning."]
