public import UIKit

extension Transaction {
    /// What became of a request for the money.
    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
    /// Why there is none.
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }

    /// - Throws: ``RefundRequestError`` `failed`: nobody has bought anything here.
    @MainActor
    public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws
        -> RefundRequestStatus
    { throw RefundRequestError.failed }
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        throw RefundRequestError.failed
    }
}
