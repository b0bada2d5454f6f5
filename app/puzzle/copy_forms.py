"""The forms in which a page gives what it shows as text, and the menu that copies in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QWidget


@dataclass(frozen=True)
class CopyForm:
    """A way to write what is shown; `write` is None where it cannot be written so."""

    name: str
    title: str
    write: Callable[[], str] | None

    @cached_property
    def text(self) -> str | None:
        """What is shown, written when it is first asked for: a large tour takes a while."""
        return None if self.write is None else self.write()


class CopyAsMenu(QMenu):
    """Offers the forms there are when it opens; those that cannot be are disabled."""

    copied = Signal(object)
    """The `CopyForm` that was put on the clipboard."""

    def __init__(self, forms: Callable[[], Sequence[CopyForm]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Copy &As"))
        self._forms = forms
        self.aboutToShow.connect(self._fill)
        self.triggered.connect(self._copy)

    @Slot()
    def _fill(self) -> None:
        self.clear()
        for form in self._forms():
            action = self.addAction(form.title)
            action.setData(form)
            action.setObjectName(f"copy-{form.name}Action")
            action.setEnabled(form.write is not None)

    @Slot(QAction)
    def _copy(self, action: QAction) -> None:
        form = action.data()
        QApplication.clipboard().setText(form.text or "")
        self.copied.emit(form)
