public import Foundation
import ViewLink

/// A layer that is filled with a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    open var type = CAGradientLayerType.axial { didSet { Display.changed() } }
    /// Of type CGColor.
    open var colors: [Any]? { didSet { Display.changed() } }
    open var locations: [NSNumber]? { didSet { Display.changed() } }
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { Display.changed() } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { Display.changed() } }

    var gradient: ViewGradient? {
        let list = (colors ?? []).compactMap { ($0 as? CGColor).map(UIColor.init(cgColor:)) ?? $0 as? UIColor }
        guard list.count > 1 else { return nil }
        var gradient = ViewGradient(
            colors: list.map(\.wire),
            locations: (locations ?? []).map(\.doubleValue),
            start: ViewPoint(x: Double(startPoint.x), y: Double(startPoint.y)),
            end: ViewPoint(x: Double(endPoint.x), y: Double(endPoint.y))
        )
        gradient.kind = type == .radial ? .radial : type == .conic ? .conic : nil
        return gradient
    }
}

/// What a gradient follows.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
    public static let conic = Self(rawValue: "conic")
}
