"""The description of the file format: its examples are files that can be opened."""

from __future__ import annotations

import re

import solvers.documents
from solvers.documents import CollectionDocument, KlotskiDocument, KnightDocument, open_text

EXAMPLE = re.compile(r"::\n\n( {4}.*?)\n\n", re.DOTALL)


def test_the_examples_can_be_opened() -> None:
    klotski, knight, collection = map(open_text, EXAMPLE.findall(solvers.documents.__doc__ or ""))
    assert isinstance(klotski, KlotskiDocument)
    assert len(klotski.steps) == 2
    assert isinstance(knight, KnightDocument)
    assert len(knight.path) == 3
    assert isinstance(collection, CollectionDocument)
    assert len(collection.layouts) == len(collection.boards) == 1
