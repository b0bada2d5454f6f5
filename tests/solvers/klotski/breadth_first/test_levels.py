"""The levels of a search: their sizes are published, their ways checked by the second opinion."""

from __future__ import annotations

from solvers.klotski.breadth_first import levels as layers
from solvers.klotski.breadth_first.levels import Layers
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import pack
from solvers.search import Drive, Found, Progress, Verdict
from tests.solvers.klotski.plain_search import by_moves, check_solution, component_size, read, shortest_lengths

HENG_DAO_LI_MA = "VAAV/VAAV/VHHV/VSSV/S..S"
SHORT = "VV.V/VV.V/VVAA/VVAA/SSSS"


def searched(text: str, depth: int | None = None) -> Layers:
    """The levels of a layout down to a depth, or all."""
    drive = Drive(layers.search(Layout.parse(text), Metric.MOVES))
    answer = drive.next_answer()
    assert isinstance(answer, Found)
    while depth is None or answer.answer.depth < depth:
        following = drive.next_answer()
        if isinstance(following, Verdict):
            break
        answer = following
    return answer.answer


def plain_levels(text: str, depth: int) -> list[int]:
    """The sizes of the first levels, by the second opinion."""
    level = {read(text)}
    met, sizes = set(level), [1]
    for _ in range(depth):
        level = {after for board in level for after in by_moves(board)} - met
        met |= level
        sizes.append(len(level))
    return sizes


def test_heng_dao_li_ma_has_125_levels_and_25955_positions() -> None:
    found = searched(HENG_DAO_LI_MA)
    assert (len(found.levels), sum(found.counts)) == (125, 25_955)
    assert next(depth for depth in range(125) if found.solved(depth)) == 81


def test_the_first_levels_are_as_the_second_opinion_has_them() -> None:
    assert list(searched(HENG_DAO_LI_MA, 12).counts) == plain_levels(HENG_DAO_LI_MA, 12)


def test_every_position_is_in_the_level_of_its_distance() -> None:
    found = searched(SHORT)
    assert found.solved(7)
    assert shortest_lengths(SHORT, "moves") == 7
    assert not any(found.solved(depth) for depth in range(7))


def test_a_way_leads_to_its_position_in_as_many_steps_as_its_level_says() -> None:
    found = searched(SHORT, 7)
    for depth, level in enumerate(found.levels):
        for key in level:
            steps = found.steps_to(key)
            assert len(steps) == depth
            check_solution(SHORT, [(step.kind.value, step.path) for step in steps], "moves", solved=False)
            layout = found.layout
            for step in steps:
                layout = step.after(layout)
            assert pack(layout) == key


def test_each_level_is_reported_before_it_is_answered() -> None:
    report: object = None
    depths: list[int] = []
    counts = ()
    for event in layers.search(Layout.parse(SHORT), Metric.MOVES):
        if isinstance(event, Found):
            counts = event.answer.counts
            assert event.answer.depth == len(counts) - 1 == len(depths)
            assert report == Progress(len(depths), sum(counts), counts[-1], levels=counts)
            assert event.visited == sum(counts)
            depths.append(event.answer.depth)
        report = event
    assert depths == list(range(len(depths)))
    assert sum(counts) == component_size(SHORT)
