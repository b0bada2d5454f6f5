"""What the lesson on trees and hash tables says, of figures that are made up."""

from __future__ import annotations

import pytest

from app.learn.lessons.structure_words import articles_note, average, conclusion, longest, measured_figures
from solvers.comparison.tree_or_table import Measured, StructureName

pytestmark = pytest.mark.usefixtures("qapp")
TREE, TABLE = StructureName.TREE, StructureName.TABLE
TREE_COUNTERS = {"comparisons": 25_000, "height": 9, "height_bound": 11}
TABLE_COUNTERS = {"comparisons": 4_200, "longest_chain": 5, "load_percent": 150}


def measured(
    tree: float = 1.0, table: float = 1.0, tree_memory: int = 1000, table_memory: int = 1000
) -> dict[StructureName, Measured]:
    """So many seconds and bytes; two thousand lookups of four hundred positions."""
    return {
        TREE: Measured(2000, 400, (0.0, tree, 99.0), tree_memory, TREE_COUNTERS),
        TABLE: Measured(2000, 400, (0.0, table, 99.0), table_memory, TABLE_COUNTERS),
    }


def test_comparisons_are_told_by_the_lookup() -> None:
    assert (average(5, 2), average(1, 3), average(7, 0)) == ("2.50", "0.33", "7.00")
    said = conclusion(measured(), TREE)
    assert said.startswith("Over 2,000 lookups, the tree took 12.5 comparisons each on average, the hash table 2.1.")


def test_figures_of_a_run_are_those_of_the_table() -> None:
    found = measured(0.25, 0.5, 2500, 4500)
    assert measured_figures(found[TREE], TREE) == ["12.50", "height 9, at most 11", "250 ms", "2.5 kB"]
    assert measured_figures(found[TABLE], TABLE) == ["2.10", "chain 5, load 150%", "500 ms", "4.5 kB"]
    assert longest(TABLE, {"longest_chain": 3, "load_percent": 40}) == "chain 3, load 40%"


@pytest.mark.parametrize(
    ("tree", "table", "quicker"),
    [
        (1.0, 1.09, None),
        (1.09, 1.0, None),
        (1.0, 1.11, TREE),
        (1.11, 1.0, TABLE),
        (2.0, 5.0, TREE),
        (0.0, 1.0, None),
        (1.0, 0.0, None),
    ],
)
def test_the_quicker_is_named_where_the_times_can_be_told_apart(
    tree: float, table: float, quicker: StructureName | None
) -> None:
    for guess in StructureName:
        said = conclusion(measured(tree, table), guess)
        assert ("They were equally fast here." in said) is (quicker is None)
        assert ("The tree was" in said) is (quicker is TREE)
        assert ("The hash table was" in said) is (quicker is TABLE)
        assert ("You were right." in said) is (guess is quicker)
        assert ("You picked the other one." in said) is (quicker is not None and guess is not quicker)
    assert "2.5 times as fast here: 2.0 s against 5.0 s." in conclusion(measured(2.0, 5.0), TREE)
    assert "2.5 times as fast here: 2.0 s against 5.0 s." in conclusion(measured(5.0, 2.0), TREE)


@pytest.mark.parametrize(
    ("tree", "table", "told"),
    [
        (1000, 1101, "The hash table takes more memory"),
        (1101, 1000, "The tree takes more memory"),
        (1000, 1099, "Memory use is about the same."),
        (1099, 1000, "Memory use is about the same."),
    ],
)
def test_the_larger_is_named_where_the_memory_can_be_told_apart(tree: int, table: int, told: str) -> None:
    said = conclusion(measured(1.0, 2.0, tree, table), TREE)
    assert told in said
    assert said.count("emory") == 1


def test_the_articles_are_set_beside_what_was_measured() -> None:
    said = articles_note(measured())
    assert "with 400 positions, the tree has height 9 and the longest chain length 5." in said
    assert "the median of 3 runs" in said
