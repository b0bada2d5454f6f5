"""The compare page's content: what to run at the left, what came of it at the right, and the search between them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.compare.records import payload, results_of
from app.compare.result_panel import ResultPanel
from app.compare.setup_panel import SetupPanel
from app.compare.words import OWN, comparison_title, kept_title
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.storage.faults import StorageError, StorageFault
from app.storage.records import Comparison
from app.storage.storage import Comparisons
from app.ui.look.theme import Appearance
from app.ui.widgets.focus import pass_focus
from app.ui.words.messages import as_sentence, explained
from app.ui.words.numbers import duration
from solvers.comparison.compare import ComparisonProgress, compare
from solvers.comparison.plan import Plan
from solvers.comparison.presets import Preset, plan_of
from solvers.comparison.result import Result
from solvers.message import Message
from solvers.search import Found, Progress, Verdict

NONE_CHOSEN = -1
LISTED = 100
"""How many kept comparisons are listed."""


class ComparisonView(QWidget):
    """Runs one comparison at a time; what came of it is kept, also when it was stopped."""

    changed = Signal()
    """What can be done is another: a comparison runs or ended, other results are shown, or others are kept."""
    failed = Signal(object)
    """The `Message` of why something could not be read or written."""

    def __init__(self, repository: Comparisons, appearance: Appearance, hint: QWidget) -> None:
        """`hint` stands above the results."""
        super().__init__()
        self._repository = repository
        self._label = OWN
        self._results: tuple[Result, ...] = ()
        self._deleted: list[int] = []
        self.runner = SearchRunner(self)
        self.setup = SetupPanel()
        self.panel = ResultPanel(appearance)
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 10, 14, 14)
        line.setSpacing(14)
        line.addWidget(self.setup)
        right = QVBoxLayout()
        right.setSpacing(10)
        right.addWidget(hint)
        right.addWidget(self.panel, 1)
        line.addLayout(right, 1)
        self._connect()
        self._list_kept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Stop while a comparison runs, then what came of it, or what is kept, or the next run."""
        panel, setup = self.panel, self.setup
        heirs = (setup.stop_button, panel.table, panel.views.tabBar(), panel.kept, setup.run_button)
        return pass_focus(self, *heirs) or super().focusNextPrevChild(forward)

    @Slot(object)
    def run(self, plan: Plan, label: str = OWN) -> None:
        """Carry out a plan in place of any other; the results are kept under the label."""
        self._label = label
        self._take((), anew=True)
        self.panel.kept.setCurrentIndex(NONE_CHOSEN)
        self.runner.start(partial(compare, plan))

    @Slot(str)
    def run_ready(self, name: str) -> None:
        """Carry out a ready-made plan."""
        self.run(plan_of(Preset(name)), name)

    @Slot()
    def stop(self) -> None:
        """Stop what runs."""
        self.runner.stop()

    def show_results(self, results: tuple[Result, ...], label: str) -> None:
        """Show results that were made before."""
        self._label = label
        self._take(results, anew=True)

    def restore_from(self, other: ComparisonView) -> None:
        """Show what another desk shows."""
        self.show_results(other._results, other._label)

    def close_searches(self) -> None:
        """Come to rest for good; what a comparison has brought until now is kept."""
        if self.runner.busy:
            self._keep()
        self.runner.close()

    def _connect(self) -> None:
        self.setup.ready_asked.connect(self.run_ready)
        self.setup.run_asked.connect(self.run)
        self.setup.stop_asked.connect(self.stop)
        self.runner.busy_changed.connect(self.setup.show_busy)
        self.runner.busy_changed.connect(self.panel.show_busy)
        self.runner.busy_changed.connect(self._allow)
        self.panel.delete_button.clicked.connect(self.delete)
        self.runner.progressed.connect(self._progressed)
        self.runner.answered.connect(self._answered)
        self.runner.ended.connect(self._ended)
        self.runner.failed.connect(self._broke)
        self.panel.kept.activated.connect(self._reopen)

    def _take(self, results: tuple[Result, ...], anew: bool = False) -> None:
        if anew or results != self._results:
            self._results = results
            self.panel.show_results(results, comparison_title(self._label))
            self.changed.emit()

    @Slot(object)
    def _progressed(self, report: Report[Progress]) -> None:
        standing = report.event.snapshot
        assert isinstance(standing, ComparisonProgress)
        self._take(standing.results)
        self.panel.progress.show_standing(standing, report.seconds)

    @Slot(object)
    def _answered(self, report: Report[Found[tuple[Result, ...]]]) -> None:
        self._take(report.event.answer)
        self.panel.progress.say(self.tr("Done in {time}").format(time=duration(report.seconds)))
        self._keep()

    @Slot(object)
    def _ended(self, report: Report[Verdict]) -> None:
        text = self.tr("Stopped after {time}")
        self.panel.progress.say(text.format(time=duration(report.seconds)))
        self._keep()

    @Slot(object)
    def _broke(self, report: Report[Exception]) -> None:
        self.panel.progress.say(as_sentence(explained(report.event)))

    @Slot()
    def delete(self) -> None:
        """Put the kept comparison that is chosen out of sight."""
        number = self.panel.kept.currentData()
        if number is not None and self._change(partial(self._repository.delete, [number])):
            self._deleted.append(number)
            self._take((), anew=True)
            self._list_kept()
            self.panel.progress.say(self.tr("Deleted; Undo (Ctrl+Z) brings it back."))

    @property
    def results(self) -> tuple[Result, ...]:
        """The results that are shown."""
        return self._results

    @property
    def can_undo(self) -> bool:
        """Whether something was deleted that can be brought back now."""
        return bool(self._deleted) and not self.runner.busy

    def undo(self) -> None:
        """Bring back what was deleted last."""
        if self.can_undo and self._change(partial(self._repository.restore, self._deleted[-1:])):
            number = self._deleted.pop()
            self._list_kept(number)
            self._reopen(self.panel.kept.currentIndex())

    def _keep(self) -> None:
        """Keep the results, if there are any."""
        if not self._results:
            return
        try:
            number = self._repository.keep(Comparison(self._label, payload(self._results))).id
        except StorageError as error:
            self.failed.emit(error.message)
            return
        self._list_kept(number)

    def _change(self, act: Callable[[], None]) -> bool:
        """Change what is kept; False when the data file refused."""
        try:
            act()
        except StorageError as error:
            self.failed.emit(error.message)
            return False
        return True

    @Slot()
    def _allow(self) -> None:
        """Let nothing that is kept be chosen while something runs."""
        kept, idle = self.panel.kept, not self.runner.busy
        kept.setEnabled(idle and kept.count() > 0)
        self.panel.delete_button.setEnabled(idle and kept.currentIndex() != NONE_CHOSEN)
        self.changed.emit()

    def _list_kept(self, chosen: int | None = None) -> None:
        """List what is kept, the newest first, and choose one of it by its number."""
        combo = self.panel.kept
        combo.clear()
        try:
            records = self._repository.newest(LISTED)
        except StorageError as error:
            self.failed.emit(error.message)
            records = []
        for record in records:
            combo.addItem(kept_title(record), record.id)
        combo.setPlaceholderText(self.tr("Kept comparisons") if records else self.tr("Nothing is kept yet"))
        combo.setCurrentIndex(combo.findData(chosen))
        self._allow()

    @Slot(int)
    def _reopen(self, line: int) -> None:
        try:
            record = self._repository.get(self.panel.kept.itemData(line))
            self.show_results(results_of(record.payload), record.label)
        except StorageError as error:
            self.failed.emit(error.message)
        except ValueError:
            self.failed.emit(Message(StorageFault.UNREADABLE))
        self._allow()
