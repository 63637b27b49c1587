public import Foundation

/// The phone's contracts with carriers: the simulated phone has none.
open class CTTelephonyNetworkInfo: NSObject {
    public override init() {}

    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var dataServiceIdentifier: String? { nil }
    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
    /// Is never called: no carrier changes.
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}

/// A carrier.
open class CTCarrier: NSObject {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { false }
}

public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
