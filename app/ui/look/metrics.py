"""How large controls are, and where their parts lie."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyleOption,
    QStyleOptionComplex,
    QStyleOptionFrame,
    QStyleOptionMenuItem,
    QStyleOptionSlider,
    QTableView,
    QTreeView,
    QWidget,
)

from app.ui.look.roles import role_of

_Contents = QStyle.ContentsType
_Metric = QStyle.PixelMetric
_Sub = QStyle.SubControl

CHECK_BOX = 18
SCROLL_BAR = 10
_SHORTEST_HANDLE = 28
_SLIDER_HANDLE = 16
_ARROWS = 22
"""The width of the arrows of dropdowns and spin boxes."""
COMBO_ICON_GAP = 7
"""Between the icon and the text of a dropdown."""
_SIDE = 8
"""Between the frame of a field and its text."""
FRAME = 3
"""The frame of lists and texts: so wide that the corners of what is in it stay within the round ones of the frame."""

METRICS: dict[QStyle.PixelMetric, int] = {
    _Metric.PM_IndicatorWidth: CHECK_BOX,
    _Metric.PM_IndicatorHeight: CHECK_BOX,
    _Metric.PM_CheckBoxLabelSpacing: 7,
    _Metric.PM_ScrollBarExtent: SCROLL_BAR,
    _Metric.PM_ToolTipLabelFrameWidth: 5,
    _Metric.PM_HeaderMargin: 6,
    _Metric.PM_MenuHMargin: 4,
    _Metric.PM_MenuVMargin: 4,
    _Metric.PM_MenuBarHMargin: 6,
    _Metric.PM_MenuBarVMargin: 2,
}
"""What the style measures otherwise than Fusion, in pixels."""

BEFORE_MENU_TEXT, AFTER_MENU_TEXT = 28, 24
"""Room for the check mark of a line of a menu, and for the arrow to another menu."""
_FIELD_HEIGHT = 32
_BUTTON_HEIGHT = 34


def _button(option: QStyleOption, contents: QSize, widget: QWidget | None) -> QSize:
    around = 10 if role_of(widget) == "narrow" else 30
    return QSize(contents.width() + around, max(contents.height() + 14, _BUTTON_HEIGHT))


def _line_edit(option: QStyleOption, contents: QSize, widget: QWidget | None) -> QSize:
    if not isinstance(option, QStyleOptionFrame) or option.lineWidth == 0:  # inside a spin box
        return contents
    return QSize(contents.width() + 2 * _SIDE + 2, max(contents.height() + 8, _FIELD_HEIGHT))


def _field_with_arrows(option: QStyleOption, contents: QSize, widget: QWidget | None) -> QSize:
    return QSize(contents.width() + _SIDE + 4 + _ARROWS, max(contents.height() + 8, _FIELD_HEIGHT))


def _slider(option: QStyleOption, contents: QSize, widget: QWidget | None) -> QSize:
    return QSize(contents.width(), max(contents.height(), 22))


def _tab(option: QStyleOption, contents: QSize, widget: QWidget | None) -> QSize:
    return QSize(contents.width() + 12, max(contents.height(), 33))


def _menu_title(option: QStyleOption, contents: QSize, widget: QWidget | None) -> QSize:
    return QSize(contents.width() + 20, contents.height() + 10)


def _menu_line(option: QStyleOption, contents: QSize, widget: QWidget | None) -> QSize:
    assert isinstance(option, QStyleOptionMenuItem)
    if option.menuItemType is QStyleOptionMenuItem.MenuItemType.Separator:
        return QSize(contents.width(), 11)
    before_keys = 20 if "\t" in option.text else 0
    width = contents.width() + BEFORE_MENU_TEXT + before_keys + AFTER_MENU_TEXT
    return QSize(width, contents.height() + 12)


SIZES: dict[QStyle.ContentsType, Callable[[QStyleOption, QSize, QWidget | None], QSize]] = {
    _Contents.CT_PushButton: _button,
    _Contents.CT_LineEdit: _line_edit,
    _Contents.CT_ComboBox: _field_with_arrows,
    _Contents.CT_SpinBox: _field_with_arrows,
    _Contents.CT_Slider: _slider,
    _Contents.CT_TabBarTab: _tab,
    _Contents.CT_MenuBarItem: _menu_title,
    _Contents.CT_MenuItem: _menu_line,
}
"""The sizes of controls around their contents that are otherwise than Fusion's."""


def beside_item(widget: QWidget | None) -> int:
    """The space left and right of what is in a line of a list, or in a cell of a table or tree."""
    if isinstance(widget, (QTableView, QTreeView)):
        return 5
    return {"titles": 12, "quiet": 4}.get(role_of(widget), 7)


def more_around_item(widget: QWidget | None) -> QSize:
    """How much larger a line of a list is than Fusion's."""
    if role_of(widget) == "titles":
        return QSize(8, 16)
    return QSize(4, 6 if isinstance(widget, (QListView, QTreeView)) else 0)


def combo_part(option: QStyleOptionComplex, part: QStyle.SubControl) -> QRect:
    """The text or the arrow of a dropdown, or all of it."""
    rect = option.rect
    match part:
        case _Sub.SC_ComboBoxEditField:
            return rect.adjusted(_SIDE, 1, -_ARROWS - 2, -1)
        case _Sub.SC_ComboBoxArrow:
            return QRect(rect.right() - _ARROWS, rect.top(), _ARROWS, rect.height())
    return rect


def spin_part(option: QStyleOptionComplex, part: QStyle.SubControl) -> QRect:
    """The text or one of the arrows of a spin box, or all of it."""
    rect = option.rect
    half = rect.height() // 2
    match part:
        case _Sub.SC_SpinBoxEditField:
            return rect.adjusted(_SIDE, 3, -_ARROWS - 2, -3)
        case _Sub.SC_SpinBoxUp:
            return QRect(rect.right() - _ARROWS, rect.top() + 3, _ARROWS, half - 3)
        case _Sub.SC_SpinBoxDown:
            return QRect(rect.right() - _ARROWS, rect.bottom() - half + 1, _ARROWS, half - 3)
    return rect


def slider_part(option: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
    """The handle of a slider that lies on its side, or its groove from end to end."""
    rect = option.rect
    if part is not _Sub.SC_SliderHandle:
        return rect
    room = rect.width() - _SLIDER_HANDLE
    along = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, room, option.upsideDown
    )
    top = rect.top() + (rect.height() - _SLIDER_HANDLE) // 2
    return QRect(rect.left() + along, top, _SLIDER_HANDLE, _SLIDER_HANDLE)


def scroll_bar_part(option: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
    """The handle of a scroll bar, the groove beside it, or all of it; it has no buttons."""
    rect = option.rect
    across = option.orientation is Qt.Orientation.Horizontal
    length = rect.width() if across else rect.height()
    span = option.maximum - option.minimum
    handle = length if span <= 0 else max(_SHORTEST_HANDLE, option.pageStep * length // (span + option.pageStep))
    handle = min(handle, length)
    start = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - handle, option.upsideDown
    )
    match part:
        case _Sub.SC_ScrollBarSlider:
            first, extent = start, handle
        case _Sub.SC_ScrollBarSubPage:
            first, extent = 0, start
        case _Sub.SC_ScrollBarAddPage:
            first, extent = start + handle, length - start - handle
        case _Sub.SC_ScrollBarGroove:
            first, extent = 0, length
        case _:
            return QRect()
    if across:
        return QRect(rect.left() + first, rect.top(), extent, rect.height())
    return QRect(rect.left(), rect.top() + first, rect.width(), extent)
