"""How large controls are, and where their parts lie: without gaps, in proportion, and large enough for a finger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QListView,
    QPushButton,
    QStyle,
    QStyleOption,
    QStyleOptionComplex,
    QStyleOptionFrame,
    QStyleOptionMenuItem,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QTableView,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.ui.look.metrics import (
    METRICS,
    SIZES,
    around_menu_text,
    arrows_width,
    beside_item,
    combo_part,
    enlarged,
    scroll_bar_part,
    scroll_bar_width,
    slider_knob,
    slider_part,
    spin_part,
)
from app.ui.look.scale import set_for_fingers, set_text_scale
from app.ui.widgets.shorthand import named

pytestmark = pytest.mark.usefixtures("qapp")
Contents, Metric, Sub = QStyle.ContentsType, QStyle.PixelMetric, QStyle.SubControl
RECT = QRect(10, 20, 200, 32)


@pytest.fixture
def fingers() -> Iterator[None]:
    """Controls for fingers."""
    set_for_fingers(True)
    yield
    set_for_fingers(False)


def slider(rect: QRect, value: int, most: int, page: int = 10, across: bool = True) -> QStyleOptionSlider:
    option = QStyleOptionSlider()
    option.rect = rect
    option.orientation = Qt.Orientation.Horizontal if across else Qt.Orientation.Vertical
    option.minimum, option.maximum = 0, most
    option.sliderPosition = option.sliderValue = value
    option.pageStep = page
    return option


def complex_option(rect: QRect = RECT) -> QStyleOptionComplex:
    option = QStyleOptionComplex()
    option.rect = rect
    return option


@pytest.mark.parametrize("across", [True, False])
@pytest.mark.parametrize(
    ("value", "most", "page", "start", "length"),
    [(0, 300, 100, 0, 50), (300, 300, 100, 150, 50), (150, 300, 100, 75, 50), (0, 0, 10, 0, 200), (0, 900, 10, 0, 28)],
)
def test_the_handle_of_a_scroll_bar_is_as_long_as_what_is_in_sight(
    across: bool, value: int, most: int, page: int, start: int, length: int
) -> None:
    rect = QRect(10, 20, 200, 12) if across else QRect(20, 10, 12, 200)
    option = slider(rect, value, most, page, across)
    parts = (Sub.SC_ScrollBarSubPage, Sub.SC_ScrollBarSlider, Sub.SC_ScrollBarAddPage, Sub.SC_ScrollBarGroove)
    before, handle, after, groove = (scroll_bar_part(option, part) for part in parts)

    def span(part: QRect) -> tuple[int, int]:
        return (part.x() - 10, part.width()) if across else (part.y() - 10, part.height())

    assert span(handle) == (start, length)
    assert span(before) == (0, start)
    assert span(after) == (start + length, 200 - start - length)
    assert groove == rect
    for part in (before, handle, after):
        assert (part.y(), part.height()) == (20, 12) if across else (part.x(), part.width()) == (20, 12)
    assert scroll_bar_part(option, Sub.SC_ScrollBarAddLine) == QRect()


def test_a_scroll_bar_that_is_shorter_than_its_handle_is_all_handle() -> None:
    assert scroll_bar_part(slider(QRect(0, 0, 20, 12), 5, 900), Sub.SC_ScrollBarSlider) == QRect(0, 0, 20, 12)
    assert scroll_bar_width() == 10


@pytest.mark.parametrize(("value", "left"), [(0, 10), (50, 98), (100, 186)])
def test_the_handle_of_a_slider_goes_from_end_to_end(value: int, left: int) -> None:
    option = slider(RECT, value, 100)
    handle = slider_part(option, Sub.SC_SliderHandle)
    assert handle == QRect(left, 24, 24, 24)
    assert slider_part(option, Sub.SC_SliderGroove) == RECT
    knob = slider_knob(handle)
    assert (knob.width(), knob.height()) == (16, 16)
    assert handle.contains(knob)
    assert knob.left() - handle.left() == handle.right() - knob.right() == 4


def test_the_text_of_a_field_ends_before_its_arrows() -> None:
    option = complex_option()
    text, arrow = (combo_part(option, part) for part in (Sub.SC_ComboBoxEditField, Sub.SC_ComboBoxArrow))
    assert text == QRect(18, 21, 168, 30)
    assert arrow == QRect(187, 20, 22, 32)
    assert combo_part(option, Sub.SC_ComboBoxFrame) == RECT
    spin = [spin_part(option, part) for part in (Sub.SC_SpinBoxEditField, Sub.SC_SpinBoxUp, Sub.SC_SpinBoxDown)]
    assert spin == [QRect(18, 23, 168, 26), QRect(187, 23, 22, 13), QRect(187, 36, 22, 13)]
    assert spin_part(option, Sub.SC_SpinBoxFrame) == RECT


def test_for_fingers_the_arrows_lie_beside_each_other(fingers: None) -> None:
    option = complex_option(QRect(10, 20, 200, 40))
    up, down = (spin_part(option, part) for part in (Sub.SC_SpinBoxUp, Sub.SC_SpinBoxDown))
    assert (up, down) == (QRect(170, 20, 40, 40), QRect(130, 20, 40, 40))
    text = spin_part(option, Sub.SC_SpinBoxEditField)
    assert text.right() < down.left()
    assert spin_part(option, Sub.SC_SpinBoxFrame) == QRect(10, 20, 200, 40)
    assert (arrows_width(), scroll_bar_width()) == (40, 24)


def size_of(kind: QStyle.ContentsType, option: QStyleOption, widget: QWidget | None = None) -> tuple[int, int]:
    """Around contents of 50 by 20 pixels."""
    found = SIZES[kind].function(option, QSize(50, 20), widget)
    return found.width(), found.height()


def line_edit(width: int) -> QStyleOptionFrame:
    option = QStyleOptionFrame()
    option.lineWidth = width
    return option


def menu_line(text: str, separator: bool = False) -> QStyleOptionMenuItem:
    option = QStyleOptionMenuItem()
    option.text = text
    if separator:
        option.menuItemType = QStyleOptionMenuItem.MenuItemType.Separator
    return option


PLAIN = QStyleOption()
OPTIONS: dict[str, tuple[QStyle.ContentsType, QStyleOption]] = {
    "button": (Contents.CT_PushButton, PLAIN),
    "line": (Contents.CT_LineEdit, line_edit(1)),
    "line in a spin box": (Contents.CT_LineEdit, line_edit(0)),
    "dropdown": (Contents.CT_ComboBox, PLAIN),
    "spin box": (Contents.CT_SpinBox, QStyleOptionSpinBox()),
    "slider": (Contents.CT_Slider, PLAIN),
    "tab": (Contents.CT_TabBarTab, PLAIN),
    "menu": (Contents.CT_MenuBarItem, PLAIN),
    "line of a menu": (Contents.CT_MenuItem, menu_line("Open")),
    "with keys": (Contents.CT_MenuItem, menu_line("Open\tCtrl+O")),
    "separator": (Contents.CT_MenuItem, menu_line("", separator=True)),
}


@pytest.mark.parametrize(
    ("name", "usual", "large", "touched"),
    [
        ("button", (80, 34), (80, 43), (80, 40)),
        ("line", (68, 32), (68, 41), (68, 40)),
        ("line in a spin box", (50, 20), (50, 20), (50, 20)),
        ("dropdown", (84, 32), (93, 41), (102, 40)),
        ("spin box", (84, 32), (93, 41), (142, 40)),
        ("slider", (50, 24), (50, 33), (50, 40)),
        ("tab", (62, 33), (62, 42), (62, 40)),
        ("menu", (70, 30), (70, 30), (70, 40)),
        ("line of a menu", (102, 32), (128, 32), (102, 40)),
        ("with keys", (122, 32), (158, 32), (122, 40)),
        ("separator", (50, 11), (50, 16), (50, 11)),
    ],
)
def test_controls_have_room_around_what_is_in_them(
    name: str, usual: tuple[int, int], large: tuple[int, int], touched: tuple[int, int]
) -> None:
    kind, option = OPTIONS[name]
    assert size_of(kind, option) == usual
    set_text_scale(1.5)
    assert size_of(kind, option) == large
    set_text_scale(1.0)
    set_for_fingers(True)
    assert size_of(kind, option) == touched
    set_for_fingers(False)


def test_a_narrow_button_has_less_room_at_its_sides_and_a_high_text_more_height(qtbot: QtBot) -> None:
    narrow = named(QPushButton(), role="narrow")
    qtbot.addWidget(narrow)
    assert size_of(Contents.CT_PushButton, PLAIN, narrow) == (60, 34)
    high = SIZES[Contents.CT_PushButton].function(PLAIN, QSize(50, 40), None)
    assert (high.width(), high.height()) == (80, 54)
    assert around_menu_text() == (28, 24)
    assert METRICS[Metric.PM_IndicatorWidth] == METRICS[Metric.PM_IndicatorHeight] == 18


def test_lines_of_lists_are_higher_the_more_they_are_titles(qtbot: QtBot) -> None:
    titles, quiet = (named(QListView(), role=role) for role in ("titles", "quiet"))
    rows, tree, table, untitled = QListView(), QTreeView(), QTableView(), QTableView()
    untitled.horizontalHeader().hide()
    for widget in (titles, quiet, rows, tree, table, untitled):
        qtbot.addWidget(widget)
    sizes = [
        enlarged(Contents.CT_ItemViewItem, QSize(50, 20), widget)
        for widget in (titles, rows, tree, table, untitled, None)
    ]
    assert [size.toTuple() for size in sizes] == [(58, 36), (54, 26), (54, 26), (54, 20), (54, 26), (54, 20)]
    assert [beside_item(widget) for widget in (titles, quiet, rows, tree, table, untitled, None)] == [
        12,
        4,
        7,
        5,
        5,
        7,
        7,
    ]


def test_what_is_pressed_is_large_enough_for_a_finger(fingers: None) -> None:
    for kind, size in (
        (Contents.CT_ToolButton, (40, 40)),
        (Contents.CT_CheckBox, (30, 40)),
        (Contents.CT_RadioButton, (30, 40)),
        (Contents.CT_HeaderSection, (30, 40)),
        (Contents.CT_ProgressBar, (30, 20)),
    ):
        found = enlarged(kind, QSize(30, 20), None)
        assert (found.width(), found.height()) == size
