"""What went wrong and is not over yet, as the bar above the pages says it."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal, Slot

from app.storage.faults import NOT_OPENED, NOT_SAVED
from app.ui.words.messages import as_sentence, translated
from solvers.message import Message


class FaultSubject(Enum):
    """What a fault concerns; of each there is one sentence at a time."""

    SETTINGS = auto()
    DATA_FILE = auto()
    OPENING = auto()
    """A file or a text that was to be opened; over when another one, or a record, is."""
    LAST = auto()
    """What was tried last and failed."""


class Faults(QObject):
    """The faults that a person has not put away, and that are not over."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faults: dict[FaultSubject, Message] = {}

    @property
    def text(self) -> str:
        """Every fault, each once, in the language in force; empty without any."""
        return "\n".join(dict.fromkeys(as_sentence(translated(why)) for why in self._faults.values()))

    def tell(self, subject: FaultSubject, why: Message) -> None:
        """Tell of a fault in place of the last of the same subject."""
        self._faults[subject] = why
        self.changed.emit()

    @Slot(object)
    def tell_last(self, why: Message) -> None:
        """Tell why something that was tried failed."""
        self.tell(FaultSubject.LAST, why)

    @Slot(object)
    def tell_of_file(self, why: Message) -> None:
        """Tell what is wrong with the data file."""
        self.tell(FaultSubject.DATA_FILE, why)

    @Slot(object)
    def tell_of_opening(self, why: Message) -> None:
        """Tell why something could not be opened."""
        self.tell(FaultSubject.OPENING, why)

    @Slot()
    def end_opening(self) -> None:
        """Something was opened: that something else was not is over."""
        if self._faults.pop(FaultSubject.OPENING, None) is not None:
            self.changed.emit()
        self._end_last(NOT_OPENED)

    @Slot()
    def end_saving(self) -> None:
        """Something was written: that something else was not is over."""
        self._end_last(NOT_SAVED)

    @Slot()
    def forget(self) -> None:
        """The person has put the faults away."""
        self._faults.clear()

    def _end_last(self, over: frozenset[str]) -> None:
        last = self._faults.get(FaultSubject.LAST)
        if last is not None and last.template in over:
            del self._faults[FaultSubject.LAST]
            self.changed.emit()
