"""The SQLite file in which games, solutions, tours, layouts and boards are saved; imports no Qt.

`records.py` says what all records have in common, `repository.py` what is said of a table, `schema.py` which tables
there are, `data_file.py` how the file is read and written; the records of a puzzle are in `repositories.py` of its own
package. Read `storage.py` first.
"""
