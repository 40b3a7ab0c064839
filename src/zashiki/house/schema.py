"""The tables of the store. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()

house = Table(
    "house",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Those that are open. One whose count of beats stands still is gone, and others take its work over.
servers = Table(
    "servers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("beat", BigInteger, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
)

# Links that bring a guest to another device. Only who has the link knows what is hashed here.
handovers = Table(
    "handovers",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("edition", String(120), nullable=False),
    Column("rules_version", String(40), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("ended", JSON(none_as_null=True)),
    Column("base", Integer, nullable=False),  # plies taken over from another table
    Column("version", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("origin", String(16)),
    Column("rematch", String(16)),
    Column("position", JSON(none_as_null=True)),  # where it began, unless at the usual start
    Column("held", Integer),  # the seat that has not ended its turn yet
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("host", String(32)),  # the guest who made it
    Column("random_seats", Boolean, nullable=False, server_default=false()),
    Column("guided", Boolean, nullable=False, server_default=false()),  # with a coach
    # Counts the changes of the table. Each is written only where the one is found that it was made
    # from: of two servers that do something at the same time, the second one is refused.
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("plies", Integer, nullable=False, server_default="0"),  # as many as it has actions
    Column("changed", BigInteger, nullable=False, server_default="0"),
    Column("times", JSON(none_as_null=True)),  # of the clock
    Column("offers", JSON(none_as_null=True)),  # to end, and to take a turn back
    Column("driver", String(16)),  # the server that sees to its bots and clock, where there are
    Index("tables_by_host", "host"),
    Index(
        "tables_by_driver",
        "driver",
        postgresql_where=text("driver IS NOT NULL"),
        sqlite_where=text("driver IS NOT NULL"),
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("guest", String(32)),
    Column("name", String(60), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("token", String(32), nullable=False),
    Column("gone", String(10), nullable=False, server_default=""),
    Column("gone_at", Integer, nullable=False, server_default="0"),
    Index("seats_by_guest", "guest"),
    Index("seats_by_kind", "kind"),
)

# A match is its actions, chance included. Nothing is ever written twice at a ply.
actions = Table(
    "actions",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("code", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("access", String(10), nullable=False),
    Column("key", String(32), nullable=False),  # of the link to work together
    Column("version", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("studies_by_owner", "owner"),
)

study_chapters = Table(
    "study_chapters",
    metadata,
    Column("study_id", String(16), ForeignKey("studies.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("body", Text, nullable=False),  # `chapters.ChapterData` as JSON
)

# Who was given the link to work together, and used it.
study_people = Table(
    "study_people",
    metadata,
    Column("study_id", String(16), ForeignKey("studies.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Index("study_people_by_guest", "guest"),
)

# What is known of a match that is over. `guest` asked for it; `review` is its JSON when it is done.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("status", String(10), nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("review", Text),
    Column("server", String(16)),  # that makes it
    Index("reviews_by_status", "status"),
)

# The parts of a review that is not done yet, so that nothing is judged twice.
judgements = Table(
    "judgements",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("judgement", Text, nullable=False),
)

# Positions that guests asked to have made a puzzle: `body` is the JSON of the puzzle when it is
# made, or of what the position lacks.
puzzles = Table(
    "puzzles",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("position", JSON, nullable=False),
    Column("table_id", String(16)),  # whose match it comes from, if from one
    Column("ply", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),  # steps
    Column("body", Text),
    Column("server", String(16)),  # that makes it
    Index("puzzles_by_guest", "guest"),
    Index("puzzles_by_status", "status"),
)
