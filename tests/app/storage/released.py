"""What made the tables of each version of the data file that was released, as it was written then."""

FIRST = (
    """CREATE TABLE games (
        id INTEGER PRIMARY KEY, layout TEXT NOT NULL, metric TEXT NOT NULL, steps TEXT NOT NULL,
        length INTEGER NOT NULL, seconds REAL NOT NULL, hints INTEGER NOT NULL, finished INTEGER NOT NULL,
        at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX games_by_layout ON games (layout, metric)",
    """CREATE INDEX best_games ON games (layout, metric, length)
        WHERE finished AND hints = 0 AND deleted IS NULL""",
    """CREATE TABLE solutions (
        id INTEGER PRIMARY KEY, layout TEXT NOT NULL, metric TEXT NOT NULL, engine TEXT NOT NULL,
        length INTEGER NOT NULL, steps TEXT NOT NULL, proved INTEGER NOT NULL, visited INTEGER NOT NULL,
        seconds REAL NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX solutions_by_layout ON solutions (layout, metric, engine)",
    "CREATE INDEX proved_solutions ON solutions (layout, metric, length) WHERE proved",
    """CREATE TABLE own_layouts (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, layout TEXT NOT NULL, notes TEXT NOT NULL,
        at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX own_layouts_by_layout ON own_layouts (layout)",
    """CREATE TABLE own_boards (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, board TEXT NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX own_boards_by_board ON own_boards (board)",
    """CREATE TABLE tours (
        id INTEGER PRIMARY KEY, board TEXT NOT NULL, visits BLOB NOT NULL, digest BLOB NOT NULL,
        length INTEGER NOT NULL, closed INTEGER NOT NULL, engine TEXT NOT NULL, visited INTEGER NOT NULL,
        seconds REAL NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX tours_by_digest ON tours (digest)",
    """CREATE TABLE knight_games (
        id INTEGER PRIMARY KEY, board TEXT NOT NULL, visits BLOB NOT NULL, length INTEGER NOT NULL,
        closed INTEGER NOT NULL, seconds REAL NOT NULL, hints INTEGER NOT NULL, finished INTEGER NOT NULL,
        at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX knight_games_by_board ON knight_games (board, closed)",
    """CREATE TABLE comparisons (
        id INTEGER PRIMARY KEY, label TEXT NOT NULL, payload TEXT NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
)

STRICT_GAMES = (
    "ALTER TABLE games ADD COLUMN strict INTEGER NOT NULL DEFAULT 0",
    "DROP INDEX IF EXISTS best_games",
    """CREATE INDEX best_games ON games (layout, metric, strict, length)
        WHERE finished AND hints = 0 AND deleted IS NULL""",
)
"""A game is strict or not, and the best of each kind is found by itself."""

PROGRESS = (
    "ALTER TABLE games ADD COLUMN taken INTEGER",
    "ALTER TABLE games ADD COLUMN taken_back TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE games ADD COLUMN given INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE games ADD COLUMN stars INTEGER",
    """CREATE INDEX games_by_worth ON games (layout, metric, stars, hints, length)
        WHERE finished AND NOT given AND deleted IS NULL""",
    """CREATE INDEX unrated_games ON games (taken)
        WHERE finished AND NOT given AND deleted IS NULL AND stars IS NULL AND taken IS NOT NULL""",
    "ALTER TABLE knight_games ADD COLUMN warned INTEGER",
    """CREATE TABLE days (
        id INTEGER PRIMARY KEY, day TEXT NOT NULL UNIQUE, layout TEXT NOT NULL, on_time INTEGER NOT NULL,
        at TEXT NOT NULL, deleted TEXT)""",
    """CREATE TABLE riddles (
        id INTEGER PRIMARY KEY, board TEXT NOT NULL, closed INTEGER NOT NULL, answer TEXT NOT NULL,
        correct INTEGER NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
    "CREATE INDEX riddles_by_board ON riddles (board, closed)",
    """CREATE TABLE collections (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, payload TEXT NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
)
"""What a game was worth, the puzzles of days that were solved, answered riddles, and collections that were opened.

Games of earlier versions have no `taken` and no `stars`: how many of their slides were taken back is not known.
"""

RELEASED = (FIRST, STRICT_GAMES, PROGRESS)
