"""A comparison as a table: for pandas, and printed."""

from __future__ import annotations

from collections.abc import Sequence

import solvers
from solvers.klotski.engines.registry import engine_named

LAYOUTS = ["將擋後路", "VAAV/VAAV/HHHH/HHHH/S..S"]


def test_a_table_is_a_sequence_of_rows_with_named_columns() -> None:
    """Of such a sequence, `pandas.DataFrame` takes the names of the columns from `_fields` of the first row."""
    table = solvers.compare(LAYOUTS, ["shortest", engine_named("a-star")])
    assert isinstance(table, Sequence)
    assert all(isinstance(row, tuple) and len(row) == len(row._fields) for row in table)
    assert table[0]._fields == ("problem", "method", "answer", "steps", "visited", "seconds", "memory")
    assert [(row.method, row.answer, row.steps) for row in table] == [
        ("shortest", "proved", 21),
        ("a-star", "proved", 21),
        ("shortest", "none", None),
        ("a-star", "none", None),
    ]
    assert all(row.visited > 0 and row.seconds and row.memory for row in table)


def test_a_table_is_printed_in_columns() -> None:
    head, first, second = str(solvers.compare([solvers.board("3x4", ["d1"])], ["automatic", "warnsdorff"])).splitlines()
    assert head.split() == ["problem", "method", "answer", "steps", "visited", "seconds", "memory"]
    assert first.startswith("3x4 without d1  automatic ")
    assert len(head) == len(first) == len(second)
    column = head.index("answer")
    assert first[column:].split()[0] == second[column:].split()[0] == "found"


def test_a_method_that_does_not_take_a_problem_is_refused() -> None:
    (row,) = solvers.compare(["VAAV/VAAV/VHHV/VSSV/S..."], ["avl-26"], memory=False)
    assert (row.answer, row.steps, row.seconds, row.memory) == ("refused", None, None, None)
    (row,) = solvers.compare(["橫刀立馬"], ["depth-first-bst"], seconds=0.05, memory=False)
    assert row.answer == "out-of-time"
