"""The SQLite file in which games, answers, layouts and boards are kept; imports no Qt.

`records.py` says what is kept, `repository.py` what all kinds of record have in common, `data_file.py` how the file is
read and written. Read `storage.py` first.
"""
