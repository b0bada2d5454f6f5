"""What the dialogs of backups have in common: work off the GUI thread, how it goes, and a table of what there is."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QWidget

from app.search.runner import SearchRunner
from app.search.worker import Report
from app.storage.backup import Contents, survey
from app.ui.widgets.accessibility import say
from app.ui.widgets.actions import KEYS, key_tip
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import button, label, named, progress_bar, row
from app.ui.words.messages import joined
from app.ui.words.numbers import grouped
from app.window.backup.words import contents_sentence, failure_sentence, figures
from solvers.search import Found, Progress, Search, Verdict

UNKNOWN = "–"


class ContentsTable(Scrolled):
    """What is in a backup and what is here, side by side: a column for each title. It scrolls in a low window.

    Each figure is unknown until it is shown.
    """

    def __init__(self, name: str, titles: list[str]) -> None:
        section = named(QWidget(), name)
        grid = QGridLayout(section)
        super().__init__(section)
        named(self, accessible=", ".join(titles))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that keys can scroll it, and it is read out
        self._titles = titles
        self._told = ["" for _ in titles]
        grid.setContentsMargins(2, 2, 8, 2)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(3)
        right = Qt.AlignmentFlag.AlignRight
        for place, title in enumerate(titles, 1):
            grid.addWidget(label(title, "caption"), 0, place, right)
        self._figures = [
            [label(UNKNOWN, figures=True, name=f"{name}{column}-{line}") for column in range(len(titles))]
            for line, _ in enumerate(figures(Contents()))
        ]
        for line, (what, _) in enumerate(figures(Contents())):
            grid.addWidget(label(what), line + 1, 0)
            for place, (figure, title) in enumerate(zip(self._figures[line], titles, strict=True)):
                figure.setAccessibleName(f"{what}, {title}")
                grid.addWidget(figure, line + 1, place + 1, right)
        grid.setColumnStretch(0, 1)

    def show_contents(self, place: int, contents: Contents | None) -> None:
        """Show figures in the column of this number; None where they are not known."""
        for line, (_, number) in enumerate(figures(contents or Contents())):
            self._figures[line][place].setText(UNKNOWN if contents is None else grouped(number))
        self._told[place] = "" if contents is None else f"{self._titles[place]}: {contents_sentence(contents)}"
        self.setAccessibleDescription(joined(self._told))


class WorkingDialog(QDialog):
    """Does one thing to a file when its main button is pressed, and closes itself when it is done."""

    contents: ContentsTable
    """What there is: in its last column what is in the data file, as soon as that is counted."""

    def __init__(self, prefix: str, title: str, parent: QWidget) -> None:
        """`prefix` begins the object names."""
        super().__init__(parent)
        named(self, prefix + "Dialog", title)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.runner, self._survey = SearchRunner(self), SearchRunner(self)
        self.status = label("", "text", prefix + "Status", self.tr("Status"), wrap=True)
        self.bar = progress_bar(prefix + "Bar", self.tr("Progress"))
        self.bar.hide()
        self.main_button = button("", prefix + "Button", "", self.begin, "primary")
        self.main_button.setDefault(True)
        tip = key_tip(self.tr("Cancel, or close the dialog"), *KEYS["stop"])
        self.cancel_button = button(self.tr("Close"), prefix + "Cancel", tip, self.cancel)
        self.buttons = row(1, self.cancel_button, self.main_button, spacing=8)
        self.runner.busy_changed.connect(self.show_busy)
        self.runner.progressed.connect(self._show_progress)
        self.runner.answered.connect(self._take_answer)
        self.runner.ended.connect(self._tell_end)
        self.runner.failed.connect(self._tell_failure)
        self._survey.answered.connect(self._show_here)
        self._survey.failed.connect(self.tell_unreadable)

    @abstractmethod
    def begin(self) -> None:
        """Do what the main button says."""

    @abstractmethod
    def finish(self, answer: Any) -> None:
        """The work is done."""

    @property
    def can_cancel(self) -> bool:
        """Whether the work that runs can be stopped now."""
        return True

    def work(self, begin: Callable[[], Search[Any]]) -> None:
        """Do something in place of what runs."""
        self.tell("")
        self.runner.start(begin)

    def count(self, data: Path | bytes) -> None:
        """Count what is in the data file; see `DataFile.readable_elsewhere`."""
        self._survey.start(partial(survey, data))

    def tell(self, sentence: str) -> None:
        """Say how it goes."""
        say(self.status, sentence)

    def show_busy(self, busy: bool) -> None:
        """Show whether something runs."""
        self.bar.setRange(0, 0)
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
        self._survey.close()
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

    @Slot(object)
    def tell_unreadable(self, report: Report[Exception]) -> None:
        """Say why a file cannot be read, and nothing of what is in it."""
        self.clear_file()
        self.tell(failure_sentence(report.event))

    def clear_file(self) -> None:
        """Show nothing of a file any more, where one was shown."""

    @Slot(object)
    def _show_here(self, report: Report[Found[Contents]]) -> None:
        self.contents.show_contents(-1, report.event.answer)

    @Slot(object)
    def _take_answer(self, report: Report[Found[Any]]) -> None:
        self.finish(report.event.answer)

    @Slot(object)
    def _tell_end(self, report: Report[Verdict]) -> None:
        self.tell(self.tr("Cancelled: nothing was changed."))

    @Slot(object)
    def _tell_failure(self, report: Report[Exception]) -> None:
        self.tell(failure_sentence(report.event))
