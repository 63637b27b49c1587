import GRDB

/// The tables of the device's database, version by version.
///
/// A version that has landed never changes.
enum DeviceSchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { try $0.execute(sql: version1) }
        migrator.registerMigration("2") { try $0.execute(sql: "ALTER TABLE journey ADD COLUMN outcome TEXT") }
        migrator.registerMigration("3") { try $0.execute(sql: "ALTER TABLE journey ADD COLUMN verdict BLOB") }
        migrator.registerMigration("typed values") { try TypedValues.rewrite($0) }
        migrator.registerMigration("search") { try $0.execute(sql: SearchIndex.schema) }
        return migrator
    }

    private static let version1 = """
        CREATE TABLE device (
            singleton INTEGER PRIMARY KEY CHECK (singleton = 1),
            space TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, secret TEXT NOT NULL, preferences BLOB
        ) STRICT;
        CREATE TABLE app (
            space TEXT NOT NULL, bundleID TEXT NOT NULL,
            path TEXT, token TEXT, profile BLOB NOT NULL, settings BLOB NOT NULL,
            badge INTEGER NOT NULL CHECK (badge >= 0),
            PRIMARY KEY (space, bundleID)
        ) STRICT;
        CREATE TABLE category (
            space TEXT NOT NULL, bundleID TEXT NOT NULL, identifier TEXT NOT NULL, value BLOB NOT NULL,
            PRIMARY KEY (space, bundleID, identifier),
            FOREIGN KEY (space, bundleID) REFERENCES app ON DELETE CASCADE
        ) STRICT;
        CREATE TABLE pending (
            space TEXT NOT NULL, bundleID TEXT NOT NULL, identifier TEXT NOT NULL,
            position INTEGER NOT NULL, value BLOB NOT NULL,
            PRIMARY KEY (space, bundleID, identifier),
            FOREIGN KEY (space, bundleID) REFERENCES app ON DELETE CASCADE
        ) STRICT;
        CREATE TABLE delivered (
            key TEXT PRIMARY KEY,
            space TEXT NOT NULL, bundleID TEXT NOT NULL, position INTEGER NOT NULL, value BLOB NOT NULL,
            FOREIGN KEY (space, bundleID) REFERENCES app ON DELETE CASCADE
        ) STRICT;
        CREATE TABLE push (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            serial INTEGER NOT NULL, id TEXT NOT NULL, body BLOB, receivedAt REAL NOT NULL,
            UNIQUE (serial, id)
        ) STRICT;
        CREATE INDEX pushIsOpen ON push (number) WHERE body IS NOT NULL;
        CREATE TABLE journey (
            id TEXT PRIMARY KEY,
            bundleID TEXT, title TEXT NOT NULL, payload TEXT, headers BLOB, status INTEGER,
            began REAL NOT NULL, last BLOB NOT NULL
        ) STRICT;
        CREATE INDEX journeyBegan ON journey (began);
        CREATE TABLE journeyEntry (
            journeyID TEXT NOT NULL REFERENCES journey ON DELETE CASCADE,
            position INTEGER NOT NULL, value BLOB NOT NULL,
            PRIMARY KEY (journeyID, position)
        ) STRICT;
        """
}
