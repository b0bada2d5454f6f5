"""What is added as README says is found by the console and the window, and passes the tests of its kind."""

from __future__ import annotations

import pytest

from tests.recipes.tree import Tree

NEAR = "HHAA/HHAA/HHHH/HHSS/SS.."
"""A layout of 21 moves, which a plain search solves in no time."""
TESTS = {
    "method": (
        "tests/solvers/test_engine.py",
        "tests/solvers/test_pseudocode.py",
        "tests/solvers/test_pace.py",
        "tests/solvers/test_preparing.py",
        "tests/solvers/klotski/test_stages.py",
        "tests/solvers/klotski/state_space/test_visits.py",
        "tests/app/search/test_live_figures.py",
        "-k",
        "plain-queue and not HHAA or share_a_name",
    ),
    "page": (
        "tests/app/surprise",
        "tests/app/window/test_pages.py",
        "tests/app/window/test_without_a_mouse.py",
        "tests/app/window/test_main_window.py",
        "tests/app/window/test_access_keys.py",
        "tests/app/klotski/test_window_parts.py",
        "tests/app/startup/test_command_line.py",
        "-k",
        "surprise or command_line_knows or access_key or never_spreads or language_of_the_system",
    ),
    "layout": (
        "tests/solvers/klotski/catalogue/test_catalogue.py",
        "tests/solvers/klotski/catalogue/test_state_spaces.py",
        "tests/app/klotski/layouts/test_layout_combo.py",
        "-k",
        "legal or collections or script or pinyin or proved_optimum or offered_once",
    ),
    "board": (
        "tests/solvers/knight/test_presets.py",
        "tests/app/knight/test_boards.py",
        "tests/app/test_offered_samples.py",
        "-k",
        "tour_it_promises or told_apart or every_preset or offer_it",
    ),
    "text": (
        "tests/resources",
        "tests/app/ui/look/test_font_coverage.py",
        "-k",
        "resources or chinese_character",
    ),
    "readmes": ("tests/test_readmes.py", "-k", "not command and not lesson_may_use"),
}
"""What of the tests goes over things of a kind, and the tests of the samples themselves."""


def test_the_console_lists_the_method_and_solves_with_it(tree: Tree) -> None:
    assert "klotski plain-queue: Textbook\n" in tree.python("-m", "solvers", "engines")
    solved = tree.python("-m", "solvers", "klotski", "solve", NEAR, "--engine", "plain-queue")
    assert solved.startswith(f"{NEAR}: 21 moves, proven shortest\n")


def test_the_console_finds_the_layout_by_its_names(tree: Tree) -> None:
    for name in ("教科書", "教科书", "jiao ke shu", "The Textbook"):
        solved = tree.python("-m", "solvers", "klotski", "solve", name)
        assert solved.startswith("VAAS/VAAS/VSSV/V..V/HHHH: 81 moves, proven shortest\n")
    listed = tree.python("-m", "solvers", "klotski", "list")
    assert "   81   112       92                      VAAS/VAAS/VSSV/V..V/HHHH  教科書 The Textbook\n" in listed


@pytest.mark.sampled
@pytest.mark.parametrize("kind", TESTS)
def test_the_tests_pass(kind: str, tree: Tree) -> None:
    tree.python("-m", "pytest", "-qx", "-p", "no:cacheprovider", *TESTS[kind])
