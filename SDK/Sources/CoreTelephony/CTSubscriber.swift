public import Foundation

/// A contract with a carrier; there is none.
open class CTSubscriber: NSObject {
    override init() { super.init() }
    open var carrierToken: Data? { nil }
    open var identifier: String { "" }
    open var isSIMInserted: Bool { false }
    open weak var delegate: (any CTSubscriberDelegate)?
    open func refreshCarrierToken() -> Bool { false }
}

/// Hears of its token: there is none.
public protocol CTSubscriberDelegate: NSObjectProtocol {
    func subscriberTokenRefreshed(_ subscriber: CTSubscriber)
}

/// The contracts: none.
open class CTSubscriberInfo: NSObject {
    open class func subscribers() -> [CTSubscriber] { [] }
    open class func subscriber() -> CTSubscriber { CTSubscriber() }
}

/// Hears which card has the network: none.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
    public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// What became of a new contract.
public enum CTCellularPlanProvisioningAddPlanResult: Int, Sendable { case unknown = 0, fail, success, cancel }

/// Asks for a contract of a server.
open class CTCellularPlanProvisioningRequest: NSObject {
    open var address = ""
    open var matchingID: String?
    open var oid: String?
    open var confirmationCode: String?
    open var iccid: String?
    open var eid: String?
}

/// Puts contracts on the phone: it takes none.
open class CTCellularPlanProvisioning: NSObject {
    open func supportsCellularPlan() -> Bool { false }
    open func supportsEmbeddedSIM() -> Bool { false }
    open func addPlan(
        with request: CTCellularPlanProvisioningRequest,
        completionHandler: @escaping @Sendable (CTCellularPlanProvisioningAddPlanResult) -> Void
    ) { completionHandler(.fail) }
    open func addPlan(with request: CTCellularPlanProvisioningRequest) async -> CTCellularPlanProvisioningAddPlanResult
    {
        .fail
    }
}

extension Notification.Name {
    public static let CTServiceRadioAccessTechnologyDidChange =
        Notification.Name("CTServiceRadioAccessTechnologyDidChangeNotification")
    public static let CTRadioAccessTechnologyDidChange =
        Notification.Name("CTRadioAccessTechnologyDidChangeNotification")
}

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
