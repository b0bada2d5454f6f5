"""The search without a check keeps as many ways as there are; counted again by brute force over strings."""

from __future__ import annotations

import pytest

from solvers.klotski.breadth_first.growth import PATH_BYTES, Check, Growth, StopReason
from solvers.klotski.breadth_first.without_check import MOST_LEVELS, search
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Drive, Found
from tests.solvers.klotski.plain_search import SUCCESSORS, by_moves, component_size, read

HENG_DAO_LI_MA = "VAAV/VAAV/VHHV/VSSV/S..S"
SHORT = "VV.V/VV.V/VVAA/VVAA/SSSS"
PLENTY = 1 << 24


def reach(text: str, check: Check, memory: int = PLENTY, metric: Metric = Metric.MOVES) -> Growth:
    answer = Drive(search(Layout.parse(text), metric, check, memory)).next_answer()
    assert isinstance(answer, Found)
    return answer.answer


def all_ways(text: str, depth: int, metric: str) -> list[int]:
    """How many ways there are of each length."""
    ways, counts = [read(text)], [1]
    for _ in range(depth):
        ways = [after for board in ways for after in SUCCESSORS[metric](board)]
        counts.append(len(ways))
    return counts


def ways_never_straight_back(text: str, depth: int) -> list[int]:
    """How many ways there are of each length in which no step undoes the one before."""
    ways, counts = [("", read(text))], [1]
    for _ in range(depth):
        ways = [(board, after) for before, board in ways for after in by_moves(board) if after != before]
        counts.append(len(ways))
    return counts


@pytest.mark.parametrize("metric", [Metric.MOVES, Metric.CELLS])
def test_without_a_check_it_keeps_every_way(metric: Metric) -> None:
    found = reach(SHORT, Check.NOTHING, metric=metric)
    assert list(found.levels) == all_ways_as_plain(SHORT, len(found.levels) - 1, metric)


def all_ways_as_plain(text: str, depth: int, metric: Metric) -> list[int]:
    """By cells, the second opinion meets a slide into two blanks at once twice; each is one way here."""
    if metric is Metric.MOVES:
        return all_ways(text, depth, "moves")
    ways, counts = [read(text)], [1]
    for _ in range(depth):
        ways = [after for board in ways for after in set(SUCCESSORS["cells"](board))]
        counts.append(len(ways))
    return counts


def test_the_small_check_drops_the_ways_back_and_nothing_else() -> None:
    found = reach(SHORT, Check.STRAIGHT_BACK)
    assert found.stop_reason is StopReason.SOLVED
    assert list(found.levels) == ways_never_straight_back(SHORT, 7)


def test_the_full_check_solves_heng_dao_li_ma_in_81_levels() -> None:
    found = reach(HENG_DAO_LI_MA, Check.ALL_VISITED)
    assert (found.stop_reason, len(found.levels) - 1, found.complete) == (StopReason.SOLVED, 81, True)
    assert found.memory < PLENTY


@pytest.mark.parametrize("check", [Check.NOTHING, Check.STRAIGHT_BACK])
def test_it_stops_when_the_memory_is_used_up(check: Check) -> None:
    found = reach(HENG_DAO_LI_MA, check, 1 << 20)
    assert (found.stop_reason, found.complete) == (StopReason.MEMORY, False)
    assert (1 << 20) - 400 * PATH_BYTES < found.memory <= 1 << 20
    brute = all_ways if check is Check.NOTHING else ways_never_straight_back
    whole = brute(HENG_DAO_LI_MA, 5, *(["moves"] if check is Check.NOTHING else []))
    assert list(found.levels[:6]) == whole


def test_more_memory_takes_it_hardly_any_further() -> None:
    small, large = (reach(HENG_DAO_LI_MA, Check.NOTHING, memory) for memory in (1 << 20, 1 << 24))
    assert len(large.levels) - len(small.levels) == round(small.levels_for(16)) == 2


def test_the_full_check_keeps_to_its_memory_too() -> None:
    found = reach(HENG_DAO_LI_MA, Check.ALL_VISITED, 1 << 17)
    assert found.stop_reason is StopReason.MEMORY
    assert found.memory <= 1 << 17


def test_a_solved_layout_is_solved_at_once() -> None:
    found = reach("VVVV/VVVV/SHHS/SAAS/.AA.", Check.NOTHING)
    assert (found.stop_reason, found.levels) == (StopReason.SOLVED, (1,))


def test_a_component_without_a_solution_is_exhausted() -> None:
    found = reach("AAHH/AAHH/HHHH/HHVV/..VV", Check.ALL_VISITED)
    assert found.stop_reason is StopReason.EXHAUSTED


def test_ways_that_only_go_to_and_fro_end_with_the_levels_and_not_with_the_memory() -> None:
    """Two positions, one step apart, make one way of every length."""
    found = reach("VAAV/VAAV/HHHH/VHHV/V..V", Check.NOTHING)
    assert (found.stop_reason, found.complete, found.memory) == (
        StopReason.LEVELS,
        True,
        (1 + MOST_LEVELS) * PATH_BYTES,
    )
    assert found.levels == (1,) * (1 + MOST_LEVELS)


def test_the_figures_of_a_growth_are_those_of_its_levels() -> None:
    whole = Growth(Check.NOTHING, StopReason.SOLVED, (1, 2, 6, 24), complete=True, memory=0)
    assert (whole.kept, whole.growth) == (33, 4.0)
    assert whole.levels_for(64) == pytest.approx(3)
    cut_off = Growth(Check.NOTHING, StopReason.MEMORY, (1, 2, 6, 7), complete=False, memory=0)
    assert (cut_off.kept, cut_off.growth) == (16, 3.0)
    assert Growth(Check.NOTHING, StopReason.SOLVED, (1,), complete=True, memory=0).growth == 1.0
    assert Growth(Check.NOTHING, StopReason.MEMORY, (1, 2), complete=False, memory=0).growth == 1.0


def test_the_full_check_doubles_what_it_keeps_as_soon_as_that_fits() -> None:
    """Each position takes its path and two slots of four bytes in the hash table; there is room for 4096 at first."""
    enough = 2 * 4096 * (PATH_BYTES + 8)
    before, after = (reach(HENG_DAO_LI_MA, Check.ALL_VISITED, memory) for memory in (enough - 1, enough))
    assert 2048 < before.kept <= 4096 < after.kept <= 8192
    assert before.memory == before.kept * PATH_BYTES + 4096 * 8
    assert after.memory == after.kept * PATH_BYTES + 8192 * 8
    assert {before.stop_reason, after.stop_reason} == {StopReason.MEMORY}


def test_the_full_check_keeps_each_position_once() -> None:
    found = reach("AAHH/AAHH/HHHH/HHVV/..VV", Check.ALL_VISITED)
    assert (found.kept, found.complete) == (component_size("AAHH/AAHH/HHHH/HHVV/..VV"), True)
