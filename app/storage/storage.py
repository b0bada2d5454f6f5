"""The storage of the program: a repository for each kind of record, and the history of them all."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from app.storage.repository import Repository
from solvers.message import Message

if TYPE_CHECKING:
    from app.storage.common import Collections, Comparisons
    from app.storage.data_file import DataFile
    from app.storage.history import History

P = TypeVar("P", bound=Repository[Any])


class Storage:
    """The data file in a folder, which is made when there is none. Opening it raises nothing.

    The file is opened when something is first asked of it, or by `open`, so that it does not delay the first paint of
    the window.

    Where the file cannot be used, everything is kept in memory, and `notice` says why. All methods must be called from
    the thread that opened it; they raise only `StorageError`.
    """

    def __init__(self, folder: Path, left_alone: bool = False) -> None:
        """With `left_alone`, the file is not touched, and everything is kept in memory."""
        self._folder = folder
        self._left_alone = left_alone
        self._made: dict[type, Repository[Any]] = {}
        self._noticed: Callable[[Message], object] = str
        self._saved: Callable[[], object] = str

    @cached_property
    def file(self) -> DataFile:
        """The data file, opened now if it is not yet."""
        from app.storage.data_file import DataFile

        file = DataFile(self._folder, self._left_alone)
        file.listen(self._noticed, self._saved)
        return file

    def open(self) -> None:
        """Open the file now, if it is not open yet."""
        _ = self.file

    @property
    def folder(self) -> Path | None:
        """Where files may be kept beside the data file; None where nothing is kept. It may not be there yet."""
        return None if self._left_alone else self._folder

    @cached_property
    def history(self) -> History:
        """The history of everything that is listed."""
        from app.storage.history import History
        from app.storage.schema import repositories

        return History(self.file, [self.repository(kind) for kind in repositories() if kind.LISTING is not None])

    @property
    def comparisons(self) -> Comparisons:
        """The comparisons."""
        from app.storage.common import Comparisons

        return self.repository(Comparisons)

    @property
    def collections(self) -> Collections:
        """The collections of layouts and boards that were opened."""
        from app.storage.common import Collections

        return self.repository(Collections)

    def repository(self, kind: type[P]) -> P:
        """The repository of a class, which nothing is asked of yet."""
        found = self._made.get(kind)
        if not isinstance(found, kind):
            found = self._made[kind] = kind(lambda: self.file)
        return found

    @property
    def lasting(self) -> bool:
        """Whether what is kept outlives the program."""
        return self.file.lasting

    def listen(self, noticed: Callable[[Message], object], saved: Callable[[], object]) -> None:
        """Call `noticed` with every notice, and `saved` after each transaction that is safe on the disk.

        A notice that there is already is told at once.
        """
        self._noticed, self._saved = noticed, saved
        if "file" in self.__dict__:
            self.file.listen(noticed, saved)

    def close(self) -> None:
        """Close the file, if it was opened; nothing more can be asked of it."""
        if "file" in self.__dict__:
            self.file.close()
