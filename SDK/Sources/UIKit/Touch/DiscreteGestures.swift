import ViewLink

/// A tap, or two.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    override var goesOn: Bool { false }
    open var numberOfTapsRequired = 1 { didSet { Display.changed() } }
    open var numberOfTouchesRequired = 1
    /// Kept: a page has fingers alone.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary
    /// How long a tap waits for a second one, in seconds, where another recognizer wants two.
    static let patience = 0.35
    private var waiting = 0

    override var sense: ViewSense? { numberOfTapsRequired > 1 ? .doubleTap : .tap }

    override func isMade(by touch: UITouch) -> Bool {
        touch.hasStayed && touch.tapCount.isMultiple(of: max(numberOfTapsRequired, 1))
    }

    override func recognize(at point: CGPoint, among others: [UIGestureRecognizer]) -> Bool {
        if sense == .doubleTap {
            for case let tap as UITapGestureRecognizer in others where tap.elders.contains(where: { $0 === self }) {
                tap.waiting += 1
            }
        }
        guard sense == .tap, elders.contains(where: { $0.sense == .doubleTap && $0.isEnabled }) else {
            return recognizeNow(at: point)
        }
        waiting += 1
        let turn = waiting
        Display.shared.schedule(Self.patience) { [weak self] in
            guard let self, waiting == turn else { return }
            _ = recognizeNow(at: point)
        }
        return true
    }
}

/// A finger that sweeps.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    override var goesOn: Bool { false }
    /// Where to.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    open var direction = Direction.right { didSet { Display.changed() } }
    open var numberOfTouchesRequired = 1

    override var sense: ViewSense? {
        switch direction {
        case .left: .swipeLeft
        case .up: .swipeUp
        case .down: .swipeDown
        default: .swipeRight
        }
    }

    override func isMade(by touch: UITouch) -> Bool {
        let (dx, dy) = (touch.wholeWay.x, touch.wholeWay.y)
        guard max(abs(dx), abs(dy)) >= Self.length else { return false }
        return direction.contains(abs(dx) > abs(dy) ? (dx < 0 ? .left : .right) : dy < 0 ? .up : .down)
    }

    /// The shortest sweep, in points; the page's is the same.
    private static let length: CGFloat = 28
}
