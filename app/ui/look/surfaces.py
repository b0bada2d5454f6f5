"""How frames, menus, lists and headers are painted; see `controls` for what the functions take."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QFrame,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionFrame,
    QStyleOptionHeader,
    QStyleOptionMenuItem,
    QStyleOptionViewItem,
    QWidget,
)

from app.ui.look.controls import ENABLED, FOCUS, HOVER, RADIUS, SELECTED, SUNKEN, Colours
from app.ui.look.metrics import around_menu_text, is_table
from app.ui.look.roles import PRIMARY, QUIET, role_of
from app.ui.look.shapes import ChevronDirection, paint_check, paint_chevron, paint_frame


def paint_shaped_frame(option: QStyleOptionFrame, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The frame of a list or text, or of what has a role; most frames, those of labels, are none."""
    rect = option.rect
    match role_of(widget):
        case "panel":
            paint_frame(painter, rect, 10, colours.panel, colours.border, 2 if colours.contrast else 1)
        case "notice" if widget is not None:  # with the margins, which a frame leaves out
            paint_frame(painter, widget.rect(), 9, colours.text)
        case "faultBar":
            painter.fillRect(rect, colours.panel)
            painter.fillRect(QRect(rect.left(), rect.bottom() - 1, rect.width(), 2), colours.accent)
        case "firstHint":
            _paint_hint(colours, rect, painter)
        case _ if option.frameShape is QFrame.Shape.NoFrame:
            if isinstance(widget, QAbstractItemView):  # the ground of its scroll bars
                painter.fillRect(rect, widget.palette().color(widget.viewport().backgroundRole()))
        case _ if isinstance(widget, QAbstractScrollArea):
            focus = option.state.value & FOCUS
            edge = colours.accent if focus else colours.border
            paint_frame(painter, rect, RADIUS, colours.field, edge, colours.focus_width if focus else 1)
        case _:
            paint_plain_frame(option, colours, painter, widget)


def _paint_hint(colours: Colours, rect: QRect, painter: QPainter) -> None:
    """A panel with a bar in the accent at its left, where its corners are not round."""
    painter.save()
    painter.setClipRect(rect)
    paint_frame(painter, rect.adjusted(-12, 0, 0, 0), 8, colours.panel, colours.border, 1)
    painter.restore()
    painter.fillRect(QRect(rect.left(), rect.top(), 4, rect.height()), colours.accent)


def paint_plain_frame(option: QStyleOption, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The frame of what opens in a window of its own: of a menu, a tool tip, and of the list of a dropdown."""
    paint_frame(painter, option.rect, 0, None, colours.border)


def paint_panel(option: QStyleOption, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The ground of a menu or a tool tip."""
    paint_frame(painter, option.rect, 0, colours.panel, colours.border)


def paint_window(option: QStyleOption, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The ground of the menu bar."""
    painter.fillRect(option.rect, colours.window)


def paint_menu_bar_item(
    option: QStyleOptionMenuItem, colours: Colours, painter: QPainter, widget: QWidget | None
) -> None:
    """A title in the menu bar."""
    state, colour = option.state.value, colours.text
    painter.fillRect(option.rect, colours.window)
    if state & ENABLED and state & (SELECTED | SUNKEN):
        fill, edge = (colours.accent, colours.text) if colours.contrast else (colours.hover, None)
        colour = colours.on_accent if colours.contrast else colour
        paint_frame(painter, option.rect, 5, fill, edge)
    painter.setPen(colour if state & ENABLED else colours.muted)
    flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextShowMnemonic.value
    painter.drawText(option.rect, flags, option.text)


def paint_menu_item(option: QStyleOptionMenuItem, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """A line of a menu: its check mark or icon, its text, its keys, and the arrow to another menu."""
    rect = option.rect
    if option.menuItemType is QStyleOptionMenuItem.MenuItemType.Separator:
        painter.fillRect(QRect(rect.left() + 6, rect.center().y(), rect.width() - 12, 1), colours.border)
        return
    enabled = bool(option.state.value & ENABLED)
    colour = colours.text if enabled else colours.muted
    if enabled and option.state.value & SELECTED:
        paint_frame(painter, rect, 4, colours.accent)
        colour = colours.on_accent
    before_text, after_text = around_menu_text()
    before = QRect(rect.left(), rect.top(), before_text, rect.height())
    if option.checkType is not QStyleOptionMenuItem.CheckType.NotCheckable and option.checked:
        paint_check(painter, before, colour, 1.8)
    elif not option.icon.isNull():
        mode = QIcon.Mode.Normal if enabled else QIcon.Mode.Disabled
        option.icon.paint(painter, before.adjusted(6, 0, -4, 0), Qt.AlignmentFlag.AlignCenter, mode)
    text, _, keys = option.text.partition("\t")
    area = rect.adjusted(before_text, 0, -after_text, 0)
    painter.save()
    painter.setFont(option.font)
    painter.setPen(colour)
    flags = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextSingleLine.value
    painter.drawText(area, flags | Qt.TextFlag.TextShowMnemonic.value, text)
    painter.drawText(area, flags | Qt.AlignmentFlag.AlignRight.value, keys)
    painter.restore()
    if option.menuItemType is QStyleOptionMenuItem.MenuItemType.SubMenu:
        after = QRect(rect.right() - after_text, rect.top(), after_text, rect.height())
        paint_chevron(painter, after, colour, 1.6, ChevronDirection.RIGHT)


def paint_header_section(option: QStyleOption, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The ground of a title of a table."""
    rect = option.rect
    painter.fillRect(rect, colours.panel)
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colours.border)


def paint_header_arrow(option: QStyleOptionHeader, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The arrow beside the title that a table is sorted by."""
    up = option.sortIndicator is QStyleOptionHeader.SortIndicator.SortDown  # for Qt, it points to the larger
    paint_chevron(painter, option.rect, colours.muted, 1.6, ChevronDirection.UP if up else ChevronDirection.DOWN)


def paint_item_ground(
    option: QStyleOptionViewItem, colours: Colours, painter: QPainter, widget: QWidget | None
) -> None:
    """The ground of a line of a list or of a cell: its own colour, or that of what is chosen."""
    rect = option.rect
    if option.backgroundBrush.style() is not Qt.BrushStyle.NoBrush:
        painter.fillRect(rect, option.backgroundBrush)
    if role_of(widget) == "titles":
        if option.state.value & SELECTED:
            paint_frame(painter, rect.adjusted(4, 3, -4, -1), 4, option.palette.highlight().color())
    elif option.state.value & SELECTED:
        painter.fillRect(rect, option.palette.highlight())
    elif is_table(widget):
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colours.hover)


def for_button_label(option: QStyleOptionButton, colours: Colours, widget: QWidget | None) -> QStyleOption:
    """What to paint the text of a push button by: on a primary one, it has the colour for the accent."""
    if role_of(widget) not in PRIMARY or not option.state.value & ENABLED:
        return option
    return _recoloured(QStyleOptionButton(option), {QPalette.ColorRole.ButtonText: colours.on_accent})


def for_header_label(option: QStyleOptionHeader, colours: Colours, widget: QWidget | None) -> QStyleOption:
    """What to paint the title of a table's column by: it is pale until the pointer is on it."""
    colour = colours.text if option.state.value & HOVER else colours.muted
    return _recoloured(QStyleOptionHeader(option), {QPalette.ColorRole.ButtonText: colour})


def for_item(option: QStyleOptionViewItem, colours: Colours, widget: QWidget | None) -> QStyleOption:
    """What to paint a line or a cell by: in quiet lists, what is chosen is only tinted."""
    if not option.state.value & SELECTED or role_of(widget) not in QUIET:
        return option
    roles = {QPalette.ColorRole.Highlight: colours.hover, QPalette.ColorRole.HighlightedText: colours.text}
    return _recoloured(QStyleOptionViewItem(option), roles)


_Option = TypeVar("_Option", QStyleOptionButton, QStyleOptionHeader, QStyleOptionViewItem)


def _recoloured(option: _Option, colours: dict[QPalette.ColorRole, QColor]) -> _Option:
    """The option, a copy of Qt's, with other colours in its palette."""
    palette = QPalette(option.palette)
    for role, colour in colours.items():
        palette.setColor(role, colour)
    option.palette = palette
    return option
