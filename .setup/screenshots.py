"""Take the README's pictures of the real window: `.venv/bin/python .setup/screenshots.py`.

They go into `resources/screenshots/`. The window runs offscreen with settings of its own, solves 橫刀立馬 and finds a
tour, in the light theme and in the dark.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

PROJECT = Path(__file__).resolve().parents[1]
FOLDER = PROJECT / "resources" / "screenshots"
SIZE = (1120, 800)
PATIENCE_SECONDS = 60.0

sys.path.insert(0, str(PROJECT))
os.environ["QT_QPA_PLATFORM"] = "offscreen"


def main() -> int:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as home:
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            os.environ[f"XDG_{name}_HOME"] = home
        os.environ["HOME"] = home
        for theme in ("light", "dark"):
            take(theme)
    return 0


def take(theme: str) -> None:
    """Take both pages in one theme."""
    from PySide6.QtWidgets import QApplication

    from app.klotski.session import KlotskiSession
    from app.knight.session import KnightSession
    from app.startup.application import make_application
    from app.ui.settings import HINTS_SEEN, LANGUAGE, THEME, Settings
    from app.window.main_window import MainWindow

    application = QApplication.instance() or make_application(["screenshots"])
    settings = Settings()
    for setting, value in ((THEME, theme), (LANGUAGE, "en"), (HINTS_SEEN, "klotski knight")):
        settings.keep(setting, value)
    window = MainWindow(settings)
    window.resize(*SIZE)
    window.show()
    window.warm_up()
    klotski, knight = window.sessions["klotski"], window.sessions["knight"]
    assert isinstance(klotski, KlotskiSession)
    assert isinstance(knight, KnightSession)
    window.pages.setCurrentWidget(window.views["klotski"])
    wait(lambda: klotski.game.verdict.solvable is not None)
    klotski.search()
    wait(lambda: klotski.playback.length > 0)
    klotski.playback.jump(24)
    grab(window, f"klotski-{theme}")
    window.pages.setCurrentWidget(window.views["knight"])
    knight.search_from((7, 0))
    wait(lambda: knight.playback.length > 0)
    knight.playback.jump(45)
    grab(window, f"knight-{theme}")
    window.close()
    application.processEvents()


def grab(window: object, name: str) -> None:
    """Save what the window looks like once everything has been painted."""
    from PySide6.QtWidgets import QApplication, QWidget

    assert isinstance(window, QWidget)
    for _ in range(5):
        QApplication.processEvents()
    window.grab().save(str(FOLDER / f"{name}.png"))


def wait(done: Callable[[], bool]) -> None:
    """Process events until `done` returns True; raises `TimeoutError`."""
    from PySide6.QtWidgets import QApplication

    end = monotonic() + PATIENCE_SECONDS
    while not done():
        if monotonic() > end:
            raise TimeoutError("the window did not get that far")
        QApplication.processEvents()


if __name__ == "__main__":
    sys.exit(main())
