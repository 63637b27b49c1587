public import Foundation

// What happens at home by itself. An app may make the pieces, and each step that would put one into a home is refused.

/// Something that is done.
open class HMAction: NSObject, @unchecked Sendable {  // Its state does not change.
    public let uniqueIdentifier = UUID()
    override init() {}
}
/// Sets a value.
open class HMCharacteristicWriteAction<TargetValueType>: HMAction, @unchecked Sendable {
    public let characteristic: HMCharacteristic
    public let targetValue: TargetValueType
    public init(characteristic: HMCharacteristic, targetValue: TargetValueType) {
        (self.characteristic, self.targetValue) = (characteristic, targetValue)
    }
}
/// Several actions.
open class HMActionSet: NSObject, @unchecked Sendable {  // Its state does not change.
    open var name: String { "" }
    open var uniqueIdentifier: UUID { UUID() }
    open var actions: Set<HMAction> { [] }
    open var isExecuting: Bool { false }
    open var actionSetType: String { "HMActionSetTypeUserDefined" }
    init(unseen: Void) {}
    open func addAction(_ action: HMAction, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func addAction(_ action: HMAction) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func removeAction(_ action: HMAction, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func removeAction(_ action: HMAction) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func updateName(_ name: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
}

/// Something that happens.
open class HMEvent: NSObject, @unchecked Sendable {  // Its state does not change.
    public let uniqueIdentifier = UUID()
    override init() {}
}
/// A value becomes another.
open class HMCharacteristicEvent<TriggerValueType>: HMEvent, @unchecked Sendable {
    public let characteristic: HMCharacteristic
    public let triggerValue: TriggerValueType?
    public init(characteristic: HMCharacteristic, triggerValue: TriggerValueType?) {
        (self.characteristic, self.triggerValue) = (characteristic, triggerValue)
    }
}
/// A time of day comes.
open class HMCalendarEvent: HMEvent, @unchecked Sendable {
    public let fireDateComponents: DateComponents
    public init(fire fireDateComponents: DateComponents) { self.fireDateComponents = fireDateComponents }
}

/// What starts actions.
open class HMTrigger: NSObject, @unchecked Sendable {  // Its state does not change.
    public let name: String
    public let uniqueIdentifier = UUID()
    open var isEnabled: Bool { false }
    open var actionSets: [HMActionSet] { [] }
    open var lastFireDate: Date? { nil }
    init(name: String) { self.name = name }
    open func enable(_ enable: Bool, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func enable(_ enable: Bool) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addActionSet(_ actionSet: HMActionSet, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
    open func addActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func removeActionSet(_ actionSet: HMActionSet, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(HMError(.homeAccessNotAuthorized))
    }
}
/// Starts them when something happens.
open class HMEventTrigger: HMTrigger, @unchecked Sendable {
    public let events: [HMEvent]
    public let predicate: NSPredicate?
    public init(name: String, events: [HMEvent], predicate: NSPredicate?) {
        (self.events, self.predicate) = (events, predicate)
        super.init(name: name)
    }
}
/// Starts them at times.
open class HMTimerTrigger: HMTrigger, @unchecked Sendable {
    public let fireDate: Date
    public let recurrence: DateComponents?
    public init(name: String, fireDate: Date, recurrence: DateComponents?) {
        (self.fireDate, self.recurrence) = (fireDate, recurrence)
        super.init(name: name)
    }
}
