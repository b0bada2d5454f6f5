"""What is written is not kept in memory besides."""

from __future__ import annotations

import os

from app.storage.opening import open_memory
from tests.app.memory import resident

BLOB = 64 << 20


def test_a_connection_keeps_nothing_of_what_was_bound_to_a_statement() -> None:
    """Where the system does not tell how much memory there is, nothing has to come back."""
    connection = open_memory()
    blob = os.urandom(BLOB)
    before = resident()
    connection.execute("SELECT length(?)", (blob,)).fetchone()
    assert (resident() - before) * 4096 < BLOB // 2
    connection.close()
