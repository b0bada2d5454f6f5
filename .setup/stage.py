"""The window that the README's pictures are taken of, and what a person does in it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from time import monotonic

from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from app.klotski.session import KlotskiSession
from app.knight.session import KnightSession
from app.puzzle import game_clock
from app.startup.application import make_application
from app.storage import records
from app.ui.settings import LANGUAGE, THEME, TIPS, Settings
from app.window.main_window import MainWindow
from solvers.klotski.moves import Step
from solvers.klotski.play.optimality import best_slides

SIZE = QSize(1120, 800)
PATIENCE_SECONDS = 120.0
SETTLING_SECONDS = 0.8
SECONDS_A_SLIDE = 2.6
"""What a slide by hand takes on the clock of the game."""
COLOURS = 256
NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)


class Noon(datetime):
    """The clock of the records, which stands still: a picture does not tell when it was taken."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:
        """Noon of the day of the release."""
        return NOON


class Stage:
    """The main window as at a first start."""

    def __init__(self, language: str, theme: str) -> None:
        self._seconds = 0.0
        game_clock.monotonic = lambda: self._seconds
        records.datetime = Noon
        settings = Settings()
        settings.keep(THEME, theme)
        settings.keep(LANGUAGE, language)
        settings.keep(TIPS, False)
        self.window = MainWindow(settings)
        self.window.resize(SIZE)
        self.window.show()
        self.window.warm_up()

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

    def trigger(self, action: str) -> None:
        """Choose an entry of the menus, by the name of its action."""
        self.window.menu_actions.by_name[action].trigger()

    def click(self, name: str) -> None:
        """Click a button, by its object name, as soon as it can be clicked."""
        self.wait(lambda: any(one.isEnabled() for one in self._named(name)))
        button = self._named(name)[0]
        assert isinstance(button, QAbstractButton)
        button.click()

    def window_named(self, name: str) -> QWidget:
        """A window beside the main one, by its object name, made as large as that one."""
        self.wait(lambda: bool(self._named(name)))
        window = self._named(name)[0]
        window.resize(SIZE)
        return window

    def wait_for_distances(self) -> None:
        """Until the page knows how far every position of the layout is from the exit."""
        game = self.klotski.game
        self.wait(lambda: game.distance_service.known is not None and game.analysis.optimum is not None)

    def play(self, slides: int, nearer: bool = True) -> None:
        """Slide pieces by hand so many times, each time nearer to the exit, or else further away from it."""
        game = self.klotski.game
        for _ in range(slides):
            chosen = self._nearer() if nearer else self._further()
            self._seconds += SECONDS_A_SLIDE
            game.slide(chosen.origin, chosen.target)

    def play_to_the_end(self) -> None:
        """Play on by a shortest path until the game is won."""
        while not self.klotski.game.complete:
            self.play(1)

    def wait(self, done: Callable[[], bool]) -> None:
        """Process events until `done` returns True; raises `TimeoutError`."""
        end = monotonic() + PATIENCE_SECONDS
        while not done():
            if monotonic() > end:
                raise TimeoutError(f"after {PATIENCE_SECONDS:g} seconds the window was not ready for the picture")
            QApplication.processEvents()

    def rest(self, seconds: float) -> None:
        """Process events for so long: what moves comes to its end."""
        end = monotonic() + seconds
        self.wait(lambda: monotonic() > end)

    def close(self) -> None:
        """Close the window."""
        self.window.close()
        QApplication.processEvents()

    def _named(self, name: str) -> list[QWidget]:
        return [widget for widget in QApplication.allWidgets() if widget.objectName() == name and widget.isVisible()]

    def _nearer(self) -> Step:
        game = self.klotski.game
        return best_slides(game.line.state, game.distance_service.known)[0]

    def _further(self) -> Step:
        """A slide that makes the way longest, of another piece than the last, where there is one."""
        game, known = self.klotski.game, self.klotski.game.distance_service.known
        layout = game.line.layout
        slides = [slide for piece in layout.pieces for slide in game.slides_from(piece.square).values()]
        return max(slides, key=lambda slide: known.distance(slide.after(layout)))


def take_picture(play: Callable[[Stage], QWidget | None], language: str, theme: str, path: Path) -> None:
    """Write the picture of a scene in a language and a theme."""
    application = make_application(["screenshots"])
    stage = Stage(language, theme)
    shown = play(stage) or stage.window
    shown.setFocus()  # no frame round a control
    stage.rest(SETTLING_SECONDS)
    _save(shown, path)
    stage.close()
    application.processEvents()


def _save(widget: QWidget, path: Path) -> None:
    """Save what a window looks like in few colours: a third of the size."""
    widget.grab().save(str(path))
    with Image.open(path) as picture:
        few_colours = picture.convert("RGB").quantize(COLOURS)
    few_colours.save(path, optimize=True)
