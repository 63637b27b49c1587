import Foundation
import ViewLink

/// The fingers that are on the screen, and whose they are; there is one in a process.
@MainActor
final class Fingers {
    static let shared = Fingers()

    /// By the page's number.
    private var touches: [Int: UITouch] = [:]
    /// Recognizers whose delegates want nothing of the fingers that are there, or were there last.
    private var refused: Set<ObjectIdentifier> = []
    /// What the page's clock showed when the machine's showed 0; from the first finger on.
    private var epoch: TimeInterval?

    /// Whether a finger that is there, or the last one that was, was held as long as a recognizer wanted that counts itself:
    /// the page, which does not know it, tells of a tap.
    var wasHeld = false

    /// How far the last finger that left had come.
    private(set) var lastWay = CGPoint.zero

    /// As many as a hand pair has.
    static let limit = 10

    /// Fingers came, moved or left.
    func take(_ fingers: [ViewTouch], in root: UIView) {
        Dragging.shared.follow(fingers)
        for finger in fingers where finger.phase == .began { begin(finger, in: root) }
        let known = fingers.filter { touches[$0.id] != nil && $0.phase != .began }
        for finger in known { follow(finger) }
        tell(known.filter { $0.phase == .changed }, .moved)
        let leaving = known.filter { $0.phase == .ended || $0.phase == .cancelled }
        leaving.last.flatMap { touches[$0.id] }.map { lastWay = $0.wholeWay }
        // A finger that makes a gesture of a recognizer that takes touches away is not let go in the view.
        for finger in leaving where touches[finger.id].map(isTakenAway) ?? false {
            touches[finger.id]?.phase = .cancelled
        }
        tell(leaving.filter { touches[$0.id]?.phase == .ended }, .ended)
        tell(leaving.filter { touches[$0.id]?.phase == .cancelled }, .cancelled)
        let gone = leaving.compactMap { touches.removeValue(forKey: $0.id) }
        if touches.isEmpty { gone.flatMap { $0.gestureRecognizers ?? [] }.forEach(end) }
    }

    /// Whether the tap that the page tells of now was such a finger; the next one is another's.
    func takeHold() -> Bool {
        defer { wasHeld = false }
        return wasHeld
    }

    /// Whether a recognizer's delegate lets it have the fingers.
    func reach(_ recognizer: UIGestureRecognizer) -> Bool { !refused.contains(ObjectIdentifier(recognizer)) }

    /// A gesture is recognized: the views lose the fingers that made it, unless it leaves them.
    func wereTaken(by recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView, !touches.isEmpty else { return }
        take(touches.values.filter { $0.gestureRecognizers?.contains { $0 === recognizer } ?? false })
    }

    /// Something is dragged: the views lose all fingers.
    func wereTaken() { take(Array(touches.values)) }

    private func take(_ taken: [UITouch]) {
        let lost = taken.filter { !$0.isTaken && $0.phase != .ended && $0.phase != .cancelled }
        guard !lost.isEmpty else { return }
        for touch in lost { touch.phase = .cancelled }
        tellViews(lost, .cancelled, UIEvent(Set(lost)))
        for touch in lost { touch.isTaken = true }
    }

    /// The page's number of the finger that is nearest to a place, in the coordinates of the view at the top.
    func finger(nearestTo place: CGPoint) -> Int? {
        func distance(_ touch: UITouch) -> CGFloat {
            let here = touch.location(in: nil)
            return hypot(here.x - place.x, here.y - place.y)
        }
        return touches.min { distance($0.value) < distance($1.value) }?.key
    }

    // MARK: One finger

    private func begin(_ finger: ViewTouch, in root: UIView) {
        if touches.isEmpty { (refused, wasHeld) = ([], false) }
        guard touches.count < Self.limit, touches[finger.id] == nil else { return }
        let place = CGPoint(x: finger.at.x, y: finger.at.y)
        guard let view = root.hitTest(root.convert(place, from: nil), with: UIEvent(Set(touches.values))) else {
            return
        }
        guard view.isReachable, isFree(view) else { return }
        let touch = UITouch(view: view, place: place, tapCount: max(finger.taps, 1), timestamp: time(finger))
        touches[finger.id] = touch
        touch.gestureRecognizers = recognizers(of: touch)
        tell([finger], .began)
    }

    /// A view has one finger, unless it wants several; one that wants to be alone has no other beside it.
    private func isFree(_ view: UIView) -> Bool {
        touches.values.allSatisfy { other in
            guard let busy = other.view else { return true }
            if busy === view { return view.isMultipleTouchEnabled }
            return !busy.isExclusiveTouch && !view.isExclusiveTouch
        }
    }

    /// From the view upwards; over a control only its own.
    private func recognizers(of touch: UITouch) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var each = touch.view
        while let view = each {
            found += (view.gestureRecognizers ?? []).filter(\.isEnabled)
            each = view is UIControl ? nil : view.superview
        }
        return found.filter { recognizer in
            guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else {
                refused.insert(ObjectIdentifier(recognizer))
                return false
            }
            return true
        }
    }

    private func follow(_ finger: ViewTouch) {
        let phase: UITouch.Phase =
            switch finger.phase {
            case .began, .changed: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            }
        touches[finger.id]?.become(
            phase,
            at: CGPoint(x: finger.at.x, y: finger.at.y),
            by: finger.way.suffix(ViewTouch.wayLimit).map { CGPoint(x: $0.x, y: $0.y) },
            timestamp: time(finger)
        )
    }

    private func isTakenAway(_ touch: UITouch) -> Bool {
        touch.phase == .ended
            && touch.gestureRecognizers?.contains { $0.cancelsTouchesInView && $0.isMade(by: touch) } ?? false
    }

    private func time(_ finger: ViewTouch) -> TimeInterval {
        let now = ProcessInfo.processInfo.systemUptime
        // A page that was loaded anew counts from 0 again; what one finger does is of one page.
        let isOfAnother = epoch.map { finger.phase == .began && abs($0 + finger.time - now) > 5 } ?? true
        if isOfAnother { epoch = now - finger.time }
        return (epoch ?? 0) + finger.time
    }

    private func end(_ recognizer: UIGestureRecognizer) {
        guard recognizer.seesFingers else { return }
        recognizer.phase = .possible
        recognizer.reset()
    }

    // MARK: Telling

    /// Recognizers of authors' own first, then the views.
    private func tell(_ fingers: [ViewTouch], _ phase: UITouch.Phase) {
        let told = fingers.compactMap { touches[$0.id] }
        guard !told.isEmpty else { return }
        let event = UIEvent(Set(touches.values))
        for recognizer in Self.unique(told.flatMap { $0.gestureRecognizers ?? [] }) where recognizer.seesFingers {
            recognizer.see(told.filter { $0.gestureRecognizers?.contains { $0 === recognizer } ?? false }, phase, event)
        }
        tellViews(told, phase, event)
    }

    private func tellViews(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        let touches = touches.filter { !$0.isTaken }
        for view in Self.unique(touches.compactMap(\.view)) {
            let mine = Set(touches.filter { $0.view === view })
            switch phase {
            case .began: view.touchesBegan(mine, with: event)
            case .moved: view.touchesMoved(mine, with: event)
            case .ended: view.touchesEnded(mine, with: event)
            case .cancelled: view.touchesCancelled(mine, with: event)
            case .stationary: break
            }
        }
    }

    private static func unique<Object: AnyObject>(_ objects: [Object]) -> [Object] {
        var seen: Set<ObjectIdentifier> = []
        return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}

extension UIGestureRecognizer {
    fileprivate func see(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        guard let touch = touches.first else { return }
        place = touch.location(in: nil)
        switch phase {
        case .began: touchesBegan(Set(touches), with: event)
        case .moved: touchesMoved(Set(touches), with: event)
        case .ended: touchesEnded(Set(touches), with: event)
        case .cancelled: touchesCancelled(Set(touches), with: event)
        case .stationary: break
        }
    }
}
