"""The program's own style: Fusion, with the controls that `controls`, `surfaces` and `metrics` paint and measure.

Its colours are those of the palette of the application, so another theme is another palette, and no widget is made or
polished anew for it. A style sheet would cost that, and be asked of every widget that is made.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFrame,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionFrame,
    QStyleOptionHeader,
    QStyleOptionMenuItem,
    QStyleOptionProgressBar,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QStyleOptionTab,
    QStyleOptionToolButton,
    QStyleOptionViewItem,
    QWidget,
)

from app.ui.look import controls, surfaces
from app.ui.look.controls import Colours
from app.ui.look.metrics import (
    FRAME,
    METRICS,
    PARTS,
    SIZES,
    StyledElement,
    beside_item,
    enlarged,
    own,
    scroll_bar_width,
)
from app.ui.look.scale import scaled

_Primitive = QStyle.PrimitiveElement
_Element = QStyle.ControlElement
_Control = QStyle.ComplexControl
_SubElement = QStyle.SubElement

_Painter = StyledElement[Any, [Colours, QPainter, QWidget | None], None]


def _nothing(option: QStyleOption, colours: Colours, painter: QPainter, widget: QWidget | None) -> None:
    """What Fusion paints here and this style does not."""


_PRIMITIVES: dict[QStyle.PrimitiveElement, _Painter] = {
    _Primitive.PE_PanelButtonCommand: StyledElement(QStyleOption, controls.paint_button),
    _Primitive.PE_PanelLineEdit: StyledElement(QStyleOptionFrame, controls.paint_line_edit),
    _Primitive.PE_IndicatorCheckBox: StyledElement(QStyleOption, controls.paint_check_box),
    _Primitive.PE_IndicatorRadioButton: StyledElement(QStyleOption, controls.paint_radio_button),
    _Primitive.PE_IndicatorItemViewItemCheck: StyledElement(QStyleOption, controls.paint_check_box),
    _Primitive.PE_IndicatorArrowDown: StyledElement(QStyleOption, controls.paint_down_arrow),
    _Primitive.PE_IndicatorHeaderArrow: StyledElement(QStyleOptionHeader, surfaces.paint_header_arrow),
    _Primitive.PE_IndicatorBranch: StyledElement(QStyleOption, _nothing),
    _Primitive.PE_FrameFocusRect: StyledElement(QStyleOption, controls.paint_focus),
    _Primitive.PE_FrameTabBarBase: StyledElement(QStyleOption, _nothing),
    _Primitive.PE_FrameTabWidget: StyledElement(QStyleOption, _nothing),
    _Primitive.PE_FrameMenu: StyledElement(QStyleOption, surfaces.paint_plain_frame),
    _Primitive.PE_PanelMenu: StyledElement(QStyleOption, surfaces.paint_panel),
    _Primitive.PE_PanelTipLabel: StyledElement(QStyleOption, surfaces.paint_panel),
    _Primitive.PE_PanelItemViewItem: StyledElement(QStyleOptionViewItem, surfaces.paint_item_ground),
}
_CONTROLS: dict[QStyle.ControlElement, _Painter] = {
    _Element.CE_ShapedFrame: StyledElement(QStyleOptionFrame, surfaces.paint_shaped_frame),
    _Element.CE_ProgressBar: StyledElement(QStyleOptionProgressBar, controls.paint_progress),
    _Element.CE_TabBarTabShape: StyledElement(QStyleOption, controls.paint_tab),
    _Element.CE_TabBarTabLabel: StyledElement(QStyleOptionTab, controls.paint_tab_label),
    _Element.CE_ComboBoxLabel: StyledElement(QStyleOptionComboBox, controls.paint_combo_label),
    _Element.CE_MenuItem: StyledElement(QStyleOptionMenuItem, surfaces.paint_menu_item),
    _Element.CE_MenuBarItem: StyledElement(QStyleOptionMenuItem, surfaces.paint_menu_bar_item),
    _Element.CE_MenuBarEmptyArea: StyledElement(QStyleOption, surfaces.paint_window),
    _Element.CE_HeaderSection: StyledElement(QStyleOption, surfaces.paint_header_section),
    _Element.CE_HeaderEmptyArea: StyledElement(QStyleOption, surfaces.paint_header_section),
}
_RECOLOURED: dict[QStyle.ControlElement, StyledElement[Any, [Colours, QWidget | None], QStyleOption]] = {
    _Element.CE_PushButtonLabel: StyledElement(QStyleOptionButton, surfaces.for_button_label),
    _Element.CE_HeaderLabel: StyledElement(QStyleOptionHeader, surfaces.for_header_label),
    _Element.CE_ItemViewItem: StyledElement(QStyleOptionViewItem, surfaces.for_item),
}
_COMPLEX: dict[QStyle.ComplexControl, _Painter] = {
    _Control.CC_ComboBox: StyledElement(QStyleOptionComboBox, controls.paint_combo),
    _Control.CC_SpinBox: StyledElement(QStyleOptionSpinBox, controls.paint_spin),
    _Control.CC_Slider: StyledElement(QStyleOptionSlider, controls.paint_slider),
    _Control.CC_ToolButton: StyledElement(QStyleOptionToolButton, controls.paint_tool_button),
    _Control.CC_ScrollBar: StyledElement(QStyleOptionSlider, controls.paint_scroll_bar),
}


class ProgramStyle(QProxyStyle):
    """Qt asks it for every control it paints or lays out: what it does not know itself, it leaves to Fusion at once.

    None of its methods raises: then Qt for Python would fail in all methods that are called around it too, and may hand
    over an object of another type than it should. Fusion stands every type of option, but not that there is none.
    """

    def __init__(self, palette: QPalette) -> None:
        super().__init__("Fusion")
        self._colours = Colours(palette)

    def use(self, palette: QPalette, contrast: bool) -> None:
        """Paint with the colours of this palette from now on; see `Colours`."""
        self._colours = Colours(palette, contrast)

    def drawPrimitive(
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Paint a part that many controls have."""
        paint = own(_PRIMITIVES, element, option)
        if paint is not None:
            paint(option, self._colours, painter, widget)
        elif isinstance(option, QStyleOption):
            super().drawPrimitive(element, option, painter, widget)

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Paint a control, or a part of one."""
        paint = own(_CONTROLS, element, option)
        if paint is not None:
            paint(option, self._colours, painter, widget)
            return
        recoloured = own(_RECOLOURED, element, option)
        if recoloured is not None:
            option = recoloured(option, self._colours, widget)
        if isinstance(option, QStyleOption):
            super().drawControl(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Paint a control that has parts to press."""
        paint = own(_COMPLEX, control, option)
        if paint is not None:
            paint(option, self._colours, painter, widget)
            if control is _Control.CC_ToolButton:
                self.drawControl(_Element.CE_ToolButtonLabel, option, painter, widget)
        elif isinstance(option, QStyleOptionComplex):
            super().drawComplexControl(control, option, painter, widget)

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        """A length, in pixels."""
        if metric is QStyle.PixelMetric.PM_FocusFrameHMargin:
            return beside_item(widget)
        if metric is QStyle.PixelMetric.PM_ScrollBarExtent:
            return scroll_bar_width()
        own = METRICS.get(metric)
        return super().pixelMetric(metric, option, widget) if own is None else scaled(own)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803 (the name in Qt)
    ) -> int:
        """How controls behave: the list of a dropdown opens below it, and buttons of dialogs have words alone."""
        if hint in (QStyle.StyleHint.SH_ComboBox_Popup, QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons):
            return 0
        return super().styleHint(hint, option, widget, returnData)

    def sizeFromContents(
        self, kind: QStyle.ContentsType, option: QStyleOption, contents: QSize, widget: QWidget
    ) -> QSize:
        """The size of a control around its contents."""
        measure = own(SIZES, kind, option)
        if measure is not None:
            return measure(option, contents, widget)
        if not isinstance(option, QStyleOption):
            return contents
        return enlarged(kind, super().sizeFromContents(kind, option, contents, widget), widget)

    def subElementRect(self, element: QStyle.SubElement, option: QStyleOption, widget: QWidget) -> QRect:
        """Where a part of a control lies."""
        if not isinstance(option, QStyleOption):
            return QRect()
        if element is _SubElement.SE_LineEditContents and isinstance(option, QStyleOptionFrame):
            return option.rect.adjusted(8, 1, -8, -1) if option.lineWidth > 0 else option.rect
        if element in (_SubElement.SE_CheckBoxClickRect, _SubElement.SE_RadioButtonClickRect):
            words = super().subElementRect(element, option, widget)
            return QRect(words.left(), option.rect.top(), words.width(), option.rect.height())
        if element is _SubElement.SE_ShapedFrameContents and isinstance(option, QStyleOptionFrame):
            if option.frameShape is QFrame.Shape.NoFrame:
                return option.rect
            if isinstance(widget, QAbstractScrollArea):
                return option.rect.adjusted(FRAME, FRAME, -FRAME, -FRAME)
        return super().subElementRect(element, option, widget)

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget,
    ) -> QRect:
        """Where a part of a control lies that can be pressed."""
        place = own(PARTS, control, option)
        if place is not None:
            return place(option, part)
        if isinstance(option, QStyleOptionComplex):
            return super().subControlRect(control, option, part, widget)
        return QRect()


def program_style(application: QApplication) -> ProgramStyle:
    """The style of the application, which gets it here; best before it has widgets, since they all would follow."""
    style = application.style()
    if not isinstance(style, ProgramStyle):
        style = ProgramStyle(application.palette())
        application.setStyle(style)
    return style
