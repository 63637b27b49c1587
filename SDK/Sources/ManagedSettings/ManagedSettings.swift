@_exported public import Foundation

// What an app for parents or for attention shields. Nobody may here, so that nothing is shielded; it is kept and given back.

/// Names something without telling what it is.
public struct Token<Kind>: Codable, Hashable, Sendable {
    private let data: Data
}

/// An app.
public struct Application: Codable, Hashable, Sendable {
    public let bundleIdentifier: String?
    public let token: ApplicationToken?
    public var localizedDisplayName: String? { nil }
    public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
    public init(token: ApplicationToken) { (bundleIdentifier, self.token) = (nil, token) }
}
public typealias ApplicationToken = Token<Application>

/// A kind of apps.
public struct ActivityCategory: Codable, Hashable, Sendable {
    public let token: ActivityCategoryToken?
    public var localizedDisplayName: String? { nil }
    public init(token: ActivityCategoryToken) { self.token = token }
}
public typealias ActivityCategoryToken = Token<ActivityCategory>

/// A site.
public struct WebDomain: Codable, Hashable, Sendable {
    public let domain: String?
    public let token: WebDomainToken?
    public init(domain: String) { (self.domain, token) = (domain, nil) }
    public init(token: WebDomainToken) { (domain, self.token) = (nil, token) }
}
public typealias WebDomainToken = Token<WebDomain>

/// What is shielded and forbidden, by the name of a store; kept for as long as the process lives, and nothing comes of it.
public class ManagedSettingsStore: @unchecked Sendable {  // Of whoever makes it, as Apple's.
    /// Names a store.
    public struct Name: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ name: String) { rawValue = name }
        public static let `default` = Name("default")
    }

    public var shield = ShieldSettings()
    public var application = ApplicationSettings()
    public var appStore = AppStoreSettings()
    public var dateAndTime = DateAndTimeSettings()
    public var media = MediaSettings()
    public var webContent = WebContentSettings()

    public init() {}
    public init(named name: Name) {}
    public func clearAllSettings() {
        shield = ShieldSettings()
        application = ApplicationSettings()
        appStore = AppStoreSettings()
        dateAndTime = DateAndTimeSettings()
        media = MediaSettings()
        webContent = WebContentSettings()
    }
}

/// What is covered.
public struct ShieldSettings: Hashable, Sendable {
    /// Which kinds.
    public enum ActivityCategoryPolicy<Activity: Codable & Hashable & Sendable>: Hashable, Sendable {
        case none
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = Set())
        case all(except: Set<Token<Activity>> = Set())
    }
    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
    public init() {}
}
/// What may be done with apps.
public struct ApplicationSettings: Hashable, Sendable {
    public var blockedApplications: Set<Application>?
    public var denyAppInstallation: Bool?
    public var denyAppRemoval: Bool?
    public init() {}
}
/// What may be bought.
public struct AppStoreSettings: Hashable, Sendable {
    public var denyInAppPurchases: Bool?
    public var maximumRating: Int?
    public var requirePasswordForPurchases: Bool?
    public init() {}
}
/// Whether the clock may be set.
public struct DateAndTimeSettings: Hashable, Sendable {
    public var requireAutomaticDateAndTime: Bool?
    public init() {}
}
/// What may be heard and seen.
public struct MediaSettings: Hashable, Sendable {
    public var denyExplicitContent: Bool?
    public var maximumMovieRating: Int?
    public var maximumTVShowRating: Int?
    public init() {}
}
/// Which sites may be seen.
public struct WebContentSettings: Hashable, Sendable {
    /// How sites are chosen.
    public enum FilterPolicy: Hashable, Sendable {
        case none
        case auto(Set<WebDomain> = Set(), except: Set<WebDomain> = Set())
        case specific(Set<WebDomain>)
        case all(except: Set<WebDomain> = Set())
    }
    public var blockedByFilter: FilterPolicy?
    public init() {}
}

/// What was pressed on a cover.
public enum ShieldAction: Int, Codable, Sendable { case primaryButtonPressed = 0, secondaryButtonPressed }
/// What comes of it.
public enum ShieldActionResponse: Int, Codable, Sendable { case none = 0, close, `defer` }

/// Answers for a cover; nobody asks.
open class ShieldActionDelegate: NSObject {
    public override init() {}
    open func handle(
        action: ShieldAction,
        for application: ApplicationToken,
        completionHandler: @escaping @Sendable (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    open func handle(
        action: ShieldAction,
        for webDomain: WebDomainToken,
        completionHandler: @escaping @Sendable (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    open func handle(
        action: ShieldAction,
        for category: ActivityCategoryToken,
        completionHandler: @escaping @Sendable (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
}
