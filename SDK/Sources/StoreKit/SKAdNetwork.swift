public import Foundation

/// Tells advertisers of installations; nobody is told here, and each request fails with ``SKANError`` `unsupported`.
open class SKAdNetwork: NSObject {
    /// How much is told.
    public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let high = Self(rawValue: "high"), medium = Self(rawValue: "medium"), low = Self(rawValue: "low")
    }

    open class func registerAppForAdNetworkAttribution() {}
    open class func updateConversionValue(_ conversionValue: Int) {}
    open class func updatePostbackConversionValue(
        _ conversionValue: Int,
        completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completion?(SKANError.unsupported) }
    open class func updatePostbackConversionValue(
        _ fineValue: Int,
        coarseValue: CoarseConversionValue,
        completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completion?(SKANError.unsupported) }
    open class func updatePostbackConversionValue(
        _ fineValue: Int,
        coarseValue: CoarseConversionValue,
        lockWindow: Bool,
        completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completion?(SKANError.unsupported) }
    open class func updatePostbackConversionValue(_ conversionValue: Int) async throws { throw SKANError.unsupported }
    open class func updatePostbackConversionValue(
        _ fineValue: Int,
        coarseValue: CoarseConversionValue
    ) async throws { throw SKANError.unsupported }
    open class func updatePostbackConversionValue(
        _ fineValue: Int,
        coarseValue: CoarseConversionValue,
        lockWindow: Bool
    ) async throws { throw SKANError.unsupported }
    open class func startImpression(
        _ impression: SKAdImpression,
        completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completion?(SKANError.unsupported) }
    open class func startImpression(_ impression: SKAdImpression) async throws { throw SKANError.unsupported }
    open class func endImpression(
        _ impression: SKAdImpression,
        completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completion?(SKANError.unsupported) }
    open class func endImpression(_ impression: SKAdImpression) async throws { throw SKANError.unsupported }
}

/// Why nobody was told.
public enum SKANError: Int, Error, Sendable {
    case impressionMissingRequiredValue = 0
    case unsupported, adNetworkIdMissing, mismatchedSourceAppId, impressionNotFound, invalidCampaignId
    case invalidConversionValue, invalidSourceAppId, invalidAdvertisedAppId, invalidVersion, unknown, impressionTooShort
}

/// An advertisement that somebody saw.
open class SKAdImpression: NSObject {
    open var sourceAppStoreItemIdentifier: NSNumber = 0
    open var advertisedAppStoreItemIdentifier: NSNumber = 0
    open var adNetworkIdentifier = ""
    open var adCampaignIdentifier: NSNumber = 0
    open var sourceIdentifier: NSNumber = 0
    open var adImpressionIdentifier = ""
    open var adType: String?
    open var adDescription: String?
    open var adPurchaserName: String?
    open var timestamp: NSNumber = 0
    open var signature = ""
    open var version = ""
    public override init() {}
    public init(
        sourceAppStoreItemIdentifier: NSNumber,
        advertisedAppStoreItemIdentifier: NSNumber,
        adNetworkIdentifier: String,
        adCampaignIdentifier: NSNumber,
        adImpressionIdentifier: String,
        timestamp: NSNumber,
        signature: String,
        version: String
    ) {
        self.sourceAppStoreItemIdentifier = sourceAppStoreItemIdentifier
        self.advertisedAppStoreItemIdentifier = advertisedAppStoreItemIdentifier
        (self.adNetworkIdentifier, self.adCampaignIdentifier) = (adNetworkIdentifier, adCampaignIdentifier)
        self.adImpressionIdentifier = adImpressionIdentifier
        (self.timestamp, self.signature, self.version) = (timestamp, signature, version)
    }
}

public let SKStoreProductParameterAdNetworkIdentifier = "adNetworkId"
public let SKStoreProductParameterAdNetworkCampaignIdentifier = "adNetworkCampaignId"
public let SKStoreProductParameterAdNetworkNonce = "adNetworkNonce"
public let SKStoreProductParameterAdNetworkTimestamp = "adNetworkTimestamp"
public let SKStoreProductParameterAdNetworkAttributionSignature = "adNetworkAttributionSignature"
public let SKStoreProductParameterAdNetworkVersion = "adNetworkPayloadVersion"
public let SKStoreProductParameterAdNetworkSourceAppStoreIdentifier = "adNetworkSourceAppStoreIdentifier"
public let SKStoreProductParameterAdNetworkSourceIdentifier = "adNetworkSourceIdentifier"
public let SKStoreProductParameterCustomProductPageIdentifier = "customProductPageId"
