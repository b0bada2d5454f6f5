"""Every closed tour is as likely as any other, on boards of which all tours are listed; the seeds are fixed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice, pairwise
from math import sqrt

import pytest

from solvers.knight.backtracking import all_tours
from solvers.knight.board import Board, Square
from solvers.knight.existence.existence import possible_starts
from solvers.knight.rotations import random_closed
from solvers.knight.rotations.random_closed import RotatedPath
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Found
from solvers.slices import FOUND
from tests.solvers.knight.asking import described, whole

Cycle = frozenset[tuple[int, int]]
"""The moves of a closed tour, each from its lower square to its higher."""

SIDE = 6
CLOSED_6X6 = TourRequest(Board(SIDE, SIDE), closed=True)
TOO_FAR = 3.1
"""A normal deviate is so large once in a thousand times."""


def cycle(tour: Tour) -> Cycle:
    order = tour.order.tolist()
    return frozenset((min(move), max(move)) for move in pairwise([*order, order[0]]))


def image(square: int, symmetry: int) -> int:
    row, column = divmod(square, SIDE)
    row, column = (column, row) if symmetry & 4 else (row, column)
    row, column = (SIDE - 1 - row if symmetry & 1 else row), (SIDE - 1 - column if symmetry & 2 else column)
    return row * SIDE + column


@cache
def classes() -> dict[Cycle, Cycle]:
    """Every closed tour of 6x6 with one that stands for all its images under the symmetries of the square."""
    images = [[image(square, symmetry) for square in range(SIDE * SIDE)] for symmetry in range(8)]
    found: dict[Cycle, Cycle] = {}
    for event in all_tours.search(CLOSED_6X6):
        if isinstance(event, Found) and (tour := cycle(event.answer)) not in found:
            for each in images:
                turned = ((each[one], each[other]) for one, other in tour)
                found[frozenset((min(move), max(move)) for move in turned)] = tour
    return found


def rotated(request: TourRequest, ahead: bool = True) -> Iterator[Tour]:
    """Random tours without those of a list."""
    path = RotatedPath(request, next(possible_starts(request)), ahead)
    while True:
        if path.advance(100_000) == FOUND:
            yield from (tour for tour, _ in path.tours())


def deviate(counts: Counter[Cycle], expected: dict[Cycle, float]) -> float:
    """Pearson's chi-square of the counts as a normal deviate (Wilson and Hilferty 1931)."""
    assert counts.keys() <= expected.keys()
    square = sum((counts[kind] - number) ** 2 / number for kind, number in expected.items())
    freedom = len(expected) - 1
    spread = 2 / (9 * freedom)
    return ((square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)


def deviate_of_classes(tours: list[Cycle]) -> float:
    by_class = classes()
    sizes = Counter(by_class.values())
    expected = {kind: len(tours) * size / len(by_class) for kind, size in sizes.items()}
    return deviate(Counter(by_class[tour] for tour in tours), expected)


def test_the_classes_of_6x6() -> None:
    assert len(classes()) == 9_862
    assert len(set(classes().values())) == 1_245


def test_one_tour_after_another_is_even_over_the_classes_of_6x6_and_owes_nothing_to_the_last() -> None:
    tours = [cycle(tour) for tour in islice(rotated(CLOSED_6X6), 40_000)]
    assert abs(deviate_of_classes(tours)) < TOO_FAR
    by_class = classes()
    chance = sum((size / len(by_class)) ** 2 for size in Counter(by_class.values()).values())
    alike = sum(by_class[one] == by_class[other] for one, other in pairwise(tours))
    assert abs(alike - len(tours) * chance) < TOO_FAR * sqrt(len(tours) * chance)


def test_the_first_tours_of_seeds_are_even_over_the_classes_of_6x6() -> None:
    requests = (TourRequest(Board(SIDE, SIDE), closed=True, seed=seed) for seed in range(6_000))
    assert abs(deviate_of_classes([cycle(next(rotated(request))) for request in requests])) < TOO_FAR


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("start", "end"), [((2, 2), (0, 1)), ((0, 0), (1, 2)), (None, (3, 2))])
def test_tours_with_given_ends_are_even_as_well(start: Square | None, end: Square) -> None:
    request = TourRequest(Board(SIDE, SIDE), start, end, closed=True, seed=2)
    last = end[0] * SIDE + end[1]
    tours: list[Cycle] = []
    for tour in islice(rotated(request), 40_000):
        assert tour.order[-1] == last
        assert start in (None, tour.start)
        tours.append(cycle(tour))
    if start is None:
        assert abs(deviate_of_classes(tours)) < TOO_FAR
        return
    first = start[0] * SIDE + start[1]
    move = min(first, last), max(first, last)
    asked = [tour for tour in classes() if move in tour]
    assert abs(deviate(Counter(tours), {tour: len(tours) / len(asked) for tour in asked})) < TOO_FAR


FEW = [
    (TourRequest(whole(5, 6), closed=True), 16),
    (TourRequest(whole(3, 10), closed=True), 32),
    (TourRequest(whole(3, 10), end=(0, 4), closed=True), None),
    (TourRequest(whole(3, 4)), 16),
    (TourRequest(whole(5, 5), (2, 2)), 64),
    (TourRequest(whole(6, 6, [(0, 2), (1, 1), (4, 5), (5, 4)]), closed=True), None),
]


@pytest.mark.parametrize(("request_", "number"), FEW, ids=described)
def test_few_tours_come_from_a_list_in_both_directions(request_: TourRequest, number: int | None) -> None:
    every = set(orders(event.answer for event in all_tours.search(request_) if isinstance(event, Found)))
    if request_.closed and request_.end is None:
        every |= {order[:1] + order[:0:-1] for order in every}
    assert number in (None, len(every))
    found = (event.answer for event in random_closed.search(request_) if isinstance(event, Found))
    counts = Counter(orders(islice(found, 60 * len(every))))
    assert counts.keys() == every
    square = sum((count - 60) ** 2 / 60 for count in counts.values())
    assert square < len(every) - 1 + 4 * sqrt(2 * (len(every) - 1))


def orders(tours: Iterable[Tour]) -> Iterator[tuple[int, ...]]:
    return (tuple(tour.order) for tour in tours)


def test_tours_found_ahead_are_those_found_one_by_one() -> None:
    request = TourRequest(Board(8, 8), closed=True, seed=9)
    assert list(islice(orders(rotated(request)), 100)) == list(islice(orders(rotated(request, ahead=False)), 100))
