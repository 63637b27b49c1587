public import Foundation

/// How speed changes on the way.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = Self(rawValue: "linear")
    public static let easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut")
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    public static let `default` = Self(rawValue: "default")
}

/// How speed changes on the way, as a curve.
public final class CAMediaTimingFunction: NSObject, Sendable {
    let curve: AnimationCurve

    public init(name: CAMediaTimingFunctionName) {
        let points: [Double] =
            switch name {
            case .easeIn: [0.42, 0, 1, 1]
            case .easeOut: [0, 0, 0.58, 1]
            case .easeInEaseOut: [0.42, 0, 0.58, 1]
            case .default: [0.25, 0.1, 0.25, 1]
            default: [0, 0, 1, 1]
            }
        curve = AnimationCurve(points: points)
    }

    /// A point of the curve: two numbers are written.
    ///
    /// - Parameter index: 0 is the beginning, 3 the end.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let all = [0, 0] + curve.points.map(Float.init) + [1, 1]
        guard (0...3).contains(index) else { return }
        (values[0], values[1]) = (all[2 * index], all[2 * index + 1])
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        let points = [c1x, c1y, c2x, c2y].map { $0.isFinite ? Double($0) : 0 }
        // A curve of time never goes back.
        curve = AnimationCurve(points: [min(max(points[0], 0), 1), points[1], min(max(points[2], 0), 1), points[3]])
    }
}
