"""The benchmarks' own arithmetic and tables, and that nothing is measured but what was asked for."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.benchmarks.against import main, measured, table, worse
from tests.benchmarks.checkout import OWN, Checkout, ProbeError
from tests.benchmarks.gaps.command import rows
from tests.benchmarks.gaps.recorder import GapRecorder
from tests.benchmarks.paired import compared, median_interval
from tests.benchmarks.probes.catalogue import PROBES, Probe
from tests.benchmarks.release import keep_table, kept_figures


@pytest.mark.parametrize(("size", "k"), [(6, 1), (8, 1), (9, 2), (11, 2), (12, 3), (20, 6), (25, 8)])
def test_the_interval_of_a_median_lies_between_the_published_ranks(size: int, k: int) -> None:
    assert median_interval([float(value) for value in range(size, 0, -1)]) == (k, size + 1 - k)


def test_too_few_values_have_no_interval() -> None:
    assert median_interval([1.0] * 5) is None
    assert median_interval([]) is None


def test_ratios_are_taken_pair_by_pair() -> None:
    comparison = compared([1.0, 10.0, 100.0], [2.0, 10.0, 50.0])
    assert (comparison.old, comparison.new, comparison.ratio) == (10.0, 10.0, 1.0)


def test_a_figure_that_one_checkout_lacks_has_no_ratio() -> None:
    lines = table([({"both [ms]": 200.0, "橫刀 [ms]": 3.0}, {"both [ms]": 50.0})] * 6)
    assert lines == [
        "            old   new  new / old  95 % interval",
        "both [ms]   200  50.0       0.25   0.25 to 0.25",
        "橫刀 [ms]  3.00     –          –              –",
    ]


def test_only_what_is_certainly_a_tenth_worse_is_said_to_be_worse() -> None:
    ratios = {"slower": [1.2] * 6, "hardly": [1.09] * 6, "faster": [0.5] * 6, "noisy": [1.0, 1.9, 1.9, 1.9, 1.9, 1.9]}
    pairs = [(dict.fromkeys(ratios, 10.0), {name: 10 * found[n] for name, found in ratios.items()}) for n in range(6)]
    assert worse(pairs, ratios) == ["slower: 10.0 before, 12.0 now, 1.20 times as much (95 %: 1.20 to 1.20)"]
    assert worse(pairs, ["faster"]) == []


def test_only_figures_of_one_commit_are_kept_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = tmp_path / "release.json"
    table.write_text('{"commit": "another", "machine": "", "python": "", "figures": {"look": {"paint": 1.0}}}', "utf-8")
    monkeypatch.setattr("tests.benchmarks.release.TABLE", table)
    monkeypatch.setattr("tests.benchmarks.release._commit", lambda: "this")
    keep_table({"start": {"paint": 2.0}})
    assert kept_figures() == {"start": {"paint": 2.0}}
    keep_table({"look": {"paint": 3.0}})
    assert kept_figures() == {"start": {"paint": 2.0}, "look": {"paint": 3.0}}


def test_the_table_of_the_release_is_of_probes_that_there_are() -> None:
    kept = kept_figures()
    assert kept
    assert kept.keys() <= {probe.name for probe in PROBES}
    assert all(value > 0 for figures in kept.values() for value in figures.values())


def test_pairs_are_measured_by_turns_after_one_that_does_not_count() -> None:
    places: list[str] = []

    def measure(checkout: Checkout, only: object) -> dict[str, float]:
        places.append(checkout.folder.name)
        return {"number": float(len(places))}

    old, new = (Checkout(Path(name), Path("home")) for name in ("old", "new"))
    pairs = measured(Probe("of the test", measure), old, new, 8, ())
    assert len(pairs) == 8
    assert {*pairs[0][0].values(), *pairs[0][1].values()} == {3.0, 4.0}
    turns = {tuple(places[number : number + 2]) for number in range(0, len(places), 2)}
    assert turns == {("old", "new"), ("new", "old")}


def test_code_of_another_checkout_is_not_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path), "start"]) == 2
    assert f"which is not in {tmp_path}" in capsys.readouterr().err
    with pytest.raises(ProbeError):
        Checkout(tmp_path, tmp_path).check()
    Checkout(OWN, tmp_path).check()


def test_the_probe_of_stops_finds_every_method_in_the_window(tmp_path: Path) -> None:
    assert Checkout(OWN, tmp_path).figures("probes.stop", "no method is called so") == {}


def test_the_longest_of_all_turns_is_found(qtbot: QtBot) -> None:
    recorder = GapRecorder()
    gap = recorder.longest(lambda: time.sleep(0.08), lambda: True, 0.05, 60.0)
    assert gap.wall >= 80.0
    assert gap.cpu < gap.wall


def test_what_an_action_raises_is_raised_by_the_recorder(qtbot: QtBot) -> None:
    def fail() -> None:
        raise LookupError("no button")

    with pytest.raises(LookupError, match="no button"):
        GapRecorder().longest(fail, lambda: True, 0.0, 60.0)


def test_long_gaps_are_marked_and_what_could_not_be_done_has_none() -> None:
    gap = {"own": 60.0, "wall": 80.0, "cpu": 55.0, "collecting": 0.0}
    marked, absent = rows({"Solve": [gap, gap], "Undo": []})
    assert marked.endswith("60 ·     80 ·     55 !")
    assert absent.endswith(" –")
