public import Foundation
import ViewLink

/// A finger on the screen.
@preconcurrency @MainActor
public final class UITouch: NSObject {
    /// How far a touch is.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
    }

    /// The view that the finger came down in; the touch is its to the end.
    public internal(set) weak var view: UIView?
    public var window: UIWindow? { view?.window }
    /// Those that see it: of the view, and of what that lies in.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    public internal(set) var phase = Phase.began
    public let tapCount: Int
    public let type = TouchType.direct
    /// When it came to be what it is now, in seconds since the machine's start.
    public private(set) var timestamp: TimeInterval
    /// Glass that does not feel how hard it is pressed: 0, of at most 0.
    public let force: CGFloat = 0
    public let maximumPossibleForce: CGFloat = 0
    public let majorRadius: CGFloat = 20
    public let majorRadiusTolerance: CGFloat = 5

    /// Whether a recognizer has taken it from its view.
    var isTaken = false
    private let origin: CGPoint
    private var place: CGPoint
    private var previous: CGPoint
    /// Where it was since it was last told of, oldest first.
    private var way: [CGPoint] = []
    /// How far it has been from where it came down.
    private var farthest: CGFloat = 0

    /// - Parameter place: in the coordinates of the view at the top.
    init(view: UIView?, place: CGPoint, tapCount: Int, timestamp: TimeInterval) {
        self.view = view
        origin = place
        self.place = place
        previous = place
        self.tapCount = tapCount
        self.timestamp = timestamp
    }

    /// The finger is elsewhere, or leaves.
    func become(_ phase: Phase, at place: CGPoint, by way: [CGPoint] = [], timestamp: TimeInterval) {
        self.phase = phase
        previous = self.place
        self.place = place
        self.way = way
        self.timestamp = timestamp
        for each in way + [place] { farthest = max(farthest, hypot(each.x - origin.x, each.y - origin.y)) }
    }

    public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

    /// Where it was when it was last told of.
    public func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previous, from: nil) ?? previous }

    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Whether it has not moved but for a finger's trembling.
    var hasStayed: Bool { farthest < 10 }
    /// From where it came down.
    var wholeWay: CGPoint { CGPoint(x: place.x - origin.x, y: place.y - origin.y) }

    /// A touch for every place that it was at since it was last told of, this one's last.
    var steps: [UITouch] {
        var last = previous
        return (way + [place]).map { place in
            let step = UITouch(view: view, place: last, tapCount: tapCount, timestamp: timestamp)
            step.become(phase, at: place, timestamp: timestamp)
            last = place
            return step
        }
    }
}

/// What a touch belongs to.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
    /// What kind of event it is; here always a touch.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion, remoteControl, presses
    }

    /// What moved, or which button of headphones was pressed.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    public var subtype: EventSubtype { .none }

    public let type = EventType.touches
    public let timestamp: TimeInterval
    public let allTouches: Set<UITouch>?

    /// An event of nothing, for a call that wants one.
    public convenience override init() { self.init([]) }

    init(_ touches: Set<UITouch>) {
        allTouches = touches
        timestamp = touches.map(\.timestamp).max() ?? ProcessInfo.processInfo.systemUptime
    }

    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// Where the finger was since it was last told of: moves are told once a frame.
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? { touch.steps }

    /// Nothing is foretold.
    public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

// A finger does not lean.
extension UITouch {
    /// What of a touch is told more exactly later: nothing is.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Self(rawValue: 1), azimuth = Self(rawValue: 2)
        public static let altitude = Self(rawValue: 4), location = Self(rawValue: 8), roll = Self(rawValue: 16)
    }

    public var altitudeAngle: CGFloat { .pi / 2 }
    public var rollAngle: CGFloat { 0 }
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    public var estimatedProperties: Properties { [] }
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    public var estimationUpdateIndex: NSNumber? { nil }
}

extension UIEvent {
    /// Buttons of a pointer; there is none.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = Self(rawValue: 1), secondary = Self(rawValue: 2)
        public static func button(_ buttonNumber: Int) -> Self {
            Self(rawValue: 1 << max(0, min(buttonNumber - 1, 62)))
        }
    }

    public var modifierFlags: UIKeyModifierFlags { [] }
    public var buttonMask: ButtonMask { [] }
}
