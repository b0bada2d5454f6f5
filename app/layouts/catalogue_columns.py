"""The columns of the catalogue: what each says of a layout, and by what it is sorted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.layouts.layout_words import collection_title, layout_name
from app.numbers import grouped
from solvers.klotski.catalogue import Entry, PaperRecord, collections, folded
from solvers.klotski.moves import Metric

NOT_OPTIMAL = "≠"
"""Stands before a printed number that is not the optimum."""

Figure = int | None


@dataclass(frozen=True, slots=True)
class Column:
    """`text` is what is shown, `order` what it is sorted by: a number or a text, None where there is nothing."""

    title: str
    meaning: str
    text: Callable[[Entry], str]
    order: Callable[[Entry], int | str | None]
    numeric: bool = True
    wrong: Callable[[Entry], bool] = lambda entry: False


def catalogue_columns() -> tuple[Column, ...]:
    """Every column, in the user's language."""
    return (
        *_name_columns(),
        *_optimum_columns(),
        *_printed_columns(),
        *_record_columns(),
        _collection_column(),
    )


def is_printed_wrong(entry: Entry, metric: Metric) -> bool:
    """Whether the paper printed another number than the optimum."""
    printed = _printed(entry, metric)
    return printed is not None and printed != entry.optimum[metric]


def marked(figure: str, wrong: bool) -> str:
    """A printed number, with the mark when it is not the optimum."""
    text = QCoreApplication.translate("Catalogue", "{mark} {number}")
    return text.format(mark=NOT_OPTIMAL, number=figure) if wrong else figure


def _name_columns() -> tuple[Column, ...]:
    return (
        Column(
            QCoreApplication.translate("Catalogue", "Name"),
            QCoreApplication.translate("Catalogue", "The name; its other names are in the tooltips. Sorted by pinyin"),
            lambda entry: layout_name(entry.names),
            lambda entry: folded(entry.names.pinyin),
            numeric=False,
        ),
        Column(
            QCoreApplication.translate("Catalogue", "English"),
            QCoreApplication.translate("Catalogue", "The name in English"),
            lambda entry: entry.names.en,
            lambda entry: entry.names.en.casefold(),
            numeric=False,
        ),
        Column(
            QCoreApplication.translate("Catalogue", "Pinyin"),
            QCoreApplication.translate("Catalogue", "How the name is said"),
            lambda entry: entry.names.pinyin,
            lambda entry: folded(entry.names.pinyin),
            numeric=False,
        ),
    )


def _optimum_columns() -> tuple[Column, ...]:
    titles = {
        Metric.MOVES: QCoreApplication.translate("Catalogue", "Moves"),
        Metric.CELLS: QCoreApplication.translate("Catalogue", "Cells"),
        Metric.STRAIGHT: QCoreApplication.translate("Catalogue", "Straight\nslides"),
    }
    meaning = QCoreApplication.translate("Catalogue", "The proved length of a shortest solution")
    return tuple(_optimum_column(metric, title, meaning) for metric, title in titles.items())


def _optimum_column(metric: Metric, title: str, meaning: str) -> Column:
    none = QCoreApplication.translate("Catalogue", "none")

    def text(entry: Entry) -> str:
        length = entry.optimum[metric]
        return none if length is None else grouped(length)

    return Column(title, meaning, text, lambda entry: entry.optimum[metric])


def _printed_columns() -> tuple[Column, ...]:
    meaning = QCoreApplication.translate("Catalogue", "What the paper printed as the length of a shortest solution")
    return (
        _printed_column(Metric.MOVES, QCoreApplication.translate("Catalogue", "Printed\nmoves"), meaning),
        _printed_column(Metric.CELLS, QCoreApplication.translate("Catalogue", "Printed\ncells"), meaning),
    )


def _printed_column(metric: Metric, title: str, meaning: str) -> Column:
    def text(entry: Entry) -> str:
        printed = _printed(entry, metric)
        return "" if printed is None else marked(grouped(printed), is_printed_wrong(entry, metric))

    return Column(
        title,
        meaning,
        text,
        lambda entry: _printed(entry, metric),
        wrong=lambda entry: is_printed_wrong(entry, metric),
    )


def _record_columns() -> tuple[Column, ...]:
    return (
        _record_column(
            QCoreApplication.translate("Catalogue", "Earlier\nrecord"),
            QCoreApplication.translate("Catalogue", "The fewest moves known before the paper"),
            lambda paper: paper.earlier_moves,
        ),
        _record_column(
            QCoreApplication.translate("Catalogue", "Boards\nexpanded"),
            QCoreApplication.translate("Catalogue", "How many positions the paper's search expanded"),
            lambda paper: paper.boards_expanded,
        ),
        _record_column(
            QCoreApplication.translate("Catalogue", "Pentium\nseconds"),
            QCoreApplication.translate("Catalogue", "How long the paper's search took on a Pentium 166"),
            lambda paper: paper.seconds,
        ),
    )


def _record_column(title: str, meaning: str, figure: Callable[[PaperRecord], Figure]) -> Column:
    def order(entry: Entry) -> Figure:
        return None if entry.paper is None else figure(entry.paper)

    def text(entry: Entry) -> str:
        number = order(entry)
        return "" if number is None else grouped(number)

    return Column(title, meaning, text, order)


def _collection_column() -> Column:
    return Column(
        QCoreApplication.translate("Catalogue", "Collections"),
        QCoreApplication.translate("Catalogue", "Who gathered the layout"),
        _collections,
        lambda entry: [collection.key for collection in collections()].index(entry.collections[0]),
        numeric=False,
    )


def _printed(entry: Entry, metric: Metric) -> Figure:
    if entry.paper is None:
        return None
    return {Metric.MOVES: entry.paper.moves, Metric.CELLS: entry.paper.cells}.get(metric)


def _collections(entry: Entry) -> str:
    comma = QCoreApplication.translate("Catalogue", ", ", "between two collections")
    return comma.join(collection_title(one) for one in collections() if one.key in entry.collections)
