"""One file with a search in it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from app.own_search.text_file import TextFile
from solvers.own_search.own_search import OwnSearch, load_search, read_source


class SearchFile(TextFile):
    """A file that was opened, and the search that it holds."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(path, parent)
        self.search: OwnSearch | None = None
        """What it holds, as it was saved; None where that is no search."""
        self.offered: OwnSearch | None = None
        """What it holds last that was a search; None before that."""
        self.output = ""
        """The end of what it has printed since it was run last."""

    def load(self) -> str:
        """The text of the file, in the encoding that it names; raises `InputError`."""
        return read_source(self.path)

    def judge(self) -> None:
        """Look what the file holds now; raises `InputError` where that is no search."""
        self.search = None
        self.search = self.offered = load_search(self.path)

    def show_output(self, output: str) -> None:
        """Take what it has printed up to now."""
        if output != self.output:
            self.output = output
            self.changed.emit()
