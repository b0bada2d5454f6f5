"""What the layouts and boards of the history are called, and which optima are known of them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from app.layouts.layout_words import layout_name
from app.layouts.own_layouts import entry_of
from app.numbers import grouped
from app.panels.engine_combo import words_language
from app.storage.encoding import parse_board_text
from solvers.klotski.catalogue import Entry
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board

REMEMBERED = 4096
"""How many names are kept at hand."""


def shown_name(puzzle: str, subject: str) -> str:
    """A layout or a board, from the text that the data file has of it, in the user's language."""
    return _name(puzzle, subject, words_language())


def known_optimum(subject: str, metric: str | None) -> int | None:
    """The fewest steps from a layout of the catalogue; None where it is not known, or there is no solution."""
    if metric is None:
        return None
    try:
        return _entry(subject).optimum.get(Metric(metric))
    except ValueError:
        return None


def board_name(board: Board) -> str:
    """A board by its size, and by how many squares it lacks."""
    size = f"{board.rows} × {board.columns}"
    if not board.missing:
        return size
    text = QCoreApplication.translate("History", "{size} without {missing}")
    return text.format(size=size, missing=grouped(len(board.missing)))


@lru_cache(REMEMBERED)
def _name(puzzle: str, subject: str, language: str) -> str:
    """The name; `language` is there to tell apart what is remembered."""
    try:
        return layout_name(_entry(subject).names) if puzzle == "klotski" else board_name(parse_board_text(subject))
    except ValueError:
        return subject


@lru_cache(REMEMBERED)
def _entry(subject: str) -> Entry:
    return entry_of(Layout.parse(subject))
