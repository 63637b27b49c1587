public import Foundation

/// How the app was bought: by nobody, here.
public struct AppTransaction: Hashable, CustomDebugStringConvertible, Sendable {
    public let appID: UInt64?
    public let appTransactionID: String
    public let bundleID: String
    public let appVersion: String
    public let appVersionID: UInt64?
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let originalPlatform: AppStore.Platform
    public let preorderDate: Date?
    public let environment: AppStore.Environment
    public let signedDate: Date
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID
    public let deviceVerificationID: UUID?
    public var jsonRepresentation: Data { Data() }
    public var debugDescription: String { "AppTransaction of \(bundleID)" }

    /// - Throws: ``StoreKitError`` `notAvailableInStorefront`, always.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.notAvailableInStorefront }
    }
    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}
