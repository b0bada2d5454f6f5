"""What holds for every test of the window besides: settings of its own, and nothing of Qt's left alive."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6 import QtGui
from PySide6.QtCore import QCoreApplication, QLocale, QSettings
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from app.history import sliced_task
from app.startup.application import make_application
from app.storage.storage import Storage
from app.ui.look.fonts import load_fonts, use_text_font
from app.ui.look.scale import set_for_fingers, set_text_scale
from app.ui.words.language import Language, OurTranslator
from app.window.main_window import MainWindow
from tests.app.leaks import watching
from tests.app.windows import main_window


@pytest.fixture(scope="session")
def qapp_cls() -> Callable[[list[str]], QApplication]:
    """The program's own application, with its style and fonts, whichever test comes first."""
    return make_application


@pytest.fixture(autouse=True)
def private_settings(private_home: Path) -> None:
    """Settings in a file of the test's own."""
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        QSettings.setPath(QSettings.Format.IniFormat, scope, str(private_home / "settings"))


@pytest.fixture(autouse=True)
def nothing_left_alive() -> Iterator[None]:
    """Fail a test that leaves a thread, a timer, an animation or a window of Qt's alive."""
    with watching() as watch:
        yield
        left = watch.left()
    if left:
        pytest.fail(f"left alive: {left}")


@pytest.fixture(autouse=True)
def garbage_collected_here(nothing_left_alive: None) -> Iterator[None]:
    """Collect garbage in the GUI thread only, as the program does: a search's thread would destroy objects of Qt's.

    Before anything is called left alive, what nobody refers to any more is gone.
    """
    gc.disable()
    gc.collect()
    gc.freeze()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture(autouse=True)
def locale_brought_back() -> Iterator[None]:
    """A test that speaks another language leaves none of it to the next."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.fixture(autouse=True)
def usual_sizes(qapp: QApplication) -> Iterator[None]:
    """A test with larger text, or larger controls for fingers, leaves none of it to the next."""
    before = qapp.font()
    yield
    set_text_scale(1.0)
    set_for_fingers(False)
    if qapp.font() != before:
        qapp.setFont(before)


@pytest.fixture(autouse=True)
def steps_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the history does in slices it does at once, however busy the machine is."""
    monkeypatch.setattr(sliced_task, "SLICE_SECONDS", 60.0)


@pytest.fixture
def touch_screen() -> Iterator[QPointingDevice]:
    """A screen to touch, until the end of the test: while there is one, everything that is pressed is larger."""
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    yield device
    delete(device)


@pytest.fixture(autouse=True)
def english_plurals(qapp: QCoreApplication) -> Iterator[None]:
    """English singulars, as the program has them, also where a test opens no window."""
    translator = OurTranslator(Language.ENGLISH)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.fixture
def text_of_100_percent(qapp: QApplication) -> Iterator[None]:
    """The program's font, by which its windows are measured, at first in its usual size; none of it is left."""
    before = qapp.font()
    load_fonts()
    use_text_font(qapp)
    yield
    set_text_scale(1.0)
    qapp.setFont(before)


PATIENCE_MS = 120_000
"""How long what has to come is waited for: on a busy machine little comes within the five seconds of pytest-qt."""


@pytest.fixture
def qtbot(qtbot: QtBot) -> QtBot:
    """The bot of pytest-qt, which ends to wait when what is waited for has come, or else when the test has failed."""
    for name in ("waitExposed", "waitSignal", "waitSignals", "waitUntil"):
        setattr(qtbot, name, partial(getattr(qtbot, name), timeout=PATIENCE_MS))
    return qtbot


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window, shown and in front."""
    made = main_window(qtbot)
    yield made
    made.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the data file goes; it is not there yet."""
    return tmp_path / "data" / "Huarong Knight"


@pytest.fixture
def storage(folder: Path) -> Iterator[Storage]:
    """An open data file."""
    opened = Storage(folder)
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told to say."""
    said: list[str] = []

    class Announcement(QtGui.QAccessibleAnnouncementEvent):
        def __init__(self, widget: QWidget, sentence: str) -> None:
            super().__init__(widget, sentence)
            said.append(sentence)

    monkeypatch.setattr(QtGui, "QAccessibleAnnouncementEvent", Announcement)
    return said
