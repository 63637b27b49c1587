public import Foundation
import ViewLink

/// A finger that stays. The page waits for half a second, a recognizer that waits for another time counts itself.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds.
    open var minimumPressDuration: TimeInterval = UILongPressGestureRecognizer.durationOfPage
    /// Points that the finger may go meanwhile.
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// How long the page waits, in seconds.
    private static let durationOfPage: TimeInterval = 0.5
    /// Where the finger came down that is waited for.
    private var start: CGPoint?
    /// Which finger it is.
    private var turn = 0

    override var sense: ViewSense? { .longPress }
    override var seesFingers: Bool { minimumPressDuration != Self.durationOfPage }

    override func recognize(at point: CGPoint, among others: [UIGestureRecognizer]) -> Bool {
        guard isEnabled, mayBegin else { return false }
        place = point
        become(.began)
        become(.ended)
        phase = .possible
        return true
    }

    override func follow(_ gesture: ViewGesture) {
        guard seesFingers else { return super.follow(gesture) }
        // The page knows by now that the finger was no tap.
        Fingers.shared.wasHeld = false
    }

    // MARK: Counting itself

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isEnabled, start == nil else { return stop() }
        start = place
        turn += 1
        guard minimumPressDuration > 0 else { return begin() }
        Display.shared.schedule(minimumPressDuration) { [weak self, turn] in
            guard let self, self.turn == turn, start != nil, phase == .possible else { return }
            begin()
        }
    }

    private func begin() {
        guard mayBegin else { return stop() }
        if minimumPressDuration < Self.durationOfPage { Fingers.shared.wasHeld = true }
        become(.began)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if phase == .began || phase == .changed { return become(.changed) }
        guard let start, hypot(place.x - start.x, place.y - start.y) > allowableMovement else { return }
        stop()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if phase == .began || phase == .changed { become(.ended) }
        stop()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        cancel()
        stop()
    }

    open override func reset() { stop() }

    private func stop() { (start, phase) = (nil, .possible) }
}

/// A finger that draws something along.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// Kept: wheels scroll the page.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    private var way = CGPoint.zero
    /// What was counted before ``setTranslation(_:in:)``.
    private var origin = CGPoint.zero
    private var speed = CGPoint.zero

    override var sense: ViewSense? { .pan }

    override func isWanted(_ gesture: ViewGesture) -> Bool {
        (minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches)).contains(gesture.touches)
    }

    override func take(_ gesture: ViewGesture) {
        if state == .possible { origin = .zero }
        way = CGPoint(x: gesture.translation.x, y: gesture.translation.y)
        speed = CGPoint(x: gesture.velocity.x, y: gesture.velocity.y)
    }

    /// How far the finger has come since the beginning, or since the last ``setTranslation(_:in:)``.
    open func translation(in view: UIView?) -> CGPoint {
        turned(CGPoint(x: way.x - origin.x, y: way.y - origin.y), into: view)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let here = view.map { view in
            let start = view.convert(CGPoint.zero, to: nil)
            let end = view.convert(translation, to: nil)
            return CGPoint(x: end.x - start.x, y: end.y - start.y)
        }
        let wanted = here ?? translation
        origin = CGPoint(x: way.x - wanted.x, y: way.y - wanted.y)
    }

    /// Points per second.
    open func velocity(in view: UIView?) -> CGPoint { turned(speed, into: view) }

    /// A way on the screen as one in a view, which may be turned or scaled.
    private func turned(_ way: CGPoint, into view: UIView?) -> CGPoint {
        guard let view else { return way }
        let start = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(way, from: nil)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}

/// A pan that begins at the screen's edge; a card has none, so it never begins.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    override func isWanted(_ gesture: ViewGesture) -> Bool { false }
}

/// Two fingers that come together or part.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var apart: CGFloat = 1
    /// What ``scale`` was 1 at.
    private var unit: CGFloat = 1
    private var last = (scale: CGFloat(1), time: TimeInterval(0))
    /// Of the scale, per second.
    open private(set) var velocity: CGFloat = 0

    override var sense: ViewSense? { .pinch }

    /// How much farther apart the fingers are than at the beginning, or than when it was set.
    open var scale: CGFloat {
        get { apart / unit }
        set { unit = newValue > 0 ? apart / newValue : unit }
    }

    override func take(_ gesture: ViewGesture) {
        if state == .possible { unit = 1 }
        apart = CGFloat(max(gesture.scale, 0.001))
        let now = ProcessInfo.processInfo.systemUptime
        if now > last.time, state != .possible { velocity = (apart - last.scale) / CGFloat(now - last.time) }
        last = (apart, now)
    }
}

/// Two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var angle: CGFloat = 0
    private var zero: CGFloat = 0
    open private(set) var velocity: CGFloat = 0

    override var sense: ViewSense? { .rotate }

    /// Radians since the beginning, or since it was set.
    open var rotation: CGFloat {
        get { angle - zero }
        set { zero = angle - newValue }
    }

    override func take(_ gesture: ViewGesture) {
        if state == .possible { zero = 0 }
        angle = CGFloat(gesture.rotation)
    }
}

/// What scrolls beside a finger.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let discrete = Self(rawValue: 1 << 0)
    public static let continuous = Self(rawValue: 1 << 1)
    public static let all: Self = [.discrete, .continuous]
}
