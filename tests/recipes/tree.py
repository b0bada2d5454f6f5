"""A copy of the tree in which the recipes of README are followed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from html import escape, unescape
from pathlib import Path

from tests.recipes.changes import BOARD, LAYOUT, METHOD, PAGE, TEXTS

PROJECT = Path(__file__).parents[2]
SAMPLES = Path(__file__).with_name("samples")
PARTS = (".ci", ".github", ".setup", "app", "resources", "solvers", "tests", "README.md", "pyproject.toml")
"""What there is of the tree in the copy."""
LEFT_OUT = shutil.ignore_patterns("*.pyc", "homes", "samples")
"""Compiled kernels come along, so that nothing is compiled anew."""
CHANGES = (*METHOD, *PAGE, *LAYOUT, *BOARD)
UNTRANSLATED = re.compile(r'(<source>([^<]*)</source>\n +)<translation type="unfinished"></translation>')


def copy_project(folder: Path, left_out: Callable[[str, list[str]], set[str]]) -> None:
    """Copy what there is of the project into a folder that is made if need be."""
    folder.mkdir(exist_ok=True)
    for part in PARTS:
        if (PROJECT / part).is_dir():
            shutil.copytree(PROJECT / part, folder / part, ignore=left_out)
        else:
            shutil.copy(PROJECT / part, folder / part)


class Tree:
    """The copy, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        copy_project(folder, LEFT_OUT)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a command in the copy, in which Python finds the packages of the copy."""
        return subprocess.run(
            command,
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": str(self.folder), "PYTHONUTF8": "1", "PYTHONPYCACHEPREFIX": ""},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )

    def python(self, *arguments: str) -> str:
        """What Python prints when it runs these arguments in the copy; a test in which it fails fails."""
        done = self.run(sys.executable, *arguments)
        assert done.returncode == 0, done.stdout
        return done.stdout

    def follow_recipes(self) -> None:
        """Add the samples, and run the commands that README names."""
        shutil.copytree(SAMPLES, self.folder, ignore=LEFT_OUT, dirs_exist_ok=True)
        for change in CHANGES:
            change.apply(self.folder)
        self.python(".setup/catalogue.py", "--write")
        self.python(".setup/state_spaces.py", "--write")
        self.python(".setup/translations.py")
        for language, texts in TEXTS.items():
            _translate(self.folder / "resources" / "translations" / f"{language}.ts", texts)
        self.python(".setup/translations.py")


def _translate(file: Path, texts: Mapping[str, str]) -> None:
    """Write the translations of the new texts where they are missing."""

    def translated(found: re.Match[str]) -> str:
        return f"{found[1]}<translation>{escape(texts[unescape(found[2])])}</translation>"

    gathered = file.read_text("utf-8")
    assert sorted(unescape(text) for _, text in UNTRANSLATED.findall(gathered)) == sorted(texts), file.name
    file.write_text(UNTRANSLATED.sub(translated, gathered), "utf-8")


def changed_files() -> Sequence[str]:
    """The files of Python that are added or changed in the copy, by their paths there."""
    samples = (str(path.relative_to(SAMPLES)) for path in SAMPLES.rglob("*.py"))
    changed = (change.path for change in CHANGES if change.path.endswith(".py"))
    return sorted({*samples, *changed})
