"""Take the README's pictures of the real window: `.venv/bin/python .setup/screenshots.py`.

They go into `resources/screenshots/`. The window runs offscreen with settings of its own, solves 橫刀立馬 and finds a
tour: in English in the light theme and in the dark, and in both Chinese languages in the light theme.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

PROJECT = Path(__file__).resolve().parents[1]
FOLDER = PROJECT / "resources" / "screenshots"
SIZE = (1120, 800)
PATIENCE_SECONDS = 60.0
SETTINGS = {
    "light": ("en", "light"),
    "dark": ("en", "dark"),
    "zh-Hant": ("zh_Hant", "light"),
    "zh-Hans": ("zh_Hans", "light"),
}
"""The language and the theme of the pictures, by the ends of their names."""

sys.path.insert(0, str(PROJECT))
os.environ["QT_QPA_PLATFORM"] = "offscreen"


def main(arguments: Sequence[str]) -> int:
    """Take the pictures of the name given, or all: each in a process of its own, as at a first start."""
    if not arguments:
        return max(subprocess.call([sys.executable, __file__, end]) for end in SETTINGS)
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as home:
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            os.environ[f"XDG_{name}_HOME"] = home
        os.environ["HOME"] = home
        take(arguments[0], *SETTINGS[arguments[0]])
    return 0


def take(end: str, language: str, theme: str) -> None:
    """Take both pages in one language and theme; `end` is how the names of the pictures end."""
    from PySide6.QtWidgets import QApplication

    from app.klotski.session import KlotskiSession
    from app.knight.session import KnightSession
    from app.startup.application import make_application
    from app.ui.settings import LANGUAGE, THEME, TIPS, Settings
    from app.window.main_window import MainWindow

    application = QApplication.instance() or make_application(["screenshots"])
    settings = Settings()
    for setting, value in ((THEME, theme), (LANGUAGE, language)):
        settings.keep(setting, value)
    settings.keep(TIPS, False)
    window = MainWindow(settings)
    window.resize(*SIZE)
    window.show()
    window.warm_up()
    klotski, knight = window.sessions["klotski"], window.sessions["knight"]
    assert isinstance(klotski, KlotskiSession)
    assert isinstance(knight, KnightSession)
    window.pages.setCurrentWidget(window.views["klotski"])
    wait(lambda: klotski.game.analysis.verdict.solvable is not None)
    klotski.search()
    wait(lambda: klotski.playback.length > 0)
    klotski.playback.jump(24)
    grab(window, f"klotski-{end}")
    window.pages.setCurrentWidget(window.views["knight"])
    knight.search_from((7, 0))
    wait(lambda: knight.playback.length > 0)
    knight.playback.jump(45)
    grab(window, f"knight-{end}")
    window.close()
    application.processEvents()


def grab(window: object, name: str) -> None:
    """Save what the window looks like once everything has been painted, in 256 colours: a third of the size."""
    from PIL import Image
    from PySide6.QtWidgets import QApplication, QWidget

    assert isinstance(window, QWidget)
    for _ in range(5):
        QApplication.processEvents()
    path = FOLDER / f"{name}.png"
    window.grab().save(str(path))
    with Image.open(path) as picture:
        few_colours = picture.convert("RGB").quantize(256)
    few_colours.save(path, optimize=True)


def wait(done: Callable[[], bool]) -> None:
    """Process events until `done` returns True; raises `TimeoutError`."""
    from PySide6.QtWidgets import QApplication

    end = monotonic() + PATIENCE_SECONDS
    while not done():
        if monotonic() > end:
            raise TimeoutError(f"after {PATIENCE_SECONDS:g} seconds the window was not ready for the picture")
        QApplication.processEvents()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
