import CarillonTesting
import CourierLink
import Foundation
import GRDB
import GatewayCore
import GatewayStore
import ProviderAPI
import SQLiteStore
import Testing

/// A gateway's state as the first version left it.
@Suite(.timeLimit(.minutes(1)))
struct FormerSchemaTests {
    private static let token = String(repeating: "ab", count: 32)
    private static let void = String(repeating: "cd", count: 32)

    /// The tables of the first version with a device, two tokens, and pushes that wait, are done, or were refused.
    private func makeFormer(_ path: String) throws {
        let database = try DatabaseQueue(path: path)
        try database.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
                    INSERT INTO grdb_migrations VALUES ('1: spaces, devices, tokens, pushes');
                    CREATE TABLE space (name TEXT PRIMARY KEY NOT NULL, created_at REAL NOT NULL) WITHOUT ROWID;
                    CREATE TABLE app (
                        space TEXT NOT NULL REFERENCES space(name), bundle_id TEXT NOT NULL, created_at REAL NOT NULL,
                        PRIMARY KEY (space, bundle_id)
                    ) WITHOUT ROWID;
                    CREATE TABLE device (
                        space TEXT NOT NULL REFERENCES space(name), device_id TEXT NOT NULL, name TEXT NOT NULL,
                        secret_hash BLOB NOT NULL, created_at REAL NOT NULL, seen_at REAL NOT NULL,
                        PRIMARY KEY (space, device_id)
                    ) WITHOUT ROWID;
                    CREATE TABLE device_token (
                        token TEXT PRIMARY KEY NOT NULL, space TEXT NOT NULL, device_id TEXT NOT NULL,
                        bundle_id TEXT NOT NULL, issued_at REAL NOT NULL, unregistered_at REAL,
                        FOREIGN KEY (space, device_id) REFERENCES device(space, device_id),
                        FOREIGN KEY (space, bundle_id) REFERENCES app(space, bundle_id)
                    ) WITHOUT ROWID;
                    CREATE UNIQUE INDEX device_token_live ON device_token (space, device_id, bundle_id)
                        WHERE unregistered_at IS NULL;
                    CREATE TABLE provider_key (
                        key_id TEXT PRIMARY KEY NOT NULL, team_id TEXT NOT NULL, public_key TEXT NOT NULL
                    ) WITHOUT ROWID;
                    CREATE TABLE push (
                        serial INTEGER PRIMARY KEY NOT NULL, id TEXT NOT NULL, at REAL NOT NULL, space TEXT NOT NULL,
                        device_id TEXT, bundle_id TEXT, token TEXT NOT NULL, topic TEXT, push_type TEXT,
                        priority INTEGER, expiration REAL, collapse_id TEXT, payload BLOB NOT NULL,
                        fields TEXT NOT NULL, status INTEGER NOT NULL, reason TEXT, waiting_until REAL,
                        journey TEXT NOT NULL
                    );
                    CREATE INDEX push_id ON push (id);
                    CREATE INDEX push_waiting ON push (space, device_id, serial) WHERE waiting_until IS NOT NULL;
                    CREATE INDEX push_deadline ON push (waiting_until) WHERE waiting_until IS NOT NULL;
                    CREATE TABLE era (only INTEGER PRIMARY KEY CHECK (only = 1), number INTEGER NOT NULL);
                    INSERT INTO era VALUES (1, 1900000000);

                    INSERT INTO space VALUES ('default', 1);
                    INSERT INTO app VALUES ('default', 'com.example.app', 1), ('default', 'com.example.other', 1);
                    INSERT INTO device VALUES ('default', 'phone', 'Phone', x'01', 1, 1);
                    INSERT INTO device_token VALUES ('\(Self.token)', 'default', 'phone', 'com.example.app', 1, NULL);
                    INSERT INTO device_token VALUES ('\(Self.void)', 'default', 'phone', 'com.example.other', 1, 5);
                    """
            )
            try insert(7, "8A0C3B1E-0000-4000-8000-000000000001", until: noon.timeIntervalSince1970 + 60, in: database)
            try insert(8, "8a0c3b1e-0000-4000-8000-000000000002", until: nil, in: database)
            try insert(9, "not a UUID", until: noon.timeIntervalSince1970 + 60, in: database)
        }
        try database.close()
    }

    private func insert(_ serial: Int, _ id: String, until: Double?, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO push VALUES (?, ?, 1700000000, 'default', 'phone', 'com.example.app', ?, 'com.example.app.voip',
                    'voip', 5, ?, 'one', ?, '[]', 200, NULL, ?, '[]')
                """,
            arguments: [serial, id, Self.token, until, Data(#"{"aps":{}}"#.utf8), until]
        )
    }

    @Test("A state of the first version is opened: tokens hold, what waits is delivered as it was, serials go on")
    func opened() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/gateway.sqlite"
        try makeFormer(path)
        // The second opening finds what the first has migrated.
        for _ in 0..<2 {
            let store = try SQLiteStore(path: path, at: noon)
            let token = try #require(DeviceToken(Self.token))
            #expect(store.registration(of: TokenKey(token))?.bundleID == "com.example.app")
            let void = try #require(DeviceToken(Self.void))
            #expect(store.registration(of: TokenKey(void))?.unregisteredAt == Date(timeIntervalSince1970: 5))
            let phone = DeviceAddress(space: "default", deviceID: "phone")
            let right = try await store.admit(phone, name: "Phone", secretHash: Data([1]), shows: .nothing, at: noon)
            #expect(right == .device)
            let waiting = try await withCheckedThrowingContinuation {
                (done: CheckedContinuation<[CourierPush], any Error>) in
                store.waiting(for: phone, after: 0, limit: 10, at: noon) { done.resume(with: $0) }
            }
            #expect(waiting.map(\.serial) == [7])
            let push = try #require(waiting.first)
            #expect(push.id == "8a0c3b1e-0000-4000-8000-000000000001" && push.token == Self.token)
            #expect(push.topic == "com.example.app.voip" && push.pushType == "voip" && push.priority == 5)
            #expect(push.collapseID == "one" && push.payload == Data(#"{"aps":{}}"#.utf8))
            #expect(push.expiration == noon.addingTimeInterval(60))
            let next = store.note(try .sample(expiration: .oneAttempt), of: ProviderRequest(), decision: .discard)
            #expect(next.serial > 1_900_000_000 << 20)
            #expect(try await store.channels().channels(of: "com.example.app", in: nil).isEmpty)
            try store.close()
        }
    }
}
