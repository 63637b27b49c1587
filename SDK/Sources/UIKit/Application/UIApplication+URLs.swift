public import Foundation
@_spi(Carillon) import OpenUserNotifications

extension UIApplication {
    /// What an app is told of a URL that it is to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// How a URL is to be opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// No app of this phone takes a web address for its own, so with true none is opened.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens a URL: of an app's own scheme in that app, a web page in the browser.
    ///
    /// - Parameter completion: on the main thread; whether something opens it.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard options[.universalLinksOnly] as? Bool != true else {
            completion?(false)
            return
        }
        ApplicationLink.open(url) { isOpened in MainActor.assumeIsolated { completion?(isOpened) } }
    }

    /// As `open(_:options:completionHandler:)`.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Whether something opens URLs of that scheme, as far as the app may know: a web page, its own, and those that its
    /// `Info.plist` asks for (LSApplicationQueriesSchemes).
    public func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        let types = Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]] ?? []
        let own = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        let others = Bundle.main.object(forInfoDictionaryKey: "LSApplicationQueriesSchemes") as? [String] ?? []
        return ["http", "https"].contains(scheme) || (own + others).contains { $0.lowercased() == scheme }
    }

    /// Who hears of URLs in the delegates' place: SwiftUI's views.
    package static var addressReceiver: ((URL) -> Void)?

    /// The device has brought the app to the front for a URL.
    func receive(_ url: URL) {
        if let receiver = Self.addressReceiver { return receiver(url) }
        guard SceneManifest.ofThisApp != nil else {
            _ = delegate?.application(self, open: url, options: [:])
            return
        }
        // The URL that an app is launched with is in its scene's connection options.
        guard let scene, launchURL != url else { return launchURL = nil }
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    }
}

extension UIApplication {
    /// Opens an address, as apps did before iOS 10.
    ///
    /// - Returns: whether anything could open it.
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
        let canOpen = canOpenURL(url)
        open(url, options: [:], completionHandler: nil)
        return canOpen
    }
}
