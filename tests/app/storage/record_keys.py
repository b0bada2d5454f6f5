"""Which records the history has, without a list to show them in."""

from __future__ import annotations

from app.storage.history import History
from app.storage.history_query import HistoryQuery, Key


def record_keys(history: History, query: HistoryQuery) -> list[Key]:
    """The records of a query that is not grouped, in its order, at once."""
    found, steps = history.listed(query)
    list(steps)
    return [line for line in found.lines if isinstance(line, Key)]
