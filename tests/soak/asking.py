"""How a search is drawn from chance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from solvers.search import Search

Begin: TypeAlias = Callable[[], Search[Any]]
Draw: TypeAlias = Callable[[Random], tuple[Begin, object]]
"""Draws what begins a search, and the puzzle that each of its answers is about; None where they do not say that."""
