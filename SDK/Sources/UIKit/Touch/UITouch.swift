public import Foundation

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

    public internal(set) weak var view: UIView?
    public internal(set) var phase = Phase.began
    public let tapCount: Int
    public let timestamp: TimeInterval
    private let place: CGPoint

    /// - Parameter place: in the coordinates of the view at the top.
    init(view: UIView?, place: CGPoint, tapCount: Int) {
        self.view = view
        self.place = place
        self.tapCount = tapCount
        timestamp = ProcessInfo.processInfo.systemUptime
    }

    public func location(in view: UIView?) -> CGPoint {
        guard let view else { return place }
        return view.convert(place, from: nil)
    }

    public func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What a touch belongs to.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
    public let allTouches: Set<UITouch>?

    init(_ touches: Set<UITouch>) {
        allTouches = touches
    }
}
