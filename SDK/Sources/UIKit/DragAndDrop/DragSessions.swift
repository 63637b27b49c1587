public import Foundation
public import FoundationAdditions

/// Something that is dragged, or that is over a view: what both have.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    /// Whether it may be moved, and not only copied.
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    /// Where the finger is.
    func location(in view: UIView) -> CGPoint
    /// Whether one of the items has one of the types, or a kind of it.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether one of the items can be made such an object.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// The same of a value that Swift has for the class, as `String` for `NSString`.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}

/// Something that is dragged.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// What the app that drags wants to know of it.
    var localContext: Any? { get set }
}

/// How far what was dropped is loaded, as a person sees it.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none = 0, `default` }

/// Something that is over a view.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, where it began in this app: it always did.
    var localDragSession: (any UIDragSession)? { get }
    /// How much of it is loaded.
    var progress: Progress { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads the items that can be made such objects; `completion` is called on the main thread when all are there, with
    /// those that could be loaded in the items' order.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// The same of values that Swift has for the class, as `String` for `NSString`.
    @discardableResult
    public func loadObjects<Value: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass: Value.Type,
        completion: @escaping ([Value]) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
            completion(
                objects.compactMap { object in
                    var value: Value?
                    if let object = object as? Value._ObjectiveCType {
                        _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
                    }
                    return value
                }
            )
        }
    }
}

/// One of what is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    /// What it is in the app that drags it.
    open var localObject: Any?
    /// What is seen instead of the lifted view while it is dragged; a preview that is nil is none.
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
