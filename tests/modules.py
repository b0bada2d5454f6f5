"""The modules of a package, imported."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

OWN_PROCESSES = ("__main__", "compiler")
"""How the names of modules end that are run in a process of their own."""


def import_all(package: ModuleType) -> list[ModuleType]:
    """Import every module of a package, but those that are run in a process of their own."""
    names = [module.name for module in walk_packages(package.__path__, f"{package.__name__}.")]
    return [import_module(name) for name in names if not name.endswith(OWN_PROCESSES)]
