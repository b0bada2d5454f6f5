"""How large controls are, where their parts lie, and how the style finds what it does itself.

The numbers are pixels at a text size of 100 %.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
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

from app.ui.look.roles import NARROW, role_of
from app.ui.look.scale import for_fingers, pressed, scaled

Option = TypeVar("Option", bound=QStyleOption)
Element = TypeVar("Element")
Others = ParamSpec("Others")
Result = TypeVar("Result")


@dataclass(frozen=True)
class StyledElement(Generic[Option, Others, Result]):
    """What the style does itself for an element of a control, and the type of option that it needs for that."""

    kind: type[Option]
    function: Callable[Concatenate[Option, Others], Result]


def own(
    table: Mapping[Element, StyledElement[Any, Others, Result]], element: Element, option: object
) -> Callable[Concatenate[Any, Others], Result] | None:
    """What the style does itself for an element; None where Fusion does it, as with an option of another type."""
    entry = table.get(element)
    return entry.function if entry is not None and isinstance(option, entry.kind) else None


_Contents = QStyle.ContentsType
_Metric = QStyle.PixelMetric
_Sub = QStyle.SubControl

_CHECK_BOX = 18
_SCROLL_BAR, _SCROLL_BAR_FOR_FINGERS = 10, 24
_SHORTEST_HANDLE = 28
_SLIDER_KNOB, _SLIDER_HANDLE = 16, 24
"""What is seen of the handle of a slider, and what can be held, which leaves room for the ring of the focus."""
_ARROWS = 22
COMBO_ICON_GAP = 7
"""Between the icon and the text of a dropdown."""
_SIDE = 8
"""Between the frame of a field and its text."""
FRAME = 3
"""The frame of lists and texts: so wide that the corners of what is in it stay within the round ones of the frame."""

METRICS: dict[QStyle.PixelMetric, int] = {
    _Metric.PM_IndicatorWidth: _CHECK_BOX,
    _Metric.PM_IndicatorHeight: _CHECK_BOX,
    _Metric.PM_CheckBoxLabelSpacing: 7,
    _Metric.PM_SmallIconSize: 16,
    _Metric.PM_ButtonIconSize: 16,
    _Metric.PM_LineEditIconSize: 16,
    _Metric.PM_MessageBoxIconSize: 48,
    _Metric.PM_ToolTipLabelFrameWidth: 5,
    _Metric.PM_HeaderMargin: 6,
    _Metric.PM_MenuHMargin: 4,
    _Metric.PM_MenuVMargin: 4,
    _Metric.PM_MenuBarHMargin: 6,
    _Metric.PM_MenuBarVMargin: 2,
}
"""What the style measures otherwise than Fusion, and in proportion to the text."""

_BEFORE_MENU_TEXT, _AFTER_MENU_TEXT = 28, 24
_FIELD_HEIGHT = 32
_BUTTON_HEIGHT = 34


def scroll_bar_width() -> int:
    """The width of a scroll bar, whatever the size of text."""
    return _SCROLL_BAR_FOR_FINGERS if for_fingers() else _SCROLL_BAR


def around_menu_text() -> tuple[int, int]:
    """Room for the check mark of a line of a menu, and for the arrow to another menu."""
    return scaled(_BEFORE_MENU_TEXT), scaled(_AFTER_MENU_TEXT)


def arrows_width() -> int:
    """The width of the arrow of a dropdown, and of the arrows of a spin box above each other."""
    return pressed(_ARROWS)


def _spin_arrows_width() -> int:
    """The width of both arrows of a spin box: for fingers, they lie beside each other."""
    return 2 * arrows_width() if for_fingers() else arrows_width()


def _button(option: QStyleOption, contents: QSize, widget: QWidget | None) -> QSize:
    around = 10 if role_of(widget) in NARROW else 30
    width = contents.width() + around
    return QSize(max(width, pressed(0)), max(contents.height() + 14, pressed(_BUTTON_HEIGHT)))


def _line_edit(option: QStyleOptionFrame, contents: QSize, widget: QWidget | None) -> QSize:
    if option.lineWidth == 0:  # inside a spin box
        return contents
    return QSize(contents.width() + 2 * _SIDE + 2, max(contents.height() + 8, pressed(_FIELD_HEIGHT)))


def _field_with_arrows(option: QStyleOption, contents: QSize, widget: QWidget | None) -> QSize:
    arrows = _spin_arrows_width() if isinstance(option, QStyleOptionSpinBox) else arrows_width()
    width = contents.width() + _SIDE + 4 + arrows
    return QSize(width, max(contents.height() + 8, pressed(_FIELD_HEIGHT)))


def _slider(option: QStyleOption, contents: QSize, widget: QWidget | None) -> QSize:
    return QSize(contents.width(), max(contents.height(), pressed(_SLIDER_HANDLE)))


def _tab(option: QStyleOption, contents: QSize, widget: QWidget | None) -> QSize:
    return QSize(contents.width() + 12, max(contents.height(), pressed(33)))


def _menu_title(option: QStyleOption, contents: QSize, widget: QWidget | None) -> QSize:
    return QSize(contents.width() + 20, max(contents.height() + 10, pressed(0)))


def _menu_line(option: QStyleOptionMenuItem, contents: QSize, widget: QWidget | None) -> QSize:
    if option.menuItemType is QStyleOptionMenuItem.MenuItemType.Separator:
        return QSize(contents.width(), scaled(11))
    before, after = around_menu_text()
    before_keys = scaled(20) if "\t" in option.text else 0
    return QSize(contents.width() + before + before_keys + after, max(contents.height() + 12, pressed(0)))


SIZES: dict[QStyle.ContentsType, StyledElement[Any, [QSize, QWidget | None], QSize]] = {
    _Contents.CT_PushButton: StyledElement(QStyleOption, _button),
    _Contents.CT_LineEdit: StyledElement(QStyleOptionFrame, _line_edit),
    _Contents.CT_ComboBox: StyledElement(QStyleOption, _field_with_arrows),
    _Contents.CT_SpinBox: StyledElement(QStyleOption, _field_with_arrows),
    _Contents.CT_Slider: StyledElement(QStyleOption, _slider),
    _Contents.CT_TabBarTab: StyledElement(QStyleOption, _tab),
    _Contents.CT_MenuBarItem: StyledElement(QStyleOption, _menu_title),
    _Contents.CT_MenuItem: StyledElement(QStyleOptionMenuItem, _menu_line),
}
"""The sizes of controls around their contents that are otherwise than Fusion's."""
_PRESSED = {_Contents.CT_ItemViewItem, _Contents.CT_CheckBox, _Contents.CT_RadioButton, _Contents.CT_HeaderSection}


def is_table(widget: QWidget | None) -> bool:
    """Whether a widget has cells below titles; without titles it is a list."""
    return isinstance(widget, QTableView) and not widget.horizontalHeader().isHidden()


def beside_item(widget: QWidget | None) -> int:
    """The space left and right of what is in a line of a list, or in a cell of a table or tree."""
    if is_table(widget) or isinstance(widget, QTreeView):
        return 5
    return {"titles": 12, "quiet": 4}.get(role_of(widget), 7)


def enlarged(kind: QStyle.ContentsType, size: QSize, widget: QWidget | None) -> QSize:
    """The size of another control or line of a list than those of `SIZES`, by what it is in Fusion."""
    if kind is _Contents.CT_ItemViewItem:
        if role_of(widget) == "titles":
            size += QSize(8, 16)
        else:
            size += QSize(4, 0 if widget is None or is_table(widget) else 6)
    if kind is _Contents.CT_ToolButton:
        return size.expandedTo(QSize(pressed(0), pressed(0)))
    return size.expandedTo(QSize(0, pressed(0))) if kind in _PRESSED else size


def combo_part(option: QStyleOptionComplex, part: QStyle.SubControl) -> QRect:
    """The text or the arrow of a dropdown, or all of it."""
    rect, arrows = option.rect, arrows_width()
    parts = {
        _Sub.SC_ComboBoxEditField: rect.adjusted(_SIDE, 1, -arrows - 2, -1),
        _Sub.SC_ComboBoxArrow: QRect(rect.right() - arrows, rect.top(), arrows, rect.height()),
    }
    return parts.get(part, rect)


def spin_part(option: QStyleOptionComplex, part: QStyle.SubControl) -> QRect:
    """The text or one of the arrows of a spin box, or all of it."""
    rect, arrows = option.rect, arrows_width()
    if for_fingers():
        up, down = (QRect(rect.right() + 1 - place * arrows, rect.top(), arrows, rect.height()) for place in (1, 2))
    else:
        up = QRect(rect.right() - arrows, rect.top() + 3, arrows, rect.height() // 2 - 3)
        down = up.translated(0, rect.bottom() - up.bottom() - 3)
    parts = {
        _Sub.SC_SpinBoxEditField: rect.adjusted(_SIDE, 3, -_spin_arrows_width() - 2, -3),
        _Sub.SC_SpinBoxUp: up,
        _Sub.SC_SpinBoxDown: down,
    }
    return parts.get(part, rect)


def slider_part(option: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
    """The handle of a slider that lies on its side, or its groove from end to end."""
    rect, side = option.rect, pressed(_SLIDER_HANDLE)
    if part is not _Sub.SC_SliderHandle:
        return rect
    room = rect.width() - side
    along = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, room, option.upsideDown
    )
    return QRect(rect.left() + along, rect.top() + (rect.height() - side) // 2, side, side)


def slider_knob(handle: QRect) -> QRect:
    """What is seen of the handle of a slider, in the middle of what can be held."""
    knob = QRect(0, 0, scaled(_SLIDER_KNOB), scaled(_SLIDER_KNOB))
    knob.moveCenter(handle.center())
    return knob


def scroll_bar_part(option: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
    """The handle of a scroll bar, the groove beside it, or all of it; it has no buttons."""
    rect = option.rect
    across = option.orientation is Qt.Orientation.Horizontal
    length = rect.width() if across else rect.height()
    span = option.maximum - option.minimum
    handle = length if span <= 0 else max(_SHORTEST_HANDLE, option.pageStep * length // max(1, span + option.pageStep))
    handle = min(handle, length)
    start = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - handle, option.upsideDown
    )
    parts = {
        _Sub.SC_ScrollBarSlider: (start, handle),
        _Sub.SC_ScrollBarSubPage: (0, start),
        _Sub.SC_ScrollBarAddPage: (start + handle, length - start - handle),
        _Sub.SC_ScrollBarGroove: (0, length),
    }
    if part not in parts:
        return QRect()
    first, extent = parts[part]
    if across:
        return QRect(rect.left() + first, rect.top(), extent, rect.height())
    return QRect(rect.left(), rect.top() + first, rect.width(), extent)


PARTS: dict[QStyle.ComplexControl, StyledElement[Any, [QStyle.SubControl], QRect]] = {
    QStyle.ComplexControl.CC_ComboBox: StyledElement(QStyleOptionComplex, combo_part),
    QStyle.ComplexControl.CC_SpinBox: StyledElement(QStyleOptionComplex, spin_part),
    QStyle.ComplexControl.CC_Slider: StyledElement(QStyleOptionSlider, slider_part),
    QStyle.ComplexControl.CC_ScrollBar: StyledElement(QStyleOptionSlider, scroll_bar_part),
}
"""Where the parts of controls lie that can be pressed."""
