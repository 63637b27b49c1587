public import Foundation
public import FoundationAdditions

// What is dragged and dropped: a page's pointer has one finger, which scrolls, so that nothing is picked up here.
// Interactions, delegates and proposals are kept as they are set, and nobody asks them.

/// Something that is dragged, or that is over a view: what both have.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func location(in view: UIView) -> CGPoint
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// Something that is dragged.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

/// How far what was dropped is loaded, as a person sees it.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none = 0, `default` }

/// Something that is over a view.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    var progress: Progress { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// One of what is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What becomes of what is dropped.
public enum UIDropOperation: UInt, Sendable { case cancel = 0, forbidden, copy, move }

/// What a view would do with what is over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false
    public init(operation: UIDropOperation) { self.operation = operation }
}

/// Lets things be dragged out of a view; none is.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Whether those that are made are enabled.
    open class var isEnabledByDefault: Bool { true }

    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = UIDragInteraction.isEnabledByDefault
    open var allowsSimultaneousRecognitionDuringLift = false

    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Gives what is dragged. What else of it an author writes is never asked for.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
}

/// Lets things be dropped on a view; none is.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var allowsSimultaneousDropSessions = false

    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dropped: all of its methods are optional, and none is called.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {}

/// Moves what is seen of something that is dragged, beside other animations.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// A view that is seen instead of what is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
    public init(view: UIView, parameters: UIDragPreviewParameters) { (self.view, self.parameters) = (view, parameters) }
}

/// How a preview is cut out.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = .systemBackground

    public override init() {}
    /// Cut out as lines of a text.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects { path.append(UIBezierPath(rect: rect.cgRectValue)) }
        visiblePath = path
    }
}

/// How the preview of something that is dragged is cut out.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview comes from or goes.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
    }
}

/// Where the preview of something that is dragged comes from or goes.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is seen instead of another, and where it belongs.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget
    open var size: CGSize { view.bounds.size }

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
    }
    /// Where the view is; one that is in no other is its own container.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
        self.init(view: view, parameters: parameters, target: target)
    }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The same of something that is dragged.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
