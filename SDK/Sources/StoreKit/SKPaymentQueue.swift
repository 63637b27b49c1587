public import Foundation
public import FoundationAdditions

/// Something to be bought; the App Store of a simulated phone sells nothing, so that there is none.
open class SKProduct: NSObject, @unchecked Sendable {  // It has no state.
    /// How long a subscription runs.
    public enum PeriodUnit: UInt, Sendable { case day = 0, week, month, year }

    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { NSDecimalNumber.zero }
    open var priceLocale: Locale { Locale.current }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var subscriptionGroupIdentifier: String? { nil }
    open var isDownloadable: Bool { false }
    open var contentLengths: [NSNumber] { [] }
    open var contentVersion: String { "" }
    open var downloadContentLengths: [NSNumber] { [] }
    open var downloadContentVersion: String { "" }
    open var discounts: [SKProductDiscount] { [] }
    open var isFamilyShareable: Bool { false }
}

/// How long a subscription runs.
open class SKProductSubscriptionPeriod: NSObject {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price for a while.
open class SKProductDiscount: NSObject {
    /// How it is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo = 0, payUpFront, freeTrial }

    open var price: NSDecimalNumber { NSDecimalNumber.zero }
    open var priceLocale: Locale { Locale.current }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .freeTrial }
    /// Who has it.
    public enum `Type`: UInt, Sendable { case introductory = 0, subscription }
    open var identifier: String? { nil }
    open var type: Type { .introductory }
}

/// A question to the App Store.
open class SKRequest: NSObject {
    open weak var delegate: (any SKRequestDelegate)?

    /// Asks: nobody answers, and the delegate hears so on the main queue.
    open func start() {
        // The delegate is called on the main queue alone.
        nonisolated(unsafe) let request = self
        DispatchQueue.main.async { request.answer() }
    }
    open func cancel() { delegate = nil }

    func answer() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
}

/// Hears what became of a question.
public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks for products: none is known, as in a simulator without a file of products.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>

    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    override func answer() {
        guard let delegate else { return }
        (delegate as? any SKProductsRequestDelegate)?
            .productsRequest(self, didReceive: SKProductsResponse(invalid: identifiers))
        delegate.requestDidFinish(self)
    }
}

/// Which products there are.
open class SKProductsResponse: NSObject {
    open var products: [SKProduct] { [] }
    /// All that were asked for.
    public let invalidProductIdentifiers: [String]

    init(invalid: Set<String>) { invalidProductIdentifiers = invalid.sorted() }
}

/// Hears which products there are.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks for the receipt again: there is none.
open class SKReceiptRefreshRequest: SKRequest {
    public let receiptProperties: [String: Any]?
    public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}

/// A wish to buy.
open class SKPayment: NSObject, @unchecked Sendable {  // Changed by SKMutablePayment's owner alone.
    open fileprivate(set) var productIdentifier = ""
    open fileprivate(set) var quantity = 1
    open fileprivate(set) var applicationUsername: String?
    open fileprivate(set) var requestData: Data?
    open fileprivate(set) var paymentDiscount: SKPaymentDiscount?
    open fileprivate(set) var simulatesAskToBuyInSandbox = false

    public override init() {}
    public convenience init(product: SKProduct) {
        self.init()
        productIdentifier = product.productIdentifier
    }
}

/// A wish to buy that can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { super.productIdentifier }
        set { super.productIdentifier = newValue }
    }
    open override var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { super.applicationUsername }
        set { super.applicationUsername = newValue }
    }
    open override var requestData: Data? {
        get { super.requestData }
        set { super.requestData = newValue }
    }
    open override var paymentDiscount: SKPaymentDiscount? {
        get { super.paymentDiscount }
        set { super.paymentDiscount = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { super.simulatesAskToBuyInSandbox }
        set { super.simulatesAskToBuyInSandbox = newValue }
    }
}

/// A lower price that a server has signed.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {  // Constant once it is made.
    public let identifier: String
    public let keyIdentifier: String
    public let nonce: UUID
    public let signature: String
    public let timestamp: NSNumber

    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
    }
}

/// How far a purchase is.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing = 0, purchased, failed, restored, deferred }

/// A purchase.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {  // Constant once it is made.
    public let payment: SKPayment
    public let transactionState: SKPaymentTransactionState
    public let error: (any Error)?
    open var original: SKPaymentTransaction? { nil }
    open var transactionDate: Date? { nil }
    open var transactionIdentifier: String? { nil }
    open var downloads: [SKDownload] { [] }

    init(failed payment: SKPayment, error: SKError) {
        self.payment = payment
        transactionState = .failed
        self.error = error
    }
}

/// How far a download is.
public enum SKDownloadState: Int, Sendable { case waiting = 0, active, paused, finished, failed, cancelled }

/// What belongs to a purchase and is loaded from Apple; there is none.
open class SKDownload: NSObject, @unchecked Sendable {  // It has no state.
    override init() { super.init() }
    open class func contentURL(forProductID productID: String) -> URL? { nil }
    open class func deleteContent(forProductID productID: String) {}
    open var transaction: SKPaymentTransaction { SKPaymentTransaction(failed: SKPayment(), error: SKError(.unknown)) }
    open var contentLength: NSNumber { 0 }
    open var state: SKDownloadState { .waiting }
    open var expectedContentLength: Int64 { 0 }
    open var contentIdentifier: String { "" }
    open var contentURL: URL? { nil }
    open var contentVersion: String { "" }
    open var error: (any Error)? { nil }
    open var progress: Float { 0 }
    /// In seconds; as far as is known.
    open var timeRemaining: TimeInterval { -1 }
}

/// Where purchases wait: each fails with ``SKError`` `paymentNotAllowed`, and none is restored.
open class SKPaymentQueue: NSObject, @unchecked Sendable {  // What changes is behind the lock.
    private static let own = SKPaymentQueue()
    private let lock = NSLock()
    private var observers: [any SKPaymentTransactionObserver] = []
    private var unfinished: [SKPaymentTransaction] = []
    open var transactions: [SKPaymentTransaction] { lock.withLock { unfinished } }
    open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { observers } }

    open class func `default`() -> Self {
        guard let queue = own as? Self else { fatalError("the default queue is of \(SKPaymentQueue.self) alone") }
        return queue
    }

    /// Whether the person may pay: never here.
    open class func canMakePayments() -> Bool { false }

    open func add(_ observer: any SKPaymentTransactionObserver) { lock.withLock { observers.append(observer) } }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0 === observer } }
    }

    open func add(_ payment: SKPayment) {
        DispatchQueue.main.async { [self] in
            let transaction = SKPaymentTransaction(failed: payment, error: SKError(.paymentNotAllowed))
            lock.withLock { unfinished.append(transaction) }
            for observer in transactionObservers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
        }
    }

    /// Finds nothing to restore.
    open func restoreCompletedTransactions() {
        DispatchQueue.main.async { [self] in
            for observer in transactionObservers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
        }
    }
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        lock.withLock { unfinished.removeAll { $0 === transaction } }
    }
    open func presentCodeRedemptionSheet() {}
    /// Nobody has to agree to a price.
    open func showPriceConsentIfNeeded() {}
    open weak var delegate: (any SKPaymentQueueDelegate)?
    /// There is no shop.
    open var storefront: SKStorefront? { nil }
    // There are no downloads to do it with.
    open func start(_ downloads: [SKDownload]) {}
    open func pause(_ downloads: [SKDownload]) {}
    open func resume(_ downloads: [SKDownload]) {}
    open func cancel(_ downloads: [SKDownload]) {}
}

/// Hears of purchases.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    func paymentQueue(
        _ queue: SKPaymentQueue,
        shouldAddStorePayment payment: SKPayment,
        for product: SKProduct
    ) -> Bool
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue,
        restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue,
        shouldAddStorePayment payment: SKPayment,
        for product: SKProduct
    ) -> Bool { false }
}

/// What goes wrong with purchases.
public struct SKError: CustomNSError, Hashable, Sendable {
    /// Why.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = SKError
        case unknown = 0, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
        case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
        case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
    }

    public static let storeProductNotAvailable = Code.storeProductNotAvailable
    public static let cloudServicePermissionDenied = Code.cloudServicePermissionDenied
    public static let cloudServiceNetworkConnectionFailed = Code.cloudServiceNetworkConnectionFailed
    public static let cloudServiceRevoked = Code.cloudServiceRevoked
    public static let privacyAcknowledgementRequired = Code.privacyAcknowledgementRequired
    public static let unauthorizedRequestData = Code.unauthorizedRequestData
    public static let invalidOfferIdentifier = Code.invalidOfferIdentifier
    public static let invalidSignature = Code.invalidSignature, missingOfferParams = Code.missingOfferParams
    public static let invalidOfferPrice = Code.invalidOfferPrice, overlayCancelled = Code.overlayCancelled
    public static let overlayInvalidConfiguration = Code.overlayInvalidConfiguration
    public static let overlayTimeout = Code.overlayTimeout, ineligibleForOffer = Code.ineligibleForOffer
    public static let unsupportedPlatform = Code.unsupportedPlatform
    public static let overlayPresentedInBackgroundScene = Code.overlayPresentedInBackgroundScene

    public static let errorDomain = "SKErrorDomain"
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "There is no App Store (\(code))."] }

    public init(_ code: Code) { self.code = code }
    /// What libraries write who make one of an error of Objective-C's; a number that is none of its own is unknown.
    public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .unknown }

    public static let unknown = Code.unknown, clientInvalid = Code.clientInvalid
    public static let paymentCancelled = Code.paymentCancelled, paymentInvalid = Code.paymentInvalid
    public static let paymentNotAllowed = Code.paymentNotAllowed
}
public let SKReceiptPropertyIsExpired = "expired", SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"

/// Ends an app whose receipt is not good: there is none, and it goes on.
public func SKTerminateForInvalidReceipt() {}

public let SKErrorDomain = SKError.errorDomain
