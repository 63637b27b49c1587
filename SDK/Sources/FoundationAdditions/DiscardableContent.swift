public import Foundation

/// An object whose content may go when memory is short (NSDiscardableContent). It never is here: a cache does not ask.
public protocol NSDiscardableContent {
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}

extension URLError {
    /// Which kind of network was not to be used.
    public enum NetworkUnavailableReason: Int, Sendable { case cellular = 0, expensive, constrained }

    /// Nil: of a load that may not take the network there is, the journey says why.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URLError.Code {
    /// Never nil, as Apple's, which takes every number: one that Foundation does not know is ``unknown``.
    @_disfavoredOverload
    public init(rawValue: Int) {
        let known: Self? = Self(rawValue: rawValue)
        self = known ?? .unknown
    }
}

extension Progress {
    /// `.init()`: of no units. An extension cannot add an initializer without parameters.
    public convenience init(ofNone: Void = ()) { self.init(totalUnitCount: 0) }
}

extension NSObject {
    /// A class's name.
    public class func description() -> String { String(reflecting: self) }
}

extension URLResourceKey {
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey"
    )
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey"
    )
}

extension URLResourceValues {
    /// What is free on the volume of the home folder, in bytes: nothing is kept back for anybody.
    public var volumeAvailableCapacityForImportantUsage: Int64? { Self.free }
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { Self.free }

    private static var free: Int64? {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory())
        return (attributes?[.systemFreeSize] as? NSNumber)?.int64Value
    }
}

// What a locale calls places, languages and money, by the methods of its class.
extension NSLocale {
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        own.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        own.localizedString(forLanguageCode: languageCode)
    }
    public func localizedString(forCountryCode countryCode: String) -> String? {
        own.localizedString(forRegionCode: countryCode)
    }
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        own.localizedString(forScriptCode: scriptCode)
    }
    public func localizedString(forVariantCode variantCode: String) -> String? {
        own.localizedString(forVariantCode: variantCode)
    }
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        own.localizedString(forCurrencyCode: currencyCode)
    }

    private var own: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
}
