"""Dialogs that work off the GUI thread: what runs, how it goes, and the buttons that begin and end it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QWidget

from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.widgets.accessibility import say
from app.ui.widgets.actions import KEYS, key_tip
from app.ui.widgets.shorthand import button, label, named, progress_bar, row
from app.ui.words.messages import as_sentence, explained
from solvers.search import Found, Progress, Search, Verdict


class WorkingDialog(QDialog):
    """Does one thing when its main button is pressed, and says how it goes."""

    def __init__(self, prefix: str, title: str, parent: QWidget) -> None:
        """`prefix` begins the object names."""
        super().__init__(parent)
        named(self, prefix + "Dialog", title)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.runner = SearchRunner(
            self,
            progressed=self._show_progress,
            answered=self._take_answer,
            ended=self._tell_end,
            failed=self.tell_failure,
        )
        self.status = label("", "text", prefix + "Status", self.tr("Status"), wrap=True)
        self.bar = progress_bar(prefix + "Bar", self.tr("Progress"))
        self.bar.hide()
        self.main_button = button("", prefix + "Button", "", self.begin, "primary")
        self.main_button.setDefault(True)
        tip = key_tip(self.tr("Cancel, or close the dialog"), *KEYS["stop"])
        self.cancel_button = button(self.tr("Close"), prefix + "Cancel", tip, self.cancel)
        self.buttons = row(1, self.cancel_button, self.main_button, spacing=8)
        self.runner.busy_changed.connect(self.show_busy)

    @abstractmethod
    def begin(self) -> None:
        """Do what the main button says."""

    @abstractmethod
    def finish(self, answer: Any) -> None:
        """The work is done."""

    def tell_progress(self, done: int, total: int) -> None:
        """Say how much is done, where that is said in words."""

    def cancelled_sentence(self) -> str:
        """What is said when the work was stopped."""
        return self.tr("Cancelled: nothing was changed.")

    def failure_sentence(self, error: Exception) -> str:
        """Why it cannot be done."""
        return as_sentence(explained(error))

    @property
    def can_cancel(self) -> bool:
        """Whether the work that runs can be stopped now."""
        return True

    def work(self, begin: Callable[[], Search[Any]]) -> None:
        """Do something in place of what runs."""
        self.tell("")
        self.bar.setRange(0, 0)
        self.runner.start(begin)

    def tell(self, sentence: str) -> None:
        """Say how it goes."""
        say(self.status, sentence)

    def show_busy(self, busy: bool) -> None:
        """Show whether something runs."""
        self.bar.setVisible(busy)
        self.cancel_button.setText(self.tr("Cancel") if busy and self.can_cancel else self.tr("Close"))
        self.cancel_button.setEnabled(not busy or self.can_cancel)

    @Slot()
    def cancel(self) -> None:
        """Stop what runs; with nothing running, close."""
        if not self.runner.busy:
            super().reject()
        elif self.can_cancel:
            self.runner.stop()

    reject = cancel
    """What Esc does."""

    def done(self, result: int) -> None:
        """Let nothing outlive the dialog."""
        self.runner.close()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        """A dialog whose work cannot be stopped stays; the program may end all the same, and the work with it."""
        if self.runner.busy and not self.can_cancel and event.spontaneous():
            event.ignore()
            return
        self.runner.close()
        super().closeEvent(event)

    @Slot(object)
    def _show_progress(self, report: Report[Progress]) -> None:
        done, left = report.event.depth, report.event.frontier
        self.bar.setRange(0, done + left)
        self.bar.setValue(done)
        self.tell_progress(done, done + left)

    @Slot(object)
    def _take_answer(self, report: Report[Found[Any]]) -> None:
        self.finish(report.event.answer)

    @Slot(object)
    def _tell_end(self, report: Report[Verdict]) -> None:
        self.tell(self.cancelled_sentence())

    @Slot(object)
    def tell_failure(self, report: Report[Exception]) -> None:
        """Say why it cannot be done."""
        self.tell(self.failure_sentence(report.event))
