"""The panel in which a comparison is set up: a preset by one click, or a custom one put together here."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QSizePolicy,
    QTabWidget,
    QWidget,
)

from app.compare.session import ComparisonSession
from app.compare.setup import LONGEST, MOST_REPETITIONS
from app.compare.words import presets
from app.puzzle.entry import compared_puzzles
from app.ui.look.scale import widened
from app.ui.widgets.actions import bind
from app.ui.widgets.limited_spin import limited_spin
from app.ui.widgets.scrolled import scrolled_column
from app.ui.widgets.shorthand import button, grid, label, named, row
from app.ui.words.messages import as_sentence, translated

WIDTH = 304


class SetupPanel(QFrame):
    """Shows the set-up of a session and writes into it what is chosen."""

    def __init__(self, session: ComparisonSession, actions: Mapping[str, QAction]) -> None:
        """`actions` are the page's."""
        super().__init__()
        self._session = session
        setup = session.setup
        named(self, "sidePanel", role="panel").setFixedWidth(widened(WIDTH))
        self.presets = {
            name: button(preset.title, f"compareReady-{name}", preset.meaning, self._run_preset, "narrow")
            for name, preset in presets().items()
        }
        self.choices = {
            name: puzzle.comparison.choice_class(setup.puzzles[name]) for name, puzzle in compared_puzzles().items()
        }
        self.puzzles = self._make_puzzles()
        self.repetitions = limited_spin(
            "compareRepetitions",
            self.tr("Repetitions"),
            1,
            MOST_REPETITIONS,
            self.tr("How many times each run is timed; the median is shown"),
        )
        self.repetitions.setValue(setup.repetitions)
        self.limit = limited_spin(
            "compareLimit", self.tr("Time limit"), 0, LONGEST, self.tr("Time limit for each run, in seconds")
        )
        self.limit.setSpecialValueText(self.tr("none"))
        self.limit.setSuffix(self.tr(" s"))
        self.limit.setValue(setup.limit)
        self.shuffled = named(
            QCheckBox(self.tr("Shuffle")),
            "compareShuffle",
            tip=self.tr("Run in random order, so that other activity on the machine affects all methods equally"),
        )
        self.shuffled.setChecked(setup.shuffled)
        self.memory_measured = named(
            QCheckBox(self.tr("Memory")),
            "compareMemory",
            tip=self.tr("Measure memory as well, with one extra run that is much slower"),
        )
        self.memory_measured.setChecked(setup.memory_measured)
        self.fault = label(role="fault", name="compareFault", wrap=True)
        self.run_button = button(self.tr("Run"), "compareRunButton", role="primary")
        bind(self.run_button, actions["search"], self.tr("Run every method on every problem"))
        self.stop_button = button(self.tr("Stop"), "compareStopButton")
        bind(self.stop_button, actions["stop"], self.tr("Stop and keep the results so far"))
        self._lay_out()
        self._attach()

    def _attach(self) -> None:
        """Show the session's state, and follow it from now on."""
        session = self._session
        for changed in (self.repetitions.valueChanged, self.limit.valueChanged, self.puzzles.currentChanged):
            changed.connect(self._write)
        for check in (self.shuffled, self.memory_measured):
            check.toggled.connect(self._write)
        session.puzzle_changed.connect(self._show_puzzle)
        for choice in self.choices.values():
            session.own_engines_changed.connect(choice.list_methods)
        session.said.connect(self._show_fault)
        session.runner.busy_changed.connect(self._show_busy)
        self._show_fault()
        self._show_busy(session.runner.busy)

    @Slot()
    def _write(self) -> None:
        setup = self._session.setup
        setup.front = list(self.choices)[self.puzzles.currentIndex()]
        setup.repetitions, setup.limit = self.repetitions.value(), self.limit.value()
        setup.shuffled, setup.memory_measured = self.shuffled.isChecked(), self.memory_measured.isChecked()

    @Slot()
    def _show_puzzle(self) -> None:
        """Show the choices of the puzzle that is in front."""
        self.puzzles.setCurrentWidget(self.choices[self._session.setup.front])

    @Slot(bool)
    def _show_busy(self, busy: bool) -> None:
        """Disable the presets while a comparison runs; the page's actions have enabled Stop before."""
        for preset in self.presets.values():
            preset.setEnabled(not busy)

    @Slot()
    def _show_fault(self) -> None:
        fault = self._session.fault
        self.fault.setText("" if fault is None else as_sentence(translated(fault)))
        self.fault.setVisible(fault is not None)

    @Slot()
    def _run_preset(self) -> None:
        name = next(name for name, preset in self.presets.items() if preset is self.sender())
        self._session.run(presets()[name].plan(), name)

    def _make_puzzles(self) -> QTabWidget:
        puzzles = QTabWidget(documentMode=True)
        puzzles.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        puzzles.tabBar().setExpanding(True)
        puzzles.tabBar().setAccessibleName(self.tr("Puzzle"))
        for name, puzzle in compared_puzzles().items():
            puzzles.addTab(self.choices[name], puzzle.title())
        puzzles.setCurrentWidget(self.choices[self._session.setup.front])
        puzzles.setMinimumHeight(puzzles.minimumSizeHint().height())  # which Qt leaves out where the policy is Ignored
        return puzzles

    def _lay_out(self) -> None:
        buttons = row((self.run_button, 2), (self.stop_button, 1))
        heading = label(self.tr("Presets"), "heading")
        parts = heading, grid(self.presets.values()), (self.puzzles, 1), self._options(), self.fault, buttons
        laid_out = scrolled_column(*parts, spacing=10, margins=(16, 14, 16, 16), parent=self)
        laid_out.insertSpacing(2, 4)

    def _options(self) -> QGridLayout:
        widgets: list[QWidget] = []
        for spin, check in ((self.repetitions, self.shuffled), (self.limit, self.memory_measured)):
            title = label(spin.accessibleName(), "caption")
            title.setBuddy(spin)
            widgets += title, spin, check
        options = grid(widgets, columns=3, across=8)
        options.setColumnStretch(1, 1)
        return options
