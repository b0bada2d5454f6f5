"""What the window is asked to show when it opens, as a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from solvers.documents import Document

PAGES = ("klotski", "knight", "history", "compare")


class Opening(NamedTuple):
    """How the window is to open: what it shows, on which page, and whether a tour is looked for at once."""

    document: Document | None = None
    page: str | None = None
    search: bool = False
