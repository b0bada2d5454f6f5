"""A copy of the project, to which samples are added as README says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape, unescape
from pathlib import Path
from typing import NamedTuple

import pytest

PROJECT = Path(__file__).parents[2]
PARTS = (".ci", ".github", ".setup", "app", "resources", "solvers", "tests", "README.md", "pyproject.toml")
"""What there is of the tree in the copy."""
LEFT_OUT = shutil.ignore_patterns("*.pyc", "samples")
"""Compiled kernels come along, so that nothing is compiled anew."""
MESSAGE = re.compile(
    r"(<source>([^<]*)</source>(?:\n +<(?:extra)?comment>[^<]*</(?:extra)?comment>)*\n +)"
    r"<translation( type=\"unfinished\")?>(.*?)</translation>",
    re.DOTALL,
)
FORM = re.compile(r"<numerusform>[^<]*</numerusform>")

Texts = Mapping[str, Mapping[str, str | tuple[str, str]]]
"""New texts by language with their translations; in English, what stands with a number has two forms."""


class Change(NamedTuple):
    """A text that stands once in a file of the tree, and the text that takes its place."""

    path: str
    old: str
    new: str

    def apply(self, tree: Path) -> None:
        """Change the file in this tree; a test in which it does not say so fails."""
        file = tree / self.path
        text = file.read_text("utf-8")
        assert text.count(self.old) == 1, f"{self.path} says {text.count(self.old)} times: {self.old}"
        file.write_text(text.replace(self.old, self.new), "utf-8")


def added(path: str, after: str, text: str) -> Change:
    """A text that is added right after another."""
    return Change(path, after, after + text)


@dataclass(frozen=True)
class Samples:
    """New files, in a folder where they come in the tree, what changes elsewhere, and the texts that are new."""

    folder: Path
    changes: Sequence[Change]
    texts: Texts = field(default_factory=dict[str, Mapping[str, str | tuple[str, str]]])

    @property
    def files(self) -> list[str]:
        """The files of Python that are added or changed, by their paths in the tree."""
        added = (path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*.py"))
        return sorted({*added, *(change.path for change in self.changes if change.path.endswith(".py"))})

    @property
    def linters(self) -> list[tuple[str, ...]]:
        """The commands of the linters, of which pyright reads these files alone."""
        return [
            ("ruff", "check", "--no-cache"),
            ("ruff", "format", "--check", "--no-cache"),
            ("lint-imports", "--no-cache"),
            ("pyright", "--pythonpath", sys.executable, *self.files),
        ]


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

    def lint(self, command: Sequence[str]) -> None:
        """Fail a test where a linter finds something in the copy; skip one whose linter is not installed."""
        name, *arguments = command
        linter = Path(sys.executable).with_name(name + Path(sys.executable).suffix)
        if not linter.exists():
            pytest.skip(f"{name} is not installed: python3 .setup lint installs it, and runs this test")
        done = self.run(str(linter), *arguments)
        assert done.returncode == 0, done.stdout

    def add(self, samples: Samples, *commands: Sequence[str]) -> None:
        """Add samples, run what README names for their kind, and translate their texts."""
        shutil.copytree(samples.folder, self.folder, ignore=LEFT_OUT, dirs_exist_ok=True)
        for change in samples.changes:
            change.apply(self.folder)
        for command in (*commands, (".setup/translations.py",)):
            self.python(*command)
        for language, texts in samples.texts.items():
            _translate(self.folder / "resources" / "translations" / f"{language}.ts", texts)
        self.python(".setup/translations.py")


def _translate(file: Path, texts: Mapping[str, str | tuple[str, str]]) -> None:
    """Write the translations of the new texts where they are missing; those of texts that are used already stay."""
    gathered = file.read_text("utf-8")
    known = {source: translation for _, source, new, translation in MESSAGE.findall(gathered) if not new}

    def translated(found: re.Match[str]) -> str:
        before, source, new, written = found.groups()
        if not new:
            return found[0]
        given = texts.get(unescape(source))
        if given is None:
            return f"{before}<translation>{known[source]}</translation>"
        forms = iter((given,) if isinstance(given, str) else given)
        filled = FORM.sub(lambda _: f"<numerusform>{escape(next(forms))}</numerusform>", written)
        return f"{before}<translation>{filled if FORM.search(written) else escape(next(forms))}</translation>"

    new = {unescape(source) for _, source, new, _ in MESSAGE.findall(gathered) if new}
    assert new >= set(texts), f"{file.name}: {set(texts) - new}"
    assert {unescape(source) for source in known} | set(texts) >= new, f"{file.name}: {new - set(texts)}"
    file.write_text(MESSAGE.sub(translated, gathered), "utf-8")
