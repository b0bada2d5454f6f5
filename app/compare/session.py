"""The state of the comparisons, without widgets: what is set up, what runs, its results, and those that are saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from app.compare import words
from app.compare.setup import Setup
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.storage.common import Comparison, Comparisons
from app.storage.faults import StorageError, StorageFault, faults_told, succeeds
from app.ui.words.messages import as_sentence, explained
from solvers.comparison.plan import ComparisonPlan, Run
from solvers.message import InputError, Message
from solvers.puzzles import entry_named
from solvers.search import Found, Progress, Verdict

if TYPE_CHECKING:
    from app.compare.chart import Chart
    from app.compare.words import Measure
    from solvers.comparison.compare import ComparisonProgress
    from solvers.comparison.plan import Result
    from solvers.own_search.own_search import OwnEngine, OwnSearch

RESULTS_MS = 250
"""How long new results of a comparison that runs wait to be shown: of hundreds, the table is made anew each time."""
LISTED = 100
"""How many saved comparisons are listed."""


class ComparisonSession(QObject):
    """Runs one comparison at a time and keeps its results, also when it was stopped.

    What it needs only then is imported when a comparison is run or shown, so that it does not delay the window.
    Views attach to it: they show its present state when they are made, follow its signals, and write what is chosen in
    them into `setup`, `measure`, `logarithmic`, `chart_in_front` and `sorting`.
    """

    said = Signal()
    """`sentence` or `fault` is another."""
    progressed = Signal(object)
    """The `ComparisonProgress`, which is kept as `progress`."""
    results_changed = Signal()
    kept_changed = Signal()
    """`kept` or `chosen` is another."""
    puzzle_changed = Signal()
    """Another puzzle is in front in `setup`, since the results are of it."""
    own_engines_changed = Signal()
    """Other searches of the person's own can be chosen in `setup`."""
    own_search_wanted = Signal(object, object)
    """As that of a `PuzzleSession`, never with None."""
    page_wanted = Signal(str)
    """The page, which is called so, is to be in front: what has asked a person was."""
    failed = Signal(object)
    """The `Message` of why something could not be read or written."""
    name = "compare"
    """That of its page."""

    def __init__(self, repository: Comparisons, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._repository = repository
        self._deleted: list[int] = []
        self._allowed: list[OwnSearch] = []
        self._make_sentence: Callable[[], str] = str
        self.runner = SearchRunner(
            self,
            progressed=self._take_progress,
            answered=self._take_answer,
            ended=self._take_verdict,
            failed=self._take_failure,
        )
        self.setup = Setup()
        self.fault: Message | None = None
        """What is wrong with the set-up."""
        self.progress: ComparisonProgress | None = None
        self.label = words.OWN
        """What the results are kept as: `words.OWN`, or the name of a `Preset`."""
        self.results: tuple[Result, ...] = ()
        self.kept: list[Comparison] = []
        """The newest comparisons that are kept; read by `read_kept`."""
        self.chosen: int | None = None
        """The number of the saved comparison that is shown."""
        self.measure: Measure | None = None
        """What the chart is to show; it stays chosen until another comparison is run."""
        self.logarithmic = True
        self.chart_in_front = False
        self.sorting: tuple[int, Qt.SortOrder] = (-1, Qt.SortOrder.AscendingOrder)
        """The number of the column that the table is sorted by, -1 for none."""
        self._due = QTimer(self, singleShot=True, interval=RESULTS_MS)
        self._due.timeout.connect(self.results_changed)

    @property
    def sentence(self) -> str:
        """How the last comparison ended, or what was done last, in the language in force."""
        return as_sentence(self._make_sentence())

    def say(self, make_sentence: Callable[[], str]) -> None:
        """Say something else; the sentence is made anew when the language changes."""
        self._make_sentence = make_sentence
        self.said.emit()

    @Slot()
    def search(self) -> None:
        """Run what is set up, or say what is wrong with it; nothing happens while a comparison runs."""
        if self.runner.busy:
            return
        try:
            plan = self.setup.plan()
        except InputError as error:
            self._tell_fault(error.message)
        else:
            for run in plan.runs:
                own = getattr(run.engine, "own", None)
                if own not in (None, *self._allowed):
                    self.own_search_wanted.emit(run.engine, self._begin_with)
                    return
            self.run(plan)

    def offer_own(self, searches: Sequence[OwnSearch]) -> None:
        """Offer these searches of the person's own to be compared."""
        for name, setup in self.setup.puzzles.items():
            if entry_named(name).own_engine_class:
                setup.own_engines = [search.engine(name) for search in searches]
        self.own_engines_changed.emit()

    def run(self, plan: ComparisonPlan, label: str = words.OWN) -> None:
        """Carry out a plan in place of any other; the results are kept under the label."""
        self._allowed.clear()
        self._tell_fault(None)
        self.measure = None
        self.progress = None
        self._show((), label)
        self._choose(None)
        from solvers.comparison.compare import compare

        self._bring_to_front(plan.runs[0])
        self.runner.start(partial(compare, plan), request=label)

    def _begin_with(self, engine: OwnEngine) -> None:
        """Run what is set up, with this search of the person's own, which may run."""
        self._allowed.append(engine.own)
        self.page_wanted.emit(self.name)
        self.search()

    def close(self) -> None:
        """End for good; what a comparison has brought until now is kept."""
        if self.runner.busy:
            self._keep()
        self.runner.close()

    @property
    def chart(self) -> Chart | None:
        """The chart of the results; None while there are no figures.

        It shows what was chosen, else the most telling of the figures that there are.
        """
        from app.compare.chart import Chart
        from app.compare.words import Measure, measures_of

        measures = measures_of(self.results)
        if not measures:
            return None
        measure = next((one for one in measures if one is self.measure), measures[0])
        return Chart(self.results, measure, self.logarithmic and measure is not Measure.SHARE)

    @Slot()
    def forget(self) -> None:
        """Nothing saved is shown and no deletion can be undone any more: other records took the place of all."""
        self._deleted.clear()
        self._choose(None)

    @Slot()
    def read_kept(self) -> None:
        """Read what is kept, the newest first."""
        self.kept = []
        with faults_told(self.failed.emit):
            self.kept = self._repository.newest(LISTED)
        self.kept_changed.emit()

    def reopen(self, number: int) -> None:
        """Show the results of the saved comparison with this number."""
        from app.compare.files import results_of

        self._choose(number)
        try:
            record = self._repository.get(number)
            self._show(results_of(record.payload), record.label)
            if self.results:
                self._bring_to_front(self.results[0].run)
        except StorageError as error:
            self.failed.emit(error.message)
        except ValueError:
            self.failed.emit(Message(StorageFault.UNREADABLE))

    @property
    def can_delete(self) -> bool:
        """Whether a saved comparison is chosen and nothing runs."""
        return self.chosen is not None and not self.runner.busy

    @Slot()
    def delete(self) -> None:
        """Delete the chosen one of the saved comparisons; `undo` restores it."""
        number = self.chosen
        if number is not None and succeeds(partial(self._repository.delete, [number]), self.failed.emit):
            self._deleted.append(number)
            self._show((), self.label)
            self.chosen = None
            self.read_kept()
            self.say(words.deleted_text)

    @property
    def can_undo(self) -> bool:
        """Whether something was deleted that can be restored now."""
        return bool(self._deleted) and not self.runner.busy

    def undo(self) -> None:
        """Restore and show what was deleted last."""
        restore = partial(self._repository.restore, self._deleted[-1:])
        if self.can_undo and succeeds(restore, self.failed.emit):
            self.read_kept()
            self.reopen(self._deleted.pop())
            self.say(str)

    def _bring_to_front(self, run: Run) -> None:
        """Set up the puzzle next that this run is of, so that what can be chosen goes with what is shown."""
        if self.setup.front != run.problem.puzzle:
            self.setup.front = run.problem.puzzle
            self.puzzle_changed.emit()

    def _tell_fault(self, fault: Message | None) -> None:
        self.fault = fault
        self.said.emit()

    def _show(self, results: tuple[Result, ...], label: str) -> None:
        self.results, self.label = results, label
        self.results_changed.emit()

    def _choose(self, number: int | None) -> None:
        self.chosen = number
        self.kept_changed.emit()

    @Slot(object)
    def _take_progress(self, report: Report[Progress]) -> None:
        progress = cast("ComparisonProgress", report.event.snapshot)
        self.progress = progress
        if progress.results != self.results:
            self.results, self.label = progress.results, report.request
            if not self._due.isActive():
                self._due.start()
        self.progressed.emit(progress)

    @Slot(object)
    def _take_answer(self, report: Report[Found[tuple[Result, ...]]]) -> None:
        self.results, self.label = report.event.answer, report.request
        self.say(partial(words.done_text, report.seconds))
        self._keep()

    @Slot(object)
    def _take_verdict(self, report: Report[Verdict]) -> None:
        self.say(partial(words.stopped_text, report.seconds))
        self._keep()

    @Slot(object)
    def _take_failure(self, report: Report[Exception]) -> None:
        self.say(partial(explained, report.event))

    def _keep(self) -> None:
        """Show the results as they are, and keep them, if there are any."""
        from app.compare.files import payload

        self._due.stop()
        self.results_changed.emit()
        if not self.results:
            return
        with faults_told(self.failed.emit):
            self.chosen = self._repository.keep(Comparison(self.label, payload(self.results))).id
            self.read_kept()
