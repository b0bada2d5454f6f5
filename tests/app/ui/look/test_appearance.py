"""High contrast and reduced motion: chosen, remembered, and followed from the system."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from pytestqt.qtbot import QtBot

from app.klotski.board.piece_art import paint_piece
from app.klotski.piece_names import SOLDIER
from app.puzzle.playback import Playback
from app.ui.look import system_preferences as system_wishes
from app.ui.look.theme import DARK, HIGH_CONTRAST, LIGHT, Appearance, Lettering, Theme
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from solvers.klotski.layout import PieceKind
from tests.app.windows import klotski_page, knight_page

READABLE = 7.0
"""The contrast of text and ground that WCAG 2.2 asks for at its strictest level."""
TOLD_APART = 3.0
"""The contrast that it asks of outlines and marks."""


def luminance(colour: str) -> float:
    """The relative luminance of a colour as WCAG 2.2 defines it."""
    parsed = QColor(colour)
    parts = (parsed.redF(), parsed.greenF(), parsed.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def grey_piece(kind: PieceKind, theme: Theme) -> QImage:
    """A cell's worth of the piece's edge without its sign and its colours, as somebody who sees none would see it."""
    image = QImage(QSize(240, 240), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    paint_piece(painter, kind, SOLDIER, QPointF(4, 4), 80.0, theme._replace(lettering=Lettering.PLAIN))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8).copy(QRect(QPoint(0, 0), QSize(60, 60)))


@pytest.mark.parametrize("text", ["text", "muted", "accent"])
def test_words_are_readable_in_high_contrast(text: str) -> None:
    theme = HIGH_CONTRAST
    for ground in (theme.window, theme.panel, theme.field):
        assert contrast(getattr(theme, text), ground) >= READABLE
    assert contrast(theme.on_accent, theme.accent) >= READABLE


def test_marks_stand_out_from_squares_of_either_colour() -> None:
    theme = HIGH_CONTRAST
    for square in (theme.square_light, theme.square_dark):
        assert contrast(theme.path, square) >= TOLD_APART
    assert contrast(theme.square_light, theme.square_dark) >= READABLE
    assert contrast(theme.number_light, theme.square_light) >= READABLE
    assert contrast(theme.number_dark, theme.square_dark) >= READABLE
    assert contrast(theme.border, theme.window) >= READABLE


@pytest.mark.usefixtures("qapp")
def test_pieces_differ_by_their_pattern_and_not_only_by_colour() -> None:
    pieces = [grey_piece(kind, HIGH_CONTRAST) for kind in PieceKind]  # kept: the view of their bits does not keep them
    assert len({bytes(piece.constBits()) for piece in pieces}) == len(PieceKind)


@pytest.mark.usefixtures("qapp")
class TestFollowingTheSystem:
    """What the system asks for counts until the person chooses."""

    def test_contrast(self, monkeypatch: pytest.MonkeyPatch) -> None:
        appearance = Appearance()
        assert appearance.theme in (LIGHT, DARK)
        monkeypatch.setattr("app.ui.look.theme.wants_contrast", lambda: True)
        system_changes()
        assert appearance.theme == HIGH_CONTRAST
        appearance.choose("dark")
        system_changes()
        assert appearance.theme == DARK
        appearance.choose("light")

    def test_motion(self, monkeypatch: pytest.MonkeyPatch) -> None:
        appearance = Appearance("light")
        told: list[bool] = []
        appearance.motion_changed.connect(told.append)
        monkeypatch.setattr("app.ui.look.theme.wants_less_motion", lambda: True)
        system_changes()
        assert appearance.reduced_motion
        appearance.choose_motion("full")
        assert not appearance.reduced_motion
        assert told == [True, False]

    def test_a_qt_that_cannot_tell_is_not_asked(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(system_wishes, "_hints", lambda style: None)
        assert not system_wishes.wants_contrast()
        assert not system_wishes.wants_less_motion()

    def test_a_qt_that_tells_is_heard(self, monkeypatch: pytest.MonkeyPatch) -> None:
        hints = SimpleNamespace(
            contrastPreference=lambda: Qt.ContrastPreference.HighContrast, motionPreference=lambda: "less"
        )
        monkeypatch.setattr(system_wishes, "_hints", lambda style: hints)
        monkeypatch.setattr(Qt, "MotionPreference", SimpleNamespace(ReducedMotion="less"), raising=False)
        assert system_wishes.wants_contrast()
        assert system_wishes.wants_less_motion()


def system_changes() -> None:
    """Tell the program that the system's wishes have changed."""
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Unknown)


def test_they_are_chosen_from_the_menu_and_remembered(qtbot: QtBot) -> None:
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    actions = window.menu_actions.by_name
    actions["theme-contrast"].trigger()
    actions["motion"].trigger()
    window.close()
    again = MainWindow(Settings())
    qtbot.addWidget(again)
    assert again.appearance.theme == HIGH_CONTRAST
    assert again.appearance.reduced_motion
    assert again.menu_actions.by_name["motion"].isChecked()
    again.menu_actions.by_name["motion"].trigger()
    assert not again.appearance.reduced_motion
    assert again.appearance.motion == "full"
    again.appearance.choose("light")
    again.close()


def test_both_pages_play_in_whole_steps_when_motion_is_reduced(qtbot: QtBot) -> None:
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    window.appearance.choose_motion("reduced")
    for page in (klotski_page(window), knight_page(window)):
        moments: list[float] = []
        page.playback.moment_changed.connect(moments.append)
        page.playback.load(3)
        page.playback.set_speed(64.0)
        page.playback.play()
        qtbot.waitUntil(lambda playback=page.playback: not playback.playing)
        assert all(moment.is_integer() for moment in moments)
        assert moments[-1] == 3.0
    window.close()


@pytest.mark.usefixtures("qapp")
def test_a_single_step_is_taken_at_once_when_motion_is_reduced() -> None:
    playback = Playback()
    playback.set_reduced_motion(True)
    playback.load(5)
    playback.forward()
    assert playback.moment == 1.0
    playback.back()
    assert playback.moment == 0.0


@pytest.mark.usefixtures("qapp")
def test_every_other_theme_is_announced_once() -> None:
    appearance, heard = Appearance("light"), list[str]()
    appearance.changed.connect(lambda: heard.append(appearance.theme.name))
    for choice in ("dark", "light", "contrast", "contrast", "dark"):
        appearance.choose(choice)
    assert heard == ["dark", "light", "contrast", "dark"]
