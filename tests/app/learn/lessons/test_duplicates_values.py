"""What the lesson on duplicates tells and says, of searches whose figures are made up."""

from __future__ import annotations

import pytest

from app.learn.lessons.duplicates_part import check_title, level_sentence, stop_reason, values_of
from solvers.klotski.breadth_first.growth import Check, Growth, StopReason
from tests.app.learn.lessons.opening import said_with

pytestmark = pytest.mark.usefixtures("qapp")
LEVELS = (1, 10, 40, 160, 30)
"""Four levels beyond the start, the last not complete; each is four times as large as the one before."""


def reach(reason: StopReason, check: Check = Check.NOTHING) -> Growth:
    return Growth(check, reason, LEVELS, reason is not StopReason.MEMORY, 2892)


def concluded(nothing: StopReason, back: StopReason, full: StopReason, guess: int = 0) -> str:
    reaches = {
        Check.ALL_VISITED: reach(full, Check.ALL_VISITED),
        Check.STRAIGHT_BACK: reach(back, Check.STRAIGHT_BACK),
        Check.NOTHING: reach(nothing),
    }
    return said_with("duplicates", 0, values_of(reaches, guess))


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (StopReason.SOLVED, "solved: 4 moves"),
        (StopReason.MEMORY, "memory full at level 4"),
        (StopReason.LEVELS, "stopped after level 4"),
        (StopReason.EXHAUSTED, "no more positions after level 4"),
    ],
)
def test_the_end_of_a_search_is_told_with_its_last_level(reason: StopReason, told: str) -> None:
    assert stop_reason(reach(reason)) == told


@pytest.mark.parametrize(
    ("nothing", "told"),
    [
        (
            StopReason.MEMORY,
            "Without a check, memory is full at level 4: each level is 4.0 times as large as the one before. "
            "16 times as much memory would reach only about 2.0 levels further (estimated, not run).",
        ),
        (StopReason.LEVELS, "Without a check, the search never ends; it was stopped after level 4."),
        (StopReason.SOLVED, "Without a check, the search finishes too, but it stores 241 paths."),
        (StopReason.EXHAUSTED, "Without a check, the search finishes too, but it stores 241 paths."),
    ],
)
def test_the_search_without_a_check_is_concluded_from_how_it_ended(nothing: StopReason, told: str) -> None:
    assert concluded(nothing, StopReason.MEMORY, StopReason.SOLVED).startswith(told)


@pytest.mark.parametrize(
    ("back", "told"),
    [
        (StopReason.MEMORY, "Forbidding immediate reversals is not enough: memory is full at level 4."),
        (StopReason.LEVELS, "Forbidding immediate reversals is not enough: the search was stopped after level 4."),
        (StopReason.SOLVED, "Forbidding immediate reversals still leaves 241 paths."),
    ],
)
def test_the_small_check_is_concluded_from_how_it_ended(back: StopReason, told: str) -> None:
    assert told in concluded(StopReason.LEVELS, back, StopReason.SOLVED)


def test_the_full_check_is_enough_or_its_memory_is_full_too() -> None:
    ended = StopReason.LEVELS
    assert concluded(ended, ended, StopReason.MEMORY).endswith("Even with the full check, memory is full at level 4.")
    enough = "With the full check, 241 positions in 2.9 kB are enough."
    assert concluded(ended, ended, StopReason.SOLVED).endswith(enough)


@pytest.mark.parametrize(
    ("guess", "told"), [(0, ""), (4, "You were right."), (3, "You guessed level 3."), (5, "You guessed level 5.")]
)
def test_a_guess_is_compared_with_the_last_level_without_a_check(guess: int, told: str) -> None:
    said = concluded(StopReason.MEMORY, StopReason.MEMORY, StopReason.SOLVED, guess)
    assert told in said
    assert ("You" in said) is bool(told)


def test_a_level_is_told_of_each_search_that_got_to_it() -> None:
    assert level_sentence(1, {Check.ALL_VISITED: (1, 1234), Check.STRAIGHT_BACK: (1,), Check.NOTHING: (1, 5, 9)}) == (
        "Paths stored up to level 1: full check 1,234; no immediate reversal ended earlier; no check 5"
    )
    assert len({check_title(check) for check in Check}) == 3


def test_the_second_path_leads_to_the_position_of_the_first() -> None:
    first = said_with("duplicates", 0, {"first_path": True, "path_moves": "1 move", "path_number": 1})
    assert first == "First path: 1 move."
    second = said_with("duplicates", 0, {"second_path": True, "path_moves": "3 moves", "path_number": 3})
    assert second.startswith("Second path: 3 other moves lead to the same position.")
