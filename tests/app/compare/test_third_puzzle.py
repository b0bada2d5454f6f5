"""A puzzle that nobody has heard of: its methods are compared by what its entry names, and nothing else."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt, Slot
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from app.compare.files import csv_text, markdown_text, payload, results_of, svg_bytes
from app.compare.page import ComparePage
from app.compare.session import ComparisonSession
from app.compare.setup import Setup, parse_setup
from app.compare.words import Measure, groups_of, presets, reason_text
from app.klotski.comparison import KlotskiSetup
from app.puzzle import entry as app_entries
from app.puzzle.comparison import ComparisonSetup, MethodChoice, PuzzleComparison
from app.puzzle.entry import puzzles
from app.storage.storage import Storage
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from solvers import engine as engines
from solvers import puzzles as solver_entries
from solvers.comparison.plan import Problem, Run, RunOutcome
from solvers.engine import Engine, Registry
from solvers.message import InputError
from solvers.puzzles import PUZZLE_NAMES, entries
from solvers.search import Progress, Search, last_answer

LEFT = Qt.MouseButton.LeftButton
ENGINES: Registry[Engine[Any]] = Registry(Engine("third", name, "none:none", "none") for name in ("wide", "deep"))
WORDS = {
    name: {"group": "study", "en": {"title": name.title(), "origin": "", "promise": "", "line": ""}}
    for name in ("wide", "deep")
}


class LineFault(StrEnum):
    """Why a row is not taken."""

    SIGN = "{position} has a sign that is none"


@dataclass(frozen=True, slots=True)
class LineProblem(Problem):
    """A row of signs to be put in order."""

    puzzle = "third"

    position: str

    @property
    def warming(self) -> LineProblem:
        return LineProblem("21")

    def begin(self, engine: str | Engine[Any]) -> Search[tuple[int, bool]]:
        if "?" in self.position:
            raise InputError(LineFault.SIGN, position=self.position)
        return self._search(ENGINES.named(engine).name == "wide")

    def _search(self, proves: bool) -> Search[tuple[int, bool]]:
        yield Progress(1, len(self.position))
        return (yield from last_answer((len(self.position), proves), 10 * len(self.position)))

    def length(self, answer: tuple[int, bool]) -> int:
        return answer[0]

    def outcome(self, answer: tuple[int, bool]) -> RunOutcome:
        return RunOutcome.PROVED if answer[1] else RunOutcome.FOUND


@dataclass
class LineSetup(ComparisonSetup):
    """Rows as they are typed."""

    positions: str = "312"
    engines: Sequence[str] = ("wide",)

    def runs(self, repetitions: int) -> list[Run]:
        return [Run(LineProblem(one), name, repetitions) for one in self.positions.split() for name in self.engines]


class LineChoice(MethodChoice):
    """A field for the rows above the methods."""

    def __init__(self, setup: LineSetup) -> None:
        super().__init__("compareThirdMethods", ENGINES, setup)
        self._setup = setup
        self.positions = QLineEdit(setup.positions)
        self.lay_out(self.positions, (self.methods, 1))
        self.positions.textChanged.connect(self.write)

    @Slot()
    def write(self) -> None:
        self._setup.positions, self._setup.engines = self.positions.text(), tuple(self.methods.chosen)


class LineComparison(PuzzleComparison[LineProblem]):
    """Has no presets and no columns of its own."""

    setup_class = LineSetup
    choice_class = LineChoice

    def problem_title(self, problem: LineProblem) -> str:
        return f"Row {problem.position}"

    def length_text(self, length: int, problem: LineProblem) -> str:
        return f"{length} swaps"

    def written(self, problem: LineProblem) -> Mapping[str, Any]:
        return {"position": problem.position}

    def read(self, kept: Mapping[str, Any]) -> LineProblem:
        return LineProblem(kept["position"])


@pytest.fixture
def third() -> Iterator[pytest.MonkeyPatch]:
    """The puzzle has a name, an entry on each side and words, as one of the program would; what undoes that."""
    entry = replace(entries()[0], name="third", engine_registry=f"{__name__}:ENGINES")
    puzzle = replace(puzzles()[0], name="third", title=lambda: "Third", comparison_class=f"{__name__}:LineComparison")
    known = engines._engine_data
    with pytest.MonkeyPatch.context() as patch:
        for module in (solver_entries, app_entries):
            patch.setattr(module, "PUZZLE_NAMES", (*PUZZLE_NAMES, "third"))
        patch.setitem(sys.modules, "solvers.third.entry", SimpleNamespace(ENTRY=entry))
        patch.setitem(sys.modules, "app.third.entry", SimpleNamespace(PUZZLE=puzzle))
        patch.setattr(engines, "_engine_data", lambda name: WORDS if name == "third" else known(name))
        forget_entries()
        yield patch
    forget_entries()


def forget_entries() -> None:
    """The entries are read anew."""
    entries.cache_clear()
    puzzles.cache_clear()


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """An empty data file."""
    opened = Storage(tmp_path / "data")
    yield opened
    opened.close()


def shown(qtbot: QtBot, session: ComparisonSession) -> ComparePage:
    """The page of a session."""
    made = ComparePage(session, Appearance("light"), Settings())
    qtbot.addWidget(made)
    made.show()
    return made


def compared(qtbot: QtBot, storage: Storage) -> ComparePage:
    """The page once two methods were run on two rows and one that they do not take, all chosen by hand."""
    page = shown(qtbot, ComparisonSession(storage.comparisons))
    choice = page.setup.choices["third"]
    assert isinstance(choice, LineChoice)
    page.setup.puzzles.setCurrentWidget(choice)
    choice.positions.setText("312 4312 ??")
    choice.methods.choose(["wide", "deep"])
    page.setup.repetitions.setValue(2)
    with qtbot.waitSignal(page.session.runner.answered, timeout=20_000):
        qtbot.mouseClick(page.setup.run_button, LEFT)
    return page


@pytest.mark.usefixtures("third")
def test_its_methods_are_chosen_in_a_tab_of_its_own_and_run_into_the_table_and_the_chart(
    qtbot: QtBot, storage: Storage
) -> None:
    page = compared(qtbot, storage)
    tabs = page.setup.puzzles
    assert [tabs.tabText(number) for number in range(tabs.count())] == ["Klotski", "Knight's tour", "Third"]
    assert list(page.setup.presets) == ["articles", "paper", "ties", "programs"] == list(presets())
    model = page.panel.table.results
    names = {column.name: number for number, column in enumerate(model.table.columns)}
    rows = [
        [model.index(row, names[name]).data() for name in ("problem", "method", "length", "ending", "Positions")]
        for row in range(model.rowCount())
    ]
    assert rows == [
        ["Row 312", "Wide", "3 swaps", "Proven shortest", "30"],
        ["Row 312", "Deep", "3 swaps", "Not proven shortest", "30"],
        ["Row 4312", "Wide", "4 swaps", "Proven shortest", "40"],
        ["Row 4312", "Deep", "4 swaps", "Not proven shortest", "40"],
        ["Row ??", "Wide", "", "Not applicable: ?? has a sign that is none", ""],
        ["Row ??", "Deep", "", "Not applicable: ?? has a sign that is none", ""],
    ]
    assert all(page.panel.table.isColumnHidden(names[name]) for name in ("paper_seconds", "paper_moves", "share"))
    assert [len(result.seconds) for result in model.results] == [2, 2, 2, 2, 0, 0]
    assert all(result.memory for result in model.results[:4])
    page.panel.views.setCurrentWidget(page.panel.chart)
    chart = page.panel.chart.canvas.chart
    assert chart is not None
    assert not chart.as_curves
    first, second, _ = groups_of(chart.results, Measure.VISITED)
    assert [(bar.label, bar.value) for bar in (*first.bars, *second.bars)] == [
        ("Wide", 30),
        ("Deep", 30),
        ("Wide", 40),
        ("Deep", 40),
    ]
    assert len({bar.colour for bar in first.bars}) == 2
    page.session.close()


@pytest.mark.usefixtures("third")
def test_what_it_brought_is_kept_read_again_and_written_to_files(qtbot: QtBot, storage: Storage) -> None:
    page = compared(qtbot, storage)
    results = page.session.results
    kept = tuple(replace(result, reason=reason_text(result)) for result in results)
    later = ComparisonSession(storage.comparisons)
    later.read_kept()
    number = later.kept[0].id
    assert number is not None
    later.reopen(number)
    assert later.results == kept
    assert later.setup.front == "third"
    assert results_of(json.loads(json.dumps(payload(results)))) == kept
    records = list(csv.DictReader(StringIO(csv_text(results), newline="")))
    assert [(one["subject"], one["engine"], one["length"], one["layout"]) for one in records[:2]] == [
        ("Row 312", "wide", "3", ""),
        ("Row 312", "deep", "3", ""),
    ]
    assert "| Row 4312 | Deep |" in markdown_text("Rows", results)
    page.panel.views.setCurrentWidget(page.panel.chart)
    canvas = page.panel.chart.canvas
    assert canvas.chart is not None
    assert b"Row 4312" in svg_bytes(canvas.chart, canvas.chart_style, "Rows")
    page.session.close()


@pytest.mark.usefixtures("third")
def test_its_set_up_is_kept_beside_those_of_the_others_and_may_be_missing() -> None:
    chosen = Setup(Setup().puzzles | {"third": LineSetup("21 132", ("deep",))}, front="third")
    assert parse_setup(json.loads(chosen.text())) == chosen
    values = json.loads(chosen.text())
    del values["third"], values["front"]
    earlier = parse_setup({**values, "knight_in_front": True})
    assert (earlier.puzzles["third"], earlier.front) == (LineSetup(), "knight")


def test_what_is_kept_of_a_puzzle_that_is_no_more_does_no_harm(
    qtbot: QtBot, storage: Storage, third: pytest.MonkeyPatch
) -> None:
    compared(qtbot, storage).session.close()
    third.undo()
    forget_entries()
    later = shown(qtbot, ComparisonSession(storage.comparisons))
    failed = QSignalSpy(later.session.failed)
    assert later.panel.kept.count() == 1
    later.panel.kept.setFocus()
    qtbot.keyClick(later.panel.kept, Qt.Key.Key_Down)
    assert failed.count() == 1
    assert later.session.results == ()
    assert later.session.setup.front == "klotski"
    assert isinstance(later.session.setup.puzzles["klotski"], KlotskiSetup)


def test_a_puzzle_that_names_no_comparison_has_no_tab(
    qtbot: QtBot, storage: Storage, third: pytest.MonkeyPatch
) -> None:
    puzzle = replace(sys.modules["app.third.entry"].PUZZLE, comparison_class="")
    third.setitem(sys.modules, "app.third.entry", SimpleNamespace(PUZZLE=puzzle))
    forget_entries()
    page = shown(qtbot, ComparisonSession(storage.comparisons))
    assert list(page.setup.choices) == ["klotski", "knight"]
