import GRDB

/// Who the device is to the gateway.
package struct DeviceIdentity: Hashable, Sendable {
    package var space: String
    package var id: String
    package var name: String
    /// Made at the first start; the gateway believes whoever brings it first.
    package var secret: String

    package init(space: String, id: String, name: String, secret: String) {
        self.space = space
        self.id = id
        self.name = name
        self.secret = secret
    }
}

extension DeviceStore {
    /// The identity of the first start; `fresh` becomes it when this is the first.
    ///
    /// The name may change later; id, secret and space stay.
    package func identity(orMake fresh: DeviceIdentity) throws -> DeviceIdentity {
        try database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO device (singleton, space, id, name, secret) VALUES (1, ?, ?, ?, ?)
                    ON CONFLICT (singleton) DO UPDATE SET name = excluded.name
                    """,
                arguments: [fresh.space, fresh.id, fresh.name, fresh.secret]
            )
            let row = try Row.fetchOne(database, sql: "SELECT space, id, name, secret FROM device")
            guard let row else { return fresh }
            return DeviceIdentity(space: row["space"], id: row["id"], name: row["name"], secret: row["secret"])
        }
    }
}
