import UIKit

// Recognizers that see the fingers themselves, for what the page does not tell of.

extension UIGestureRecognizer {
    /// The recognizer of a kind beside this one.
    func neighbour<Kind: UIGestureRecognizer>(_ kind: Kind.Type) -> Kind? {
        view?.gestureRecognizers?.lazy.compactMap { $0 as? Kind }.first
    }
}

/// Whether a finger is down, from its touch on and as long as it stays where it is. It is no gesture, and keeps none from
/// being one.
final class PressingRecognizer: UIGestureRecognizer {
    private(set) var isPressed = false
    private let maximumDistance: CGFloat
    private var start = CGPoint.zero

    init(maximumDistance: CGFloat) {
        self.maximumDistance = maximumDistance
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    /// The press has become what it was to become: nobody is told.
    ///
    /// - Returns: whether there was one.
    func letGo() -> Bool {
        defer { isPressed = false }
        return isPressed
    }

    private func become(pressed: Bool) {
        guard isPressed != pressed else { return }
        isPressed = pressed
        handler?(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isEnabled else { return }
        start = location(in: nil)
        become(pressed: true)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = location(in: nil)
        if hypot(place.x - start.x, place.y - start.y) > maximumDistance { become(pressed: false) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { become(pressed: false) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { become(pressed: false) }
    override func reset() { become(pressed: false) }
}

/// What tells of a finger that moves.
@MainActor
protocol DraggingRecognizer: UIGestureRecognizer {
    func translation(in view: UIView?) -> CGPoint
    func velocity(in view: UIView?) -> CGPoint
}

extension UIPanGestureRecognizer: DraggingRecognizer {}

/// A finger that moves, followed from a distance of its own on; 0 is from its touch on.
final class FingerDragRecognizer: UIGestureRecognizer, DraggingRecognizer {
    /// Whether it follows the finger that is there, or followed the last one.
    private(set) var isUsed = false
    private let minimumDistance: CGFloat
    /// In the window.
    private var start = CGPoint.zero
    private var last = (place: CGPoint.zero, time: TimeInterval(0))
    private var speed = CGPoint.zero

    init(minimumDistance: CGFloat) {
        self.minimumDistance = minimumDistance
        super.init(target: nil, action: nil)
        // What lies in the view is touched all the same.
        cancelsTouchesInView = false
    }

    func translation(in view: UIView?) -> CGPoint {
        let (from, to) = (place(start, in: view), location(in: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    func velocity(in view: UIView?) -> CGPoint {
        let (from, to) = (place(.zero, in: view), place(speed, in: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    private func place(_ point: CGPoint, in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isEnabled, state == .possible, let touch = touches.first else { return }
        start = location(in: nil)
        (last, speed, isUsed) = ((start, touch.timestamp), .zero, true)
        if minimumDistance <= 0 { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isUsed, let touch = touches.first else { return }
        let now = location(in: nil)
        let time = touch.timestamp - last.time
        if time > 0 { speed = CGPoint(x: (now.x - last.place.x) / time, y: (now.y - last.place.y) / time) }
        last = (now, touch.timestamp)
        switch state {
        case .began, .changed: state = .changed
        case .possible: if hypot(now.x - start.x, now.y - start.y) >= minimumDistance { state = .began }
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(as: .ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(as: .cancelled) }
    override func reset() { end(as: .cancelled) }

    private func end(as last: State) {
        if state == .began || state == .changed { state = last }
        state = .possible
    }
}
