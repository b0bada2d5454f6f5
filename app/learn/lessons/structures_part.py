"""Tree or hash table: both are asked for the same positions, one by one to be watched, then all to be measured."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QSize, Slot

from app.klotski.board.track import KlotskiTrack
from app.learn.lessons.fields import chosen_layout, layout_choice, lesson_board
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import RunningPart
from app.learn.lessons.structure_pictures import TablePicture, TreePicture
from app.learn.lessons.tables import UNKNOWN, ColumnFormat, LessonTable
from app.learn.lessons.tree_and_table import TRIALS, LookUp, StructureFigures, StructureName, search, watch
from app.puzzle.actions import make_actions
from app.search.pace import SearchPace
from app.search.pace_bar import PaceBar
from app.ui.look.scale import scaled
from app.ui.widgets.accessibility import announce
from app.ui.widgets.focus import enable_either
from app.ui.widgets.shorthand import column, fill, label, progress_bar, row
from app.ui.words.numbers import data_size, duration, grouped, percent
from solvers.klotski.moves import Metric
from solvers.search import Outcome, Progress, Verdict

BOARD_WIDTH = 232
LEAST_TREE = QSize(190, 320)
"""Of the picture of the tree: all its levels can be told apart."""
FIRST_PACE = 1
"""The notch of the slider to begin with: two lookups a second."""
PARTS = 1000
"""Into how many parts the progress bar is divided."""
ALIKE = 1.1
"""Times, and memory, that differ by less than this factor are not told apart."""

translate = QCoreApplication.translate


def structure_title(name: StructureName) -> str:
    """What a structure is called."""
    return {
        StructureName.TREE: translate("Structures", "AVL tree"),
        StructureName.TABLE: translate("Structures", "Hash table"),
    }[name]


def look_up_sentence(look: LookUp) -> str:
    """What one lookup found, and what it took."""
    text = (
        translate("Structures", "Lookup {number}: new. Comparisons: {tree} in the tree, {table} in the hash table.")
        if look.new
        else translate(
            "Structures", "Lookup {number}: met before. Comparisons: {tree} in the tree, {table} in the hash table."
        )
    )
    return text.format(number=grouped(look.number), tree=len(look.path), table=look.compared)


def average(comparisons: int, look_ups: int) -> str:
    """Comparisons a lookup."""
    return f"{comparisons / max(1, look_ups):.2f}"


def longest(name: StructureName, counters: Mapping[str, int]) -> str:
    """What the worst lookup takes."""
    if name is StructureName.TREE:
        text = translate("Structures", "height {height}, at most {bound}")
        return text.format(height=counters["height"], bound=counters["height_bound"])
    text = translate("Structures", "chain {chain}, load {load}")
    return text.format(chain=counters["longest_chain"], load=percent(counters["load_percent"] / 100))


def measured_figures(measured: StructureFigures, name: StructureName) -> list[str]:
    """The figures of a structure after a run to the end, as a table shows them."""
    return [
        average(measured.counters["comparisons"], measured.look_ups),
        longest(name, measured.counters),
        duration(measured.seconds),
        data_size(measured.memory),
    ]


def measured_values(
    measured: Mapping[StructureName, StructureFigures], guess: StructureName
) -> dict[str, str | int | None]:
    """What is told of what was measured, whatever it is."""
    tree, table = measured[StructureName.TREE], measured[StructureName.TABLE]
    slow, fast = max(tree.seconds, table.seconds), min(tree.seconds, table.seconds)
    told_apart = fast > 0 and slow / fast >= ALIKE
    quicker = StructureName.TREE if tree.seconds < table.seconds else StructureName.TABLE
    smaller, larger = ALIKE * min(tree.memory, table.memory), max(tree.memory, table.memory)
    return {
        "lookups": tree.look_ups,
        "tree": f"{tree.comparisons:.1f}",
        "table": f"{table.comparisons:.1f}",
        "factor": f"{slow / fast:.1f}" if told_apart else "",
        "fast": duration(fast),
        "slow": duration(slow),
        "tree_quicker": told_apart and quicker is StructureName.TREE,
        "table_quicker": told_apart and quicker is StructureName.TABLE,
        "equally_quick": not told_apart,
        "right": told_apart and guess is quicker,
        "wrong": told_apart and guess is not quicker,
        "table_larger": larger > smaller and table.memory > tree.memory,
        "tree_larger": larger > smaller and tree.memory > table.memory,
        "equally_large": larger <= smaller,
        "positions": tree.positions,
        "height": tree.counters.get("height"),
        "chain": table.counters.get("longest_chain"),
        "laps": TRIALS,
    }


class StructuresPart(RunningPart):
    """The person sets the speed of the lookups, says which structure is faster, and has both measured."""

    tells = (
        *("lookups", "tree", "table", "factor", "fast", "slow", "tree_quicker", "table_quicker", "equally_quick"),
        *("right", "wrong", "table_larger", "tree_larger", "equally_large", "positions", "height", "chain", "laps"),
        *("stopped", "watched"),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.layout_combo = layout_choice(self, given.layouts("layouts", None))
        self._watching = SearchPace()
        self.measured: dict[StructureName, StructureFigures] = {}
        """What the last run to the end measured."""
        self._make_stage(given.name)
        self._make_controls(given.name)
        self.layout_combo.currentIndexChanged.connect(self.begin)

    def prepare(self) -> None:
        """Measure both."""
        self.guesses[0].click()

    def _make_stage(self, name: str) -> None:
        self.board = lesson_board(self.appearance, name + "Board")
        self.board.setMaximumWidth(scaled(BOARD_WIDTH))
        self.caption = label("", "result", name + "Caption", lines=5)
        self.caption.setMaximumWidth(scaled(BOARD_WIDTH))
        self.tree = TreePicture(name + "Tree", self.appearance)
        self.tree.setMinimumSize(LEAST_TREE)
        self.chains = TablePicture(name + "Chains", self.appearance)
        columns = (
            ColumnFormat("", 100, words=True),
            ColumnFormat(self.tr("Avg. comparisons"), 130),
            ColumnFormat(self.tr("Worst case"), 190),
            ColumnFormat(self.tr("Time"), 90),
            ColumnFormat(self.tr("Memory"), 90),
        )
        titles = list(map(structure_title, StructureName))
        self.table = LessonTable(name + "Table", self.tr("Tree and hash table compared"), columns, titles)
        looked_up = column((self.board, 1), self.caption, spacing=8)
        above = row(looked_up, (self.tree, 1), spacing=12)
        column((above, 1), self.chains, self.table, spacing=12, parent=self)

    def _make_controls(self, name: str) -> None:
        self.pace_bar = PaceBar(name, self._watching, make_actions(self), self.appearance)
        self.pace_bar.slider.setValue(FIRST_PACE)
        fill(self.controls, self.layout_combo, self.pace_bar)
        self.offer_run("Watch", self.tr("Look up one by one"))
        self.first_control = self.run_button
        ask = self.tr("Which is faster in the end? Pick one, then both are measured:")
        guesses = self.offer_guesses((self.tr("The tree"), self.tr("The hash table")))
        self.bar = progress_bar(name + "Bar", self.tr("Lookups measured so far"))
        self.bar.setRange(0, PARTS)
        fill(self.controls, label(ask, "text", name + "Ask", wrap=True), row(*guesses), self.bar)

    @Slot()
    def begin(self) -> None:
        """Show the layout, with nothing looked up."""
        self.runner.abandon()
        self._clear()
        self._clear_pictures()
        self.board.show_track(KlotskiTrack(chosen_layout(self.layout_combo)))

    def _clear(self) -> None:
        self.measured = {}
        self.conclude()
        self.caption.clear()
        self.table.clear_rows()
        self.bar.setValue(0)

    def _clear_pictures(self) -> None:
        self.tree.show_look_up(None)
        self.chains.show_look_up(None)

    def run(self) -> None:
        """Look up one position after another."""
        self._clear()
        self._clear_pictures()
        if self._watching.paused:
            self.pace_bar.hold.click()
        layout = chosen_layout(self.layout_combo)
        self.runner.pace = self._watching
        self.runner.start(lambda: watch(layout, Metric.MOVES))

    def take_guess(self, number: int) -> None:
        """Measure both."""
        self._clear()
        layout = chosen_layout(self.layout_combo)
        self.board.show_track(KlotskiTrack(layout))
        self.runner.pace = SearchPace()
        self.runner.start(lambda: search(layout, Metric.MOVES))

    def progressed(self, progress: Progress) -> None:
        """Show the lookup, or how much has been measured."""
        if isinstance(progress.trace, LookUp):
            self._show_look_up(progress.trace)
        if progress.counters:
            self._show_counters(progress)
        elif progress.frontier:
            self.bar.setValue(PARTS * progress.visited // (progress.visited + progress.frontier))

    def _show_look_up(self, look: LookUp) -> None:
        said = look_up_sentence(look)
        self.board.show_track(KlotskiTrack(look.layout))
        self.tree.show_look_up(look, said)
        self.chains.show_look_up(look, said)
        self.caption.setText(said)
        if self._watching.paused:
            announce(self.caption, said)

    def _show_counters(self, progress: Progress) -> None:
        for place, name in enumerate(StructureName):
            mark = f"{name}_"
            own = {key.removeprefix(mark): count for key, count in progress.counters.items() if key.startswith(mark)}
            each = average(own["comparisons"], progress.visited)
            self.table.fill(place, [each, longest(name, own), UNKNOWN, UNKNOWN])

    def answered(self, answer: dict[StructureName, StructureFigures]) -> None:
        """Show what was measured."""
        self.measured = answer
        self.bar.setValue(PARTS)
        for place, name in enumerate(StructureName):
            self.table.fill(place, measured_figures(self.measured[name], name))
        self.conclude(**measured_values(self.measured, [*StructureName][self.guessed]))

    def ended(self, verdict: Verdict) -> None:
        """Say that the lookups are at their end."""
        stopped = verdict.outcome is Outcome.STOPPED
        self.conclude(stopped=stopped, watched=not stopped)

    def _show_busy(self, busy: bool) -> None:
        enable_either(busy, (self.stop_button,), (self.run_button, *self.guesses))
