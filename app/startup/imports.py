"""Python's own import statement, kept while Qt for Python is imported.

Qt for Python puts another in its place, which reads the source of every module that is imported from then on, in search
of `from __feature__ import …`. This program has none, and reading all that numba is made of would hold up the first
answer.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def plain_imports() -> Iterator[None]:
    """Whatever is imported inside, the import statement is afterwards what it was before."""
    plain = builtins.__import__
    try:
        yield
    finally:
        builtins.__import__ = plain
