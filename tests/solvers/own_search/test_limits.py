"""What is kept of a search's output, and its memory as this system tells it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from solvers.own_search.process import MOST_KEPT, PrintedText, peak_memory


@given(
    st.lists(st.text("ab\n馬", max_size=50) | st.integers(1, 3 * MOST_KEPT).map("x".__mul__)),
    st.integers(1, 2 * MOST_KEPT),
)
def test_what_is_printed_is_taken_in_order_or_counted(texts: list[str], most: int) -> None:
    printed = PrintedText()
    for text in texts:
        print(text, end="", file=printed)
    taken = [printed.take(most) for _ in range(MOST_KEPT // most + 2)]
    kept = "".join(text for text, _ in taken)
    assert "".join(texts).startswith(kept[: MOST_KEPT // 2])
    assert all(len(text) <= most for text, _ in taken)
    assert len(kept) + sum(left_out for _, left_out in taken) == len("".join(texts))
    assert len(kept) == min(MOST_KEPT, len("".join(texts)))


def test_the_peak_of_memory_grows_with_what_is_held_and_stays() -> None:
    before = peak_memory()
    held = bytearray(before + 50_000_000)
    held[::4096] = b"x" * len(held[::4096])
    least = len(held)
    del held
    assert peak_memory() >= least
