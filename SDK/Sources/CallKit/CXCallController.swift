public import Foundation

/// Asks for what a person does with calls within an app.
///
/// A request is taken or refused at once, and what was taken is then performed by the app's provider (CXCallController).
open class CXCallController: NSObject {
    /// Where handlers are called.
    private let queue: DispatchQueue
    public let callObserver = CXCallObserver()

    public override init() { queue = .main }
    public init(queue: DispatchQueue) { self.queue = queue }

    /// - Parameter completion: Gets nil when it was taken, else why not: ``CXErrorCodeRequestTransactionError``.
    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        let refusal = CallCenter.shared.begin(transaction)
        // It is handed to the queue, and nobody here calls it after that.
        nonisolated(unsafe) let completion = completion
        queue.async { completion(refusal.map { CXErrorCodeRequestTransactionError($0) }) }
    }

    open func request(_ transaction: CXTransaction) async throws {
        if let refusal = CallCenter.shared.begin(transaction) { throw CXErrorCodeRequestTransactionError(refusal) }
    }

    open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(actions: actions), completion: completion)
    }

    open func requestTransaction(with actions: [CXAction]) async throws {
        try await request(CXTransaction(actions: actions))
    }

    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }

    open func requestTransaction(with action: CXAction) async throws {
        try await request(CXTransaction(action: action))
    }
}
