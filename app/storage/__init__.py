"""What a person plays, finds and makes, kept in one SQLite file; knows no Qt."""
