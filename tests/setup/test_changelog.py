"""What has changed is said once, in the metainfo file; the changelog is made from it."""

from __future__ import annotations

from xml.etree import ElementTree

from changelog import CHANGELOG, changelog

from tests.test_desktop import FOLDER, LANGUAGE, METAINFO


def test_the_changelog_is_made_from_the_metainfo() -> None:
    assert CHANGELOG.read_text(encoding="utf-8") == changelog()


def test_it_holds_each_release_with_its_sentences_in_english_alone() -> None:
    text = CHANGELOG.read_text(encoding="utf-8")
    root = ElementTree.fromstring(FOLDER.joinpath(METAINFO).read_text("utf-8"))
    for release in root.iter("release"):
        assert f"## {release.attrib['version']}, {release.attrib['date']}" in text
        for said in (*release.iter("p"), *release.iter("li")):
            assert said.text is not None
            assert (said.text in text) is (LANGUAGE not in said.attrib)
