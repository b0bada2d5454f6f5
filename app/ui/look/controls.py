"""What controls are painted with, and how buttons, fields, check boxes, sliders, bars and tabs are painted.

Each function takes the option that Qt describes the control with, the colours, the painter, and the widget or None.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QStyle,
    QStyleOption,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionProgressBar,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QStyleOptionTab,
    QWidget,
)

from app.ui.look.metrics import COMBO_ICON_GAP, combo_part, scroll_bar_part, slider_knob, slider_part, spin_part
from app.ui.look.roles import PRIMARY, role_of
from app.ui.look.shapes import ChevronDirection, paint_check, paint_chevron, paint_frame
from app.ui.painting.drawing import mixed

# The states of a control as bits of a number: tests of `QStyle.StateFlag` itself take ten times as long.
ENABLED = QStyle.StateFlag.State_Enabled.value
SUNKEN = QStyle.StateFlag.State_Sunken.value
ON = QStyle.StateFlag.State_On.value
NO_CHANGE = QStyle.StateFlag.State_NoChange.value
FOCUS = QStyle.StateFlag.State_HasFocus.value
HOVER = QStyle.StateFlag.State_MouseOver.value
SELECTED = QStyle.StateFlag.State_Selected.value

RADIUS = 7.0
"""Of the corners of buttons, fields and lists, in pixels."""

_Step = QAbstractSpinBox.StepEnabledFlag
_Sub = QStyle.SubControl

CHECKED_INSET = 8
"""How far the line of a checked button begins and ends from its sides, in pixels."""


class Colours:
    """The colours of a palette by what they mean, read once for each theme; see `app.ui.look.theme.Theme`."""

    def __init__(self, palette: QPalette, contrast: bool = False) -> None:
        """With `contrast`, frames are wider, and what is disabled has a dashed one."""
        self.window = palette.color(QPalette.ColorRole.Window)
        self.panel = palette.color(QPalette.ColorRole.Button)
        self.field = palette.color(QPalette.ColorRole.Base)
        self.text = palette.color(QPalette.ColorRole.WindowText)
        self.muted = palette.color(QPalette.ColorRole.PlaceholderText)
        self.border = palette.color(QPalette.ColorRole.Mid)
        self.hover = palette.color(QPalette.ColorRole.AlternateBase)
        self.accent = palette.color(QPalette.ColorRole.Highlight)
        self.on_accent = palette.color(QPalette.ColorRole.HighlightedText)
        self.faint = mixed(self.muted, self.panel, 0.5)
        """Of arrows that do nothing now."""
        self.contrast = contrast
        self.focus_width = 3 if contrast else 2
        """Of the frame around the control in focus, in pixels."""
        self.pressed: QColor = self.hover if contrast else self.border


def paint_button(option: QStyleOption, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The ground and frame of a push button; a line at the foot of one that is checked, as below a tab in front."""
    state = option.state.value
    if role_of(widget) in PRIMARY:
        _paint_primary(colours, option.rect, state, painter)
        return
    edge, width = _edge(colours, state)
    if not state & ENABLED:
        fill = colours.panel
    elif state & SUNKEN:
        fill = colours.pressed
    else:
        fill = colours.hover if state & (ON | HOVER) else colours.field
    paint_frame(painter, option.rect, RADIUS, fill, edge, width, colours.contrast and not state & ENABLED)
    if state & ON:
        line = option.rect.adjusted(CHECKED_INSET, 0, -CHECKED_INSET, -colours.focus_width - 1)
        line.setTop(line.bottom() - 2)
        painter.fillRect(line, colours.accent if state & ENABLED else edge)


def _edge(colours: Colours, state: int) -> tuple[QColor, int]:
    """The colour and the width of the frame of a button or field in this state."""
    if not state & ENABLED:
        return (colours.muted if colours.contrast else colours.border), 1
    if state & FOCUS:
        return colours.accent, colours.focus_width
    return (colours.accent if colours.contrast and state & HOVER else colours.border), 1


def _paint_primary(colours: Colours, rect: QRect, state: int, painter: QPainter, radius: float = RADIUS) -> None:
    if not state & ENABLED:
        edge = colours.muted if colours.contrast else colours.border
        paint_frame(painter, rect, radius, colours.hover, edge, 1, colours.contrast)
    elif state & FOCUS and colours.contrast:  # two lines in the colour of the text on it
        paint_frame(painter, rect, radius, colours.on_accent, colours.accent, 1)
        paint_frame(painter, rect.adjusted(3, 3, -3, -3), radius - 3, colours.accent)
    elif state & FOCUS:
        paint_frame(painter, rect, radius, colours.accent, colours.text, 2)
    else:
        edge = colours.text if state & (HOVER | SUNKEN) else colours.accent
        paint_frame(painter, rect, radius, colours.accent, edge, 1)


def paint_tool_button(option: QStyleOption, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The ground of a tool button: bare, until the pointer or the focus is on it; a primary one is round."""
    state = option.state.value
    rect = option.rect
    if role_of(widget) in PRIMARY:
        if state & ENABLED:
            _paint_primary(colours, rect, state, painter, rect.height() / 2)
    elif state & ENABLED:
        edge = colours.accent if state & FOCUS or (colours.contrast and state & HOVER) else None
        fill = colours.pressed if state & SUNKEN else colours.hover if state & (HOVER | ON) else None
        if edge is not None or fill is not None:
            paint_frame(painter, rect, RADIUS, fill, edge, colours.focus_width if state & FOCUS else 1)


def _paint_field(colours: Colours, option: QStyleOption, painter: QPainter) -> None:
    state = option.state.value
    edge, width = _edge(colours, state)
    enabled = bool(state & ENABLED)
    fill = colours.field if enabled else colours.panel
    paint_frame(painter, option.rect, RADIUS, fill, edge, width, colours.contrast and not enabled)


def paint_line_edit(option: QStyleOptionFrame, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """A field for text; inside a spin box it has no frame."""
    if option.lineWidth > 0:
        _paint_field(colours, option, painter)


def paint_combo(option: QStyleOptionComboBox, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The field of a dropdown, with its arrow."""
    _paint_field(colours, option, painter)
    _paint_chevron(colours, option, painter, combo_part(option, _Sub.SC_ComboBoxArrow))


def paint_combo_label(
    option: QStyleOptionComboBox, colours: Colours, painter: QPainter, widget: QWidget | None
) -> None:
    """The icon and text of what is chosen in a dropdown."""
    area = combo_part(option, _Sub.SC_ComboBoxEditField)
    enabled = bool(option.state.value & ENABLED)
    if not option.currentIcon.isNull():
        icon = QRect(area.topLeft(), QSize(option.iconSize.width(), area.height()))
        mode = QIcon.Mode.Normal if enabled else QIcon.Mode.Disabled
        option.currentIcon.paint(painter, icon, Qt.AlignmentFlag.AlignCenter, mode)
        area.setLeft(icon.right() + 1 + COMBO_ICON_GAP)
    painter.setPen(option.palette.color(QPalette.ColorRole.ButtonText))
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextSingleLine.value, option.currentText)


def paint_spin(option: QStyleOptionSpinBox, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The field of a spin box, with an arrow up and an arrow down; one that would do nothing is pale."""
    _paint_field(colours, option, painter)
    active = option.activeSubControls.value if option.state.value & HOVER else 0
    for sub, step in ((_Sub.SC_SpinBoxUp, _Step.StepUpEnabled), (_Sub.SC_SpinBoxDown, _Step.StepDownEnabled)):
        possible = option.stepEnabled.value & step.value and option.state.value & ENABLED
        colour = colours.text if active & sub.value or colours.contrast else colours.muted
        turn = ChevronDirection.UP if sub is _Sub.SC_SpinBoxUp else ChevronDirection.DOWN
        paint_chevron(painter, spin_part(option, sub), colour if possible else colours.faint, _stroke(colours), turn)


def _paint_chevron(colours: Colours, option: QStyleOption, painter: QPainter, area: QRect) -> None:
    usual = colours.text if colours.contrast else colours.muted
    colour = usual if option.state.value & ENABLED else colours.faint
    paint_chevron(painter, area, colour, _stroke(colours))


def _stroke(colours: Colours) -> float:
    return 2.2 if colours.contrast else 1.6


def paint_down_arrow(option: QStyleOption, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The arrow of a button that has a menu."""
    _paint_chevron(colours, option, painter, option.rect)


def paint_check_box(option: QStyleOption, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The box of a check box, of a line of a list, or of a line of a menu."""
    state = option.state.value
    enabled = bool(state & ENABLED)
    checked = bool(state & (ON | NO_CHANGE))
    radius = 0.0 if colours.contrast else 4.0
    width = colours.focus_width if state & FOCUS else 2 if colours.contrast else 1
    plain_edge = colours.text if colours.contrast else colours.muted
    fill, edge = colours.field, colours.accent if state & (HOVER | FOCUS) else plain_edge
    if not enabled:
        fill, edge, width = colours.panel, colours.muted if colours.contrast else colours.border, 1
    elif checked:
        fill = edge = colours.accent
    rect = option.rect
    if enabled and checked and state & FOCUS:  # else it would not be told from the same box without the focus
        paint_frame(painter, rect, radius, colours.field, colours.text, width)
        rect = rect.adjusted(width, width, -width, -width)
        paint_frame(painter, rect, max(0.0, radius - width), fill)
    else:
        paint_frame(painter, rect, radius, fill, edge, width, colours.contrast and not enabled)
    if checked:
        paint_check(painter, option.rect, colours.on_accent if enabled else colours.muted, _stroke(colours) + 0.2)


def paint_radio_button(option: QStyleOption, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The ring of a radio button, with a dot in it where it is chosen."""
    state = option.state.value
    enabled = bool(state & ENABLED)
    edge = colours.accent if state & (HOVER | FOCUS | ON) else colours.text if colours.contrast else colours.muted
    width = 2 if colours.contrast or state & FOCUS else 1
    side = min(option.rect.width(), option.rect.height())
    ring = QRect(0, 0, side, side)
    ring.moveCenter(option.rect.center())
    if not enabled:
        edge = colours.muted if colours.contrast or state & ON else colours.border
    paint_frame(painter, ring, side / 2, colours.field if enabled else colours.panel, edge, width)
    if state & ON:
        inset = round(0.28 * side)
        dot = ring.adjusted(inset, inset, -inset, -inset)
        paint_frame(painter, dot, dot.width() / 2, edge)


def paint_focus(option: QStyleOption, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The mark of the focus: most controls have a frame for it; the words of those that are ticked are underlined."""
    if widget is not None and (widget.inherits("QCheckBox") or widget.inherits("QRadioButton")):
        rect = option.rect
        line = QRect(rect.left() + 1, rect.bottom() - colours.focus_width + 1, rect.width() - 2, colours.focus_width)
        painter.fillRect(line, colours.accent)


def paint_slider(option: QStyleOptionSlider, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """A slider that lies on its side: a thin groove, in the accent up to the round handle, which the focus rings."""
    state = option.state.value
    enabled, focus = bool(state & ENABLED), bool(state & FOCUS)
    groove, handle = slider_part(option, _Sub.SC_SliderGroove), slider_part(option, _Sub.SC_SliderHandle)
    knob = slider_knob(handle)
    inset = knob.left() - handle.left()
    line = QRectF(groove.left() + inset, QRectF(knob).center().y() - 2, groove.width() - 2 * inset, 4)
    paint_frame(painter, line, 2, colours.border)
    if enabled:
        paint_frame(painter, QRectF(line.left(), line.top(), knob.center().x() - line.left(), 4), 2, colours.accent)
        fill = colours.accent if focus else colours.hover if state & HOVER else colours.field
    else:
        fill = colours.panel
    if focus:
        width = colours.focus_width
        ring = knob.adjusted(-width - 1, -width - 1, width + 1, width + 1)
        paint_frame(painter, ring, ring.height() / 2, colours.panel, colours.accent, width)
    paint_frame(painter, knob, knob.height() / 2, fill, colours.accent if enabled else colours.border, 2)


def paint_scroll_bar(option: QStyleOptionSlider, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """A thin handle, and nothing where everything is in sight."""
    if option.maximum <= option.minimum:
        return
    handle = scroll_bar_part(option, _Sub.SC_ScrollBarSlider)
    held = option.activeSubControls.value & _Sub.SC_ScrollBarSlider.value and option.state.value & (HOVER | SUNKEN)
    colour = colours.text if colours.contrast else colours.muted if held else colours.border
    paint_frame(painter, handle.adjusted(2, 2, -2, -2), 3, colours.accent if held and colours.contrast else colour)


def paint_progress(
    option: QStyleOptionProgressBar, colours: Colours, painter: QPainter, widget: QWidget | None
) -> None:
    """A thin bar, filled as far as the work is done; without a known end, in its middle third."""
    rect = QRectF(option.rect)
    paint_frame(painter, rect, 3, colours.border)
    done = QRectF(rect)
    if option.maximum <= option.minimum:
        done.adjust(rect.width() / 3, 0, -rect.width() / 3, 0)
    else:
        done.setWidth(rect.width() * (option.progress - option.minimum) / (option.maximum - option.minimum))
    if done.width() >= 1:
        paint_frame(painter, done, min(3, done.width() / 2), colours.accent)


def paint_tab(option: QStyleOption, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The ground of a tab: a line below the one in front, and a frame around its title when it has the focus."""
    state = option.state.value
    area = option.rect.adjusted(2, 0, -2, 0)
    inside = area.adjusted(0, 2, 0, -5)
    if state & SELECTED:
        width = 4 if colours.contrast else 2
        painter.fillRect(QRect(area.left(), area.bottom() + 1 - width, area.width(), width), colours.accent)
    if state & FOCUS:
        paint_frame(painter, inside, RADIUS, None, colours.accent, colours.focus_width)
    elif state & HOVER and state & ENABLED and not state & SELECTED:
        paint_frame(painter, inside, RADIUS, colours.hover)


def paint_tab_label(option: QStyleOptionTab, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """The title of a tab, half bold on the one in front."""
    state = option.state.value
    plain = colours.contrast or state & (SELECTED | HOVER)
    painter.save()
    if state & SELECTED:
        font = painter.font()
        font.setWeight(font.Weight.DemiBold)
        painter.setFont(font)
    painter.setPen(colours.text if plain and state & ENABLED else colours.muted)
    flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextShowMnemonic.value
    painter.drawText(option.rect.adjusted(2, 0, -2, -2), flags, option.text)
    painter.restore()
