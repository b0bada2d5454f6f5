"""Imports modules one at a time, so that the window goes on answering meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.util import find_spec
from pkgutil import iter_modules, walk_packages
from sys import modules
from typing import cast

_OURS = re.compile(r"^from ((?:app|solvers)\b[\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)
"""An import of ours at the top of a module: what is imported inside an `if` or a function begins further right."""
_HEAVY = re.compile(r"^(?:import|from) (?:numpy|numba|PIL|ssl|solvers\.kernels)\b", re.MULTILINE)
"""An import that takes long; only threads import these."""


def importing(*names: str) -> Iterator[None]:
    """Import modules, each after those of ours that it imports itself; between two yields only one is imported."""
    for name in names:
        if name not in modules:
            yield from importing(*_imports(name))
            import_module(name)
            yield


def importing_all(package: str) -> Iterator[None]:
    """Import the modules of a package of ours that need nothing heavy."""
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        if not _is_heavy(module.name):
            yield from importing(module.name)
        yield


@cache
def _is_heavy(name: str) -> bool:
    return _HEAVY.search(_source(name)) is not None or any(map(_is_heavy, _imports(name)))


def _imports(name: str) -> Iterator[str]:
    """The modules of ours that a module imports at its top, each after its package unless that is its own."""
    for package, imported in _OURS.findall(_source(name)):
        if not name.startswith(f"{package}."):
            yield package
        spec = find_spec(package)
        members = {one.name for one in iter_modules((spec and spec.submodule_search_locations) or ())}
        yield from (f"{package}.{one}" for one in re.findall(r"\w+", imported) if one in members)


def _source(name: str) -> str:
    spec = find_spec(name)
    loader = None if spec is None else cast("InspectLoader | None", spec.loader)
    return (loader and loader.get_source(name)) or ""
