"""What a new search begins with: short programs that run as they are, in the language in force."""

from __future__ import annotations

from importlib import resources
from typing import NamedTuple

from app.ui.words.language import current

ENDING = ".py"


class SearchTemplate(NamedTuple):
    """A program to begin with; its title is the first line of it."""

    name: str
    title: str
    text: str


def templates() -> list[SearchTemplate]:
    """All of them, by their names."""
    folder = resources.files("resources") / "searches"
    ending = ENDING if current() == "en" else f".{current()}{ENDING}"
    names = sorted(file.name for file in folder.iterdir() if file.name.count(".") == 1)
    texts = [(name, (folder / name.replace(ENDING, ending)).read_text("utf-8")) for name in names]
    return [SearchTemplate(name, text.splitlines()[0].strip('". '), text) for name, text in texts]
