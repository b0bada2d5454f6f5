"""How methods for Klotski are compared: the layouts that are chosen, and the comparisons of the sources."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QLineEdit

from app.klotski.count_note import count_combo
from app.klotski.layouts.layout_names import entry_of, layout_name, spoken_layout
from app.klotski.words import counted
from app.puzzle.comparison import CheckList, ComparisonSetup, MethodChoice, Preset, PuzzleComparison, ResultColumn
from app.ui.widgets.lists import figure_text
from app.ui.widgets.shorthand import named
from app.ui.words.numbers import duration, grouped
from solvers.comparison.plan import Problem, Result, Run
from solvers.klotski.catalogue.catalogue import PaperRecord, entries, entry_for
from solvers.klotski.catalogue.name_search import hits
from solvers.klotski.comparison import KlotskiProblem, articles, paper
from solvers.klotski.engines.registry import ENGINES, engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

translate = QCoreApplication.translate

METHOD = "depth-first-bst"
"""The method of Wei and Lin's paper."""


@dataclass
class KlotskiSetup(ComparisonSetup):
    """Layouts to solve, as text, and the names of engines; `sought` is what the list of layouts is filtered by."""

    layouts: Sequence[str] = ("VAAV/VAAV/VHHV/VSSV/S..S",)
    engines: Sequence[str] = ("shortest", "avl-26", "hash-60")
    metric: Metric = Metric.MOVES
    sought: str = ""

    def runs(self, repetitions: int) -> list[Run]:
        """Return a run of every engine on every layout, in the engine's own metric where it lacks the chosen one."""
        known = {method: engine_named(method).metrics for method in self.methods}
        metrics = {method: self.metric if self.metric in those else those[0] for method, those in known.items()}
        return [
            Run(KlotskiProblem(Layout.parse(text), metric), engine, repetitions)
            for text in self.layouts
            for engine, metric in metrics.items()
        ]


class KlotskiChoice(MethodChoice):
    """Lists to check layouts and methods in, and what counts as a step."""

    def __init__(self, setup: KlotskiSetup) -> None:
        super().__init__("compareKlotskiMethods", ENGINES, setup)
        self._setup = setup
        title, tip = self.tr("Search layouts"), self.tr("Name in Chinese, pinyin or English")
        line = QLineEdit(setup.sought, placeholderText=title, clearButtonEnabled=True)
        self.search = named(line, "compareLayoutSearch", title, tip)
        self.layouts = CheckList("compareLayouts", self.tr("Layouts"))
        for entry in entries():
            self.layouts.add(layout_name(entry.names), entry.text, spoken_layout(entry, Metric.MOVES))
        self.count = count_combo(
            "compareCount",
            self.tr("Count steps by"),
            self.tr("How steps are counted; methods that cannot use this count use their own"),
        )
        self.count.setCurrentIndex(self.count.findData(setup.metric.value))
        self.layouts.choose(setup.layouts)
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


class KlotskiComparison(PuzzleComparison[KlotskiProblem]):
    """Compares methods on layouts."""

    setup_class = KlotskiSetup
    choice_class = KlotskiChoice
    file_columns = ("layout", "metric")

    def problem_title(self, problem: KlotskiProblem) -> str:
        """The name of the layout."""
        return layout_name(entry_of(problem.layout).names)

    def length_text(self, length: int, problem: KlotskiProblem) -> str:
        """Steps in the metric of the problem."""
        return counted(length, problem.metric)

    def written(self, problem: KlotskiProblem) -> Mapping[str, Any]:
        """The layout and the metric."""
        return {"layout": str(problem.layout), "metric": problem.metric.value}

    def read(self, kept: Mapping[str, Any]) -> KlotskiProblem:
        """The inverse of `written`."""
        return KlotskiProblem(Layout.parse(kept["layout"]), Metric(kept["metric"]))

    def presets(self) -> Sequence[Preset]:
        """Lü's articles, and Wei and Lin's paper."""
        return (
            Preset(
                "articles",
                translate("Compare", "Lü's articles"),
                translate(
                    "Compare",
                    "Four classic layouts, solved by today's search and by the methods of Lü Zhenyu's articles "
                    "(2005): AVL trees with 26 or 60 bits per position, a hash table, a board stored eight cells "
                    "wide, and steps of one cell. Takes about a minute.",
                ),
                articles,
            ),
            Preset(
                "paper",
                translate("Compare", "Wei and Lin's paper"),
                translate(
                    "Compare",
                    "The 20 layouts of Wei and Lin's paper (about 1999), solved by today's search and by their own "
                    "method, next to the times of their Pentium. Easiest first; all of them take over half an "
                    "hour. You can stop at any time.",
                ),
                paper,
            ),
        )

    def columns(self) -> Sequence[ResultColumn]:
        """What Wei and Lin's paper printed: the seconds of their Pentium, and the moves of their solutions."""
        bar = translate("Compare", "Wei and Lin's paper, Pentium 166")
        return (
            _printed(translate("Compare", "Pentium 166"), "seconds", duration, bar),
            _printed(translate("Compare", "Wei–Lin moves"), "moves", grouped),
        )


def _printed(title: str, name: str, form: Callable[[Any], str], bar: str = "") -> ResultColumn:
    def key(result: Result) -> int | None:
        return getattr(paper_record(result.run.problem), name, None)

    return ResultColumn(title, figure_text(key, form), key, f"paper_{name}", beside=METHOD, bar=bar)


def paper_record(problem: Problem) -> PaperRecord | None:
    """Return what Wei and Lin's paper printed of the layout of a problem; None for any other problem."""
    entry = entry_for(problem.layout) if isinstance(problem, KlotskiProblem) else None
    return None if entry is None else entry.paper
