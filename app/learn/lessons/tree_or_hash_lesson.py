"""Tree or hash table: both are asked for the same positions, one by one to be watched, then all to be measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSize, Slot
from PySide6.QtWidgets import QWidget

from app.klotski.board.track import KlotskiTrack
from app.learn.lessons.fields import EIGHTY_ONE, THIRTEEN, TWENTY_ONE, chosen_layout, layout_choice, lesson_board
from app.learn.lessons.lesson import Lesson
from app.learn.lessons.structure_pictures import TablePicture, TreePicture
from app.learn.lessons.tables import UNKNOWN, ColumnFormat, LessonTable
from app.learn.lessons.tree_and_table import TRIALS, LookUp, StructureFigures, StructureName, search, watch
from app.puzzle.actions import make_actions
from app.search.pace import SearchPace
from app.search.pace_bar import PaceBar
from app.search.worker import Report
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import announce
from app.ui.widgets.focus import enable_either
from app.ui.widgets.shorthand import column, fill, label, progress_bar, row
from app.ui.words.messages import joined
from app.ui.words.numbers import data_size, duration, grouped, percent
from solvers.klotski.moves import Metric
from solvers.search import Found, Outcome, Progress, Verdict

NAME = "treeOrHashLesson"
BOARD_WIDTH = 232
LEAST_TREE = QSize(190, 320)
"""Of the picture of the tree: all its levels can be told apart."""
FIRST_PACE = 1
"""The notch of the slider to begin with: two lookups a second."""
PARTS = 1000
"""Into how many parts the progress bar is divided."""
ALIKE = 1.1
"""Times that differ by less than this factor are not told apart."""


def structure_title(name: StructureName) -> str:
    """What a structure is called."""
    return {
        StructureName.TREE: QCoreApplication.translate("Structures", "AVL tree"),
        StructureName.TABLE: QCoreApplication.translate("Structures", "Hash table"),
    }[name]


def look_up_sentence(look: LookUp) -> str:
    """What one lookup found, and what it took."""
    text = (
        QCoreApplication.translate(
            "Structures", "Lookup {number}: new. Comparisons: {tree} in the tree, {table} in the hash table."
        )
        if look.new
        else QCoreApplication.translate(
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
        text = QCoreApplication.translate("Structures", "height {height}, at most {bound}")
        return text.format(height=counters["height"], bound=counters["height_bound"])
    text = QCoreApplication.translate("Structures", "chain {chain}, load {load}")
    return text.format(chain=counters["longest_chain"], load=percent(counters["load_percent"] / 100))


def measured_figures(measured: StructureFigures, name: StructureName) -> list[str]:
    """The figures of a structure after a run to the end, as a table shows them."""
    return [
        average(measured.counters["comparisons"], measured.look_ups),
        longest(name, measured.counters),
        duration(measured.seconds),
        data_size(measured.memory),
    ]


def conclusion(measured: Mapping[StructureName, StructureFigures], guess: StructureName) -> str:
    """What was measured, whatever it is, and whether the person was right."""
    tree, table = measured[StructureName.TREE], measured[StructureName.TABLE]
    text = QCoreApplication.translate(
        "Structures",
        "Over {lookups} lookups, the tree took {tree} comparisons each on average, the hash table {table}.",
    )
    compared = text.format(
        lookups=grouped(tree.look_ups), tree=f"{tree.comparisons:.1f}", table=f"{table.comparisons:.1f}"
    )
    return joined([compared, _speed(tree, table), _right_or_wrong(tree, table, guess), _memory(tree, table)])


def _quicker(tree: StructureFigures, table: StructureFigures) -> StructureName | None:
    """The structure that took less time, if they can be told apart."""
    slow, fast = max(tree.seconds, table.seconds), min(tree.seconds, table.seconds)
    if fast <= 0 or slow / fast < ALIKE:
        return None
    return StructureName.TREE if tree.seconds < table.seconds else StructureName.TABLE


def _speed(tree: StructureFigures, table: StructureFigures) -> str:
    quicker = _quicker(tree, table)
    if quicker is None:
        return QCoreApplication.translate("Structures", "They were equally fast here.")
    text = (
        QCoreApplication.translate("Structures", "The tree was {factor} times as fast here: {fast} against {slow}.")
        if quicker is StructureName.TREE
        else QCoreApplication.translate(
            "Structures", "The hash table was {factor} times as fast here: {fast} against {slow}."
        )
    )
    slow, fast = max(tree.seconds, table.seconds), min(tree.seconds, table.seconds)
    return text.format(factor=f"{slow / fast:.1f}", fast=duration(fast), slow=duration(slow))


def _right_or_wrong(tree: StructureFigures, table: StructureFigures, guess: StructureName) -> str:
    quicker = _quicker(tree, table)
    if quicker is None:
        return ""
    if guess is quicker:
        return QCoreApplication.translate("Structures", "You were right.")
    return QCoreApplication.translate("Structures", "You picked the other one.")


def _memory(tree: StructureFigures, table: StructureFigures) -> str:
    if table.memory > ALIKE * tree.memory:
        text = QCoreApplication.translate(
            "Structures", "The hash table takes more memory: its slots take up space even when empty."
        )
    elif tree.memory > ALIKE * table.memory:
        text = QCoreApplication.translate(
            "Structures", "The tree takes more memory: each position needs a node of its own."
        )
    else:
        text = QCoreApplication.translate("Structures", "Memory use is about the same.")
    return text


def articles_note(measured: Mapping[StructureName, StructureFigures]) -> str:
    """What Lü's articles say of the same structures, beside what is measured."""
    tree, table = measured[StructureName.TREE], measured[StructureName.TABLE]
    text = QCoreApplication.translate(
        "Structures",
        "Lü's articles assume at most 16 comparisons in the tree for 40,000 positions, and at most 10 positions in a "
        "slot. Here, with {positions} positions, the tree has height {height} and the longest chain length {chain}. "
        "The search stops at the first solution, in the middle of its last level; a count of whole levels gives a few "
        "more. "
        "Times are for the lookups alone, the median of {laps} runs; Lü timed whole programs.",
    )
    return text.format(
        positions=grouped(tree.positions),
        height=tree.counters["height"],
        chain=table.counters["longest_chain"],
        laps=TRIALS,
    )


class TreeOrHashLesson(Lesson):
    """The person sets the speed of the lookups, says which structure is faster, and has both measured."""

    def __init__(self, question: str, appearance: Appearance) -> None:
        super().__init__(NAME, question, appearance)
        self.tell(
            self.tr(
                "Has this position been met before? The search asks at every step. The tree compares from its root "
                "downwards; the hash table computes a slot and compares only what is stored there."
            )
        )
        self._watching = SearchPace()
        self._guess: StructureName | None = None
        self.measured: dict[StructureName, StructureFigures] = {}
        """What the last run to the end measured."""
        self._make_stage(appearance)
        self._make_controls(appearance)
        self._connect()

    def begin(self) -> None:
        """Show the layout, with nothing looked up."""
        self._begin_anew()
        self.watch_button.setFocus()

    def next_controls(self) -> Sequence[QWidget]:
        """Stop while positions are looked up, then another run."""
        return self.stop_button, self.watch_button

    def _make_stage(self, appearance: Appearance) -> None:
        self.board = lesson_board(appearance, NAME + "Board")
        self.board.setMaximumWidth(scaled(BOARD_WIDTH))
        self.caption = label("", "result", NAME + "Caption", lines=5)
        self.caption.setMaximumWidth(scaled(BOARD_WIDTH))
        self.tree = TreePicture(NAME + "Tree", appearance)
        self.tree.setMinimumSize(LEAST_TREE)
        self.chains = TablePicture(NAME + "Chains", appearance)
        self.table = self._table()
        looked_up = column((self.board, 1), self.caption)
        self.stage.setSpacing(12)
        fill(self.stage, (row(looked_up, (self.tree, 1), spacing=12), 1), self.chains, self.table)

    def _table(self) -> LessonTable:
        columns = (
            ColumnFormat("", 100, words=True),
            ColumnFormat(self.tr("Avg. comparisons"), 130),
            ColumnFormat(self.tr("Worst case"), 190),
            ColumnFormat(self.tr("Time"), 90),
            ColumnFormat(self.tr("Memory"), 90),
        )
        names = [structure_title(name) for name in StructureName]
        return LessonTable(NAME + "Table", self.tr("Tree and hash table compared"), columns, names)

    def _make_controls(self, appearance: Appearance) -> None:
        self.layout_combo = layout_choice(NAME + "Layout", (EIGHTY_ONE, TWENTY_ONE, THIRTEEN))
        self.pace_bar = PaceBar(NAME, self._watching, make_actions(self), appearance)
        self.pace_bar.slider.setValue(FIRST_PACE)
        self.watch_button = self.button("Watch", self.tr("Look up one by one"), self._watch, "primary")
        self.stop_button = self.button("Stop", self.tr("Stop"), self.runner.stop)
        ask = self.tr("Which is faster in the end? Pick one, then both are measured:")
        self.guess_buttons = {
            name: self.button(suffix, text)
            for name, suffix, text in (
                (StructureName.TREE, "SayTree", self.tr("The tree")),
                (StructureName.TABLE, "SayTable", self.tr("The hash table")),
            )
        }
        self.choose_by(list(self.guess_buttons.values()), self._take_guess)
        self.bar = progress_bar(NAME + "Bar", self.tr("Lookups measured so far"))
        self.bar.setRange(0, PARTS)
        self.note = label("", "caption", NAME + "Note", wrap=True)
        watching = self.layout_combo, self.pace_bar, row((self.watch_button, 2), (self.stop_button, 1))
        measuring = label(ask, name=NAME + "Ask", wrap=True), row(*self.guess_buttons.values()), self.bar
        fill(self.controls, *watching, *measuring)
        fill(self.details, self.note)

    def _connect(self) -> None:
        self.layout_combo.currentIndexChanged.connect(self._begin_anew)
        self.runner.busy_changed.connect(self._show_state)

    @Slot()
    def _begin_anew(self) -> None:
        self.runner.abandon()
        self._clear()
        self._clear_pictures()
        self.board.show_track(KlotskiTrack(chosen_layout(self.layout_combo)))
        self._show_state()

    def _clear(self) -> None:
        self._guess = None
        self.measured = {}
        for said in (self.caption, self.answer, self.note):
            said.clear()
        self.table.clear_rows()
        self.bar.setValue(0)

    def _clear_pictures(self) -> None:
        self.tree.show_look_up(None)
        self.chains.show_look_up(None)

    def _watch(self) -> None:
        self._clear()
        self._clear_pictures()
        if self._watching.paused:
            self.pace_bar.hold.click()
        layout = chosen_layout(self.layout_combo)
        self.runner.pace = self._watching
        self.runner.start(lambda: watch(layout, Metric.MOVES))

    @Slot(int)
    def _take_guess(self, number: int) -> None:
        self._clear()
        self._guess = list(self.guess_buttons)[number]
        layout = chosen_layout(self.layout_combo)
        self.board.show_track(KlotskiTrack(layout))
        self.runner.pace = SearchPace()
        self.runner.start(lambda: search(layout, Metric.MOVES))

    def progressed(self, report: Report[Progress]) -> None:
        """Show the lookup, or how much has been measured."""
        progress = report.event
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

    def answered(self, report: Report[Found[dict[StructureName, StructureFigures]]]) -> None:
        """Show what was measured."""
        self.measured = report.event.answer
        self.bar.setValue(PARTS)
        for place, name in enumerate(StructureName):
            self.table.fill(place, measured_figures(self.measured[name], name))
        self.note.setText(articles_note(self.measured))
        if self._guess is not None:
            self.conclude(conclusion(self.measured, self._guess))

    def ended(self, report: Report[Verdict]) -> None:
        """Say that the lookups are at their end."""
        stopped = report.event.outcome is Outcome.STOPPED
        self.conclude(self.tr("Stopped.") if stopped else self.tr("All lookups are done; now measure both."))

    @Slot()
    def _show_state(self) -> None:
        enable_either(self.runner.busy, (self.stop_button,), (self.watch_button, *self.guess_buttons.values()))
