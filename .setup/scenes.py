"""What is done in the window for each of the README's pictures, and how a picture is taken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from PIL import Image
from PySide6.QtWidgets import QApplication, QWidget

from app.klotski.session import KlotskiSession
from app.knight.session import KnightSession
from app.startup.application import make_application
from app.ui.settings import LANGUAGE, THEME, TIPS, Settings
from app.window.main_window import MainWindow

SIZE = (1120, 800)
PATIENCE_SECONDS = 60.0
COLOURS = 256


class Scene:
    """A window as after a first start, and what a person does in it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def klotski(self) -> KlotskiSession:
        """What the Klotski page shows."""
        session = self.window.sessions["klotski"]
        assert isinstance(session, KlotskiSession)
        return session

    @property
    def knight(self) -> KnightSession:
        """What the knight's page shows."""
        session = self.window.sessions["knight"]
        assert isinstance(session, KnightSession)
        return session

    def show(self, page: str) -> None:
        """Go to a page."""
        self.window.menu_actions.by_name[page].trigger()

    def wait(self, done: Callable[[], bool]) -> None:
        """Process events until `done` returns True; raises `TimeoutError`."""
        end = monotonic() + PATIENCE_SECONDS
        while not done():
            if monotonic() > end:
                raise TimeoutError(f"after {PATIENCE_SECONDS:g} seconds the window was not ready for the picture")
            QApplication.processEvents()

    def rest(self, seconds: float) -> None:
        """Process events for so long: something moves, and is to have ended."""
        end = monotonic() + seconds
        self.wait(lambda: monotonic() > end)


def klotski(scene: Scene) -> None:
    """A solution of 橫刀立馬 under way, with the curve of the steps left."""
    session = scene.klotski
    scene.wait(lambda: session.game.analysis.verdict.solvable is not None)
    session.search()
    scene.wait(lambda: session.playback.length > 0)
    session.playback.jump(24)


def knight(scene: Scene) -> None:
    """A tour under way."""
    scene.show("knight")
    session = scene.knight
    session.search_from((7, 0))
    scene.wait(lambda: session.playback.length > 0)
    session.playback.jump(45)


SCENES: dict[str, Callable[[Scene], QWidget | None]] = {
    "klotski": klotski,
    "knight": knight,
}
"""What is done for each picture; a scene returns the window that is shown, where it is not the main window."""


def take_picture(name: str, language: str, theme: str, path: Path) -> None:
    """Write the picture of a scene in a language and a theme."""
    application = make_application(["screenshots"])
    settings = Settings()
    for setting, value in ((THEME, theme), (LANGUAGE, language)):
        settings.keep(setting, value)
    settings.keep(TIPS, False)
    window = MainWindow(settings)
    window.resize(*SIZE)
    window.show()
    window.warm_up()
    scene = Scene(window)
    shown = SCENES[name](scene) or window
    scene.rest(0.5)
    _save(shown, path)
    window.close()
    application.processEvents()


def _save(widget: QWidget, path: Path) -> None:
    """Save what a window looks like in few colours: a third of the size."""
    widget.grab().save(str(path))
    with Image.open(path) as picture:
        few_colours = picture.convert("RGB").quantize(COLOURS)
    few_colours.save(path, optimize=True)
