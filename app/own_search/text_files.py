"""Text files that a person has opened or begun, and which of them is shown."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

from app.own_search.text_file import TextFile
from app.ui.settings import Setting, Settings
from app.ui.widgets.shorthand import connect_slot
from solvers.message import InputError

F = TypeVar("F", bound=TextFile)

SETTLED_MS = 60
"""How long nothing is to change on the disk before it is looked at: a program may write a file in several steps."""


class TextFiles(QObject, Generic[F]):
    """The files that were opened lately, the newest first; one that is gone, until it is opened."""

    changed = Signal()
    """Other files are listed, another is shown, or something of one is another."""
    reload_asked = Signal(object)
    """Whether the changes of a file that are not saved may be lost is to be asked; if so, `read` it."""
    setting: Setting[str]
    """What keeps the paths."""
    file_class: type[F]
    most = 12
    """How many are listed, if the others are saved."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._watcher = QFileSystemWatcher(self)
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settled.timeout.connect(self.look_again)
        for changed in ("fileChanged(QString)", "directoryChanged(QString)"):
            connect_slot(self._watcher, changed, self._settled, "start()")
        paths = settings.restored(self.setting, lambda paths: [Path(str(path)) for path in paths]) or []
        self.listed: Sequence[F] = [*map(self._file, paths)]
        self.shown: F = self._file(Path())
        """The file in the editor; at first one without a name, which cannot be edited."""

    @property
    def title(self) -> str:
        """What the files are called together."""
        return ""

    @property
    def unsaved(self) -> Sequence[F]:
        """Those in which something would be lost."""
        return [file for file in self.listed if file.unsaved]

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
        """Write a new file with this text, and show it."""
        file = self._file(path)
        file.document.setPlainText(text)
        file.cursor.setPosition(0)
        self.save(file)

    def save(self, file: F, path: Path | None = None) -> bool:
        """Write a file, at another path if one is given, and show it; return whether that was possible."""
        with self._told():
            file.write((path or file.path).absolute())
            self._show(file)
            return True
        return False

    def revert(self, file: F) -> None:
        """Take what is saved in place of the changes; a file that is gone goes from the list."""
        try:
            file.read()
        except InputError:
            self.forget(file)

    def forget(self, file: F) -> None:
        """List a file no more; it stays where it is."""
        if self.shown is file:
            self.shown = self._file(Path())
        self._list([other for other in self.listed if other is not file])

    def keep(self, file: F) -> None:
        """Keep the changes of a file, and ask no more about what another program has written."""
        with self._told():
            file.saved_text = file.load()

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
                text = file.load()
            except InputError:
                file.document.setModified(True)
                continue
            if text != file.saved_text and file.unsaved:
                self.reload_asked.emit(file)
            elif text != file.saved_text:
                file.read()
        self._watch()

    def _file(self, path: Path) -> F:
        file = self.file_class(path, self)
        file.changed.connect(self.changed)
        return file

    def _show(self, file: F) -> None:
        """Show a file; of more than can be listed, the oldest go in which nothing would be lost."""
        self.shown = file
        files = [other for other in self.listed if other is file or other.path != file.path]
        files = files if file in files else [file, *files]
        self._list([other for place, other in enumerate(files) if place < self.most or other.unsaved])

    def _list(self, files: Sequence[F]) -> None:
        self.listed = files
        self.settings.keep(self.setting, json.dumps([str(file.path) for file in files]))
        self._watch()
        self.changed.emit()

    def _watch(self) -> None:
        """Hear of changes of the files, and of their folders, where another may take the place of one."""
        paths = {str(path) for file in self.listed for path in (file.path, file.path.parent)}
        if paths:
            self._watcher.addPaths([*paths])

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Tell why a file could not be read or written."""
        try:
            yield
        except InputError as error:
            self.shown.tell(error.message)
