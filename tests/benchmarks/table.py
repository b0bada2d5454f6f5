"""Rows and titles of the tables that benchmarks print."""

from __future__ import annotations

from unicodedata import east_asian_width

WIDTH = 88


def title(name: str) -> str:
    """The title of a table, above a rule."""
    return f"\n{name}\n{'-' * WIDTH}"


def line(what: str, figure: str) -> str:
    """A row of a table, the figure at its right end; Chinese characters are two columns wide."""
    wide = sum(east_asian_width(sign) in "WF" for sign in what)
    return f"{what} {'.' * max(2, WIDTH - len(what) - wide - len(figure) - 2)} {figure}"
