"""The columns of the catalogue: names, shortest lengths, one's best, what the paper printed, and figures of maps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.klotski.layouts.layout_names import collection_title, layout_name
from app.klotski.progress import Best
from app.klotski.words import counted, metric_title
from app.ui.widgets.lists import TableColumn, figure_text
from app.ui.words.language import current
from app.ui.words.messages import listed
from app.ui.words.numbers import grouped, plural, stars_text
from solvers.klotski.catalogue.catalogue import Collection, Entry, PaperRecord, collections, folded
from solvers.klotski.catalogue.piece_sets import HARDEST
from solvers.klotski.catalogue.state_spaces import StateSpaceFigures, state_space_figures
from solvers.klotski.moves import Metric

translate = QCoreApplication.translate

NOT_OPTIMAL = "≠"
"""Stands before a printed number of steps that is not the fewest."""

Figure = int | None
BestOf = Callable[[Entry], Best | None]
"""What the person has reached in a layout, in the count in use."""


@dataclass(frozen=True)
class CatalogueColumn(TableColumn[Entry]):
    """A column of the catalogue."""

    wrong: Callable[[Entry], bool] = field(default=lambda entry: False, kw_only=True)
    """Whether Wei and Lin's paper printed a number that is not the fewest."""
    of_paper: bool = field(default=False, kw_only=True)
    """Whether it says something only of the layouts of Wei and Lin's paper."""
    beside_paper: bool = field(default=True, kw_only=True)
    """Whether there is room for it beside what Wei and Lin's paper printed."""
    detail: Callable[[Entry], str | None] = field(default=lambda entry: None, kw_only=True)
    """What the tooltip of a figure adds to it."""
    starred: bool = field(default=False, kw_only=True)
    """Whether it holds stars."""
    needed: bool = field(default=True, kw_only=True)
    """Whether it says more, in the user's language, than the name does."""
    of_own: bool = field(default=False, kw_only=True)
    """Whether it says something of the person's own layouts too."""


def catalogue_columns(metric: Metric, best: BestOf) -> tuple[CatalogueColumn, ...]:
    """Return every column, in the user's language; one's own steps and those of maps are counted in this metric."""
    optimum = translate("Catalogue", "Length of a shortest solution, proven")
    printed = translate("Catalogue", "Length of a shortest solution according to Wei and Lin's paper")
    by_pinyin = current() != "en"
    return (
        CatalogueColumn(
            translate("Catalogue", "Name"),
            lambda entry: layout_name(entry.names),
            lambda entry: _by_pinyin(entry) if by_pinyin else layout_name(entry.names).casefold(),
            numeric=False,
            of_own=True,
            meaning=translate("Catalogue", "Name; hover over it to see its other names"),
        ),
        _optimum_column(Metric.MOVES, translate("Catalogue", "Moves"), optimum),
        _optimum_column(Metric.CELLS, translate("Catalogue", "Cells"), optimum),
        _optimum_column(Metric.STRAIGHT, translate("Catalogue", "Straight\nslides"), optimum),
        *_best_columns(metric, best),
        *_other_name_columns(),
        _printed_column(Metric.MOVES, translate("Catalogue", "Printed\nmoves"), printed),
        _printed_column(Metric.CELLS, translate("Catalogue", "Printed\ncells"), printed),
        _record_column(
            translate("Catalogue", "Earlier\nrecord"),
            translate("Catalogue", "Fewest moves known before Wei and Lin's paper"),
            lambda paper: paper.earlier_moves,
        ),
        _record_column(
            translate("Catalogue", "Positions\nexpanded"),
            translate("Catalogue", "Positions expanded by the search of Wei and Lin's paper"),
            lambda paper: paper.boards_expanded,
        ),
        _record_column(
            translate("Catalogue", "Pentium\nseconds"),
            translate("Catalogue", "Time that the search of Wei and Lin's paper took on a Pentium 166"),
            lambda paper: paper.seconds,
        ),
        *map_columns(metric),
        CatalogueColumn(
            translate("Catalogue", "Collections"),
            lambda entry: listed(collection_title(one) for one in every_collection() if one.key in entry.collections),
            lambda entry: [collection.key for collection in every_collection()].index(entry.collections[0]),
            numeric=False,
            beside_paper=False,
            meaning=translate("Catalogue", "Collections that contain the layout"),
        ),
    )


def is_printed_wrong(entry: Entry, metric: Metric) -> bool:
    """Whether Wei and Lin's paper printed another number than the fewest."""
    printed = _printed(entry, metric)
    return printed is not None and printed != entry.optimum[metric]


def marked(figure: str, wrong: bool) -> str:
    """A printed number, with the mark when it is not the fewest."""
    text = translate("Catalogue", "{mark} {number}")
    return text.format(mark=NOT_OPTIMAL, number=figure) if wrong else figure


def _by_pinyin(entry: Entry) -> str:
    return folded(entry.names.pinyin)


def _other_name_columns() -> Iterator[CatalogueColumn]:
    """The names in English, and as they are spoken: as many columns in every language, to keep their widths."""
    title, meaning = translate("Catalogue", "English"), translate("Catalogue", "The name in English")
    yield CatalogueColumn(
        title,
        lambda entry: entry.names.en,
        lambda entry: entry.names.en.casefold(),
        numeric=False,
        meaning=meaning,
        needed=current() != "en",
    )
    title, meaning = translate("Catalogue", "Pinyin"), translate("Catalogue", "Pronunciation")
    yield CatalogueColumn(title, lambda entry: entry.names.pinyin, _by_pinyin, numeric=False, meaning=meaning)


def _figure(
    title: str,
    figure: Callable[[Entry], Figure],
    meaning: str,
    form: Callable[[int], str] = grouped,
    nothing: str = "",
    **more: Any,
) -> CatalogueColumn:
    """A column of figures; `nothing` is written where there is none, and `more` are other fields of the column."""
    return CatalogueColumn(title, figure_text(figure, form, nothing), figure, meaning=meaning, **more)


def _optimum_column(metric: Metric, title: str, meaning: str) -> CatalogueColumn:
    none = translate("Catalogue", "none")
    return _figure(title, lambda entry: entry.optimum[metric], meaning, nothing=none)


def _best_columns(metric: Metric, best: BestOf) -> Iterator[CatalogueColumn]:
    """The person's fewest steps and most stars."""
    counted_in = translate("Catalogue", "{meaning}, counted in {metric}")
    in_count = metric_title(metric)

    def earned(entry: Entry) -> Figure:
        reached = best(entry)
        return (reached.stars or None) if reached else None  # none could be earned

    yield _figure(
        translate("Catalogue", "Yours"),
        lambda entry: (reached := best(entry)) and reached.length,
        counted_in.format(meaning=translate("Catalogue", "Your fewest steps without a hint"), metric=in_count),
        of_own=True,
    )
    most = translate("Catalogue", "The most stars that a game of yours was worth")
    yield _figure(
        translate("Catalogue", "Stars"),
        earned,
        counted_in.format(meaning=most, metric=in_count),
        stars_text,
        starred=True,
        of_own=True,
    )


def _printed_column(metric: Metric, title: str, meaning: str) -> CatalogueColumn:
    def wrong(entry: Entry) -> bool:
        return is_printed_wrong(entry, metric)

    def text(entry: Entry) -> str:
        return marked(figure_text(printed, grouped)(entry), wrong(entry))

    printed = partial(_printed, metric=metric)
    return CatalogueColumn(title, text, printed, wrong=wrong, of_paper=True, meaning=meaning)


def _record_column(title: str, meaning: str, figure: Callable[[PaperRecord], Figure]) -> CatalogueColumn:
    return _figure(title, lambda entry: entry.paper and figure(entry.paper), meaning, of_paper=True)


def _printed(entry: Entry, metric: Metric) -> Figure:
    if entry.paper is None:
        return None
    return {Metric.MOVES: entry.paper.moves, Metric.CELLS: entry.paper.cells}.get(metric)


def shortest_lengths(entry: Entry) -> str:
    """The length of a shortest solution in moves and in cells."""
    lengths = ((metric, entry.optimum[metric]) for metric in (Metric.MOVES, Metric.CELLS))
    return listed(counted(length, metric) for metric, length in lengths if length is not None)


def every_collection() -> tuple[Collection, ...]:
    """The collections of the catalogue's data file, and that of the hardest layouts of each set of pieces."""
    return *collections(), HARDEST


def map_columns(metric: Metric) -> Iterator[CatalogueColumn]:
    """What the map of a layout is like, its steps counted in this metric."""

    def of_map(figure: Callable[[StateSpaceFigures], Figure]) -> Callable[[Entry], Figure]:
        return lambda entry: None if HARDEST.key in entry.collections else figure(state_space_figures(entry, metric))

    passes = of_map(lambda figures: None if figures.distance is None else len(figures.passes))

    def steps_of_passes(entry: Entry) -> str | None:
        if not passes(entry):
            return None
        steps = state_space_figures(entry, metric).passes
        return plural(
            "Catalogue",
            "{number} narrow passes, at steps {steps} of a shortest solution",
            len(steps),
            steps=listed(map(grouped, steps)),
        )

    counted_in = translate("Catalogue", "{meaning}, counted in {metric}")
    furthest = translate("Catalogue", "Steps from the layout to the position furthest from it")
    narrow = translate("Catalogue", "Narrow passes: positions that every solution comes through")
    yield _figure(
        translate("Catalogue", "Positions"),
        of_map(lambda figures: figures.positions),
        translate("Catalogue", "Positions that can be reached from the layout, mirror images counted separately"),
    )
    yield _figure(
        translate("Catalogue", "Furthest\nposition"),
        of_map(lambda figures: figures.furthest),
        counted_in.format(meaning=furthest, metric=metric_title(metric)),
    )
    yield _figure(
        translate("Catalogue", "Narrow\npasses"),
        passes,
        counted_in.format(meaning=narrow, metric=metric_title(metric)),
        detail=steps_of_passes,
    )
