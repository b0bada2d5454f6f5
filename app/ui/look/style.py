"""The program's own style: Fusion, with the controls that `controls`, `surfaces` and `metrics` paint and measure.

Its colours are those of the palette of the application, so another theme is another palette, and no widget is made or
polished anew for it. A style sheet would cost that, and be asked of every widget that is made.
"""

from __future__ import annotations

from collections.abc import Callable

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
    QStyleOptionComplex,
    QStyleOptionFrame,
    QStyleOptionSlider,
    QWidget,
)

from app.ui.look import controls, surfaces
from app.ui.look.colours import Colours
from app.ui.look.metrics import (
    FRAME,
    METRICS,
    SIZES,
    beside_item,
    combo_part,
    enlarged,
    scroll_bar_part,
    scroll_bar_width,
    slider_part,
    spin_part,
)
from app.ui.look.scale import scaled

_Primitive = QStyle.PrimitiveElement
_Element = QStyle.ControlElement
_Control = QStyle.ComplexControl
_SubElement = QStyle.SubElement

Paint = Callable[[Colours, QStyleOption, QPainter, QWidget | None], None]


def _nothing(colours: Colours, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
    """What Fusion paints here and this style does not."""


_PRIMITIVES: dict[QStyle.PrimitiveElement, Paint] = {
    _Primitive.PE_PanelButtonCommand: controls.paint_button,
    _Primitive.PE_PanelLineEdit: controls.paint_line_edit,
    _Primitive.PE_IndicatorCheckBox: controls.paint_check_box,
    _Primitive.PE_IndicatorRadioButton: controls.paint_radio_button,
    _Primitive.PE_IndicatorItemViewItemCheck: controls.paint_check_box,
    _Primitive.PE_IndicatorArrowDown: controls.paint_down_arrow,
    _Primitive.PE_IndicatorHeaderArrow: surfaces.paint_header_arrow,
    _Primitive.PE_IndicatorBranch: _nothing,
    _Primitive.PE_FrameFocusRect: controls.paint_focus,
    _Primitive.PE_FrameTabBarBase: _nothing,
    _Primitive.PE_FrameTabWidget: _nothing,
    _Primitive.PE_FrameMenu: surfaces.paint_plain_frame,
    _Primitive.PE_PanelMenu: surfaces.paint_panel,
    _Primitive.PE_PanelTipLabel: surfaces.paint_panel,
    _Primitive.PE_PanelItemViewItem: surfaces.paint_item_ground,
}
_CONTROLS: dict[QStyle.ControlElement, Paint] = {
    _Element.CE_ShapedFrame: surfaces.paint_shaped_frame,
    _Element.CE_ProgressBar: controls.paint_progress,
    _Element.CE_TabBarTabShape: controls.paint_tab,
    _Element.CE_TabBarTabLabel: controls.paint_tab_label,
    _Element.CE_ComboBoxLabel: controls.paint_combo_label,
    _Element.CE_MenuItem: surfaces.paint_menu_item,
    _Element.CE_MenuBarItem: surfaces.paint_menu_bar_item,
    _Element.CE_MenuBarEmptyArea: surfaces.paint_window,
    _Element.CE_HeaderSection: surfaces.paint_header_section,
    _Element.CE_HeaderEmptyArea: surfaces.paint_header_section,
}
_RECOLOURED: dict[QStyle.ControlElement, Callable[[Colours, QStyleOption, QWidget | None], QStyleOption]] = {
    _Element.CE_PushButtonLabel: surfaces.for_button_label,
    _Element.CE_HeaderLabel: surfaces.for_header_label,
    _Element.CE_ItemViewItem: surfaces.for_item,
}
_COMPLEX: dict[QStyle.ComplexControl, Paint] = {
    _Control.CC_ComboBox: controls.paint_combo,
    _Control.CC_SpinBox: controls.paint_spin,
    _Control.CC_Slider: controls.paint_slider,
    _Control.CC_ScrollBar: controls.paint_scroll_bar,
}


class ProgramStyle(QProxyStyle):
    """Qt asks it for every control it paints or lays out: what it does not know itself, it leaves to Fusion at once."""

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
        paint = _PRIMITIVES.get(element)
        if paint is None:
            super().drawPrimitive(element, option, painter, widget)
        else:
            paint(self._colours, option, painter, widget)

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Paint a control, or a part of one."""
        paint = _CONTROLS.get(element)
        if paint is not None:
            paint(self._colours, option, painter, widget)
            return
        recoloured = _RECOLOURED.get(element)
        if recoloured is not None:
            option = recoloured(self._colours, option, widget)
        super().drawControl(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Paint a control that has parts to press."""
        paint = _COMPLEX.get(control)
        if paint is not None:
            paint(self._colours, option, painter, widget)
        elif control is _Control.CC_ToolButton:
            controls.paint_tool_button(self._colours, option, painter, widget)
            self.drawControl(_Element.CE_ToolButtonLabel, option, painter, widget)
        else:
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
        measure = SIZES.get(kind)
        if measure is not None:
            return measure(option, contents, widget)
        return enlarged(kind, super().sizeFromContents(kind, option, contents, widget), widget)

    def subElementRect(self, element: QStyle.SubElement, option: QStyleOption, widget: QWidget) -> QRect:
        """Where a part of a control lies."""
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
        match control:
            case _Control.CC_ComboBox:
                return combo_part(option, part)
            case _Control.CC_SpinBox:
                return spin_part(option, part)
            case _Control.CC_Slider if isinstance(option, QStyleOptionSlider):
                return slider_part(option, part)
            case _Control.CC_ScrollBar if isinstance(option, QStyleOptionSlider):
                return scroll_bar_part(option, part)
        return super().subControlRect(control, option, part, widget)


def program_style(application: QApplication) -> ProgramStyle:
    """The style of the application, which gets it here; best before it has widgets, since they all would follow."""
    style = application.style()
    if not isinstance(style, ProgramStyle):
        style = ProgramStyle(application.palette())
        application.setStyle(style)
    return style
