import CarillonTesting
import Foundation
import GatewayCore
import GatewayStore
import Logging
import PostgresServer
import PostgresStore
import SQLiteStore

/// A store that the conformance suite is run on.
enum StoreKind: String, CaseIterable, Sendable {
    case sqlite, postgres

    /// Those that can be had on this machine.
    static let all: [StoreKind] = {
        if PostgresServer.programs != nil { return allCases }
        print("PostgreSQL's server is not installed: its store is not tested")
        return [.sqlite]
    }()

    /// The device of the tests.
    static let phone = DeviceAddress(space: "default", deviceID: "phone")

    /// Where a store can be opened, and opened again after it was closed.
    struct Place: Sendable {
        fileprivate let open: @Sendable (StoreLimits, Date) async throws -> any GatewayStore
        fileprivate let killed: @Sendable () async throws -> any GatewayStore

        func open(limits: StoreLimits = StoreLimits(), at now: Date) async throws -> any GatewayStore {
            try await open(limits, now)
        }

        /// Opens what a kill of the process would leave of the store that is open now.
        func openKilled() async throws -> any GatewayStore { try await killed() }
    }

    /// Runs a test with a place that nobody else uses.
    func withPlace(_ body: (Place) async throws -> Void) async throws {
        switch self {
        case .sqlite:
            let folder = try temporaryFolder()
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let path = folder + "/gateway.sqlite"
            try await body(
                Place {
                    try SQLiteStore(path: path, limits: $0, at: $1)
                } killed: {
                    for end in ["", "-wal"] {
                        try FileManager.default.copyItem(atPath: path + end, toPath: folder + "/killed.sqlite" + end)
                    }
                    return try SQLiteStore(path: folder + "/killed.sqlite", at: noon)
                }
            )
        case .postgres:
            let url = try await TestDatabase.make()
            let open = { @Sendable (name: String, limits: StoreLimits) async throws -> any GatewayStore in
                try await PostgresStore(url: url, name: name, limits: limits, logger: Logger(label: "test"))
            }
            // Another gateway sees what is committed, and nothing of the first one's memory.
            try await body(
                Place { limits, _ in
                    try await open("test", limits)
                } killed: {
                    try await open("another", StoreLimits())
                }
            )
        }
    }
}
