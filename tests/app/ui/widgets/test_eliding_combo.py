"""A choice that is longer than its field."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from app.ui.widgets.dropdown import ElidingCombo
from tests.app.walking import picture


def shown(qtbot: QtBot, kind: type[QComboBox], text: str) -> object:
    """What a narrow dropdown looks like with a text chosen."""
    combo = kind()
    qtbot.addWidget(combo)
    combo.addItem(text)
    combo.setFixedSize(120, 30)
    return picture(combo)


def test_a_long_text_ends_in_an_ellipsis_and_a_short_one_stays(qtbot: QtBot) -> None:
    long = "W" * 40
    assert shown(qtbot, ElidingCombo, long) != shown(qtbot, QComboBox, long)
    assert shown(qtbot, ElidingCombo, long) == shown(qtbot, ElidingCombo, long + "i")
    assert shown(qtbot, ElidingCombo, "short") == shown(qtbot, QComboBox, "short")


def test_home_in_the_list_goes_to_the_first_entry_below_a_title(qtbot: QtBot) -> None:
    combo = ElidingCombo()
    qtbot.addWidget(combo)
    combo.addItems(["Title", "first", "second"])
    model = combo.model()
    assert isinstance(model, QStandardItemModel)
    model.item(0).setFlags(Qt.ItemFlag.NoItemFlags)
    combo.setCurrentIndex(2)
    combo.show()
    combo.showPopup()
    qtbot.keyClick(combo.view(), Qt.Key.Key_Home)
    qtbot.keyClick(combo.view(), Qt.Key.Key_Return)
    assert combo.currentText() == "first"
