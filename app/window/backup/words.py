"""What the dialogs of backups say."""

from __future__ import annotations

from itertools import chain

from PySide6.QtCore import QCoreApplication

from app.puzzle.records import RecordFigure
from app.storage.backup import Contents, RestoreMode
from app.storage.faults import StorageError
from app.storage.repository import Role
from app.ui.words.messages import as_sentence, explained, listed, translated
from app.ui.words.numbers import grouped, plural
from app.window.registry import PUZZLES
from solvers.message import InputError

translate = QCoreApplication.translate


COMMON = (
    RecordFigure("collections", Role.OWN, lambda: translate("Backup", "Collections")),
    RecordFigure("comparisons", Role.SEARCH, lambda: translate("Backup", "Comparisons")),
)
"""What belongs to no puzzle."""


def figures(contents: Contents) -> list[tuple[str, int]]:
    """What there is, each with its name, in the order in which people care."""
    told = [*chain.from_iterable(puzzle.records.figures for puzzle in PUZZLES), *COMMON]
    return [(one.title(), contents.numbers[one.name]) for role in Role for one in told if one.role is role]


def contents_sentence(contents: Contents) -> str:
    """The same in one sentence, without what there is none of."""
    there = [_told(name, grouped(number)) for name, number in figures(contents) if number]
    if not there:
        return translate("Backup", "There is nothing in it yet.")
    return listed(there)


def _told(name: str, figure: str) -> str:
    return translate("Backup", "{name}: {figure}").format(name=name, figure=figure)


def change_sentence(before: Contents, after: Contents) -> str:
    """What has come and what has gone with a restore."""
    changes = [
        _told(name, f"{'+' if new > old else '−'}{grouped(abs(new - old))}")
        for (name, old), (_, new) in zip(figures(before), figures(after), strict=True)
        if new != old
    ]
    if not changes:
        return translate("Backup", "All of it was here already: nothing has changed.")
    return translate("Backup", "What has changed: {changes}").format(changes=listed(changes))


def deleted_text(number: int) -> str:
    """How many deleted records there are besides."""
    return plural("Backup", "And {number} deleted records, which can be restored in the history.", number)


def way_text(way: RestoreMode) -> str:
    """What a way to restore is called."""
    return {
        RestoreMode.MERGE: translate("Backup", "&Merge: add what is in the file to what is here"),
        RestoreMode.REPLACE: translate("Backup", "Re&place: remove what is here, and take what is in the file"),
    }[way]


def way_note(way: RestoreMode) -> str:
    """What a way to restore does."""
    return {
        RestoreMode.MERGE: translate(
            "Backup",
            "Nothing is lost: what is in both stays once, and of two results the better one. Another layout or board "
            "of the same name gets a number after its name.",
        ),
        RestoreMode.REPLACE: translate(
            "Backup", "What is here now is first written to a file beside your data, from which it can be restored."
        ),
    }[way]


def failure_sentence(error: Exception) -> str:
    """Why something failed; a file's name at the beginning stays as it is written."""
    if not isinstance(error, (StorageError, InputError)):
        return as_sentence(explained(error))
    told = translated(error.message)
    return told if error.message.template.startswith("{file}") else as_sentence(told)
