"""The layouts that lessons about searches of Klotski offer: from a few moves to 橫刀立馬's 81."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox

from app.klotski.layouts.layout_names import layout_name
from app.ui.widgets.dropdown import Dropdown
from solvers.klotski.catalogue import catalogue
from solvers.klotski.catalogue.catalogue import Entry
from solvers.klotski.layout import Layout

SEVEN, THIRTEEN, TWENTY_ONE, EIGHTY_ONE = (
    "VV.V/VV.V/VVAA/VVAA/SSSS",
    "SHHS/VAAV/VAAV/VSSV/V..V",
    "HHAA/HHAA/HHHH/HHSS/SS..",
    "VAAV/VAAV/VHHV/VSSV/S..S",
)
"""By how many moves their shortest solutions take; the names do not tell."""


def layout_choice(name: str, texts: Sequence[str]) -> QComboBox:
    """A dropdown of these layouts with their catalogue entries as data; `name` is its object name."""
    combo = Dropdown()
    combo.setObjectName(name)
    combo.setAccessibleName(QCoreApplication.translate("Lessons", "Layout to begin with"))
    combo.setToolTip(combo.accessibleName())
    for text in texts:
        entry = catalogue.entry_for(Layout.parse(text))
        assert entry is not None
        combo.addItem(layout_name(entry.names), entry)
    return combo


def chosen_layout(combo: QComboBox) -> Layout:
    """The layout that is chosen in such a dropdown."""
    entry: Entry = combo.currentData()
    return entry.layout
