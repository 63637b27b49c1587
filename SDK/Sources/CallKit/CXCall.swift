public import Foundation
import Synchronization

/// A call of the phone.
open class CXCall: NSObject, @unchecked Sendable {
    // @unchecked: what changes is inside `state`.
    struct State: Sendable {
        var isOnHold = false
        var hasConnected = false
        var hasEnded = false
    }

    public let uuid: UUID
    /// Whether the phone calls.
    public let isOutgoing: Bool
    private let state = Mutex(State())

    init(uuid: UUID, isOutgoing: Bool) {
        self.uuid = uuid
        self.isOutgoing = isOutgoing
    }

    open var isOnHold: Bool { state.withLock { $0.isOnHold } }
    open var hasConnected: Bool { state.withLock { $0.hasConnected } }
    open var hasEnded: Bool { state.withLock { $0.hasEnded } }

    func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

    /// Whether both are of the same call.
    open func isEqual(to call: CXCall) -> Bool { uuid == call.uuid }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CXCall).map(isEqual(to:)) ?? false }
    open override var hash: Int { uuid.hashValue }
}

/// Hears of calls.
public protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Knows the phone's calls: those that this process reported or began.
open class CXCallObserver: NSObject {
    private weak var delegate: (any CXCallObserverDelegate)?
    private var queue = DispatchQueue.main

    public override init() {
        super.init()
        CallCenter.shared.add(self)
    }

    /// The calls that have not ended.
    open var calls: [CXCall] { CallCenter.shared.calls }

    /// - Parameter queue: Where the delegate is told; the main queue when it is nil.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
        self.delegate = delegate
        self.queue = queue ?? .main
    }

    func tell(of call: CXCall) {
        // The queue alone calls it, as the author chose.
        nonisolated(unsafe) let observer = self
        queue.async { observer.delegate?.callObserver(observer, callChanged: call) }
    }
}
