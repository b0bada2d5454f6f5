"""The dropdown of search methods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QComboBox

from app.panels.eliding_combo import ElidingCombo
from solvers.engine import Engine


def engine_combo(name: str, engines: Sequence[Engine[Any]]) -> ElidingCombo:
    """A dropdown with the engines as its data; each says in a tooltip what it promises and where it comes from."""
    combo = ElidingCombo()
    combo.setObjectName(name)
    combo.setAccessibleName(QCoreApplication.translate("EngineCombo", "Search method"))
    combo.setToolTip(QCoreApplication.translate("EngineCombo", "How to search"))
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    for engine in engines:
        words = engine.words(words_language())
        combo.addItem(words.title, engine)
        combo.setItemData(combo.count() - 1, f"{words.promise}\n\n{words.origin}", Qt.ItemDataRole.ToolTipRole)
    return combo


def words_language() -> str:
    """The language of the engines' words that fits the program's: Chinese in either script, or English."""
    locale = QLocale()
    if locale.language() != QLocale.Language.Chinese:
        return "en"
    return "zh_Hant" if locale.script() == QLocale.Script.TraditionalChineseScript else "zh_Hans"
