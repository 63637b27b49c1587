public import Foundation

/// Purchases on a page of an app's own: no region allows them here.
public enum ExternalPurchase {
    /// What a person did with the notice.
    public enum NoticeResult: Hashable, Sendable {
        case continued
        case continuedWithExternalPurchaseToken(token: String)
        case cancelled
    }

    public static var canPresent: Bool { get async { false } }
    /// - Throws: ``StoreKitError`` `notAvailableInStorefront`, always, as the others.
    @MainActor public static func presentNoticeSheet() async throws -> NoticeResult {
        throw StoreKitError.notAvailableInStorefront
    }
}

/// Links to such pages.
public enum ExternalPurchaseLink {
    public static var canOpen: Bool { get async { false } }
    public static var eligibleURLs: [URL]? { get async { nil } }
    @MainActor public static func open() async throws { throw StoreKitError.notAvailableInStorefront }
    @MainActor public static func open(url: URL) async throws { throw StoreKitError.notAvailableInStorefront }
}

/// Links of an app's own making to such pages.
public enum ExternalPurchaseCustomLink {
    /// Where a link leads.
    public enum NoticeType: Hashable, Sendable { case browser, withinApp }
    /// What a person did with the notice.
    public enum NoticeResult: Hashable, Sendable { case continued, cancelled }
    /// What is told to Apple.
    public struct Token: Hashable, Sendable { public let value: String }

    public static var isEligible: Bool { get async { false } }
    @MainActor public static func showNotice(type: NoticeType) async throws -> NoticeResult {
        throw StoreKitError.notAvailableInStorefront
    }
    public static func token(for tokenType: String) async throws -> Token? {
        throw StoreKitError.notAvailableInStorefront
    }
}

/// Links to where an account is managed.
public enum ExternalLinkAccount {
    public static var canOpen: Bool { get async { false } }
    @MainActor public static func open() async throws { throw StoreKitError.notAvailableInStorefront }
}
