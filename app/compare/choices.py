"""The widgets in which problems and methods of one puzzle are chosen; they show a set-up and write into it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterable
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLineEdit, QListWidget, QListWidgetItem, QWidget

from app.compare.setup import KlotskiSetup, KnightSetup
from app.klotski.layouts.layout_names import layout_name, spoken_layout
from app.klotski.words import metric_meaning, metric_title
from app.ui.look.scale import pressed
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.shorthand import Part, column, named
from app.ui.words.language import current
from solvers.engine import Engine
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.catalogue.name_search import hits
from solvers.klotski.engines import registry as klotski
from solvers.klotski.moves import Metric
from solvers.knight import engines as knight

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


NOT_COMPARED = ("all-tours",)
"""Engines that do not search for one tour."""


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


class KlotskiChoice(MethodChoice):
    """Lists to check layouts and methods in, and what counts as a step."""

    def __init__(self, setup: KlotskiSetup) -> None:
        super().__init__("compareKlotskiMethods", klotski.ENGINES)
        self._setup = setup
        title, tip = self.tr("Search layouts"), self.tr("Name in Chinese, pinyin or English")
        self.search = named(QLineEdit(setup.sought), "compareLayoutSearch", title, tip)
        self.search.setPlaceholderText(title)
        self.search.setClearButtonEnabled(True)
        self.layouts = CheckList("compareLayouts", self.tr("Layouts"))
        for entry in entries():
            self.layouts.add(layout_name(entry.names), entry.text, spoken_layout(entry, Metric.MOVES))
        self.count = self._metric_combo()
        self.layouts.choose(setup.layouts)
        self.methods.choose(setup.engines)
        self._find(setup.sought)
        self.lay_out(self.search, (self.layouts, 3), self.count, (self.methods, 4))
        self.layouts.chosen_changed.connect(self.write)
        self.count.currentIndexChanged.connect(self.write)
        self.search.textChanged.connect(self._find)

    @Slot()
    def write(self) -> None:
        """Write what is chosen into the set-up."""
        self._setup.layouts, self._setup.engines = self.layouts.chosen, self.methods.chosen
        self._setup.metric = Metric(self.count.currentData())

    @Slot(str)
    def _find(self, text: str) -> None:
        self._setup.sought = text
        found = [hit.entry for hit in hits(text, entries())] if text.strip() else entries()
        self.layouts.show_only({entry.text for entry in found})

    def _metric_combo(self) -> QComboBox:
        tip = self.tr("How steps are counted; methods that cannot use this count use their own")
        combo = named(Dropdown(), "compareCount", self.tr("Count steps by"), tip)
        for metric in Metric:
            combo.addItem(metric_title(metric), metric.value)
            combo.setItemData(combo.count() - 1, metric_meaning(metric), Qt.ItemDataRole.ToolTipRole)
        combo.setCurrentIndex(combo.findData(self._setup.metric.value))
        return combo


class KnightChoice(MethodChoice):
    """Lines for boards and starts, and a list to check methods in."""

    def __init__(self, setup: KnightSetup) -> None:
        super().__init__("compareKnightMethods", (one for one in knight.ENGINES if one.name not in NOT_COMPARED))
        self._setup = setup
        tip = self.tr("Rows and columns, such as {example}; separate several boards with spaces or commas")
        tip = tip.format(example="8x8")
        self.boards = named(QLineEdit(setup.boards), "compareBoards", tip=tip)
        tip = self.tr("Squares such as a1; separate several with spaces or commas, leave empty for any start")
        self.starts = named(QLineEdit(setup.starts), "compareStarts", tip=tip)
        tip = self.tr("Find only tours that end one knight's move from their start")
        self.closed = named(QCheckBox(self.tr("Closed tours")), "compareClosed", tip=tip)
        self.closed.setChecked(setup.closed)
        self.methods.choose(setup.engines)
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignVCenter)
        form.addRow(self.tr("Boards"), self.boards)
        form.addRow(self.tr("Starts"), self.starts)
        self.lay_out(form, self.closed, (self.methods, 1))
        for changed in (self.boards.textChanged, self.starts.textChanged, self.closed.toggled):
            changed.connect(self.write)

    @Slot()
    def write(self) -> None:
        """Write what is chosen into the set-up."""
        setup = self._setup
        setup.boards, setup.starts = self.boards.text(), self.starts.text()
        setup.closed, setup.engines = self.closed.isChecked(), self.methods.chosen
