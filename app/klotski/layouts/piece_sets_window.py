"""The window of all sets of pieces: how many layouts each has, and how hard the hardest of them are."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from app.klotski.layouts.words import pieces_name
from app.klotski.words import metric_title
from app.ui.files import atomic_file, usual_folder
from app.ui.widgets.accessibility import say
from app.ui.widgets.actions import key_text
from app.ui.widgets.lists import PassingRows, RowTable, TableColumn, TableModel, figure_text
from app.ui.widgets.shorthand import ask_for_file, button, column, label, named, row
from app.ui.widgets.windows import set_up_window
from app.ui.words.messages import as_sentence, explained
from app.ui.words.numbers import grouped
from solvers.klotski.catalogue.catalogue import folded
from solvers.klotski.catalogue.lookup import pieces_text
from solvers.klotski.catalogue.piece_sets import SetFigures, set_figures, table
from solvers.klotski.moves import Metric
from solvers.message import InputError

FIRST_SIZE = QSize(1130, 720)
ROW_HEIGHT = 30


class PieceSetsWindow(QDialog):
    """`chosen` gives the `PieceSet` of a row, by a double click, by Enter or by its button."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        set_up_window(self, "pieceSetsWindow", self.tr("All sets of pieces"), FIRST_SIZE)
        self._model = TableModel(self)
        self._model.columns, self._model.rows = [*self._columns()], set_figures()
        self._listed = PassingRows(self._model, self)
        self.search = named(
            QLineEdit(
                placeholderText=self.tr("Pieces, such as {example}").format(example="4V1H4S"), clearButtonEnabled=True
            ),
            "pieceSetsSearch",
            self.tr("Search for sets by their pieces"),
        )
        self.search.textChanged.connect(self._select)
        self._number = label(role="caption", name="pieceSetsNumber")
        self.table = self._table()
        hint = self.tr("Double-click a set, or press {key}, to see all of its layouts.")
        self.note = label(hint.format(key=key_text(Qt.Key.Key_Return)), "caption", "pieceSetsNote", wrap=True)
        save = button(
            self.tr("Save as CSV…"),
            "pieceSetsSave",
            self.tr("Save the sets that are listed as a table for spreadsheets"),
            self._ask_for_file,
        )
        show = button(
            self.tr("Show layouts"),
            "pieceSetsShow",
            self.tr("Show all layouts of the selected pieces"),
            self.table.activate_current,
            "primary",
        )
        top, below = row((self.search, 1), self._number, spacing=10), row((self.note, 1), save, show, spacing=10)
        column(top, (self.table, 1), below, spacing=10, margins=(14, 14, 14, 12), parent=self)
        self._select()

    def _columns(self) -> Iterator[TableColumn[SetFigures]]:
        yield TableColumn(
            self.tr("Pieces"),
            lambda each: pieces_name(each.pieces),
            lambda each: (each.pieces.verticals, each.pieces.horizontals, each.pieces.soldiers),
            numeric=False,
            meaning=self.tr("Vertical and horizontal generals, and soldiers, beside Cao Cao"),
        )
        yield TableColumn(
            self.tr("Short form"),
            lambda each: pieces_text(each.pieces),
            lambda each: pieces_text(each.pieces),
            numeric=False,
            meaning=self.tr("V: vertical generals, H: horizontal generals, S: soldiers"),
        )
        mirrored = self.tr("Mirror images counted separately")
        parts = self.tr("No steps lead from the layouts of one to those of another; mirror images count as one")
        hardest = self.tr("The most steps that a shortest solution of any of the layouts takes")
        figures: list[tuple[str, str, Callable[[SetFigures], int | None]]] = [
            (self.tr("Empty\ncells"), "", lambda each: each.pieces.blanks),
            (self.tr("Layouts"), mirrored, lambda each: each.layouts),
            (self.tr("Solvable"), mirrored, lambda each: each.solvable),
            (self.tr("Components"), parts, lambda each: each.components),
            *(
                (
                    self.tr("Hardest:\n{metric}").format(metric=metric_title(one)),
                    hardest,
                    partial(SetFigures.distance, metric=one),
                )
                for one in Metric
            ),
        ]
        for title, meaning, figure in figures:
            yield TableColumn(title, figure_text(figure, grouped, self.tr("none")), figure, meaning=meaning)

    def _table(self) -> RowTable:
        made = named(RowTable("pieceSetsTable", ROW_HEIGHT), accessible=self.windowTitle(), role="quiet")
        made.setModel(self._listed)
        made.make_sortable()
        for number, each in enumerate(self._model.columns):
            made.fit_column(number, map(each.text, self._model.rows))
        made.activated.connect(self._choose)
        return made

    @Slot()
    def _select(self) -> None:
        """List the sets that fit what is searched for."""
        self._listed.pass_only(each for each in self._model.rows if fits(self.search.text(), each))
        shown, total = grouped(self._listed.rowCount()), grouped(len(self._model.rows))
        self._number.setText(self.tr("{shown} of {all} sets").format(shown=shown, all=total))
        if not self.table.currentIndex().isValid():
            self.table.selectRow(0)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self._listed.passed[index.row()].pieces)

    @Slot()
    def _ask_for_file(self) -> None:
        kind, place = f"{self.tr('Table')} (*.csv)", usual_folder() / "piece-sets.csv"
        dialog = ask_for_file(self, "pieceSetsFileDialog", self.tr("Export to"), place, [kind], "csv")
        dialog.fileSelected.connect(self._write)

    @Slot(str)
    def _write(self, file: str) -> None:
        try:
            with atomic_file(Path(file)) as opened:
                opened.write(table(self._listed.passed).encode())
        except InputError as error:
            say(self.note, as_sentence(explained(error)))
        else:
            say(self.note, self.tr("Exported to {file}").format(file=file))


def fits(text: str, figures: SetFigures) -> bool:
    """Whether a set has all the pieces of a text, such as 5H, in its short form or in words."""
    had = _parts(pieces_text(figures.pieces)) + _parts(pieces_name(figures.pieces))
    return all(any(part.startswith(one) or (one.isalpha() and one in part) for part in had) for one in _parts(text))


def _parts(text: str) -> list[str]:
    """Each number with the letters behind it, and letters without a number, without what people leave out."""
    return re.findall("[0-9]+[^0-9]*|[^0-9]+", folded(text))
