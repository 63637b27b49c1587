public import Foundation
import ViewLink

/// Hears of a gesture in a view.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture is.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        public static let recognized = State.ended
    }

    open internal(set) weak var view: UIView?
    /// A recognizer of an author's own sets it, in its `touches…` methods; whoever listens is told.
    open var state: State {
        get { phase }
        set {
            switch newValue {
            case .possible, .failed: phase = newValue
            case .began, .changed, .ended, .cancelled: become(newValue)
            }
        }
    }
    var phase = State.possible
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true {
        didSet {
            if !isEnabled { cancel() }
            Display.changed()
        }
    }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    // Kept: there are fingers alone.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    open var allowedPressTypes: [NSNumber] = []
    open var requiresExclusiveTouchType = true
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: UIEvent.ButtonMask { [] }
    private var targets: [Target] = []
    /// What the views of UIKit and SwiftUI do with the gesture.
    package var handler: ((UIGestureRecognizer) -> Void)?
    var place = CGPoint.zero
    private(set) var numberOfFingers = 1
    /// Those that must fail before this one is recognized.
    private(set) var elders: [UIGestureRecognizer] = []

    private struct Target {
        weak var object: AnyObject?
        let action: Selector
    }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() { self.init(target: nil, action: nil) }

    open func addTarget(_ target: Any, action: Selector) {
        targets.append(Target(object: target as AnyObject, action: action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { (object == nil || $0.object === object) && (action == nil || $0.action == action) }
    }

    /// Calls `segue` for each gesture, once it is known to be one.
    func begins(_ segue: @escaping () -> Void) {
        handler = { gesture in
            // One that goes on is known at its begin; its end is none of another.
            if gesture.state == .began || (gesture.state == .ended && !gesture.goesOn) { segue() }
        }
    }

    /// Whether it has a begin and an end, as that of a finger that moves.
    var goesOn: Bool { true }

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { elders.append(otherGestureRecognizer) }

    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return place }
        return view.convert(place, from: nil)
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    open var numberOfTouches: Int { numberOfFingers }

    /// What the page listens for; nil for a recognizer of an author's own, which sees the fingers themselves.
    var sense: ViewSense? { nil }
    /// Whether it is told of the fingers themselves.
    var seesFingers: Bool { sense == nil }

    // What a recognizer of an author's own makes its gesture of (UIKit.UIGestureRecognizerSubclass).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The last finger has left; the next one begins anew.
    open func reset() {}
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether a finger that leaves now makes the gesture, which the page is about to tell.
    func isMade(by touch: UITouch) -> Bool { false }

    /// The gesture was made at a point of the view at the top.
    ///
    /// - Parameter others: all of the same view.
    /// - Returns: whether it is taken.
    func recognize(at point: CGPoint, among others: [UIGestureRecognizer]) -> Bool { recognizeNow(at: point) }

    final func recognizeNow(at point: CGPoint) -> Bool {
        guard isEnabled, Fingers.shared.reach(self), mayBegin else {
            return false
        }
        place = point
        become(.ended)
        phase = .possible
        return true
    }

    /// A gesture that goes on is at this point now.
    func follow(_ gesture: ViewGesture) {
        place = CGPoint(x: gesture.at.x, y: gesture.at.y)
        numberOfFingers = gesture.touches
        switch (state, gesture.phase) {
        case (.possible, .began):
            guard isEnabled, mayBegin(gesture) else { return phase = .failed }
            take(gesture)
            become(.began)
        case (.began, .changed), (.changed, .changed):
            take(gesture)
            become(.changed)
        case (.began, .ended), (.changed, .ended):
            take(gesture)
            become(.ended)
            phase = .possible
        case (_, .cancelled): cancel()
        case (.failed, .ended): phase = .possible
        default: break
        }
    }

    /// Ends a gesture that has begun.
    func cancel() {
        let hasBegun = state == .began || state == .changed
        if hasBegun { become(.cancelled) }
        phase = .possible
    }

    private func mayBegin(_ gesture: ViewGesture) -> Bool {
        take(gesture)
        guard isWanted(gesture), !Dragging.shared.isOn, Fingers.shared.reach(self), mayBegin else { return false }
        // One gesture at a time, but for those whose delegates let them go together.
        var each = view
        while let view = each {
            for other in view.gestureRecognizers ?? [] where other !== self && other.isUnderway {
                let together =
                    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
                    || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
                if !together { return false }
            }
            each = view.superview
        }
        return true
    }

    private var isUnderway: Bool { state == .began || state == .changed }

    /// Whether the gesture is one for this recognizer.
    func isWanted(_ gesture: ViewGesture) -> Bool { true }
    /// Keeps the measures of a gesture.
    func take(_ gesture: ViewGesture) {}

    func become(_ next: State) {
        phase = next
        if next == .began || next == .ended { Fingers.shared.wereTaken(by: self) }
        handler?(self)
        for target in targets {
            guard let object = target.object else { continue }
            tell(object, target.action, [self])
        }
    }
}

/// Decides over a gesture.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// Calls a method by its selector; a name that the class does not have ends the process, as on a phone.
@MainActor
func tell(_ object: AnyObject, _ action: Selector, _ arguments: [Any?]) {
    guard !AuthorNames.shared.perform(action, on: object, with: arguments) else { return }
    fatalError("-[\(type(of: object)) \(action)]: unrecognized selector sent to instance")
}

extension UIGestureRecognizer {
    /// Whether its view and its delegate let it begin.
    var mayBegin: Bool {
        (view?.gestureRecognizerShouldBegin(self) ?? true) && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
    }
}
