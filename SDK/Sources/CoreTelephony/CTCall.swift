public import Foundation

/// Whether an app may use the cellular network: nobody restricted it.
open class CTCellularData: NSObject {
    public override init() {}
    open var restrictedState: CTCellularDataRestrictedState { .notRestricted }
    /// Is never called: it does not change.
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
}

/// Whether it may.
public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown = 0, restricted, notRestricted }

extension CTCellularDataRestrictedState {
    /// Its former name.
    public static var unknown: CTCellularDataRestrictedState { .restrictedStateUnknown }
}

/// A call; there is none.
open class CTCall: NSObject {
    override init() {}
    open var callState: String { CTCallStateDisconnected }
    open var callID: String { "" }
}

/// Tells of calls: none comes.
open class CTCallCenter: NSObject {
    public override init() {}
    open var currentCalls: Set<CTCall>? { nil }
    open var callEventHandler: ((CTCall) -> Void)?
}

public let CTCallStateDialing = "CTCallStateDialing"
public let CTCallStateIncoming = "CTCallStateIncoming"
public let CTCallStateConnected = "CTCallStateConnected"
public let CTCallStateDisconnected = "CTCallStateDisconnected"
