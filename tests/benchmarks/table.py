"""Rows and titles of the tables that benchmarks print."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import east_asian_width

WIDTH = 88


def title(name: str) -> str:
    """The title of a table, above a rule."""
    return f"\n{name}\n{'-' * WIDTH}"


def line(what: str, figure: str) -> str:
    """A row of a table, the figure at its right end."""
    return f"{what} {'.' * max(2, WIDTH - width(what) - len(figure) - 2)} {figure}"


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells as lines: the first column at the left, the others at the right, two blanks between them."""
    widths = [max(map(width, cells)) for cells in zip(*rows, strict=True)]
    return ["  ".join(_cell(cell, column, widths[column]) for column, cell in enumerate(row)).rstrip() for row in rows]


def width(text: str) -> int:
    """How many columns of a terminal a text takes; Chinese characters are two columns wide."""
    return len(text) + sum(east_asian_width(sign) in "WF" for sign in text)


def _cell(text: str, column: int, room: int) -> str:
    blanks = " " * (room - width(text))
    return text + blanks if column == 0 else blanks + text
