"""The buttons of a card in every width: rows that fill it, words that fit, and arrows that lead round."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.puzzle.board.win_buttons import ButtonRows

WORDS = ("Play again", "Review", "Share", "Next: Blade Drawn, Horse Reined")


@pytest.fixture
def buttons(qtbot: QtBot) -> list[QPushButton]:
    return [QPushButton(words) for words in WORDS]


@pytest.fixture
def rows(qtbot: QtBot, buttons: list[QPushButton]) -> ButtonRows:
    made = ButtonRows(buttons[:-1], buttons[-1])
    qtbot.addWidget(made)
    made.resize(900, 40)
    made.show()
    return made


def lines_of(buttons: list[QPushButton]) -> list[list[int]]:
    """Which buttons stand beside each other, from the top."""
    tops = sorted({button.y() for button in buttons if not button.isHidden()})
    return [[number for number, each in enumerate(buttons) if each.y() == top and not each.isHidden()] for top in tops]


def test_every_width_is_filled_and_no_word_is_lost(rows: ButtonRows, buttons: list[QPushButton]) -> None:
    for width in range(140, 901, 20):
        rows.arrange(width)
        lines = lines_of(buttons)
        assert sorted(number for line in lines for number in line) == [0, 1, 2, 3]
        for line in lines:
            places = [buttons[number].geometry() for number in line]
            assert places[0].left() == 0
            assert places[-1].right() + 1 == width
            assert len({place.height() for place in places}) == 1
            assert max(place.width() for place in places) - min(place.width() for place in places) <= 1
            assert all(after.left() - before.right() - 1 == 8 for before, after in pairwise(places))
        for above, below in pairwise(lines):
            assert buttons[below[0]].y() - buttons[above[0]].geometry().bottom() - 1 == 8
        last = buttons[lines[-1][0]].geometry()
        assert rows.height() == last.bottom() + 1
        for words, button in zip(WORDS, buttons, strict=True):
            assert button.text().split() == words.split()
            assert button.text().count("\n") <= 1


def test_the_narrower_the_more_rows(rows: ButtonRows, buttons: list[QPushButton]) -> None:
    shapes: list[list[int]] = []
    for width in range(1_600, 100, -20):
        rows.arrange(width)
        shape = [len(line) for line in lines_of(buttons)]
        if not shapes or shapes[-1] != shape:
            shapes.append(shape)
    assert shapes[0] == [4]
    assert [3, 1] in shapes
    assert shapes[-1] == [1, 1, 1, 1]
    assert [len(shape) for shape in shapes[-2:]] == [2, 4]


def test_a_button_that_is_hidden_takes_no_room(rows: ButtonRows, buttons: list[QPushButton]) -> None:
    buttons[1].hide()
    rows.arrange(900)
    assert lines_of(buttons) == [[0, 2, 3]]
    buttons[3].hide()
    rows.arrange(300)
    assert lines_of(buttons) == [[0, 2]]
    for button in buttons:
        button.hide()
    rows.arrange(300)
    assert rows.height() == 0


def test_two_lines_are_about_as_long_as_each_other_and_break_at_a_space(
    rows: ButtonRows, buttons: list[QPushButton]
) -> None:
    rows.arrange(190)
    first, second = buttons[3].text().split("\n")
    assert f"{first} {second}" == WORDS[3]
    metrics = buttons[3].fontMetrics()
    words = WORDS[3].split(" ")
    halves = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
    assert (first, second) == min(halves, key=lambda two: max(map(metrics.horizontalAdvance, two)))


def test_chinese_breaks_between_any_two_signs_but_not_before_a_comma_nor_beside_letters(
    rows: ButtonRows, buttons: list[QPushButton]
) -> None:
    metrics = buttons[3].fontMetrics()
    for name in ("下一關橫刀立馬，過五關", "橫刀AB立馬", "AB橫"):
        rows.name_last(name)
        whole = metrics.horizontalAdvance(name)
        for width in range(whole // 2 + 20, whole + 40, 12):
            rows.arrange(width)
            first, *second = buttons[3].text().split("\n")
            assert "".join((first, *second)) == name
            assert all(first[-1] not in "AB" and line[0] not in "，AB" for line in second)
        assert buttons[3].accessibleName() == name


def test_an_ampersand_in_a_name_is_a_sign_and_no_key(rows: ButtonRows, buttons: list[QPushButton]) -> None:
    rows.name_last("Fire & Water")
    rows.arrange(900)
    assert buttons[3].text() == "Fire && Water"
    assert buttons[3].accessibleName() == "Fire & Water"


def test_the_arrows_lead_round_the_buttons_that_are_there(
    qtbot: QtBot, rows: ButtonRows, buttons: list[QPushButton]
) -> None:
    rows.activateWindow()
    buttons[1].hide()
    buttons[0].setFocus()
    seen: list[int] = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up):
        focused = rows.focusWidget()
        assert isinstance(focused, QPushButton)
        qtbot.keyClick(focused, key)
        seen.append(buttons.index(rows.focusWidget()))  # pyright: ignore[reportArgumentType]
    assert seen == [2, 3, 0, 3, 2]
