"""What is said before there is a window, in the language of the system."""

from __future__ import annotations

from solvers.message import Message


def in_own_language(message: Message) -> str:
    """The message in the language of the system, with or without an application; English where Qt is missing."""
    try:
        from app.ui.words.language import SYSTEM, OurTranslator, resolve
        from app.ui.words.messages import translated

        translator = OurTranslator(resolve(SYSTEM))
    except (ImportError, OSError):  # without Qt, or without our own files
        return str(message)
    return translated(message, lambda *words: translator.translate(*words) or words[1])
