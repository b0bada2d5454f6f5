"""The forms in which a page gives what it shows as text, and the menu that copies in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QByteArray, QMimeData, QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.search.runner import SearchRunner
from app.search.worker import Report
from solvers.search import Found, Search, last_answer


@dataclass(frozen=True)
class CopyForm:
    """A way to write what is shown; `write` is None where it cannot be written so."""

    name: str
    title: str
    write: Callable[[], str] | None
    long: bool = False
    """Whether it takes so long to write that it is done in the background."""

    @cached_property
    def text(self) -> str | None:
        """What is shown, written when it is first asked for: a large tour takes a while."""
        return None if self.write is None else self.write()


class Copier(QObject):
    """Puts what is shown on the clipboard, in a form of it; a long one is written in a thread."""

    copied = Signal(object)
    """The `CopyForm` that is on the clipboard now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = SearchRunner(self, answered=self._put, failed=self._fail)

    def copy(self, form: CopyForm) -> None:
        """Put a form on the clipboard, when it has been written."""
        self._runner.abandon()
        if form.long:
            self._runner.start(lambda: _writing(form), request=form)
        else:
            QApplication.clipboard().setText(form.text or "")
            self.copied.emit(form)

    def close(self) -> None:
        """Write no more; no thread is left running."""
        self._runner.close()

    @Slot(object)
    def _put(self, report: Report[Found[QByteArray]]) -> None:
        data = QMimeData()
        data.setData("text/plain", report.event.answer)  # a string would be converted here
        QApplication.clipboard().setMimeData(data)
        self.copied.emit(report.request)

    @Slot(object)
    def _fail(self, report: Report[Exception]) -> None:
        """Raise the exception here, where the person is told of it as of any other fault of the program."""
        raise report.event


def _writing(form: CopyForm) -> Search[QByteArray]:
    """Write a form, in UTF-8, as a search does its work: in the thread of a runner."""
    return (yield from last_answer(QByteArray((form.text or "").encode())))


class CopyAsMenu(QMenu):
    """Offers the forms there are when it opens; those that cannot be are disabled."""

    def __init__(self, forms: Callable[[], Sequence[CopyForm]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Copy &as"))
        self._forms = forms
        self.copier = Copier(self)
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
        self.copier.copy(action.data())
