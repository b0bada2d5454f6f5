"""What the paper printed of a layout, where its own method is among those compared."""

from __future__ import annotations

from collections.abc import Iterable

from solvers.comparison.plan import KlotskiSubject, Run
from solvers.comparison.result import Result
from solvers.klotski.catalogue import PaperRecord, entry_for

METHOD = "depth-first-bst"


def has_papers_method(results: Iterable[Result]) -> bool:
    """Whether anything was run by the paper's method."""
    return any(result.run.engine == METHOD for result in results)


def paper_record(run: Run) -> PaperRecord | None:
    """What the paper printed of the layout of a run; None for any other subject."""
    entry = entry_for(run.subject.layout) if isinstance(run.subject, KlotskiSubject) else None
    return None if entry is None else entry.paper
