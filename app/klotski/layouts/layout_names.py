"""What is said of layouts: their names, also a person's own, their shortest lengths, and how a code was read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.klotski.progress import Best
from app.klotski.repositories import OwnLayouts
from app.klotski.words import counted, metric_title
from app.puzzle.copy_forms import CopyForm
from app.ui.words.dates import day_text
from app.ui.words.language import current
from app.ui.words.numbers import grouped, spoken_stars
from solvers.klotski.catalogue.catalogue import Collection, Entry, Names, entry_for
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

if TYPE_CHECKING:
    from solvers.klotski.catalogue.lookup import LookupResult
    from solvers.klotski.codes import CodeName

UNKNOWN = "–"


def layout_name(names: Names) -> str:
    """The name in the script of the user's language; where that is English, in English with the Chinese behind it.

    The name that a person gave to a layout is in no collection, and written as it is.
    """
    if current() == "en" and names.collections:
        return names.bilingual
    return names.hans if current() == "zh_Hans" else names.hant


def name_alone(names: Names) -> str:
    """The name in the user's language alone: where that is English, without the Chinese behind it."""
    return names.en if current() == "en" else layout_name(names)


def other_forms(names: Names) -> tuple[str, ...]:
    """How else the name is written: in English, unless it is so already, and in pinyin."""
    english = "" if layout_name(names) == names.bilingual else names.en
    return tuple(filter(None, (english, names.pinyin)))


def full_name(names: Names) -> str:
    """The name in the user's language and in English."""
    shown = layout_name(names)
    return shown if shown in (names.en, names.bilingual) else f"{shown} {names.en}".rstrip()


def alias_title(names: Names) -> str:
    """Another name of a layout; one that is only written differently is said to be so."""
    if not names.variant:
        return full_name(names)
    return QCoreApplication.translate("Layouts", "variant spelling: {name}").format(name=full_name(names))


def names_tip(names: Names) -> str:
    """Every name of a layout, for a tooltip."""
    others = (QCoreApplication.translate("Layouts", "Also called"), *map(alias_title, names.aliases))
    return "\n".join((full_name(names), *(others if names.aliases else ())))


def collection_title(collection: Collection) -> str:
    """What a collection is called in the user's language."""
    return {"en": collection.en, "zh_Hans": collection.hans, "zh_Hant": collection.hant}[current()]


def optimum_figure(entry: Entry, metric: Metric) -> str:
    """The length of a shortest solution, in words where there is none."""
    if metric not in entry.optimum:
        return UNKNOWN
    length = entry.optimum[metric]
    return QCoreApplication.translate("Layouts", "no solution") if length is None else grouped(length)


def optimum_unit(entry: Entry, metric: Metric) -> str:
    """What the figure counts, or nothing where it says that there is no solution."""
    return metric_title(metric) if has_figure(entry, metric) else ""


def has_figure(entry: Entry, metric: Metric) -> bool:
    """Whether the optimum is a known number."""
    return entry.optimum.get(metric) is not None


def spoken_layout(entry: Entry, metric: Metric, best: Best | None = None) -> str:
    """A layout as a screen reader says it: its names, its shortest length, and what the person has reached in it."""
    length = entry.optimum.get(metric)
    if metric not in entry.optimum:
        optimum = QCoreApplication.translate("Layouts", "shortest length not known yet")
    elif length is None:
        optimum = QCoreApplication.translate("Layouts", "no solution")
    else:
        optimum = counted(length, metric)
    comma = QCoreApplication.translate("Layouts", ", ", "between the names of a layout")
    earned = "" if best is None or best.stars is None else spoken_stars(best.stars)
    told = layout_name(entry.names), *other_forms(entry.names), optimum, best_figure(best), earned
    return comma.join(filter(None, told))


def best_figure(best: Best | None) -> str:
    """The fewest steps that the person took without a hint, or nothing where there are none."""
    if best is None or best.length is None:
        return ""
    return QCoreApplication.translate("Klotski", "yours: {number}").format(number=grouped(best.length))


def code_title(code: CodeName) -> str:
    """What a code is called."""
    from solvers.klotski.codes import CodeName  # only here: the first paint does not wait for it

    return {
        CodeName.TEXT: QCoreApplication.translate("Codes", "Text form"),
        CodeName.VECTOR: QCoreApplication.translate("Codes", "Wei–Lin vector"),
        CodeName.VALUE: QCoreApplication.translate("Codes", "Wei–Lin base-20 value"),
        CodeName.BITS26: QCoreApplication.translate("Codes", "26-bit integer"),
        CodeName.BITS60: QCoreApplication.translate("Codes", "60-bit integer"),
        CodeName.DIGITS24: QCoreApplication.translate("Codes", "24 digits"),
        CodeName.COMMON: QCoreApplication.translate("Codes", "CommonCode"),
        CodeName.RAW: QCoreApplication.translate("Codes", "RawCode"),
        CodeName.SHORT: QCoreApplication.translate("Codes", "ShortCode"),
    }[code]


def copy_forms(layout: Layout) -> list[CopyForm]:
    """A layout in every code."""
    from solvers.klotski.codes import write_all  # only here: the first paint does not wait for it

    return [
        CopyForm(code.value, code_title(code), None if text is None else partial(str, text))
        for code, text in write_all(layout).items()
    ]


def reading_sentence(reading: LookupResult, entry: Entry) -> str:
    """How a text was read, and which layout it is."""
    if reading.code is None:
        return QCoreApplication.translate("Layouts", "Recognised as a name: {name}").format(
            name=layout_name(entry.names)
        )
    return QCoreApplication.translate("Layouts", "Recognised as {code}: {name}").format(
        code=code_title(reading.code), name=layout_name(entry.names)
    )


def code_sentence(layout: Layout) -> str:
    """The code of a layout that is most in use."""
    return QCoreApplication.translate("Layouts", "{title} {code}").format(
        title=QCoreApplication.translate("Codes", "CommonCode"), code=short_name(layout)
    )


def short_name(layout: Layout) -> str:
    """The CommonCode of a layout, without the zeros behind that may be left off."""
    from solvers.klotski.codes import CodeName, write  # only here: the first paint does not wait for it

    code = write(layout, CodeName.COMMON)
    assert code is not None
    return code.rstrip("0")


def copied_sentence(steps: int) -> str:
    """That a layout was copied, with its solution if there is one."""
    return (
        QCoreApplication.translate("Layouts", "Layout copied")
        if steps < 1
        else QCoreApplication.translate("Layouts", "Layout and its solution copied")
    )


def entry_of(layout: Layout) -> Entry:
    """The catalogue's entry of a layout, or one made for it: by its place in the chapters, its day, or its code."""
    known = _known(layout)
    if known is not None:
        return known
    mirrored = _known(layout.mirror())
    return _mirror_image(layout, mirrored) if mirrored is not None else _nameless(layout)


def is_placed(layout: Layout) -> bool:
    """Whether a layout, or its mirror image, has a place in the chapters, a day, or is the hardest of its pieces."""
    return any(_in_chapter(one) or _of_day(one) or _hardest(one) for one in (layout, layout.mirror()))


def _known(layout: Layout) -> Entry | None:
    """The entry of a layout of the catalogue, a chapter or a day, or of the hardest of some pieces."""
    return entry_for(layout) or _in_chapter(layout) or _of_day(layout) or _hardest(layout)


def _in_chapter(layout: Layout) -> Entry | None:
    """The entry of a layout that only the chapters have: its place serves as a name."""
    from solvers.klotski.catalogue.chapters import place_of  # only here: most of what is shown has a name

    place = place_of(layout)
    if place is None:
        return None
    from app.klotski.layouts.words import place_name

    chapter, number = place
    name = place_name(chapter, number)
    return Entry(Names(hant=name, hans=name, pinyin="", en=""), str(layout), (), chapter.layouts[number - 1].optimum)


def _of_day(layout: Layout) -> Entry | None:
    """The entry of the puzzle of a day: it is called by the date."""
    from solvers.klotski.catalogue.daily import day_of, puzzle_of

    day = day_of(layout)
    puzzle = None if day is None else puzzle_of(day)
    if puzzle is None or puzzle.layout != layout:
        return None
    name = QCoreApplication.translate("Layouts", "Puzzle of {date}").format(date=day_text(puzzle.day))
    return Entry(Names(hant=name, hans=name, pinyin="", en=""), str(layout), (), {Metric.MOVES: puzzle.optimum})


def _hardest(layout: Layout) -> Entry | None:
    """The entry of the hardest layout of some pieces: it is called by these."""
    from app.klotski.layouts.words import hardest_entry
    from solvers.klotski.catalogue.piece_sets import set_with_hardest

    figures = set_with_hardest(layout)
    return None if figures is None else hardest_entry(figures)


def named(layout: Layout, name: str) -> Entry:
    """A layout by the name that its owner gave it."""
    return replace(entry_of(layout), names=Names(hant=name, hans=name, pinyin="", en=str(layout)), collections=())


def _mirror_image(layout: Layout, entry: Entry) -> Entry:
    """A layout that the catalogue or a chapter has the other way round: it takes as many steps."""
    text = QCoreApplication.translate("Layouts", "{name}, mirrored")
    names = entry.names
    english = current() == "en" and bool(names.collections)  # then it is shown bilingually
    mirrored = Names(
        hant=names.hant if english else text.format(name=names.hant),
        hans=names.hans if english else text.format(name=names.hans),
        pinyin=names.pinyin,
        en=text.format(name=names.en) if names.en else "",
        collections=names.collections,
    )
    return Entry(mirrored, str(layout), (), entry.optimum)


def _nameless(layout: Layout) -> Entry:
    """A layout of nobody's: its code serves as a name."""
    name = QCoreApplication.translate("Layouts", "My layout {code}").format(code=short_name(layout))
    return Entry(Names(hant=name, hans=name, pinyin="", en=str(layout)), str(layout), (), {})


NOT_READ = ()
"""What a person has named before it is read."""
NEWEST = ""
"""In the place of a name: the newest that the person gave to the layout, once these are read."""


class OwnNames:
    """The layouts that a person named, as the data file has them; nothing is known before `read`."""

    def __init__(self, repository: OwnLayouts) -> None:
        self.layouts: Sequence[tuple[Layout, str]] = NOT_READ
        """The layouts with their names, the newest first."""
        self._repository = repository
        self._chosen: str | None = None

    def entry(self, layout: Layout) -> Entry:
        """The chosen layout under the name that it was chosen by, in the language in force."""
        return named(layout, self._chosen) if self._chosen else entry_of(layout)

    def choose(self, entry: Entry) -> None:
        """A layout is chosen by one of its names, the person's or another."""
        name = entry.names.hant
        self._chosen = name if (entry.layout, name) in self.layouts else None

    def choose_newest(self, layout: Layout) -> None:
        """A layout is chosen by the newest name that the person gave to it, if any."""
        self._chosen = NEWEST if self.layouts is NOT_READ else next(iter(self._names_of(layout)), None)

    def read(self, layout: Layout) -> None:
        """Read all anew; the chosen layout has another name now where its own is gone. Raises `StorageError`."""
        self.layouts = [(kept.layout, kept.name) for kept in self._repository.newest()]
        if self._chosen in self._names_of(layout):
            return
        if self._chosen != NEWEST and entry_of(layout).collections:
            self._chosen = None
        else:
            self.choose_newest(layout)

    def _names_of(self, layout: Layout) -> list[str]:
        return [name for own, name in self.layouts if own == layout]
