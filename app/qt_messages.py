"""What Qt says when it gives up: it would end the program with a core dump and many lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler


@contextmanager
def one_sentence_when_no_screen_opens() -> Iterator[None]:
    """While the application is made: where Qt finds no screen, say why in one sentence and end with status 1.

    What it says otherwise is passed on afterwards.
    """
    held: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        held.append(text)
        if kind is QtMsgType.QtFatalMsg:
            _write(f"huarong-knight: no window can be opened: {held[0].splitlines()[0]}")
            os._exit(1)  # Qt would abort

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for text in held:
            _write(text)


def _write(text: str) -> None:
    if sys.stderr is not None:  # as where there is no terminal on Windows
        sys.stderr.write(f"{text}\n")
        sys.stderr.flush()
