"""Sentences one after another, as the user's language sets them."""

from __future__ import annotations

from collections.abc import Iterable

from app.panels.engine_combo import words_language


def joined(sentences: Iterable[str]) -> str:
    """The sentences that are not empty, with a space between them where the language has one."""
    space = " " if words_language() == "en" else ""
    return space.join(filter(None, sentences))
