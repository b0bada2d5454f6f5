"""What solvers say as values, put into the user's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication

from app.ui.words.language import current
from app.ui.words.numbers import grouped
from solvers.message import InputError, Message, Value, filled

Translate = Callable[..., str]
"""Looks a text up by its context, the text itself and, if any, what tells it apart from another."""


def joined(sentences: Iterable[str]) -> str:
    """The sentences that are not empty, with a space between them where the language has one."""
    space = " " if current() == "en" else ""
    return space.join(filter(None, sentences))


def listed(names: Iterable[str], translate: Translate = QCoreApplication.translate) -> str:
    """Names one after another, with what the language has between them: a1, b3."""
    return translate("Messages", ", ", "between names in a list").join(names)


def translated(message: Message, translate: Translate = QCoreApplication.translate) -> str:
    """A fault or a reason in the user's language; its template is the source of the translation.

    `translate` looks texts up: those of the application, or of one translator where there is no application.
    """
    told = {name: _said(value, translate) for name, value in message.values.items()}
    return filled(translate("Messages", message.template.value), told, grouped)


def _said(value: Value, translate: Translate) -> int | str:
    """A value of a message, with the messages in it translated."""
    if isinstance(value, Message):
        return translated(value, translate)
    if isinstance(value, tuple):
        return listed((str(_said(item, translate)) for item in value), translate)
    return value


def explained(error: Exception) -> str:
    """What went wrong: the fault of an input, that memory is full, or, of a fault of ours, what Python says of it."""
    if isinstance(error, InputError):
        return translated(error.message)
    if isinstance(error, MemoryError):
        return QCoreApplication.translate(
            "Messages", "There is not enough memory. Close other programs, or choose something smaller, and try again."
        )
    return QCoreApplication.translate(
        "Messages", "Something in the program failed ({what}). Try again, or make other choices."
    ).format(what=f"{type(error).__name__}: {error}")


def as_sentence(text: str) -> str:
    """The text with a capital at the beginning, unless that is the name of a file."""
    first, _, _ = text.partition(" ")
    return text if first.rstrip(",:").endswith(".py") else text[:1].upper() + text[1:]
