"""The versions that the tests ran with, and the newest that are allowed."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).parents[2]
CONSTRAINTS = PROJECT / ".setup" / "constraints.txt"
OFFLINE = ("Could not find a version", "No matching distribution", "Connection", "Temporary failure", "Max retries")
"""What pip says where it reaches no index, or one that has not everything."""

MOST_SECONDS = 60


def requirements() -> list[Requirement]:
    """What the project needs with this Python, with all its extras."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    texts = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    return [one for one in map(Requirement, texts) if one.marker is None or one.marker.evaluate()]


def pinned() -> dict[str, str]:
    """The version of each package."""
    lines = CONSTRAINTS.read_text(encoding="utf-8").splitlines()
    pairs = (line.split("==") for line in lines if not line.startswith("#"))
    return {canonicalize_name(name): version for name, version in pairs}


@pytest.mark.parametrize("needed", requirements(), ids=lambda needed: needed.name)
def test_the_versions_of_the_tests_are_allowed_ones(needed: Requirement) -> None:
    assert needed.specifier.contains(pinned()[canonicalize_name(needed.name)])


@pytest.mark.sampled(0)  # asks an index of packages: run by the linters, and with all tests
def test_the_newest_allowed_versions_can_be_installed_together(tmp_path: Path) -> None:
    wanted = [f"{one.name}{one.specifier}" for one in requirements()]
    command = [sys.executable, "-m", "pip", "install", "-qq", "--dry-run", "--ignore-installed", "--no-cache-dir"]
    try:
        done = subprocess.run(
            [*command, *wanted], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=MOST_SECONDS
        )
    except subprocess.TimeoutExpired:
        pytest.skip("the index of packages answers too slowly")
    if done.returncode and any(said in done.stderr for said in OFFLINE) and "conflict" not in done.stderr:
        pytest.skip("no index of packages can be reached")
    assert done.returncode == 0, done.stderr
