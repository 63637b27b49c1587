public import UIKit

/// A card of another app over the screen; it is never shown here.
@MainActor
open class SKOverlay: NSObject {
    /// Where it is.
    public enum Position: Int, Sendable { case bottom = 0, bottomRaised }

    /// What it shows.
    @MainActor open class Configuration: NSObject {}

    /// An app of the shop's.
    open class AppConfiguration: Configuration {
        open var appIdentifier: String
        open var position: Position
        open var userDismissible = true
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var latestReleaseID: String?
        private var more: [String: Any] = [:]
        open func setAdditionalValue(_ value: Any?, forKey key: String) { more[key] = value }
        open func additionalValue(forKey key: String) -> Any? { more[key] }
        open func setAdImpression(_ impression: SKAdImpression) {}
        public init(appIdentifier: String, position: Position) {
            (self.appIdentifier, self.position) = (appIdentifier, position)
        }
    }

    /// The app that an App Clip is of.
    open class AppClipConfiguration: Configuration {
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var latestReleaseID: String?
        private var more: [String: Any] = [:]
        open func setAdditionalValue(_ value: Any?, forKey key: String) { more[key] = value }
        open func additionalValue(forKey key: String) -> Any? { more[key] }
        public init(position: Position) { self.position = position }
    }

    /// How a card comes and goes: none does.
    @MainActor open class TransitionContext: NSObject {
        open var startFrame: CGRect { .zero }
        open var endFrame: CGRect { .zero }
        open func addAnimation(_ animation: @escaping () -> Void) {}
    }

    open weak var delegate: (any SKOverlayDelegate)?
    public let configuration: Configuration
    public init(configuration: Configuration) { self.configuration = configuration }
    open func present(in scene: UIWindowScene) {}
    open class func dismiss(in scene: UIWindowScene) {}
}

/// Hears of it; nothing comes.
@MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
    public func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay,
        transitionContext: SKOverlay.TransitionContext
    ) {}
}
