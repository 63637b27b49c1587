public import Foundation

/// What a provider is asked to do; it says when it was done.
open class CXAction: NSObject, NSCopying, NSSecureCoding {
    public let uuid: UUID
    /// Whether it was done, or failed.
    open private(set) var isComplete = false
    /// When it will not be waited for any more; a simulated phone waits.
    public let timeoutDate: Date
    /// What becomes of it; set when it is handed to a provider.
    var completion: ((CXAction, _ isFulfilled: Bool) -> Void)?

    public override init() {
        uuid = UUID()
        timeoutDate = .distantFuture
    }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let uuid = coder.decodeObject(of: NSUUID.self, forKey: "uuid") else { return nil }
        self.uuid = uuid as UUID
        timeoutDate = .distantFuture
        isComplete = coder.decodeBool(forKey: "isComplete")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(uuid as NSUUID, forKey: "uuid")
        coder.encode(isComplete, forKey: "isComplete")
    }

    /// The same action: what is asked for does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// It was done.
    open func fulfill() { complete(isFulfilled: true) }
    /// It cannot be done.
    open func fail() { complete(isFulfilled: false) }

    private func complete(isFulfilled: Bool) {
        guard !isComplete else { return }
        isComplete = true
        completion?(self, isFulfilled)
        completion = nil
    }
}

/// What is to be done with a call.
open class CXCallAction: CXAction {
    public let callUUID: UUID

    public init(call callUUID: UUID) {
        self.callUUID = callUUID
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let call = coder.decodeObject(of: NSUUID.self, forKey: "callUUID") else { return nil }
        callUUID = call as UUID
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(callUUID as NSUUID, forKey: "callUUID")
    }
}

/// Calls somebody.
open class CXStartCallAction: CXCallAction {
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false

    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }

    public required init?(coder: NSCoder) {
        guard let handle = coder.decodeObject(of: CXHandle.self, forKey: "handle") else { return nil }
        self.handle = handle
        contactIdentifier = coder.decodeObject(of: NSString.self, forKey: "contactIdentifier") as String?
        isVideo = coder.decodeBool(forKey: "isVideo")
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(handle, forKey: "handle")
        coder.encode(contactIdentifier as NSString?, forKey: "contactIdentifier")
        coder.encode(isVideo, forKey: "isVideo")
    }

    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// Takes a call.
open class CXAnswerCallAction: CXCallAction {
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// Ends a call.
open class CXEndCallAction: CXCallAction {
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// Has a call wait, or go on.
open class CXSetHeldCallAction: CXCallAction {
    open var isOnHold: Bool

    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }

    public required init?(coder: NSCoder) {
        isOnHold = coder.decodeBool(forKey: "isOnHold")
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(isOnHold, forKey: "isOnHold")
    }
}

/// Turns the microphone of a call off or on.
open class CXSetMutedCallAction: CXCallAction {
    open var isMuted: Bool

    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }

    public required init?(coder: NSCoder) {
        isMuted = coder.decodeBool(forKey: "isMuted")
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(isMuted, forKey: "isMuted")
    }
}

/// Joins a call with another, or takes it out of its group.
open class CXSetGroupCallAction: CXCallAction {
    /// The other; nil takes the call out.
    open var callUUIDToGroupWith: UUID?

    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }

    public required init?(coder: NSCoder) {
        callUUIDToGroupWith = coder.decodeObject(of: NSUUID.self, forKey: "callUUIDToGroupWith") as UUID?
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(callUUIDToGroupWith as NSUUID?, forKey: "callUUIDToGroupWith")
    }
}

/// Sends tones.
open class CXPlayDTMFCallAction: CXCallAction {
    /// How the tones go.
    public enum ActionType: Int, Sendable { case singleTone = 1, softPause, hardPause }

    open var digits: String
    open var type: ActionType

    public init(call callUUID: UUID, digits: String, type: ActionType) {
        self.digits = digits
        self.type = type
        super.init(call: callUUID)
    }

    public required init?(coder: NSCoder) {
        guard let digits = coder.decodeObject(of: NSString.self, forKey: "digits"),
            let type = ActionType(rawValue: coder.decodeInteger(forKey: "type"))
        else { return nil }
        self.digits = digits as String
        self.type = type
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(digits as NSString, forKey: "digits")
        coder.encode(type.rawValue, forKey: "type")
    }
}

/// Actions that are done together.
open class CXTransaction: NSObject, NSCopying {
    public let uuid = UUID()
    open private(set) var actions: [CXAction]

    public override init() { actions = [] }
    public init(action: CXAction) { actions = [action] }
    public init(actions: [CXAction]) { self.actions = actions }

    /// Whether all of its actions are.
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    open func addAction(_ action: CXAction) { actions.append(action) }

    open func copy(with zone: NSZone? = nil) -> Any { CXTransaction(actions: actions) }
}
