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

        func open(limits: StoreLimits = StoreLimits(), at now: Date) async throws -> any GatewayStore {
            try await open(limits, now)
        }
    }

    /// Runs a test with a place that nobody else uses.
    func withPlace(_ body: (Place) async throws -> Void) async throws {
        switch self {
        case .sqlite:
            let folder = try temporaryFolder()
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try await body(Place { try SQLiteStore(path: folder + "/gateway.sqlite", limits: $0, at: $1) })
        case .postgres:
            let url = try await TestDatabase.make()
            try await body(
                Place { limits, _ in
                    try await PostgresStore(url: url, name: "test", limits: limits, logger: Logger(label: "test"))
                }
            )
        }
    }
}
