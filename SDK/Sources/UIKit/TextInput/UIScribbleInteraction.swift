public import Foundation

// Words that are written with a pencil: there is none, so that nobody writes.

/// Says where one may write with a pencil; kept.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    open class var isPencilInputExpected: Bool { false }

    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isHandlingWriting: Bool { false }

    public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Decides over writing with a pencil; nobody asks it.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
        true
    }
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Lets one write where a field comes only then; kept.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject, UIInteraction {
    open private(set) weak var delegate: Delegate?
    open private(set) weak var view: UIView?
    open var isHandlingWriting: Bool { false }

    public init(delegate: Delegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Gives what one may write into; nobody asks it.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
    associatedtype ElementIdentifier: Hashable = AnyHashable
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        requestElementsIn rect: CGRect,
        completion: @escaping ([ElementIdentifier]) -> Void
    )
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        isElementFocused elementIdentifier: ElementIdentifier
    ) -> Bool
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        frameForElement elementIdentifier: ElementIdentifier
    ) -> CGRect
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint,
        completion: @escaping ((any UIResponder & UITextInput)?) -> Void
    )
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        willBeginWritingInElement elementIdentifier: ElementIdentifier
    )
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        didFinishWritingInElement elementIdentifier: ElementIdentifier
    )
}

extension UIIndirectScribbleInteractionDelegate {
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool { false }
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        willBeginWritingInElement elementIdentifier: ElementIdentifier
    ) {}
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction,
        didFinishWritingInElement elementIdentifier: ElementIdentifier
    ) {}
}
