"""The colours of what is marked on a board while a search is watched.

A mark lies on squares and pieces of any colour, so it is drawn in two: its ink, and a casing around it. They are so far
apart that on any ground one of them has a contrast of 3:1 or more, which is what WCAG 2.2 asks of graphics.
"""

from __future__ import annotations

from typing import NamedTuple

from app.ui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Theme


class SearchColours(NamedTuple):
    """The inks of one look, each for what a search does; `casing` surrounds them all."""

    casing: str
    path: str
    """Where the search is."""
    good: str
    """What it goes on with."""
    again: str
    """What it does once more."""
    pruned: str
    """What it gives up."""
    waiting: str
    """What it has not looked at yet."""
    seen: str
    """What it needs no more."""
    least: str
    """The tint of a square entered once; it passes into that of the one entered most often."""
    most: str


BY_DAY = SearchColours(
    casing="#fffdf8",
    path="#1b4767",
    good="#214d1c",
    again="#56307d",
    pruned="#8a1a0d",
    waiting="#4a3b2c",
    seen="#4f4539",
    least="#fcecc0",
    most="#b5512a",
)

AT_NIGHT = SearchColours(
    casing="#0b0806",
    path="#8fd0f2",
    good="#9ccc8e",
    again="#d3b1f5",
    pruned="#ffa288",
    waiting="#f3d79a",
    seen="#cfc4b5",
    least="#223334",
    most="#63b8aa",
)

IN_CONTRAST = SearchColours(
    casing="#000000",
    path="#6db8ff",
    good="#5dff8f",
    again="#e0a0ff",
    pruned="#ffa000",
    waiting="#ffd800",
    seen="#ffffff",
    least="#332600",
    most="#d9a400",
)

SEARCH_COLOURS = {LIGHT.name: BY_DAY, DARK.name: AT_NIGHT, HIGH_CONTRAST.name: IN_CONTRAST}


def search_colours(theme: Theme) -> SearchColours:
    """The colours on a chessboard, whose squares are light by day and dark at night."""
    return SEARCH_COLOURS[theme.name]


def colours_on_lacquer(theme: Theme) -> SearchColours:
    """The colours on the pieces of Klotski, which are dark by day too."""
    return IN_CONTRAST if theme.contrast else AT_NIGHT
