"""Steps and counts as the tables hold them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.klotski.encoding import counts_text, parse_counts, parse_steps, steps_text
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Step, legal_steps
from solvers.klotski.play.turns import StepCounts

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


def test_steps_are_written_by_their_piece_and_squares() -> None:
    steps = (
        Step(PieceKind.SOLDIER, ((4, 0), (4, 1))),
        Step(PieceKind.BLOCK, ((0, 0), (1, 0), (1, 1))),
        Step(PieceKind.VERTICAL, ((2, 3), (1, 3))),
        Step(PieceKind.HORIZONTAL, ((3, 2), (3, 1))),
    )
    assert steps_text(steps) == "S4041 A001011 V2313 H3231"
    assert parse_steps(steps_text(steps)) == steps
    assert parse_steps("") == ()
    for spoilt in ("S40", "S404", "X4041", "S4x41", "S", "nonsense"):
        with pytest.raises(ValueError, match=r".+"):
            parse_steps(spoilt)


def test_counts_are_one_for_each_metric_or_none() -> None:
    counts = StepCounts(moves=3, cells=5, straight=4)
    assert counts_text(counts) == "3 5 4"
    assert parse_counts("3 5 4") == counts
    assert parse_counts("0 0 0") == StepCounts()
    assert counts_text(None) == ""
    assert parse_counts("") is None
    for spoilt in ("3 5", "3 5 4 1", "3 -1 4", "3  5 4", "a b c"):
        with pytest.raises(ValueError, match=r".+"):
            parse_counts(spoilt)


@given(st.lists(st.integers(0, 11), max_size=30), st.sampled_from(list(Metric)))
def test_steps_are_read_as_they_were_written(choices: list[int], metric: Metric) -> None:
    layout, steps = HENG_DAO_LI_MA, []
    for choice in choices:
        possible = legal_steps(layout, metric)
        steps.append(possible[choice % len(possible)])
        layout = steps[-1].after(layout)
    assert list(parse_steps(steps_text(steps))) == steps


@pytest.mark.parametrize("text", ["A00", "A0", "X0010", "A001", "A0010 0010"])
def test_a_text_of_no_steps_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"squares|valid|shorter|longer"):
        parse_steps(text)


@pytest.mark.parametrize("text", ["1 2", "1 2 3 4", "1 2 -3", "x", " "])
def test_counts_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"steps in each metric|invalid literal"):
        parse_counts(text)
