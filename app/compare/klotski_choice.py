"""Which layouts to solve, by which methods, and what counts as a step."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from app.compare.check_list import CheckList
from app.klotski.layouts.layout_names import layout_name, spoken_layout
from app.klotski.words import metric_meaning, metric_title
from app.ui.widgets.dropdown import Dropdown
from app.ui.words.language import current
from solvers.comparison.plan import KlotskiSubject, Run
from solvers.klotski.catalogue.catalogue import Entry, entries
from solvers.klotski.catalogue.name_search import hits
from solvers.klotski.engines.registry import ENGINES, KlotskiEngine, engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

FIRST_LAYOUT = "VAAV/VAAV/VHHV/VSSV/S..S"
FIRST_METHODS = ("shortest", "avl-26", "hash-60")


class KlotskiChoice(QWidget):
    """Lists to check layouts and methods in."""

    def __init__(self) -> None:
        super().__init__()
        self.search = QLineEdit()
        self.search.setObjectName("compareLayoutSearch")
        self.search.setPlaceholderText(self.tr("Look for a layout"))
        self.search.setAccessibleName(self.tr("Look for a layout"))
        self.search.setToolTip(self.tr("A name in Chinese, pinyin or English"))
        self.search.setClearButtonEnabled(True)
        self.layouts = CheckList("compareLayouts", self.tr("Layouts"))
        for entry in entries():
            self.layouts.add(_title(entry), str(entry.layout), spoken_layout(entry, Metric.MOVES))
        self.count = self._metric_combo()
        self.methods = CheckList("compareKlotskiMethods", self.tr("Methods"))
        for engine in ENGINES:
            words = engine.words(current())
            self.methods.add(words.title, engine.name, f"{words.promise}\n\n{words.origin}")
        self.layouts.choose([FIRST_LAYOUT])
        self.methods.choose(FIRST_METHODS)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.search)
        column.addWidget(self.layouts, 3)
        column.addWidget(self.count)
        column.addWidget(self.methods, 4)
        self.search.textChanged.connect(self._find)

    def runs(self, repetitions: int) -> list[Run]:
        """Every layout that is chosen by every method."""
        layouts = [Layout.parse(text) for text in self.layouts.chosen]
        engines = [engine_named(name) for name in self.methods.chosen]
        metric = Metric(self.count.currentData())
        return [
            Run(KlotskiSubject(layout, _counting(engine, metric)), engine.name, repetitions)
            for layout in layouts
            for engine in engines
        ]

    @Slot(str)
    def _find(self, text: str) -> None:
        found = [hit.entry for hit in hits(text, entries())] if text.strip() else entries()
        self.layouts.show_only({str(entry.layout) for entry in found})

    def _metric_combo(self) -> QComboBox:
        combo = Dropdown()
        combo.setObjectName("compareCount")
        combo.setAccessibleName(self.tr("What counts as a step"))
        combo.setToolTip(self.tr("What counts as a step; a method that cannot count so counts in its own way"))
        for metric in Metric:
            combo.addItem(metric_title(metric), metric.value)
            combo.setItemData(combo.count() - 1, metric_meaning(metric), Qt.ItemDataRole.ToolTipRole)
        return combo


def _title(entry: Entry) -> str:
    """Its name; where the window speaks English, in English too."""
    name = layout_name(entry.names)
    return f"{name}  {entry.names.en}" if current() == "en" else name


def _counting(engine: KlotskiEngine, metric: Metric) -> Metric:
    """The metric, or the engine's own where it cannot count in it."""
    return metric if metric in engine.metrics else engine.metrics[0]
