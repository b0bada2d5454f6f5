"""What to compare: a ready-made comparison by one click, or one put together here."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from app.compare.klotski_choice import KlotskiChoice
from app.compare.knight_choice import KnightChoice
from app.compare.words import ready_meaning, ready_title
from app.ui.widgets.focus import enable_either
from app.ui.widgets.limited_spin import LimitedSpin
from app.ui.words.messages import as_sentence, explained
from solvers.comparison.plan import Plan
from solvers.comparison.presets import Preset
from solvers.message import InputError

WIDTH = 304
FIRST_REPETITIONS = 5
MOST_REPETITIONS = 99
LONGEST = 3600
FIRST_LIMIT = 60
SEED = 1


class SetupPanel(QFrame):
    """`ready_asked` names a `Preset` to run; `run_asked` gives the `Plan` that was put together."""

    ready_asked = Signal(str)
    run_asked = Signal(object)
    stop_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("sidePanel")
        self.setFixedWidth(WIDTH)
        self.ready = {name: self._ready_button(name) for name in Preset}
        self._ready_group = QButtonGroup(self)
        self._ready_group.setExclusive(False)
        for number, button in enumerate(self.ready.values()):
            self._ready_group.addButton(button, number)
        self.klotski = KlotskiChoice()
        self.knight = KnightChoice()
        self.puzzles = QTabWidget()
        self.puzzles.setDocumentMode(True)
        self.puzzles.tabBar().setExpanding(True)
        self.puzzles.tabBar().setAccessibleName(self.tr("Puzzle"))
        self.puzzles.addTab(self.klotski, self.tr("Klotski"))
        self.puzzles.addTab(self.knight, self.tr("Knight's Tour"))
        self.repetitions = self._spin("compareRepetitions", 1, MOST_REPETITIONS, FIRST_REPETITIONS)
        self.repetitions.setToolTip(self.tr("How often each run is timed; the time in the middle is shown"))
        self.limit = self._spin("compareLimit", 0, LONGEST, FIRST_LIMIT)
        self.limit.setSpecialValueText(self.tr("none"))
        self.limit.setSuffix(self.tr(" s"))
        self.limit.setToolTip(self.tr("After how many seconds a run is given up"))
        self.shuffled = QCheckBox(self.tr("Shuffle"))
        self.shuffled.setObjectName("compareShuffle")
        self.shuffled.setToolTip(self.tr("Take turns by lot, so that what else the machine does falls on all alike"))
        self.weighed = QCheckBox(self.tr("Memory"))
        self.weighed.setObjectName("compareMemory")
        self.weighed.setToolTip(self.tr("Run once more, much slower, to see how much memory a method takes"))
        self.weighed.setChecked(True)
        self.fault = QLabel()
        self.fault.setObjectName("compareFault")
        self.fault.setProperty("role", "fault")
        self.fault.setWordWrap(True)
        self.fault.hide()
        self.run_button = QPushButton(self.tr("Run"))
        self.run_button.setObjectName("compareRunButton")
        self.run_button.setProperty("role", "primary")
        self.run_button.setToolTip(self.tr("Run every method on every subject"))
        self.stop_button = QPushButton(self.tr("Stop"))
        self.stop_button.setObjectName("compareStopButton")
        self.stop_button.setToolTip(self.tr("Stop, and keep what there is so far"))
        self._lay_out()
        self.run_button.clicked.connect(self.run)
        self.stop_button.clicked.connect(self.stop_asked)
        self._ready_group.idClicked.connect(self._ask_ready)
        self.show_busy(False)

    def plan(self) -> Plan:
        """What is put together here; raises `InputError` for what cannot be run."""
        choice = self.klotski if self.puzzles.currentWidget() is self.klotski else self.knight
        runs = tuple(choice.runs(self.repetitions.value()))
        seed = SEED if self.shuffled.isChecked() else None
        return Plan(runs, seed, self.limit.value() or None, self.weighed.isChecked())

    @Slot()
    def run(self) -> None:
        """Ask for the run of what is put together, or say what is wrong with it."""
        try:
            plan = self.plan()
        except InputError as error:
            self._tell(as_sentence(explained(error)))
            return
        if not plan.runs:
            self._tell(self.tr("Check a subject and a method first."))
            return
        self._tell("")
        self.run_asked.emit(plan)

    def show_busy(self, busy: bool) -> None:
        """Let only Stop be pressed while something runs."""
        enable_either(busy, (self.stop_button,), (self.run_button, *self.ready.values()))

    def _tell(self, fault: str) -> None:
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))

    def _ready_button(self, name: Preset) -> QPushButton:
        button = QPushButton(ready_title(name))
        button.setObjectName(f"compareReady-{name}")
        button.setProperty("role", "narrow")
        button.setToolTip(ready_meaning(name))
        return button

    @Slot(int)
    def _ask_ready(self, number: int) -> None:
        self._tell("")
        self.ready_asked.emit(list(self.ready)[number])

    def _spin(self, name: str, least: int, most: int, value: int) -> LimitedSpin:
        spin = LimitedSpin(name)
        spin.setRange(least, most)
        spin.setValue(value)
        return spin

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 16)
        column.setSpacing(10)
        column.addWidget(_heading(self.tr("Ready-made, by one click")))
        grid = QGridLayout()
        grid.setSpacing(6)
        for number, button in enumerate(self.ready.values()):
            grid.addWidget(button, number // 2, number % 2)
        column.addLayout(grid)
        column.addSpacing(4)
        column.addWidget(self.puzzles, 1)
        column.addLayout(self._options())
        column.addWidget(self.fault)
        buttons = QHBoxLayout()
        buttons.addWidget(self.run_button, 2)
        buttons.addWidget(self.stop_button, 1)
        column.addLayout(buttons)

    def _options(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        self._place(grid, 0, self.tr("Repetitions"), self.repetitions, self.shuffled)
        self._place(grid, 1, self.tr("Time limit"), self.limit, self.weighed)
        grid.setColumnStretch(1, 1)
        return grid

    def _place(self, grid: QGridLayout, row: int, title: str, spin: LimitedSpin, check: QWidget) -> None:
        label = QLabel(title)
        label.setProperty("role", "caption")
        label.setBuddy(spin)
        spin.setAccessibleName(title)
        for column, widget in enumerate((label, spin, check)):
            grid.addWidget(widget, row, column)


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "heading")
    return label
