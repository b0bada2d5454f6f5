"""When two records are the same, and which of two is the better: what a merge goes by."""

from __future__ import annotations

from typing import NamedTuple


class Rule(NamedTuple):
    """How the records of a table are merged.

    Records are the same whose `key` is; it names columns. Of two that are the same the one stays that comes first in
    the `order`, which holds SQL expressions with `{row}` for the record; with `latest` it has the later of their times.
    It is deleted only if both are. `subject` is the column of what a name is given to, in tables in which no two
    records have one name.
    """

    key: tuple[str, ...]
    order: tuple[str, ...] = ()
    latest: bool = False
    subject: str | None = None


RULES = {
    "games": Rule(
        key=("at", "layout", "metric", "steps", "length", "seconds", "hints", "finished", "strict"),
        order=("-ifnull({row}.stars, -1)", "ifnull({row}.taken, -1)", "{row}.given", "{row}.taken_back"),
    ),
    "knight_games": Rule(
        key=("at", "board", "visits", "length", "closed", "seconds", "hints", "finished"),
        order=("-ifnull({row}.warned, -1)",),
    ),
    "solutions": Rule(
        key=("layout", "metric", "engine"),
        order=("{row}.length", "-{row}.proved", "{row}.visited", "{row}.seconds", "{row}.steps"),
        latest=True,
    ),
    "tours": Rule(
        key=("digest",), order=("{row}.seconds", "{row}.visited", "{row}.engine", "{row}.visits"), latest=True
    ),
    "days": Rule(key=("day",), order=("-{row}.on_time", "{row}.at", "{row}.layout")),
    "riddles": Rule(key=("at", "board", "closed", "answer", "correct")),
    "comparisons": Rule(key=("at", "label", "payload")),
    "own_layouts": Rule(key=("at", "layout", "notes"), subject="layout"),
    "own_boards": Rule(key=("at", "board"), subject="board"),
    "collections": Rule(key=("payload",), latest=True, subject="payload"),
}
"""The rules of the program's own tables. In any other, records are the same when all of them is."""
