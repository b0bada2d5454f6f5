"""One file with a search in it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject

from app.own_search.text_file import TextFile
from app.ui.files import is_file
from solvers.message import repeated
from solvers.own_search.own_search import OwnSearch, load_search, read_source

LARGE = 50_000
"""Bytes; Python takes so long to understand more that a person would notice."""


class SearchFile(TextFile):
    """A file that was opened, and the search that it holds."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(path, parent)
        self.search = OwnSearch(path, "", repeated(path.name))
        """What it held when it was a search last; an empty text before that."""
        self._to_run = False
        self.output = ""
        """The end of what it has printed since it was run last."""

    def load(self) -> str:
        """The text of the file, in the encoding that it names; raises `InputError`."""
        return read_source(self.path)

    def check(self, to_run: bool = False) -> None:
        """Look what the file holds now, and tell why where that is no search; of a large one only when it is to run."""
        self._to_run = to_run
        super().check()

    def judge(self) -> None:
        """Look what the file holds now; raises `InputError` where that is no search."""
        self.search = replace(self.search, path=self.path)
        if self._to_run or not is_file(self.path) or self.path.stat().st_size <= LARGE:
            self.search = load_search(self.path)

    def show_output(self, output: str) -> None:
        """Take what it has printed up to now."""
        if output != self.output:
            self.output = output
            self.changed.emit()
