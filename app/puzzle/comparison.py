"""What the page of comparisons asks of a puzzle, and what the widgets of its choices are made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from app.ui.look.scale import pressed
from app.ui.widgets.lists import TableColumn
from app.ui.widgets.shorthand import Part, column, named
from app.ui.words.language import current
from solvers.comparison.plan import ComparisonPlan, Problem, Result, Run
from solvers.engine import OWN_PREFIX, Engine

if TYPE_CHECKING:
    from solvers.own_search.own_search import OwnEngine

P = TypeVar("P", bound=Problem)


class ComparisonSetup(ABC):
    """What is chosen of a puzzle, without widgets: a data class of values that JSON can hold, with usual ones."""

    engines: Sequence[str]
    """The keys of the methods."""
    own_engines: Sequence[OwnEngine] = ()
    """The searches of the person's own that can be chosen too; these are not kept."""

    @property
    def methods(self) -> list[str | OwnEngine]:
        """The methods that are chosen, without those of the person's own that are not there now."""
        own = {engine.key: engine for engine in self.own_engines}
        return [own.get(key, key) for key in self.engines if key in own or not key.startswith(OWN_PREFIX)]

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


@dataclass(frozen=True)
class ResultColumn(TableColumn[Result]):
    """A column with a name; an `optional` one is hidden while it says nothing of any result.

    One that is `beside` a method has what a source printed, and is hidden while there are no results of that method;
    where its figures are times, they can have a `bar` with this label.
    """

    name: str
    optional: bool = field(default=True, kw_only=True)
    beside: str = field(default="", kw_only=True)
    bar: str = field(default="", kw_only=True)

    def is_shown(self, results: Sequence[Result]) -> bool:
        """Whether the column has anything to say of these results."""
        if self.beside and all(result.run.engine_name != self.beside for result in results):
            return False
        return not self.optional or any(map(self.text, results))


class PuzzleComparison(ABC, Generic[P]):
    """How a puzzle's methods are compared on its problems, which are `P`."""

    setup_class: type[ComparisonSetup]
    """What is chosen of it."""
    choice_class: Callable[[Any], MethodChoice]
    """Makes the widget that shows a set-up, and writes into it what is chosen."""
    file_columns: tuple[str, ...] = ()
    """What of a problem, as it is written, has a column in files."""

    @abstractmethod
    def problem_title(self, problem: P) -> str:
        """The name of a problem, in the user's language."""

    @abstractmethod
    def length_text(self, length: int, problem: P) -> str:
        """The length of a solution with what it is counted in."""

    def visited_title(self) -> str:
        """What its searches visit, as the heading of how many it was."""
        return QCoreApplication.translate("Compare", "Positions")

    def found_text(self) -> str:
        """That a solution was found, and no proof that it is a shortest one."""
        return QCoreApplication.translate("Compare", "Not proven shortest")

    @abstractmethod
    def written(self, problem: P) -> Mapping[str, Any]:
        """A problem as JSON can hold it."""

    @abstractmethod
    def read(self, kept: Mapping[str, Any]) -> P:
        """The inverse of `written`; raises one exception or another for anything else."""

    def presets(self) -> Sequence[Preset]:
        """The comparisons that are ready, in the user's language."""
        return ()

    def columns(self) -> Sequence[ResultColumn]:
        """What the table has besides, in the user's language; in files, a column is headed by its name."""
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

    def add_title(self, title: str) -> None:
        """Add a line that cannot be checked, above those of a group."""
        QListWidgetItem(title, self).setFlags(Qt.ItemFlag.NoItemFlags)

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
        if item in self._items() and event.button() is Qt.MouseButton.LeftButton:
            self.setCurrentItem(item)
            checked = item.checkState() is Qt.CheckState.Checked
            item.setCheckState(Qt.CheckState.Unchecked if checked else Qt.CheckState.Checked)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The press has done everything."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def _items(self) -> list[QListWidgetItem]:
        """The lines that can be checked."""
        return [item for item in map(self.item, range(self.count())) if item.flags()]


class MethodChoice(QWidget):
    """A list of methods, below what a puzzle's own choice puts above it with `lay_out`."""

    def __init__(self, name: str, engines: Sequence[Engine[Any]], setup: ComparisonSetup) -> None:
        """`name` is the object name of the list."""
        super().__init__()
        self.methods = CheckList(name, self.tr("Methods"))
        self._engines, self._chosen = engines, setup
        self.list_methods()

    @Slot()
    def list_methods(self) -> None:
        """List the methods, the person's own as they are now; what is chosen stays chosen."""
        own = self._chosen.own_engines
        with QSignalBlocker(self.methods):
            self.methods.clear()
            for engine in (*self._engines, *own):
                if engine in own[:1]:
                    self.methods.add_title(QCoreApplication.translate("EngineCombo", "Mine"))
                words = engine.words(current())
                title = engine.record_name.removeprefix(OWN_PREFIX) if engine in own else words.title
                self.methods.add(title, engine.key, f"{words.promise}\n\n{words.origin}")
            self.methods.choose(self._chosen.engines)

    def lay_out(self, *parts: Part) -> None:
        """Put parts below each other, and follow the list."""
        column(*parts, spacing=6, margins=(0, 8, 0, 0), parent=self)
        self.methods.chosen_changed.connect(self.write)

    @abstractmethod
    def write(self) -> None:
        """Write what is chosen into the set-up."""
