"""The tables as they come from the repositories, against the statements of the versions that were released."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import chain
from pathlib import Path

import pytest

from app.storage.data_file import FILE_NAME
from app.storage.schema import APPLICATION_ID, migrate, migrations, repositories
from app.storage.storage import Storage
from tests.app.storage.released import RELEASED

Schema = set[tuple[str, str, str]]


def schema_of(connection: sqlite3.Connection) -> Schema:
    """The tables and indexes, each with its statement on one line."""
    rows = connection.execute("SELECT type, name, ifnull(sql, '') FROM sqlite_master").fetchall()
    return {(kind, name, " ".join(sql.split())) for kind, name, sql in rows}


def made_by(*versions: tuple[str, ...]) -> sqlite3.Connection:
    """A file in memory as a released version made it."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.executescript(";".join(chain.from_iterable(versions)))
    return connection


def test_each_version_has_the_statements_that_were_released() -> None:
    assert [sorted(map(str.split, version)) for version in migrations()[: len(RELEASED)]] == [
        sorted(map(str.split, version)) for version in RELEASED
    ]


@pytest.mark.parametrize("version", range(len(RELEASED) + 1))
@pytest.mark.parametrize("mark", [0, APPLICATION_ID])
def test_a_file_of_each_version_is_brought_up_to_the_same_tables(version: int, mark: int) -> None:
    unreleased = migrations()[len(RELEASED) :]
    with closing(made_by(*RELEASED, *unreleased)) as last, closing(made_by(*RELEASED[:version])) as file:
        file.execute(f"PRAGMA user_version = {version}")
        file.execute(f"PRAGMA application_id = {mark}")
        migrate(file)
        assert schema_of(file) == schema_of(last)
        assert file.execute("PRAGMA user_version").fetchone()[0] == len(migrations())


@pytest.mark.parametrize("version", range(1, len(RELEASED) + 1))
def test_up_to_each_version_the_tables_are_those_of_then(version: int) -> None:
    with closing(made_by(*RELEASED[:version])) as then, closing(made_by(*migrations()[:version])) as now:
        assert schema_of(then) == schema_of(now)


def test_a_new_file_has_a_table_for_each_repository(folder: Path) -> None:
    Storage(folder).file.close()
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        tables = {name for kind, name, _ in schema_of(connection) if kind == "table"}
    assert tables == {kept.TABLE for kept in repositories()}
