public import Foundation

// Further scenes: an app has one here, so that none is opened.

/// Where a new scene stands (iOS 17).
@preconcurrency @MainActor
public protocol UIWindowScenePlacement {}

/// Where the system puts it.
public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {
    public init() {}
}
/// Above the others.
public struct UIWindowSceneProminentPlacement: UIWindowScenePlacement {
    public init() {}
}

extension UIWindowScenePlacement where Self == UIWindowSceneStandardPlacement {
    @MainActor public static func standard() -> Self { Self() }
}
extension UIWindowScenePlacement where Self == UIWindowSceneProminentPlacement {
    @MainActor public static func prominent() -> Self { Self() }
}

extension UIWindowScene {
    /// How a scene with windows is brought to the front.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        open var preferredPresentationStyle = PresentationStyle.automatic
        open var placement: (any UIWindowScenePlacement)?
    }

    /// How a scene stands before others.
    public enum PresentationStyle: UInt, Sendable { case automatic = 0, standard, prominent }

    /// How a scene goes away.
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }

    /// How a scene with windows is let go.
    @preconcurrency @MainActor
    open class DestructionRequestOptions: UISceneDestructionRequestOptions {
        open var windowDismissalAnimation = DismissalAnimation.standard
    }

    /// What a scene is for, and what is seen of it before.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        public let userActivity: NSUserActivity
        open var options: ActivationRequestOptions?
        open var preview: UITargetedPreview?
        public init(
            userActivity: NSUserActivity,
            options: ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
        }
    }

    /// Opens a scene by two fingers; none is opened.
    @preconcurrency @MainActor
    open class ActivationInteraction: NSObject, UIInteraction {
        public typealias ConfigurationProvider = (ActivationInteraction, CGPoint) -> ActivationConfiguration?
        open private(set) weak var view: UIView?
        let provider: ConfigurationProvider

        public init(
            configurationProvider: @escaping ConfigurationProvider,
            errorHandler: @escaping (any Error) -> Void = { _ in }
        ) { provider = configurationProvider }
        open func willMove(to view: UIView?) {}
        open func didMove(to view: UIView?) { self.view = view }
    }

    /// Opens a scene from a menu: where an app has one scene it does what else it is told.
    @preconcurrency @MainActor
    open class ActivationAction: UIAction {
        public typealias ActionConfigurationProvider = (ActivationAction) -> ActivationConfiguration?
        public convenience init(
            title: String = "",
            image: UIImage? = nil,
            identifier: UIAction.Identifier? = nil,
            discoverabilityTitle: String? = nil,
            attributes: UIMenuElement.Attributes = [],
            alternate: UIAction? = nil,
            _ configurationProvider: @escaping ActionConfigurationProvider
        ) {
            self.init(
                title: alternate?.title ?? (title.isEmpty ? "Open in New Window" : title),
                image: alternate?.image ?? image,
                identifier: identifier,
                discoverabilityTitle: discoverabilityTitle,
                attributes: alternate == nil ? attributes.union(.hidden) : attributes
            ) { action in alternate?.performWithSender(action.sender, target: nil) }
        }
    }

    /// Moves a scene by a finger on a view of its own; a phone's stays.
    @preconcurrency @MainActor
    open class DragInteraction: NSObject, UIInteraction {
        open private(set) weak var view: UIView?
        open var gestureForFailureRelationships: UIGestureRecognizer { UIGestureRecognizer() }
        public override init() {}
        open func willMove(to view: UIView?) {}
        open func didMove(to view: UIView?) { self.view = view }
    }
}

/// Which scene is asked for (iOS 17).
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
    public var role: UISceneSession.Role?
    public var session: UISceneSession?
    public var userActivity: NSUserActivity?
    public var options: UIScene.ActivationRequestOptions?

    public init(
        role: UISceneSession.Role = .windowApplication,
        userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) { (self.role, self.userActivity, self.options) = (role, userActivity, options) }
    public init(
        session: UISceneSession,
        userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) { (self.session, self.userActivity, self.options) = (session, userActivity, options) }
}

/// What a window of a Mac may do; kept.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
    open var isClosable = true
    open var isMiniaturizable = true
    override init() { super.init() }
}

/// Makes a document of a scene for who takes its picture; nobody asks.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
    open weak var delegate: (any UIScreenshotServiceDelegate)?
    open private(set) weak var windowScene: UIWindowScene?
    override init() { super.init() }
}

/// Gives such a document.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    )
}

extension UIScreenshotServiceDelegate {
    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) { completionHandler(nil, 0, .zero) }
}
