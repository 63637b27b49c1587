import GRDB
import GatewayCore

/// The gateway's tables, migrated here and nowhere else.
enum GatewaySchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1: spaces, devices, tokens, pushes") { database in
            try database.execute(sql: first)
        }
        migrator.registerMigration("2: pushes that wait, records apart") { database in
            try database.execute(sql: second)
            try FormerPushes.carryOver(in: database)
        }
        // A device that was known before may observe when it shows the secret for it.
        migrator.registerMigration("3: what a device may do") { database in
            try database.execute(
                sql:
                    "ALTER TABLE device ADD COLUMN enrolment INTEGER NOT NULL DEFAULT \(EnrolmentRight.device.rawValue)"
            )
        }
        migrator.registerMigration("4: tokens have an environment") { database in
            try database.execute(sql: "ALTER TABLE device_token ADD COLUMN environment TEXT")
        }
        migrator.registerMigration("5: broadcast channels") { database in
            try database.execute(sql: channels)
        }
        migrator.registerMigration("6: what waits is found in memory") { database in
            try database.execute(sql: "DROP INDEX waiting_device")
        }
        return migrator
    }

    private static let channels = """
        CREATE TABLE channel (
            id TEXT PRIMARY KEY NOT NULL,
            bundle_id TEXT NOT NULL,
            environment TEXT,
            policy INTEGER NOT NULL,
            created_at REAL NOT NULL
        ) WITHOUT ROWID;

        CREATE TABLE channel_subscription (
            space TEXT NOT NULL,
            device_id TEXT NOT NULL,
            channel TEXT NOT NULL REFERENCES channel(id),
            PRIMARY KEY (space, device_id, channel),
            FOREIGN KEY (space, device_id) REFERENCES device(space, device_id)
        ) WITHOUT ROWID;
        """

    private static let first = """
        CREATE TABLE space (
            name TEXT PRIMARY KEY NOT NULL,
            created_at REAL NOT NULL
        ) WITHOUT ROWID;

        CREATE TABLE app (
            space TEXT NOT NULL REFERENCES space(name),
            bundle_id TEXT NOT NULL,
            created_at REAL NOT NULL,
            PRIMARY KEY (space, bundle_id)
        ) WITHOUT ROWID;

        CREATE TABLE device (
            space TEXT NOT NULL REFERENCES space(name),
            device_id TEXT NOT NULL,
            name TEXT NOT NULL,
            secret_hash BLOB NOT NULL,
            created_at REAL NOT NULL,
            seen_at REAL NOT NULL,
            PRIMARY KEY (space, device_id)
        ) WITHOUT ROWID;

        CREATE TABLE device_token (
            token TEXT PRIMARY KEY NOT NULL,
            space TEXT NOT NULL,
            device_id TEXT NOT NULL,
            bundle_id TEXT NOT NULL,
            issued_at REAL NOT NULL,
            unregistered_at REAL,
            FOREIGN KEY (space, device_id) REFERENCES device(space, device_id),
            FOREIGN KEY (space, bundle_id) REFERENCES app(space, bundle_id)
        ) WITHOUT ROWID;
        CREATE UNIQUE INDEX device_token_live ON device_token (space, device_id, bundle_id)
            WHERE unregistered_at IS NULL;

        CREATE TABLE provider_key (
            key_id TEXT PRIMARY KEY NOT NULL,
            team_id TEXT NOT NULL,
            public_key TEXT NOT NULL
        ) WITHOUT ROWID;

        CREATE TABLE push (
            serial INTEGER PRIMARY KEY NOT NULL,
            id TEXT NOT NULL,
            at REAL NOT NULL,
            space TEXT NOT NULL,
            device_id TEXT,
            bundle_id TEXT,
            token TEXT NOT NULL,
            topic TEXT,
            push_type TEXT,
            priority INTEGER,
            expiration REAL,
            collapse_id TEXT,
            payload BLOB NOT NULL,
            fields TEXT NOT NULL,
            status INTEGER NOT NULL,
            reason TEXT,
            waiting_until REAL,
            journey TEXT NOT NULL
        );
        CREATE INDEX push_id ON push (id);
        CREATE INDEX push_waiting ON push (space, device_id, serial) WHERE waiting_until IS NOT NULL;
        CREATE INDEX push_deadline ON push (waiting_until) WHERE waiting_until IS NOT NULL;

        CREATE TABLE era (
            only INTEGER PRIMARY KEY CHECK (only = 1),
            number INTEGER NOT NULL
        );
        """

    // `waiting` holds what must not be lost: a row for each push that its device does not have, `body` being its entry of
    // the record. `record` holds runs of entries (RecordEntry), which are read when somebody looks; a push's entry goes
    // there when it waits no more.
    private static let second = """
        DROP TABLE provider_key;

        CREATE TABLE waiting (
            serial INTEGER PRIMARY KEY NOT NULL,
            device TEXT NOT NULL,
            bundle_id TEXT NOT NULL,
            id BLOB NOT NULL,
            until REAL NOT NULL,
            body BLOB NOT NULL
        );
        CREATE INDEX waiting_device ON waiting (device);

        CREATE TABLE record (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            requests INTEGER NOT NULL,
            at REAL NOT NULL,
            entries BLOB NOT NULL
        );
        """
}
