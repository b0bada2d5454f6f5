"""The boards that are offered: classic ones, shapes, and riddles (`resources/boards/knight.json`).

In the file, `#` is a square and `.` a missing one; a tour comes back to its start where `closed` is true. Every board
of the groups "classic" and "shape" has a tour; which of the group "riddle" have one is for a person to find out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from solvers.engine import LANGUAGES
from solvers.knight.board import Board
from solvers.resource_files import resource_file


class BoardGroup(StrEnum):
    """The group in which a board is offered."""

    CLASSIC = "classic"
    SHAPE = "shape"
    RIDDLE = "riddle"
    """Boards of which a person is to find out whether they have a tour, and why not."""


@dataclass(frozen=True, slots=True)
class BoardPreset:
    """A board with its goal, a closed tour or an open one, and its names by language (`solvers.engine.LANGUAGES`)."""

    group: BoardGroup
    name: str
    names: Mapping[str, str]
    board: Board
    closed: bool


@cache
def presets() -> tuple[BoardPreset, ...]:
    """Every preset, in the order in which they are offered."""
    text = resource_file("boards/knight.json").read_text("utf-8")
    return tuple(_preset(entry) for entry in json.loads(text))


def drawn_board(lines: Sequence[str]) -> Board:
    """The board of a picture: a line for each row, `#` for a square and anything else for a missing one."""
    columns = max(map(len, lines))
    missing = (
        (row, column)
        for row, line in enumerate(lines)
        for column, sign in enumerate(line.ljust(columns))
        if sign != "#"
    )
    return Board(len(lines), columns, frozenset(missing))


def _preset(entry: Mapping[str, Any]) -> BoardPreset:
    names = {language: str(entry[language]) for language in LANGUAGES}
    return BoardPreset(
        BoardGroup(entry["group"]), entry["name"], names, drawn_board(entry["squares"]), bool(entry["closed"])
    )
