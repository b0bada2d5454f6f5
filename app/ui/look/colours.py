"""What the style paints with: the colours of the palette, and how wide frames are."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette


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
        self.faint = _between(self.muted, self.panel)
        """Of arrows that do nothing now."""
        self.contrast = contrast
        self.focus_width = 3 if contrast else 2
        """Of the frame around the control in focus, in pixels."""
        self.pressed: QColor = self.hover if contrast else self.border


def _between(one: QColor, other: QColor) -> QColor:
    """The colour in the middle of two."""
    return QColor((one.red() + other.red()) // 2, (one.green() + other.green()) // 2, (one.blue() + other.blue()) // 2)
