"""The program's own fonts: signs for the pieces, and Chinese text where the system has none."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QLocale
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from app.ui.look.scale import scaled
from solvers.resource_files import resource_file

SIGN_FAMILY = "Huarong Sign"
TEXT_FAMILY = "Huarong Text"
SIMPLIFIED_FAMILY = "Huarong Simplified"
"""The signs and characters that Simplified texts have in other shapes than Traditional ones."""

TEXT, HEADER = 13, 12
"""The height of the text of controls, and of the titles of tables, in pixels at a text size of 100 %."""


def load_fonts() -> None:
    """Make the fonts in `resources/fonts/` known to Qt; done once, before anything is painted."""
    for font in sorted(resource_file("fonts").iterdir()):
        if font.name.endswith((".ttf", ".otf")):
            QFontDatabase.addApplicationFontFromData(QByteArray(font.read_bytes()))


def use_text_font(application: QApplication) -> None:
    """Write in the system's font, and in ours whatever signs it lacks, in the language and the size of text in force.

    Where Simplified texts would be written in ours, their own signs come first: the quotes of Western fonts are narrow.
    """
    font = application.font()
    families = [family for family in font.families() if family not in (TEXT_FAMILY, SIMPLIFIED_FAMILY)]
    font.setFamilies(families)
    own_chinese = QRawFont.fromFont(font).supportsCharacter(ord("，"))
    if QLocale().script() is QLocale.Script.SimplifiedHanScript and not own_chinese:
        families.insert(0, SIMPLIFIED_FAMILY)
    font.setFamilies([*families, TEXT_FAMILY])
    font.setPixelSize(scaled(TEXT))
    application.setFont(font)
    font.setPixelSize(scaled(HEADER))
    application.setFont(font, "QHeaderView")  # pyright: ignore[reportArgumentType] (its stub asks for bytes)


def sign_font(pixels: float) -> QFont:
    """The font of the signs carved on the pieces."""
    font = QFont()
    font.setFamilies([SIGN_FAMILY, TEXT_FAMILY])
    font.setPixelSize(max(1, round(pixels)))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def program_font() -> QFont:
    """The font of programs: the system's whose letters have one width, and that of all text for what it lacks."""
    font, text = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont), QApplication.font()
    font.setFamilies([QFontInfo(font).family(), *text.families()])  # of more than one, each must be a real one
    font.setPixelSize(QFontInfo(text).pixelSize())  # where no font of the program is in use, it may have points
    return font


def tabular(font: QFont) -> QFont:
    """The same font with figures of one width, so that nothing jumps when numbers grow."""
    figures = QFont(font)
    figures.setFeature(QFont.Tag("tnum"), 1)
    return figures


def sized(font: QFont, pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The font in another size, at a text size of 100 %, and weight."""
    other = QFont(font)
    other.setPixelSize(scaled(pixels))
    other.setWeight(weight)
    return other
