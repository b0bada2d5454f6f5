"""The searches that a person has opened or begun, which of them is shown, and which may run."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

from app.own_search.search_file import SearchFile
from app.ui.connections import connect_slot
from app.ui.settings import OWN_FILES, OWN_TRUSTED, Settings
from solvers.message import InputError
from solvers.own_search.own_search import read_source

MOST_FILES = 12
MOST_TRUSTED = 1000
SETTLED_MS = 60
"""How long nothing is to change on the disk before it is looked at: a program may write a file in several steps."""


class FileRun(NamedTuple):
    """What is to be done with a file."""

    file: SearchFile
    puzzle: str
    """The name of the puzzle that it is to search."""
    watched: bool
    begin: Callable[[Any], object] | None = None
    """Begins the engine that it becomes elsewhere than on the page of the puzzle."""


class SearchFiles(QObject):
    """The files that were opened lately, the newest first; one that is gone, until it is opened.

    Nothing of a file is run before a person asks for that and, of a text that was not written here, has said yes. What
    was written here, or allowed, is known by its digest, which the settings keep.
    """

    changed = Signal()
    """Other files are listed, another is shown, or something of one is another."""
    run_asked = Signal(object)
    """Whether the file of a `FileRun` may run is to be asked; if so, `allow` it."""
    reload_asked = Signal(object)
    """Whether the changes of a `SearchFile` that are not saved may be lost is to be asked; if so, `read` it."""
    run_wanted = Signal(object)
    """A `FileRun` is to begin: the file is saved, and may run."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._trusted = settings.value(OWN_TRUSTED).split()
        self._watcher = QFileSystemWatcher(self)
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settled.timeout.connect(self.look_again)
        for changed in ("fileChanged(QString)", "directoryChanged(QString)"):
            connect_slot(self._watcher, changed, self._settled, "start()")
        paths = settings.restored(OWN_FILES, lambda paths: [Path(str(path)) for path in paths]) or []
        self.listed: Sequence[SearchFile] = [*map(self._file, paths)]
        self.shown = self._file(Path())
        """The file in the editor; at first one without a name, which cannot be edited."""

    @property
    def unsaved(self) -> Sequence[SearchFile]:
        """Those in which something would be lost."""
        return [file for file in self.listed if file.unsaved]

    def trusts(self, text: str) -> bool:
        """Whether a text was written here, or may run."""
        return _digest(text) in self._trusted

    def open(self, path: Path) -> None:
        """Show a file, with the changes that were made of it here."""
        path = path.absolute()
        file = next((file for file in self.listed if file.path == path), None) or self._file(path)
        with self._told():
            if file.saved_text is None:
                file.read()
            self._show(file)
            return
        self.forget(file)

    def begin(self, path: Path, text: str) -> None:
        """Write a new file with a text of the program's own, and show it."""
        file = self._file(path)
        file.document.setPlainText(text)
        file.cursor.setPosition(0)
        self._trust(text)
        self.save(file)

    def save(self, file: SearchFile, path: Path | None = None) -> bool:
        """Write a file, at another path if one is given, and show it; return whether that was possible.

        What is changed here may run if what it was made of might.
        """
        with self._told():
            trusted = file.saved_text is None or self.trusts(file.saved_text)
            file.write((path or file.path).absolute())
            if trusted:
                self._trust(file.text)
            self._show(file)
            return True
        return False

    def revert(self, file: SearchFile) -> None:
        """Take what is saved in place of the changes; a file that is gone goes from the list."""
        try:
            file.read()
        except InputError:
            self.forget(file)

    def forget(self, file: SearchFile) -> None:
        """List a file no more; it stays where it is."""
        if self.shown is file:
            self.shown = self._file(Path())
        self._list([other for other in self.listed if other is not file])

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
        self._trust(run.file.text)
        self.run(run)

    def keep(self, file: SearchFile) -> None:
        """Keep the changes of a file, and ask no more about what another program has written."""
        with self._told():
            file.saved_text = read_source(file.path)

    def close(self) -> None:
        """Look at no file any more."""
        self._settled.stop()
        self._watcher.blockSignals(True)

    @Slot()
    def look_again(self) -> None:
        """Take what other programs have written, or ask where changes would be lost.

        What is no longer there, or cannot be read, counts as not saved.
        """
        for file in (file for file in self.listed if file.saved_text is not None):
            try:
                text = read_source(file.path)
            except InputError:
                file.document.setModified(True)
                continue
            if text != file.saved_text and file.unsaved:
                self.reload_asked.emit(file)
            elif text != file.saved_text:
                file.read()
        self._watch()

    def _file(self, path: Path) -> SearchFile:
        file = SearchFile(path, self)
        file.changed.connect(self.changed)
        return file

    def _show(self, file: SearchFile) -> None:
        """Show a file; of more than can be listed, the oldest go in which nothing would be lost."""
        self.shown = file
        files = [other for other in self.listed if other is file or other.path != file.path]
        files = files if file in files else [file, *files]
        self._list([other for place, other in enumerate(files) if place < MOST_FILES or other.unsaved])

    def _list(self, files: Sequence[SearchFile]) -> None:
        self.listed = files
        self._settings.keep(OWN_FILES, json.dumps([str(file.path) for file in files]))
        self._watch()
        self.changed.emit()

    def _watch(self) -> None:
        """Hear of changes of the files, and of their folders, where another may take the place of one."""
        paths = {str(path) for file in self.listed for path in (file.path, file.path.parent)}
        if paths:
            self._watcher.addPaths([*paths])

    def _trust(self, text: str) -> None:
        self._trusted = [*(digest for digest in self._trusted if digest != _digest(text)), _digest(text)]
        self._settings.keep(OWN_TRUSTED, " ".join(self._trusted[-MOST_TRUSTED:]))

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Tell why a file could not be read or written."""
        try:
            yield
        except InputError as error:
            self.shown.tell(error.message)


def _digest(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
