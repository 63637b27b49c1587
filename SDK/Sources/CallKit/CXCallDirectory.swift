public import Foundation
public import UIKit

/// A telephone number with its country's code, in digits.
public typealias CXCallDirectoryPhoneNumber = Int64

public let CXCallDirectoryPhoneNumberMax: CXCallDirectoryPhoneNumber = .max

/// Knows the extensions that block and name numbers. A simulated phone runs none: nothing is found.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {  // It has no state.
    /// Whether an extension is asked.
    public enum EnabledStatus: Int, Sendable { case unknown = 0, disabled, enabled }

    public static let sharedInstance = CXCallDirectoryManager()

    private func refuse(_ completion: @escaping (CXErrorCodeCallDirectoryManagerError) -> Void) {
        // It is handed to the queue, and nobody here calls it after that.
        nonisolated(unsafe) let completion = completion
        DispatchQueue.global().async { completion(CXErrorCodeCallDirectoryManagerError(.noExtensionFound)) }
    }

    /// - Parameter completion: Gets `noExtensionFound`, on a background queue.
    open func reloadExtension(
        withIdentifier identifier: String,
        completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { refuse { completion?($0) } }

    open func reloadExtension(withIdentifier identifier: String) async throws {
        throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
    }

    /// - Parameter completion: Gets `unknown` and `noExtensionFound`, on a background queue.
    open func getEnabledStatusForExtension(
        withIdentifier identifier: String,
        completionHandler completion: @escaping (EnabledStatus, (any Error)?) -> Void
    ) { refuse { completion(.unknown, $0) } }

    open func enabledStatusForExtension(withIdentifier identifier: String) async throws -> EnabledStatus {
        throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound)
    }

    /// There is no such page among the settings of a simulated phone.
    ///
    /// - Parameter completion: Gets `noExtensionFound`, on a background queue.
    open func openSettings(completionHandler completion: (((any Error)?) -> Void)? = nil) { refuse { completion?($0) } }

    open func openSettings() async throws { throw CXErrorCodeCallDirectoryManagerError(.noExtensionFound) }
}

/// An extension that blocks and names numbers; a subclass of it is its principal class.
open class CXCallDirectoryProvider: NSObject, NSExtensionRequestHandling {
    public override init() {}

    open func beginRequest(with context: CXCallDirectoryExtensionContext) {}

    public func beginRequest(with context: NSExtensionContext) {
        if let context = context as? CXCallDirectoryExtensionContext { beginRequest(with: context) }
    }
}

/// Hears that numbers were not taken.
public protocol CXCallDirectoryExtensionContextDelegate: NSObjectProtocol {
    func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error)
}

/// Takes the numbers of an extension: each larger than the one before (CXCallDirectoryExtensionContext).
open class CXCallDirectoryExtensionContext: NSExtensionContext {
    public nonisolated(unsafe) weak var delegate: (any CXCallDirectoryExtensionContextDelegate)?
    /// Whether the extension may say what changed.
    public nonisolated let isIncremental: Bool
    // One thread at a time adds numbers, as on a phone: a request is one extension's.
    nonisolated(unsafe) private var newest: (blocked: CXCallDirectoryPhoneNumber?, named: CXCallDirectoryPhoneNumber?)
    nonisolated(unsafe) private var failure: CXErrorCodeCallDirectoryManagerError.Code?

    package nonisolated init(isIncremental: Bool) {
        self.isIncremental = isIncremental
        super.init()
    }

    open nonisolated func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
        check(phoneNumber, after: newest.blocked)
        newest.blocked = phoneNumber
    }

    open nonisolated func addIdentificationEntry(
        withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber,
        label: String
    ) {
        check(phoneNumber, after: newest.named)
        newest.named = phoneNumber
    }

    open nonisolated func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) { remove() }
    open nonisolated func removeAllBlockingEntries() { remove() }
    open nonisolated func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
        remove()
    }
    open nonisolated func removeAllIdentificationEntries() { remove() }

    /// The numbers are complete.
    ///
    /// - Parameter completion: Hears whether the time is over, which it never is.
    open nonisolated func completeRequest(completionHandler completion: ((Bool) -> Void)? = nil) {
        if let failure {
            delegate?.requestFailed(for: self, withError: CXErrorCodeCallDirectoryManagerError(failure))
        }
        completion?(false)
    }

    private nonisolated func check(_ number: CXCallDirectoryPhoneNumber, after last: CXCallDirectoryPhoneNumber?) {
        guard failure == nil, let last, number <= last else { return }
        failure = number == last ? .duplicateEntries : .entriesOutOfOrder
    }

    /// Only of what changed can something be taken away.
    private nonisolated func remove() {
        if !isIncremental, failure == nil { failure = .unexpectedIncrementalRemoval }
    }
}
