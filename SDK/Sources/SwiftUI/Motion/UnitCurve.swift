import UIKit

/// How fast something goes from a value to the next.
public struct UnitCurve: Hashable, Sendable {
    private let first: UnitPoint
    private let last: UnitPoint

    public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 1, y: 1)
    )
    public static let easeOut = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )
    public static let circularEaseIn = bezier(
        startControlPoint: UnitPoint(x: 0.55, y: 0),
        endControlPoint: UnitPoint(x: 1, y: 0.45)
    )
    public static let circularEaseOut = circularEaseIn.inverse
    public static let circularEaseInOut = bezier(
        startControlPoint: UnitPoint(x: 0.85, y: 0),
        endControlPoint: UnitPoint(x: 0.15, y: 1)
    )

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(first: startControlPoint, last: endControlPoint)
    }

    /// The same from its end.
    public var inverse: UnitCurve {
        UnitCurve(first: UnitPoint(x: first.y, y: first.x), last: UnitPoint(x: last.y, y: last.x))
    }

    /// How far it is at a time; both from 0 to 1.
    public func value(at progress: Double) -> Double {
        let time = min(max(progress, 0), 1)
        guard self != .linear else { return time }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.bezier(Double(first.x), Double(last.x), middle) < time { low = middle } else { high = middle }
        }
        return Self.bezier(Double(first.y), Double(last.y), (low + high) / 2)
    }

    private static func bezier(_ first: Double, _ last: Double, _ share: Double) -> Double {
        let rest = 1 - share
        return 3 * rest * rest * share * first + 3 * rest * share * share * last + share * share * share
    }
}
