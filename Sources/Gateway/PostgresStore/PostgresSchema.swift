/// The database's tables, made and migrated here and nowhere else.
///
/// A later version only adds, so that gateways of two versions work beside each other during an upgrade.
enum PostgresSchema {
    /// The statements that bring a database of the version before to this one; the first is version 1.
    static let versions: [[String]] = [first, second, third, fourth, fifth]

    /// Taken by whoever migrates; the number is ours, "carillon" in eight bytes.
    static let lock = "SELECT pg_advisory_xact_lock(7161121834637111150)"

    /// What comes before every version.
    static let beginning = [
        lock, "CREATE SCHEMA IF NOT EXISTS carillon",
        "CREATE TABLE IF NOT EXISTS carillon.schema_version (version BIGINT PRIMARY KEY)",
    ]

    private static let first = [
        "CREATE SEQUENCE push_serial",
        // Who is there; `seen_at` is the database's clock.
        """
        CREATE TABLE gateway (
            number BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
            name TEXT NOT NULL,
            seen_at TIMESTAMPTZ NOT NULL DEFAULT now()
        )
        """,
        // `gateway` has the device's connection, the newest since `epoch` was counted up.
        """
        CREATE TABLE device (
            number BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
            space TEXT NOT NULL,
            device_id TEXT NOT NULL,
            name TEXT NOT NULL,
            secret_hash BYTEA NOT NULL,
            enrolment BIGINT NOT NULL,
            created_at DOUBLE PRECISION NOT NULL,
            seen_at DOUBLE PRECISION NOT NULL,
            gateway BIGINT,
            epoch BIGINT NOT NULL DEFAULT 0,
            UNIQUE (space, device_id)
        ) WITH (fillfactor = 80)
        """,
        "CREATE INDEX device_gateway ON device (gateway) WHERE gateway IS NOT NULL",
        """
        CREATE TABLE device_token (
            token TEXT PRIMARY KEY,
            device BIGINT NOT NULL REFERENCES device (number),
            bundle_id TEXT NOT NULL,
            environment TEXT,
            issued_at DOUBLE PRECISION NOT NULL,
            unregistered_at DOUBLE PRECISION
        )
        """,
        "CREATE INDEX device_token_device ON device_token (device)",
        // A row for each push that its device does not have, `place` being what it shares with those whose place it takes; whoever changes a device's rows holds the lock on its row in
        // `device`, so serials of a device are committed in their order.
        """
        CREATE TABLE waiting (
            device BIGINT NOT NULL,
            serial BIGINT NOT NULL,
            place TEXT NOT NULL,
            id BYTEA NOT NULL,
            until DOUBLE PRECISION NOT NULL,
            body BYTEA NOT NULL,
            PRIMARY KEY (device, serial)
        )
        """,
        """
        CREATE TABLE record (
            number BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
            requests BIGINT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            entries BYTEA NOT NULL
        )
        """,
        // Counted up with each change of the channels, by which a gateway sees that another made one.
        "CREATE TABLE channel_version (version BIGINT NOT NULL)", "INSERT INTO channel_version VALUES (0)",
        """
        CREATE TABLE channel (
            id TEXT PRIMARY KEY,
            bundle_id TEXT NOT NULL,
            environment TEXT,
            policy BIGINT NOT NULL,
            created_at DOUBLE PRECISION NOT NULL
        )
        """,
        """
        CREATE TABLE channel_subscription (
            channel TEXT NOT NULL REFERENCES channel (id),
            device BIGINT NOT NULL REFERENCES device (number),
            PRIMARY KEY (channel, device)
        )
        """,
        "CREATE INDEX channel_subscription_device ON channel_subscription (device)",
        // What all gateways share of their identity: the CA, the provider's keys, the enrolment secrets.
        "CREATE TABLE shared_file (name TEXT PRIMARY KEY, content TEXT NOT NULL)",
    ]

    private static let second = [
        // Pushes to a device token in the minute since `began`, and what was given to whoever asked last. Not worth a sync: after a
        // crash of the server it is counted anew.
        """
        CREATE UNLOGGED TABLE push_count (
            token TEXT PRIMARY KEY,
            began TIMESTAMPTZ NOT NULL,
            taken BIGINT NOT NULL,
            granted BIGINT NOT NULL
        ) WITH (fillfactor = 70)
        """
    ]

    // Records are compressed with what takes the least time; a server that was built without it leaves them as they are.
    private static let third = [
        """
        DO $$ BEGIN
            ALTER TABLE record ALTER COLUMN entries SET COMPRESSION lz4;
        EXCEPTION WHEN feature_not_supported OR invalid_parameter_value THEN
            ALTER TABLE record ALTER COLUMN entries SET STORAGE EXTERNAL;
        END $$
        """
    ]

    private static let fourth = [
        // How many of the device's tokens have ended: a token that was valid at this number is, as long as it is the same. The trigger
        // counts for gateways of former versions as well.
        "ALTER TABLE device ADD COLUMN tokens_ended BIGINT NOT NULL DEFAULT 0",
        """
        CREATE FUNCTION count_ended_token() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            UPDATE carillon.device SET tokens_ended = tokens_ended + 1 WHERE number = NEW.device;
            RETURN NULL;
        END $$
        """,
        """
        CREATE TRIGGER device_token_ended AFTER UPDATE OF unregistered_at ON device_token FOR EACH ROW
            WHEN (OLD.unregistered_at IS NULL AND NEW.unregistered_at IS NOT NULL) EXECUTE FUNCTION count_ended_token()
        """,
        // Of pushes that take each other's place for a device that is away the one that waits. The next is written over it: no index has a
        // column that changes, so it stays on its page. As a child of `waiting` it is seen by whoever asks that, gateways of former versions
        // too. `epoch` is the device's when it was written: as long as that is the same, nothing else waits in its place.
        """
        CREATE TABLE waiting_newest (
            epoch BIGINT NOT NULL,
            PRIMARY KEY (device, place)
        ) INHERITS (waiting) WITH (fillfactor = 80)
        """,
    ]

    private static let fifth = [
        // The same, written over without a lock on the device: a row that is here says by itself that the device is away, that nothing else
        // waits in its place, and that at so many ended tokens its push's was valid. A table of its own, so that gateways of version 4,
        // which count on the lock, write over nothing here.
        """
        CREATE TABLE waiting_away (
            tokens_ended BIGINT NOT NULL,
            PRIMARY KEY (device, place)
        ) INHERITS (waiting) WITH (fillfactor = 80)
        """,
        // Once that is so no more, the device's rows are moved to `waiting`, whichever version's gateway connects the device or ends a token.
        // Whoever is writing one over is waited for.
        """
        CREATE FUNCTION end_absence() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            WITH moved AS (
                DELETE FROM carillon.waiting_away WHERE device = NEW.number
                RETURNING device, serial, place, id, until, body)
            INSERT INTO carillon.waiting (device, serial, place, id, until, body) SELECT * FROM moved;
            RETURN NULL;
        END $$
        """,
        """
        CREATE TRIGGER device_absence_ended AFTER UPDATE OF epoch, tokens_ended ON device FOR EACH ROW
            WHEN (OLD.epoch <> NEW.epoch OR OLD.tokens_ended <> NEW.tokens_ended) EXECUTE FUNCTION end_absence()
        """,
    ]
}

extension PostgresConnection {
    /// Makes the tables, or brings them to this version; waits for another gateway that does so.
    func migrate() async throws {
        while true {
            let version = try await run(
                PostgresSchema.beginning.map { Statement($0) }
                    + [Statement("SELECT COALESCE(max(version), 0) FROM carillon.schema_version")]
            ).last?.number(0, 0)
            guard let next = version.map({ Int($0) }), next < PostgresSchema.versions.count else { return }
            let statements = [PostgresSchema.lock] + PostgresSchema.versions[next]
            do {
                _ = try await run(
                    statements.prefix(1).map { Statement($0) }
                        + [Statement("INSERT INTO carillon.schema_version VALUES ($1)", [.number(next + 1)])]
                        + statements.dropFirst().map { Statement($0) }
                )
            } catch let error as PostgresError where error.isDuplicate {
                // Another gateway was faster.
            }
        }
    }
}
