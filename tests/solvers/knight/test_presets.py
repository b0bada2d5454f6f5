"""The boards that are offered: each has the tour it promises."""

from __future__ import annotations

import pytest

from solvers.knight.backtracking import complete
from solvers.knight.board import Board
from solvers.knight.presets import BoardGroup, BoardPreset, drawn_board, presets
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found, Verdict
from tests.solvers.knight.rules import assert_answers

PLAYABLE = [preset for preset in presets() if preset.group is not BoardGroup.RIDDLE]


def request(preset: BoardPreset) -> TourRequest:
    return TourRequest(preset.board, closed=preset.closed)


def first_answer(preset: BoardPreset) -> Found[Tour] | Verdict:
    return Drive(complete.search(request(preset))).next_answer()


@pytest.mark.parametrize("preset", PLAYABLE, ids=lambda preset: preset.name)
def test_every_board_has_the_tour_it_promises(preset: BoardPreset) -> None:
    found = first_answer(preset)
    assert isinstance(found, Found)
    assert_answers(found.answer, request(preset))


def test_names_are_told_apart_in_every_language() -> None:
    for language in ("en", "zh_Hans", "zh_Hant"):
        names = [preset.names[language] for preset in presets()]
        assert all(names)
        assert len(set(names)) == len(names)
    assert len({preset.name for preset in presets()}) == len(presets())
    assert len({(preset.board, preset.closed) for preset in presets()}) == len(presets())


def test_a_picture_is_read_row_by_row() -> None:
    assert drawn_board(["##.", "###"]) == Board(2, 3, frozenset({(0, 2)}))
    assert drawn_board(["##", "#"]) == Board(2, 2, frozenset({(1, 1)}))
