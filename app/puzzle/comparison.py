"""What the page of comparisons asks of a puzzle, and what the widgets of its choices are made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from app.ui.look.scale import pressed
from app.ui.widgets.shorthand import Part, column, named
from app.ui.words.language import current
from solvers.comparison.plan import ComparisonPlan, Problem, Run
from solvers.engine import Engine

P = TypeVar("P", bound=Problem)
S = TypeVar("S", bound="PuzzleSetup")


class PuzzleSetup(ABC):
    """What is chosen of a puzzle, without widgets: a data class of values that JSON can hold, with usual ones."""

    engines: Sequence[str]
    """The names of the methods."""

    @abstractmethod
    def runs(self, repetitions: int) -> list[Run]:
        """Every method on every problem; raises `InputError` for what cannot be run."""

    def check(self) -> None:
        """Raise one exception or another for what nobody can choose."""
        self.runs(1)


class Preset(NamedTuple):
    """A comparison that is ready to run: what it is kept as, its words, and what makes its plan."""

    name: str
    title: str
    meaning: str
    plan: Callable[[], ComparisonPlan]


class PublishedFigure(NamedTuple):
    """A figure that a source printed, to be shown beside the results of its own method."""

    name: str
    """As the head of its column in files."""
    engine: str
    """The method of the source: without results of it, the figure is not shown."""
    title: str
    value: Callable[[Problem], int | None]
    """The figure of a problem; None of those that the source does not have."""
    text: Callable[[int], str]
    bar: str = ""
    """The label of a bar, if the figure is a time."""


class PuzzleComparison(ABC, Generic[P, S]):
    """How a puzzle's methods are compared: its problems are `P`, and what is chosen of it is an `S`."""

    setup_class: type[S]
    file_columns: tuple[str, ...] = ()
    """What has a column in files of what is written of a problem."""

    @abstractmethod
    def make_choice(self, setup: S) -> MethodChoice:
        """Make the widget that shows what is chosen, and writes it into the set-up."""

    @abstractmethod
    def problem_title(self, problem: P) -> str:
        """The name of a problem, in the user's language."""

    @abstractmethod
    def length_text(self, length: int, problem: P) -> str:
        """The length of a solution with what it is counted in."""

    def found_text(self) -> str:
        """That a solution was found, where it is not asked whether it is a shortest one."""
        return QCoreApplication.translate("Compare", "Solution found")

    @abstractmethod
    def written(self, problem: P) -> Mapping[str, Any]:
        """A problem as JSON can hold it."""

    @abstractmethod
    def read(self, kept: Mapping[str, Any]) -> P:
        """The inverse of `written`; raises one exception or another for anything else."""

    def presets(self) -> Sequence[Preset]:
        """The comparisons that are ready, in the user's language."""
        return ()

    def published(self) -> Sequence[PublishedFigure]:
        """The figures of sources, in the user's language."""
        return ()


VALUE = Qt.ItemDataRole.UserRole
ROW_HEIGHT = 26


class CheckList(QListWidget):
    """A click anywhere on a line, or Space, checks it or takes the check back."""

    chosen_changed = Signal()

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        named(self, name, title, role="quiet")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setUniformItemSizes(True)
        self.itemChanged.connect(self.chosen_changed)

    def add(self, title: str, value: Any, tip: str = "") -> None:
        """Add a line."""
        item = QListWidgetItem(title, self)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Unchecked)
        item.setData(VALUE, value)
        item.setToolTip(tip)
        item.setSizeHint(QSize(0, pressed(ROW_HEIGHT)))

    def minimumSizeHint(self) -> QSize:
        """Two lines, so that the page fits into a window of 800 by 600."""
        return super().minimumSizeHint().boundedTo(QSize(100, 2 * pressed(ROW_HEIGHT)))

    @property
    def chosen(self) -> list[Any]:
        """The values of the lines that are checked, also of those that are out of sight."""
        return [item.data(VALUE) for item in self._items() if item.checkState() is Qt.CheckState.Checked]

    def choose(self, values: Collection[Any]) -> None:
        """Check the lines of these values and no others."""
        for item in self._items():
            checked = item.data(VALUE) in values
            item.setCheckState(Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked)

    def show_only(self, values: Collection[Any]) -> None:
        """List the lines of these values alone; a check stays where it is."""
        for item in self._items():
            item.setHidden(item.data(VALUE) not in values)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Check the line, or take the check back."""
        item = self.itemAt(event.position().toPoint())
        if item is not None and event.button() is Qt.MouseButton.LeftButton:
            self.setCurrentItem(item)
            checked = item.checkState() is Qt.CheckState.Checked
            item.setCheckState(Qt.CheckState.Unchecked if checked else Qt.CheckState.Checked)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The press has done everything."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]


class MethodChoice(QWidget):
    """A list of methods, below what a puzzle's own choice puts above it with `lay_out`."""

    def __init__(self, name: str, engines: Iterable[Engine[Any]]) -> None:
        """`name` is the object name of the list."""
        super().__init__()
        self.methods = CheckList(name, self.tr("Methods"))
        for engine in engines:
            words = engine.words(current())
            self.methods.add(words.title, engine.name, f"{words.promise}\n\n{words.origin}")

    def lay_out(self, *parts: Part) -> None:
        """Put parts below each other, and follow the list."""
        column(*parts, spacing=6, margins=(0, 8, 0, 0), parent=self)
        self.methods.chosen_changed.connect(self.write)

    @abstractmethod
    def write(self) -> None:
        """Write what is chosen into the set-up."""
