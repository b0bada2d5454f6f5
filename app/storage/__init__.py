"""What a person plays, finds and makes, kept in one SQLite file; imports no Qt.

`records.py` says what is kept, `repository.py` what all kinds of record have in common, `data_file.py` how the file is
read and written. Read `storage.py` first.
"""
