"""The searches that a person has opened or begun, which of them is shown, and which may run."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from app.own_search.search_file import SearchFile
from app.own_search.text_files import TextFiles
from app.ui.settings import OWN_FILES, OWN_TRUSTED, Settings

MOST_TRUSTED = 1000


class FileRun(NamedTuple):
    """What is to be done with a file."""

    file: SearchFile
    puzzle: str
    """The name of the puzzle that it is to search."""
    watched: bool
    begin: Callable[[Any], object] | None = None
    """Begins the engine that it becomes elsewhere than on the page of the puzzle."""


class SearchFiles(TextFiles[SearchFile]):
    """The searches that were opened lately, the newest first.

    Nothing of a file is run before a person asks for that and, of a text that was not written here, has said yes. What
    was written here, or allowed, is known by its digest, which the settings keep.
    """

    setting = OWN_FILES
    file_class = SearchFile
    run_asked = Signal(object)
    """Whether the file of a `FileRun` may run is to be asked; if so, `allow` it."""
    run_wanted = Signal(object)
    """A `FileRun` is to begin: the file is saved, and may run."""
    edit_wanted = Signal(str, str)
    """The editor is to be shown, and, unless this text is empty, to ask where a file is to be that begins with it.

    The other text is the name of the puzzle that it searches.
    """

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        self._trusted = settings.value(OWN_TRUSTED).split()
        super().__init__(settings, parent)

    @property
    def title(self) -> str:
        """What the files are called together."""
        return QCoreApplication.translate("OwnSearches", "My searches")

    def trusts(self, text: str) -> bool:
        """Whether a text was written here, or may run."""
        return _digest(text) in self._trusted

    def trust(self, text: str) -> None:
        """Let a text run from now on."""
        self._trusted = [*(digest for digest in self._trusted if digest != _digest(text)), _digest(text)]
        self.settings.keep(OWN_TRUSTED, " ".join(self._trusted[-MOST_TRUSTED:]))

    def save(self, file: SearchFile, path: Path | None = None) -> bool:
        """Write a file and show it; what is changed here may run if what it was made of might."""
        trusted = self.trusts(file.text if file.saved_text is None else file.saved_text)
        saved = super().save(file, path)
        if saved and trusted:
            self.trust(file.text)
        return saved

    def run(self, run: FileRun) -> None:
        """Save a file and run it, or ask first whether it may run."""
        if run.file.unsaved and not self.save(run.file):
            return
        self._show(run.file)
        run.file.check(to_run=True)  # what is asked about is what would be run
        if run.file.fault is None:
            (self.run_wanted if self.trusts(run.file.search.source) else self.run_asked).emit(run)

    def allow(self, run: FileRun) -> None:
        """Run a file, whose text may run from now on."""
        self.trust(run.file.text)
        self.run(run)


def _digest(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
