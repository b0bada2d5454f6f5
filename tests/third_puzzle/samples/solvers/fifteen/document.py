"""A document of the 8-puzzle: a position, and tiles that slide from it.

**A position, a game or a solution of the 8-puzzle**::

    {"format": "huarong-knight", "version": 1, "kind": "fifteen",
     "position": "123/456/.78", "steps": [7, 8]}

- `position`: three rows of three cells, each the number of its tile, or a dot for the blank.
- `steps` (optional): the numbers of the tiles that slide, one after another.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from solvers.documents.document import Document, json_line
from solvers.documents.json_value import JsonValue
from solvers.fifteen.position import Position, Tiles, line_of_positions, parse_position, position_text

_ROWS = re.compile(r"\s*([1-8.]{3}[/\s]){2}[1-8.]{3}\s*", re.ASCII)
MOST_LINES = 200
"""How many lines are searched for a position."""


class FifteenText(StrEnum):
    """What is read as a position."""

    ROWS = "the rows of the 8-puzzle, such as 123/456/78."


@dataclass(frozen=True)
class FifteenDocument(Document):
    """A position, and the tiles that slide from it: a solution, a part of a game, or none."""

    KIND = "fifteen"
    TEXT_FORMS = (FifteenText.ROWS,)

    position: Position
    tiles: Tiles = ()

    @classmethod
    def read(cls, root: JsonValue) -> Self:
        """The document in a JSON object; raises `InputError` that names the first step which is wrong."""
        position = parse_position(root.member("position").text())
        tiles = tuple(step.whole() for step in root.optional("steps", JsonValue.items, iter(())))
        line_of_positions(position, tiles)
        return cls(position, tiles)

    @classmethod
    def read_text(cls, text: str) -> Self | None:
        """The position that the whole text writes, or else the first of its lines that does."""
        rows = next(filter(_ROWS.fullmatch, (text, *text.splitlines()[:MOST_LINES])), None)
        return None if rows is None else cls(parse_position(rows))

    def members(self) -> Mapping[str, str]:
        """The position and the tiles."""
        steps = {"steps": json_line(self.tiles)} if self.tiles else {}
        return {"position": json_line(position_text(self.position)), **steps}
