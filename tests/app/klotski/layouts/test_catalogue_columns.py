"""What the catalogue says of a layout in each of its columns, and what it is sorted by."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.klotski.layouts.catalogue_columns import (
    CatalogueColumn,
    catalogue_columns,
    is_printed_wrong,
    marked,
    shortest_lengths,
)
from app.klotski.progress import Best
from solvers.klotski.catalogue.catalogue import Entry, PaperRecord, entries
from solvers.klotski.moves import Metric

ENTRY = next(entry for entry in entries() if entry.text == "VAAV/VAAV/VHHV/VSSV/S..S")
"""橫刀立馬: 81 moves, 116 cells, 90 straight slides, and 25,955 positions, as published."""
MISPRINTED = replace(ENTRY, paper=PaperRecord(83, 116, 1_234, 5_678, None, None))
NOT_PRINTED = replace(ENTRY, paper=None)


def columns(metric: Metric = Metric.MOVES, best: Best | None = None) -> dict[str, CatalogueColumn]:
    return {column.title.replace("\n", " "): column for column in catalogue_columns(metric, lambda entry: best)}


def said(entry: Entry, best: Best | None = None) -> dict[str, str]:
    return {title: column.text(entry) for title, column in columns(best=best).items()}


def test_all_is_told_of_a_layout_of_the_paper() -> None:
    assert said(ENTRY, Best(stars=2, length=1_083)) == {
        "Name": "Blade Drawn, Horse Reined (橫刀立馬)",
        "Moves": "81",
        "Cells": "116",
        "Straight slides": "90",
        "Yours": "1,083",
        "Stars": "★★☆",
        "English": "Blade Drawn, Horse Reined",
        "Pinyin": "Héng Dāo Lì Mǎ",
        "Printed moves": "81",
        "Printed cells": "116",
        "Earlier record": "81",
        "Positions expanded": "23,853",
        "Pentium seconds": "1,835",
        "Positions": "25,955",
        "Furthest position": "124",
        "Narrow passes": "0",
        "Collections": ("Wei and Lin's 20, 40 classic layouts, Common layouts, Faya website's layouts, Lin Yulin's 68"),
    }


def test_what_the_paper_did_not_print_is_left_empty() -> None:
    for title in ("Printed moves", "Printed cells", "Earlier record", "Positions expanded", "Pentium seconds"):
        assert said(NOT_PRINTED)[title] == ""
        assert columns()[title].key(NOT_PRINTED) is None
    assert said(MISPRINTED)["Earlier record"] == ""
    assert (said(ENTRY)["Yours"], said(ENTRY)["Stars"]) == ("", "")
    assert columns()["Stars"].key(ENTRY) is None
    assert said(ENTRY, Best(stars=None, length=None))["Yours"] == ""
    assert said(ENTRY, Best(stars=0, length=81))["Stars"] == "", "in a relaxed game there are none to earn"


def test_a_printed_number_that_is_not_the_fewest_is_marked() -> None:
    assert said(MISPRINTED)["Printed moves"] == "≠ 83"
    assert said(MISPRINTED)["Printed cells"] == "116"
    for entry, wrong in ((ENTRY, []), (MISPRINTED, ["Printed moves"]), (NOT_PRINTED, [])):
        assert [title for title, column in columns().items() if column.wrong(entry)] == wrong
    assert [is_printed_wrong(MISPRINTED, metric) for metric in Metric] == [True, False, False]
    assert (marked("7", True), marked("7", False)) == ("≠ 7", "7")


def test_numbers_are_sorted_as_numbers_and_names_as_letters() -> None:
    keys = {title: column.key(MISPRINTED) for title, column in columns(best=Best(stars=3, length=9)).items()}
    assert keys == {
        "Name": "blade drawn, horse reined (橫刀立馬)",
        "Moves": 81,
        "Cells": 116,
        "Straight slides": 90,
        "Yours": 9,
        "Stars": 3,
        "English": "blade drawn, horse reined",
        "Pinyin": "hengdaolima",
        "Printed moves": 83,
        "Printed cells": 116,
        "Earlier record": None,
        "Positions expanded": 1_234,
        "Pentium seconds": 5_678,
        "Positions": 25_955,
        "Furthest position": 124,
        "Narrow passes": 0,
        "Collections": 0,
    }
    of_others = next(entry for entry in entries() if entry.collections == ("others",))
    assert columns()["Collections"].key(of_others) == 5


def test_a_layout_without_a_solution_has_no_lengths_and_no_passes() -> None:
    unsolvable = next(entry for entry in entries() if not entry.solvable)
    told = said(unsolvable)
    assert [told[title] for title in ("Moves", "Cells", "Straight slides", "Narrow passes")] == ["none"] * 3 + [""]
    assert columns()["Moves"].key(unsolvable) is None
    assert shortest_lengths(unsolvable) == ""
    assert shortest_lengths(ENTRY) == "81 moves, 116 cells"


def test_narrow_passes_are_told_by_their_steps() -> None:
    passes = columns()["Narrow passes"]
    assert passes.detail(ENTRY) is None
    with_passes = [entry for entry in entries() if passes.key(entry)]
    assert with_passes
    for entry in with_passes:
        number, detail = passes.key(entry), passes.detail(entry)
        assert detail is not None
        assert detail.startswith("1 narrow pass, at " if number == 1 else f"{number} narrow passes, at ")
        assert detail.count(",") == number
        assert detail.endswith(" of a shortest solution")


@pytest.mark.parametrize("metric", Metric)
def test_each_column_says_what_it_means_and_which_belong_to_the_paper(metric: Metric) -> None:
    shown = columns(metric)
    assert all(column.meaning for column in shown.values())
    counted = [title for title, column in shown.items() if ", counted in " in column.meaning]
    assert counted == ["Yours", "Stars", "Furthest position", "Narrow passes"]
    suffix = {Metric.MOVES: "moves", Metric.CELLS: "cells", Metric.STRAIGHT: "straight slides"}[metric]
    assert all(shown[title].meaning.endswith(f", counted in {suffix}") for title in counted)
    of_paper = [title for title, column in shown.items() if column.of_paper]
    assert of_paper == ["Printed moves", "Printed cells", "Earlier record", "Positions expanded", "Pentium seconds"]
    assert [title for title, column in shown.items() if not column.numeric] == [
        "Name",
        "English",
        "Pinyin",
        "Collections",
    ]
    assert [title for title, column in shown.items() if not column.beside_paper] == ["Collections"]
    assert [title for title, column in shown.items() if column.starred] == ["Stars"]
