public import AVFAudio
public import Foundation
@_spi(Carillon) import OpenUserNotifications

/// Tells the system of an app's calls, and hears what a person does with them (CXProvider).
///
/// A simulated phone keeps calls as they are reported: none rings, and nobody answers but the app itself, by a
/// ``CXCallController``.
open class CXProvider: NSObject {
    /// What its calls can do.
    @NSCopying open var configuration: CXProviderConfiguration
    private weak var delegate: (any CXProviderDelegate)?
    private var queue = DispatchQueue.main
    private var transactions: [CXTransaction] = []
    private var isValid = true

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    public init(configuration: CXProviderConfiguration) {
        self.configuration = configuration
        super.init()
        CallCenter.shared.add(self)
    }

    /// - Parameter queue: Where the delegate is told; the main queue when it is nil.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
        self.delegate = delegate
        self.queue = queue ?? .main
        onQueue { $1.providerDidBegin($0) }
    }

    /// A call comes in: it is one of the phone's from now on.
    ///
    /// - Parameter completion: Gets nil, or ``CXErrorCodeIncomingCallError`` for a call that there is.
    open func reportNewIncomingCall(
        with UUID: UUID,
        update: CXCallUpdate,
        completion: @escaping ((any Error)?) -> Void
    ) {
        let error = report(incoming: UUID, update)
        // It is handed to the queue, and nobody here calls it after that.
        nonisolated(unsafe) let completion = completion
        queue.async { completion(error) }
    }

    /// As `reportNewIncomingCall(with:update:completion:)`.
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        if let error = report(incoming: UUID, update) { throw error }
    }

    private func report(incoming call: UUID, _ update: CXCallUpdate) -> CXErrorCodeIncomingCallError? {
        guard isValid else { return CXErrorCodeIncomingCallError(.unknown) }
        guard CallCenter.shared.add(incoming: call, of: self) else {
            return CXErrorCodeIncomingCallError(.callUUIDAlreadyExists)
        }
        let caller = update.localizedCallerName ?? update.remoteHandle?.value ?? "nobody who is named"
        ApplicationLink.tell(
            "a call of \(caller) was reported; no call rings on a simulated phone",
            subsystem: "com.apple.callkit"
        )
        return nil
    }

    /// Says more of a call; nothing shows it.
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}

    /// A call has ended without an action.
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {
        if CallCenter.shared.end(UUID) { sound(false) }
    }

    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}

    /// Somebody has answered.
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {
        CallCenter.shared.connect(UUID)
    }

    /// Ends its calls; it takes no others.
    open func invalidate() {
        guard isValid else { return }
        isValid = false
        CallCenter.shared.remove(self)
        transactions = []
        onQueue { $1.providerDidReset($0) }
    }

    /// What is not complete.
    open var pendingTransactions: [CXTransaction] { transactions.filter { !$0.isComplete } }

    /// The actions of a class, of a call, that are not complete.
    open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] {
        pendingTransactions.flatMap(\.actions).compactMap { $0 as? CXCallAction }.filter {
            !$0.isComplete && $0.callUUID == callUUID && $0.isKind(of: callActionClass)
        }
    }

    // MARK: What the delegate does

    /// Has the delegate perform a transaction; without one every action fails.
    func perform(_ transaction: CXTransaction) {
        transactions = pendingTransactions + [transaction]
        for action in transaction.actions {
            action.completion = { [weak self] action, isFulfilled in
                let isSounding = CallCenter.shared.complete(action, isFulfilled: isFulfilled)
                if let isSounding { self?.sound(isSounding) }
            }
        }
        guard delegate != nil else { return transaction.actions.forEach { $0.fail() } }
        // The queue alone touches it from now on, as the author chose.
        nonisolated(unsafe) let transaction = transaction
        onQueue { provider, delegate in
            guard !delegate.provider(provider, execute: transaction) else { return }
            for action in transaction.actions where !action.isComplete { delegate.perform(action, of: provider) }
        }
    }

    /// The phone gives an app the sound of a call, or takes it back.
    private func sound(_ isSounding: Bool) {
        onQueue { provider, delegate in
            let session = AVAudioSession.sharedInstance()
            if isSounding {
                delegate.provider(provider, didActivate: session)
            } else {
                delegate.provider(provider, didDeactivate: session)
            }
        }
    }

    private func onQueue(_ body: @escaping @Sendable (CXProvider, any CXProviderDelegate) -> Void) {
        // The queue alone calls its delegate, as the author chose.
        nonisolated(unsafe) let provider = self
        queue.async {
            if let delegate = provider.delegate { body(provider, delegate) }
        }
    }

    // MARK: Service extensions

    /// Hands a call's payload to the app, which is woken for it (CXProvider).
    ///
    /// No calls ring on a simulated device: the payload is put on the push's journey, and the app is not woken.
    ///
    /// - Parameters:
    ///   - dictionaryPayload: What the app is told.
    ///   - completion: Gets nil, or an error for a payload that is not JSON.
    open class func reportNewIncomingVoIPPushPayload(
        _ dictionaryPayload: [AnyHashable: Any],
        completion: (((any Error)?) -> Void)? = nil
    ) {
        guard JSONSerialization.isValidJSONObject(dictionaryPayload),
            let data = try? JSONSerialization.data(withJSONObject: dictionaryPayload, options: .sortedKeys)
        else {
            completion?(CXErrorCodeNotificationServiceExtensionError(.invalidClientProcess))
            return
        }
        let line = "a call was reported to the app: \(String(decoding: data, as: UTF8.self))"
        ApplicationLink.tell(line, subsystem: "com.apple.callkit")
        completion?(nil)
    }

    /// As `reportNewIncomingVoIPPushPayload(_:completion:)`.
    open class func reportNewIncomingVoIPPushPayload(_ dictionaryPayload: [AnyHashable: Any]) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            reportNewIncomingVoIPPushPayload(dictionaryPayload) { error in
                if let error { done.resume(throwing: error) } else { done.resume() }
            }
        }
    }
}

/// Why a call ended without the phone's person.
public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}
