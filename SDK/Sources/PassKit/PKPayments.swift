@_exported public import Foundation
public import UIKit

// Payments with Apple Pay: a simulated phone has no cards, so that none can be made.

/// What may be paid with.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let visa = Self("Visa"), masterCard = Self("MasterCard"), amex = Self("AmEx"),
        discover = Self("Discover")
    public static let chinaUnionPay = Self("ChinaUnionPay"), interac = Self("Interac"), JCB = Self("JCB")
    public static let maestro = Self("Maestro"), cartesBancaires = Self("CartesBancaires"), mada = Self("Mada")
    public static let girocard = Self("Girocard"), privateLabel = Self("PrivateLabel"), vPay = Self("VPay")
}
/// What a shop can do.
public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let threeDSecure = Self(rawValue: 1), emv = Self(rawValue: 2)
    public static let credit = Self(rawValue: 4), debit = Self(rawValue: 8), instantFundsOut = Self(rawValue: 128)
    // As they were called before iOS 17.
    public static let capability3DS = threeDSecure, capabilityEMV = emv
    public static let capabilityCredit = credit, capabilityDebit = debit
}
/// What somebody has to tell.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let postalAddress = Self(rawValue: "post"), emailAddress = Self(rawValue: "email")
    public static let phoneNumber = Self(rawValue: "phone"), name = Self(rawValue: "name")
    public static let phoneticName = Self(rawValue: "phoneticName")
}
/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final = 0, pending }
/// A line of what is paid.
open class PKPaymentSummaryItem: NSObject {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
    public convenience init(label: String, amount: NSDecimalNumber) {
        self.init(label: label, amount: amount, type: .final)
    }
}
/// A way of sending.
open class PKShippingMethod: PKPaymentSummaryItem {
    open var identifier: String?
    open var detail: String?
    open var dateComponentsRange: PKDateComponentsRange?
}
/// From when to when something comes; nil of what is no range of dates.
open class PKDateComponentsRange: NSObject {
    public let startDateComponents: DateComponents
    public let endDateComponents: DateComponents
    public init?(start: DateComponents, end: DateComponents) {
        let calendar = Calendar.current
        guard let first = calendar.date(from: start), let last = calendar.date(from: end), first <= last else {
            return nil
        }
        (startDateComponents, endDateComponents) = (start, end)
    }
}
/// How something comes.
public enum PKShippingType: UInt, Sendable { case shipping = 0, delivery, storePickup, servicePickup }

/// What is asked for.
open class PKPaymentRequest: NSObject {
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType = PKShippingType.shipping
    open var applicationData: Data?
    open var supportedCountries: Set<String>?
    public override init() {}
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
}
/// What was paid with; nothing is here.
open class PKPaymentToken: NSObject {
    open var transactionIdentifier: String { "" }
    open var paymentData: Data { Data() }
}
/// What somebody agreed to; nobody does here.
open class PKPayment: NSObject {
    open var token: PKPaymentToken { PKPaymentToken() }
}
/// How it went.
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success = 0, failure }
/// How it went, with why not.
open class PKPaymentAuthorizationResult: NSObject {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]!
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors)
    }
}

/// Hears of a payment; here that it is over.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    )
}
extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}
/// Asks for a payment: none can be made, and nothing is presented.
@preconcurrency @MainActor
open class PKPaymentAuthorizationController: NSObject {
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    public init(paymentRequest request: PKPaymentRequest) {}
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(
        usingNetworks supportedNetworks: [PKPaymentNetwork],
        capabilities: PKMerchantCapability
    ) -> Bool { false }
    open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
/// Hears that it is over.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}
/// Where somebody agrees: nil, as where payments cannot be made.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    public init?(paymentRequest request: PKPaymentRequest) { return nil }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}
/// What a button of Apple Pay's says.
public enum PKPaymentButtonType: Int, Sendable {
    case plain = 0, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent,
        support
    case contribute, tip, `continue`
}
/// How such a button looks.
public enum PKPaymentButtonStyle: Int, Sendable { case white = 0, whiteOutline, black, automatic }
/// A button that pays; it can be pressed, and no payment can be made.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
    open var cornerRadius: CGFloat = 4
    public convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle)
    {
        self.init(frame: .zero)
        setTitle("Pay", for: .normal)
    }
}
