"""Finding layouts by a part of a name, while a person is still typing it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from solvers.klotski.catalogue.catalogue import LONGEST_NAME, Entry, Names, folded

SHORTEST_INITIALS = 2
"""From how many letters on a text may stand for the first letters of pinyin: one would fit too much."""

REMEMBERED = 4096
"""Of how many names the folded spellings are remembered: all of the catalogue and a person's own."""


class Likeness(IntEnum):
    """How a text fits a name, the best first."""

    WHOLE = 0
    BEGINNING = 1
    INITIALS = 2
    """The first letters of the pinyin, `hdlm` for Héng Dāo Lì Mǎ."""
    PART = 3
    WORDS = 4
    """Every word occurs in the name, in whatever order."""


class Hit(NamedTuple):
    """A layout that was found, the one of its names that fits best, and how."""

    entry: Entry
    names: Names
    likeness: Likeness


def hits(text: str, among: Iterable[Entry]) -> list[Hit]:
    """The layouts that a text may mean, in their order: in any script or language, with or without tones and spaces.

    Single words in another order count only when nothing fits better. An empty text means every layout.
    """
    if len(text.strip()) > LONGEST_NAME:
        return []
    wanted, words = folded(text), [folded(word) for word in text.split()]
    if not wanted:
        return [Hit(entry, entry.names, Likeness.BEGINNING) for entry in among]
    found = [hit for entry in among if (hit := _hit(entry, wanted, words)) is not None]
    closer = [hit for hit in found if hit.likeness is not Likeness.WORDS]
    return closer or found


def _hit(entry: Entry, wanted: str, words: list[str]) -> Hit | None:
    fits = [(likeness, names) for names in entry.names.all if (likeness := _likeness(names, wanted, words)) is not None]
    if not fits:
        return None
    likeness, names = min(fits, key=lambda fit: (fit[0], fit[1].variant))
    return Hit(entry, names, likeness)


def _likeness(names: Names, wanted: str, words: list[str]) -> Likeness | None:
    spellings = _folded_spellings(names)
    if wanted in spellings:
        return Likeness.WHOLE
    if any(spelling.startswith(wanted) for spelling in spellings):
        return Likeness.BEGINNING
    if len(wanted) >= SHORTEST_INITIALS and _initials(names).startswith(wanted):
        return Likeness.INITIALS
    if any(wanted in spelling for spelling in spellings):
        return Likeness.PART
    if any(all(word in spelling for word in words) for spelling in spellings):
        return Likeness.WORDS
    return None


@lru_cache(REMEMBERED)
def _folded_spellings(names: Names) -> tuple[str, ...]:
    hant, hans, pinyin, en = map(folded, (names.hant, names.hans, names.pinyin, names.en))
    return hant, hans, pinyin, en, en + hant


@lru_cache(REMEMBERED)
def _initials(names: Names) -> str:
    return "".join(folded(word)[:1] for word in names.pinyin.split())
