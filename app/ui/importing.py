"""Imports modules one at a time, so that the window goes on answering meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.util import find_spec
from pkgutil import iter_modules
from sys import modules
from typing import cast

_OURS = re.compile(r"^from ((?:app|solvers)\b[\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)
"""An import of ours at the top of a module: what is imported inside an `if` or a function begins further right."""


def importing(*names: str) -> Iterator[None]:
    """Import modules, each after those of ours that it imports itself; between two yields only one is imported."""
    for name in names:
        if name in modules:
            continue
        spec = find_spec(name)
        loader = None if spec is None else cast("InspectLoader | None", spec.loader)
        source = None if loader is None else loader.get_source(name)
        for package, imported in _OURS.findall(source or ""):
            yield from importing(package)
            members = {one.name for one in iter_modules(getattr(modules[package], "__path__", ()))}
            yield from importing(*(f"{package}.{one}" for one in re.findall(r"\w+", imported) if one in members))
        import_module(name)
        yield
