"""The SQLite file in which games, solutions, tours, layouts and boards are saved; imports no Qt.

`records.py` says what is saved, `repository.py` what all kinds of record have in common, `data_file.py` how the file is
read and written. Read `storage.py` first.
"""
