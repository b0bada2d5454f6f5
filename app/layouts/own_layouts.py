"""Layouts that are not in the catalogue, given a name so that they can stand among those that are."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.layouts.layout_words import short_name
from solvers.klotski.catalogue import Entry, Names, entry_for
from solvers.klotski.layout import Layout


def entry_of(layout: Layout) -> Entry:
    """The catalogue's entry of a layout, or one made for it."""
    known = entry_for(layout)
    if known is not None:
        return known
    mirrored = entry_for(layout.mirror())
    return _mirror_image(layout, mirrored) if mirrored is not None else _nameless(layout)


def named(layout: Layout, name: str) -> Entry:
    """A layout by the name that its owner gave it."""
    return replace(entry_of(layout), names=Names(hant=name, hans=name, pinyin="", en=str(layout)), collections=())


def _mirror_image(layout: Layout, entry: Entry) -> Entry:
    """A layout that the catalogue has the other way round: it takes as many steps."""
    text = QCoreApplication.translate("Layouts", "{name}, mirrored")
    names = entry.names
    mirrored = Names(
        hant=text.format(name=names.hant), hans=text.format(name=names.hans), pinyin="", en=text.format(name=names.en)
    )
    return Entry(mirrored, str(layout), (), entry.optimum)


def _nameless(layout: Layout) -> Entry:
    """A layout of nobody's: its code serves as a name."""
    name = QCoreApplication.translate("Layouts", "Own layout {code}").format(code=short_name(layout))
    return Entry(Names(hant=name, hans=name, pinyin="", en=str(layout)), str(layout), (), {})
