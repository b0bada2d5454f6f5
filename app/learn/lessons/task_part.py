"""A search that a person is to write in the editor of own searches: a button checks it on some layouts."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Slot

from app.learn.lessons.fields import in_moves, name_of
from app.learn.lessons.parameters import Given, chosen
from app.learn.lessons.parts import RunningPart
from app.own_search.files import FileRun, SearchFiles
from app.ui.settings import MemoryStore, Settings
from app.ui.widgets.shorthand import fill, row
from app.ui.words.messages import as_sentence, translated
from solvers.klotski.own_search import CheckedSearch, OwnKlotskiEngine, check
from solvers.own_search.own_search import title_of

PUZZLE = "klotski"
SECONDS = 10
"""How long a search may take for a layout, unless the lesson says otherwise."""
CHECKS = {name: name for name in ("answer", "once", "shortest")}
"""What may be asked of a search; the first always is."""
START = "def search(problem):\n    return None"
"""What a new file begins with, unless the lesson says otherwise."""


class TaskPart(RunningPart):
    """What is checked is the file in the editor, and only when a person presses the button: else nothing is run."""

    staged = False
    tells = (
        *("file", "checking", "passed", "failed", "stopped", "fault"),
        *("layout", "length", "shortest", "impossible", "expansions"),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self._layouts = given.layouts("layouts", None)
        self._checks = given.several("checks", "answer", lambda text: chosen(text, CHECKS))
        self._seconds = given.number("seconds", SECONDS, 1, 60)
        self._start = given.read("start", START, _program)
        self.written = f"~~~~python\n{self._start}~~~~"
        self._files = SearchFiles(Settings(MemoryStore()), self) if given.searches is None else given.searches()
        if given.folder is None:
            self._files.trust(self._start)  # what comes in a file is asked about before it runs
        self._checked = self._files.shown
        self.begin_button = self.button("Begin", self.tr("New file…"), self._begin)
        self.edit_button = self.button("Edit", self.tr("Open the editor"), self._edit)
        fill(self.controls, row((self.begin_button, 1), (self.edit_button, 1)))
        self.offer_run("Check", self.tr("Check"))
        self.runner.busy_changed.connect(self._show_file)
        self._files.changed.connect(self._show_file)
        self._show_file()

    def answered(self, checked: CheckedSearch) -> None:
        """Tell what came of one layout, and go on to the next unless something is wrong."""
        right, last = checked.fault is None, checked.layout == self._layouts[-1]
        length, shortest = (
            "" if solution is None else in_moves(len(solution)) for solution in (checked.solution, checked.shortest)
        )
        self.conclude(
            checking=right and not last,
            passed=right and last,
            layout=name_of(checked.layout),
            length=length,
            shortest=shortest,
            impossible=not shortest,
            expansions=self.report.event.visited,
        )
        self._checked.tell(checked.fault)
        if right and not last:
            self.runner.next_answer()

    def prepare(self) -> None:
        """Check nothing: a hand-out knows no file of a person's own."""

    def run(self) -> None:
        """Check the file in the editor, as soon as it may run."""
        self._checked = self._files.shown
        self.conclude()
        self._files.run(FileRun(self._checked, PUZZLE, watched=False, begin=self._run))

    def _begin(self) -> None:
        self._files.edit_wanted.emit(self._start, PUZZLE)

    def _edit(self) -> None:
        self._files.edit_wanted.emit("", PUZZLE)

    def _run(self, engine: OwnKlotskiEngine) -> None:
        """Run it, unless another slide was turned to while it was asked, elsewhere, whether it may run."""
        if self.in_sight:
            self.window().raise_()
            self.window().activateWindow()
            timed = replace(engine, own=replace(engine.own, seconds=self._seconds))
            self.conclude(checking=True)
            self.runner.start(lambda: check(timed, self._layouts, "once" in self._checks, "shortest" in self._checks))

    @Slot()
    def _show_file(self) -> None:
        """Tell which file is in the editor, and what is wrong with it, which is marked there."""
        shown = self._files.shown
        there = shown in self._files.listed
        fault = as_sentence(translated(shown.fault)) if shown.fault is not None and self.in_sight else ""
        self.run_button.setEnabled(there and not self.runner.busy)
        self.tell(file=shown.path.name if there else "", failed=bool(fault), fault=fault)


def _program(text: str) -> str:
    """A program to begin with; raises `InputError` for one that is no search."""
    title_of(text, "start")
    return f"{text}\n"
