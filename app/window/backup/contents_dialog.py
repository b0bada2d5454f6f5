"""What the dialogs of backups have in common: a table of what there is, which they count off the GUI thread."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from app.search.runner import SearchRunner
from app.search.worker import Report
from app.search.working_dialog import WorkingDialog
from app.storage.backup import Contents, survey
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import grid, label, named
from app.ui.words.messages import joined
from app.ui.words.numbers import grouped
from app.window.backup.words import contents_sentence, failure_sentence, figures
from solvers.search import Found

UNKNOWN = "–"


class ContentsTable(Scrolled):
    """What is in a backup and what is here, side by side: a column for each title. It scrolls in a low window.

    Each figure is unknown until it is shown.
    """

    def __init__(self, name: str, titles: list[str]) -> None:
        section = named(QWidget(), name)
        laid_out = grid((), across=24, down=3)
        laid_out.setContentsMargins(2, 2, 8, 2)
        section.setLayout(laid_out)
        super().__init__(section)
        named(self, accessible=", ".join(titles))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that keys can scroll it, and it is read out
        self._titles = titles
        self._told = ["" for _ in titles]
        right = Qt.AlignmentFlag.AlignRight
        for place, title in enumerate(titles, 1):
            laid_out.addWidget(label(title, "caption"), 0, place, right)
        self._figures = [
            [
                label(UNKNOWN, "", f"{name}{column}-{line}", f"{what}, {title}", figures=True)
                for column, title in enumerate(titles)
            ]
            for line, (what, _) in enumerate(figures(Contents()))
        ]
        for line, (what, _) in enumerate(figures(Contents())):
            laid_out.addWidget(label(what), line + 1, 0)
            for place, figure in enumerate(self._figures[line], 1):
                laid_out.addWidget(figure, line + 1, place, right)
        laid_out.setColumnStretch(0, 1)

    def show_contents(self, place: int, contents: Contents | None) -> None:
        """Show figures in the column of this number; None where they are not known."""
        for line, (_, number) in enumerate(figures(contents or Contents())):
            self._figures[line][place].setText(UNKNOWN if contents is None else grouped(number))
        self._told[place] = "" if contents is None else f"{self._titles[place]}: {contents_sentence(contents)}"
        self.setAccessibleDescription(joined(self._told))


class ContentsDialog(WorkingDialog):
    """Does one thing to a file, and closes itself when it is done; it shows what there is."""

    contents: ContentsTable
    """What there is: in its last column what is in the data file, as soon as that is counted."""

    def __init__(self, prefix: str, title: str, parent: QWidget) -> None:
        super().__init__(prefix, title, parent)
        self._survey = SearchRunner(self, answered=self._show_here, failed=self.tell_unreadable)

    def count(self, data: Path | bytes) -> None:
        """Count what is in the data file; see `DataFile.readable_elsewhere`."""
        self._survey.start(partial(survey, data))

    def done(self, result: int) -> None:
        """Count nothing any more."""
        self._survey.close()
        super().done(result)

    @Slot(object)
    def tell_unreadable(self, report: Report[Exception]) -> None:
        """Say why a file cannot be read, and nothing of what is in it."""
        self.clear_file()
        self.tell_failure(report)

    def clear_file(self) -> None:
        """Show nothing of a file any more, where one was shown."""

    @Slot(object)
    def _show_here(self, report: Report[Found[Contents]]) -> None:
        self.contents.show_contents(-1, report.event.answer)

    def failure_sentence(self, error: Exception) -> str:
        """Why it cannot be done, by the file where it is about one."""
        return failure_sentence(error)
