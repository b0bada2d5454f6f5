"""The program's own themes: colours, and the palette made of them."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from app.ui.application import application
from app.ui.look.style import program_style
from app.ui.look.system_preferences import wants_contrast, wants_less_motion, when_changed


class Lettering(StrEnum):
    """What is carved on the pieces of Klotski."""

    SIGNS = "signs"
    """Their names in Chinese."""
    INITIALS = "initials"
    """The initials of their names, and the numbers of soldiers."""
    NAMES = "names"
    """Their names in Latin letters, and the numbers of soldiers."""
    PLAIN = "plain"
    """Nothing."""


class Theme(NamedTuple):
    """One look: its colours, as `#rrggbb`, and what is carved on pieces."""

    name: str
    window: str
    panel: str
    field: str
    text: str
    muted: str
    border: str
    hover: str
    accent: str
    on_accent: str
    good: str
    star: str
    star_fill: str
    square_light: str
    square_dark: str
    number_light: str
    number_dark: str
    path: str
    mark: str
    frame: str
    frame_edge: str
    well: str
    well_edge: str
    shadow: str
    block: str
    tall: str
    wide: str
    soldier: str
    sign: str
    soldier_sign: str
    contrast: bool = False
    """Whether things are told apart by outlines and patterns too, and nothing is merely tinted."""
    lettering: Lettering = Lettering.SIGNS

    @property
    def dark(self) -> bool:
        """Whether text is light on a dark ground."""
        return QColor(self.window).lightness() < 128


LIGHT = Theme(
    name="light",
    window="#efe8db",
    panel="#faf6ee",
    field="#fffdf8",
    text="#2b241d",
    muted="#716455",
    border="#d8ccb8",
    hover="#f1e9da",
    accent="#a63a26",
    on_accent="#fff8ee",
    good="#3f6b3a",
    star="#9c6a08",
    star_fill="#d9a32a",
    square_light="#f0e4cc",
    square_dark="#bb9670",
    number_light="#6a4f36",
    number_dark="#3d2616",
    path="#1f4f73",
    mark="#c2562f",
    frame="#7a5436",
    frame_edge="#573a24",
    well="#3d2b1f",
    well_edge="#2a1c13",
    shadow="#20150c",
    block="#9c2f22",
    tall="#2f4468",
    wide="#2d5f49",
    soldier="#d8b37f",
    sign="#f5dda6",
    soldier_sign="#5b3518",
)

DARK = Theme(
    name="dark",
    window="#191613",
    panel="#231f1b",
    field="#1d1a16",
    text="#efe7da",
    muted="#ab9e8d",
    border="#3d352d",
    hover="#302a24",
    accent="#d9694a",
    on_accent="#1d0f09",
    good="#93c285",
    star="#f0bd4f",
    star_fill="#f0bd4f",
    square_light="#b39c7c",
    square_dark="#70583f",
    number_light="#2a1d11",
    number_dark="#f6ead6",
    path="#8fd0f2",
    mark="#f0936b",
    frame="#4f3826",
    frame_edge="#38271a",
    well="#17110c",
    well_edge="#0d0906",
    shadow="#000000",
    block="#93301f",
    tall="#314a73",
    wide="#2f6650",
    soldier="#c39e6b",
    sign="#f3d79a",
    soldier_sign="#4a2a12",
)

HIGH_CONTRAST = Theme(
    name="contrast",
    window="#000000",
    panel="#000000",
    field="#000000",
    text="#ffffff",
    muted="#d0d0d0",
    border="#ffffff",
    hover="#3a3a3a",
    accent="#ffd800",
    on_accent="#000000",
    good="#5dff8f",
    star="#ffd800",
    star_fill="#ffd800",
    square_light="#ffffff",
    square_dark="#1c1c1c",
    number_light="#000000",
    number_dark="#ffffff",
    path="#1f8fff",
    mark="#ffa000",
    frame="#000000",
    frame_edge="#000000",
    well="#000000",
    well_edge="#000000",
    shadow="#000000",
    block="#000000",
    tall="#000000",
    wide="#000000",
    soldier="#ffffff",
    sign="#ffffff",
    soldier_sign="#000000",
    contrast=True,
)

PRESENTED = {
    LIGHT.name: LIGHT._replace(
        muted="#453b31",
        accent="#862a18",
        good="#2c5128",
        mark="#873010",
        star="#6b4703",
        square_dark="#c9a884",
        number_light="#3d2a18",
        number_dark="#241407",
        frame="#58391f",
        block="#80241a",
        wide="#234c3b",
        soldier="#dfbf90",
        sign="#fbe9bf",
        soldier_sign="#3f210c",
    ),
    DARK.name: DARK._replace(
        muted="#c6baa9",
        accent="#f09677",
        mark="#f5a583",
        square_dark="#5b452f",
        number_light="#120a04",
        number_dark="#fff6e6",
        block="#7c2718",
        tall="#2b4268",
        wide="#22503f",
        soldier="#cfad7c",
        sign="#fbe7b8",
        soldier_sign="#331a08",
    ),
    HIGH_CONTRAST.name: HIGH_CONTRAST,
}
"""The themes as they are shown to many: each text has a contrast of 7:1 with its ground, also on a pale projector."""

THEMES = {theme.name: theme for theme in (LIGHT, DARK, HIGH_CONTRAST)}
SYSTEM = "system"

REDUCED = "reduced"
MOTIONS = (REDUCED, "full")
"""What may be chosen of motion."""


class Appearance(QObject):
    """Which theme is in force, what is carved on pieces, and how much may move.

    What is painted asks it, and hears from it of changes.
    """

    changed = Signal()
    """Another theme is in force."""
    motion_changed = Signal(bool)
    """Motion is reduced from now on, or no longer."""

    def __init__(
        self,
        choice: str = SYSTEM,
        parent: QObject | None = None,
        motion: str = SYSTEM,
        lettering: str = Lettering.SIGNS,
    ) -> None:
        """`choice` is a theme's name and `motion` one of `MOTIONS`, or each of them `SYSTEM`; a `Lettering` by name."""
        super().__init__(parent)
        self.choice = choice
        """What the person chose: a theme's name, or `SYSTEM`."""
        self.motion = motion
        """What the person chose of motion: one of `MOTIONS`, or `SYSTEM`."""
        self.lettering = Lettering(lettering) if lettering in list(Lettering) else Lettering.SIGNS
        """What is carved on pieces."""
        self._presenting = False
        self.theme = self._resolved()
        """The theme in force."""
        self.reduced_motion = _resolve_motion(motion)
        """Whether nothing may glide, hop or drift."""
        when_changed(self._follow_system)

    def present(self, presenting: bool) -> None:
        """Put the theme in force as it is shown to many, or as it is for one person."""
        self._presenting = presenting
        self.apply()

    def choose_motion(self, motion: str) -> None:
        """Reduce motion from now on, or not, or as the system asks."""
        self.motion = motion
        reduced = _resolve_motion(motion)
        if reduced != self.reduced_motion:
            self.reduced_motion = reduced
            self.motion_changed.emit(reduced)

    def choose_lettering(self, lettering: str) -> None:
        """Have something else carved on pieces; the rest of the look is as it was."""
        self.lettering = Lettering(lettering)
        self.apply()

    def choose(self, choice: str) -> None:
        """Put another theme in force, for the whole application."""
        self.choice = choice
        self.apply()

    def apply(self) -> None:
        """Give the application our style, and the palette of the theme."""
        before, self.theme = self.theme, self._resolved()
        palette = _palette(self.theme)
        program_style(application()).use(palette, self.theme.contrast)
        application().setPalette(palette)
        if self.theme != before:
            self.changed.emit()

    @Slot()
    def _follow_system(self) -> None:
        self.choose_motion(self.motion)
        if self.choice == SYSTEM and self._resolved() != self.theme:
            self.apply()

    def _resolved(self) -> Theme:
        theme = _resolve(self.choice)
        return (PRESENTED[theme.name] if self._presenting else theme)._replace(lettering=self.lettering)


def _resolve(choice: str) -> Theme:
    if choice in THEMES:
        return THEMES[choice]
    if wants_contrast():
        return HIGH_CONTRAST
    return DARK if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT


def _resolve_motion(motion: str) -> bool:
    return motion == REDUCED or (motion not in MOTIONS and wants_less_motion())


def _palette(theme: Theme) -> QPalette:
    roles = {
        QPalette.ColorRole.Window: theme.window,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.field,
        QPalette.ColorRole.AlternateBase: theme.hover,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.Button: theme.panel,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.on_accent,
        QPalette.ColorRole.ToolTipBase: theme.panel,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.Accent: theme.accent,
        QPalette.ColorRole.Link: theme.accent,
        QPalette.ColorRole.Mid: theme.border,
    }
    palette = QPalette(QColor(theme.panel), QColor(theme.window))  # Fusion's shades come of these two
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return palette
