"""The watch sees what a careless test would leave behind, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QPropertyAnimation, QThread, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.app.leaks import Watch, watching


@pytest.fixture
def watch(qtbot: QtBot) -> Iterator[Watch]:
    with watching() as one:
        yield one


def test_a_running_timer_is_left_until_it_stops(watch: Watch) -> None:
    timer = QTimer()
    timer.start(1000)
    assert watch.left() == [timer]
    timer.stop()
    assert watch.left() == []


def test_a_thread_is_left_until_it_has_ended(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.app.leaks.FAREWELL_MS", 100)
    thread = QThread()
    thread.start()
    assert watch.left() == [thread]
    thread.quit()
    assert thread.wait(2000)
    assert watch.left() == []


def test_an_animation_is_left_while_it_runs(watch: Watch) -> None:
    animated = QObject()
    animation = QPropertyAnimation(animated, b"objectName")
    animation.setDuration(10_000)
    animation.setEndValue("moved")
    animation.start()
    assert watch.left() == [animation]
    animation.stop()
    assert watch.left() == []


def test_a_window_is_left_until_it_is_deleted(watch: Watch) -> None:
    window = QWidget()
    child = QWidget(window)
    assert watch.left() == [window]
    assert child.parent() is window
    window.deleteLater()
    del child, window
    assert watch.left() == []


def test_what_was_dropped_or_deleted_is_not_left(watch: Watch) -> None:
    owner = QObject()
    QTimer(owner).start(1000)
    owner.deleteLater()
    assert watch.left() == []
