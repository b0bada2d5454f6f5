"""The window offers the method, the layout and the board that were added, under their names in every language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox

from app.ui.words.language import Language
from app.window.main_window import MainWindow
from tests.app.children import child
from tests.app.windows import klotski_page, knight_page


def offered(combo: QComboBox) -> list[str]:
    return [combo.itemText(row) for row in range(combo.count())]


@pytest.mark.parametrize(
    ("language", "method", "layout", "board"),
    [
        (Language.ENGLISH, "Textbook", "The Textbook (教科書)", "Small rectangle, closed, 6 × 7"),
        (Language.SIMPLIFIED, "教科书写法", "教科书", "小长方形（闭合），6 × 7"),
        (Language.TRADITIONAL, "教科書寫法", "教科書", "小長方形（封閉），6 × 7"),
    ],
)
def test_the_dropdowns_offer_it(window: MainWindow, language: Language, method: str, layout: str, board: str) -> None:
    window.languages.choose(language.value)
    assert method in offered(klotski_page(window).klotski_choices.engines)
    assert layout in offered(klotski_page(window).layout_combo)
    assert board in offered(child(knight_page(window), QComboBox, "knightBoardCombo"))
