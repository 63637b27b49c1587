public import Foundation

/// What the system asks a controller, and what of it needs nothing of its view: members of `UIViewController`.
///
/// What is set is kept: a simulated phone is held upright, nothing is restored when an app is started anew, and there are
/// neither pointers nor gestures of the system that a controller could put off.
@preconcurrency @MainActor
open class UIViewControllerBase: UIResponder {
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var modalPresentationCapturesStatusBarAppearance = false
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open var prefersPointerLocked: Bool { false }
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
    open func setNeedsUserInterfaceAppearanceUpdate() {}
    /// Of a hard press, of which there is none.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open var providesPresentationContextTransitionStyle = false
    open var restoresFocusAfterTransition = true
    open var performsActionsWhilePresentingModally: Bool { true }
    open var focusGroupIdentifier: String?
    open var interactionActivityTrackingBaseName: String?

    // Nothing: the phone is not turned.
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var prefersInterfaceOrientationLocked: Bool { false }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
    open class func attemptRotationToDeviceOrientation() {}

    open var restorationIdentifier: String?
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}
    /// An archive of a controller holds nothing of it.
    open func encode(with coder: NSCoder) {}
    open func awakeFromNib() {}
}

/// An object that is put into the archive of what an app showed; nobody asks for it.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    var restorationParent: (any UIStateRestoring)? { get }
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { nil }
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    public func encodeRestorableState(with coder: NSCoder) {}
    public func decodeRestorableState(with coder: NSCoder) {}
    public func applicationFinishedRestoringState() {}
}

/// Makes such an object anew.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    static func object(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// Names the items of a table or collection, so that what was seen can be found again.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIApplication {
    /// Keeps nothing: what an app showed is not restored.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring,
        restorationIdentifier: String
    ) {}
}

/// Makes a controller anew that an app showed when it was ended; nobody is asked.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
}
