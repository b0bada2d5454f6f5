"""Writes `.github/CHANGELOG.md` from the releases in the metainfo file: what has changed is said in one place.

Run it after an edit of the metainfo; a test compares the two.
"""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
METAINFO = PROJECT / "resources" / "desktop" / "huarong-knight.metainfo.xml"
CHANGELOG = PROJECT / ".github" / "CHANGELOG.md"
HEAD = """# Changelog

What a user sees of each release. Versions follow [Semantic Versioning](https://semver.org/). This file is made by
`.setup/changelog.py` from `resources/desktop/huarong-knight.metainfo.xml`, where it is to be edited.
"""
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def changelog() -> str:
    """The text of the changelog."""
    releases = ElementTree.parse(METAINFO).getroot().iter("release")
    return "\n".join([HEAD, *(line for release in releases for line in _section(release))])


def _section(release: ElementTree.Element) -> Iterator[str]:
    yield f"## {release.get('version')}, {release.get('date')}\n"
    for part in release.find("description") or ():
        if part.tag == "ul":
            yield "\n".join(f"- {item.text}" for item in part if item.get(LANGUAGE) is None) + "\n"
        elif part.get(LANGUAGE) is None:
            yield f"{part.text}\n"


if __name__ == "__main__":
    CHANGELOG.write_text(changelog(), encoding="utf-8")
