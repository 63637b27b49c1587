public import Foundation

/// How wide a mark is.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Sendable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }
    let kind: Kind

    public static let automatic = MarkDimension(kind: .automatic)
    /// So many points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    /// So many points less on each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
    /// A part of what there is.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
    init(kind: Kind) { self.kind = kind }
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    /// The length of a whole; `usual` is the automatic one.
    func length(of whole: CGFloat, usual: CGFloat) -> CGFloat {
        let length =
            switch kind {
            case .automatic: usual
            case .fixed(let length): length
            case .inset(let inset): whole - 2 * inset
            case .ratio(let ratio): whole * ratio
            }
        return length.isFinite ? max(length, 0) : max(usual, 0)
    }

    /// A radius within an outer one.
    func radius(of whole: CGFloat, usual: CGFloat) -> CGFloat {
        guard case .inset(let inset) = kind else { return length(of: whole, usual: usual) }
        return inset.isFinite ? max(whole - inset, 0) : usual
    }
}

/// How marks at one place stand to each other.
public enum MarkStackingMethod: Hashable, Sendable { case standard, normalized, center, unstacked }

/// How a line goes from point to point.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, monotone, catmullRom(CGFloat), cardinal(CGFloat), stepStart, stepCenter, stepEnd
    }
    let kind: Kind

    public static let linear = Self(kind: .linear), monotone = Self(kind: .monotone)
    public static let catmullRom = Self(kind: .catmullRom(0.5)), cardinal = Self(kind: .cardinal(0))
    public static let stepStart = Self(kind: .stepStart), stepCenter = Self(kind: .stepCenter)
    public static let stepEnd = Self(kind: .stepEnd)
    /// A curve through the points; the more alpha, the tighter.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { Self(kind: .catmullRom(alpha)) }
    /// A curve through the points; a tension of 1 is straight.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { Self(kind: .cardinal(tension)) }
}

/// Where something stands beside a mark.
public enum AnnotationPosition: Hashable, Sendable {
    case automatic, overlay, top, topLeading, topTrailing, bottom, bottomLeading, bottomTrailing, leading, trailing
}

/// What is done about something that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// In one direction.
    public enum Strategy: Hashable, Sendable {
        case automatic, disabled, fit, padScale
        case fitted(Boundary)
        public static func fit(to boundary: Boundary) -> Strategy { .fitted(boundary) }
    }
    /// Where it must fit.
    public enum Boundary: Hashable, Sendable { case automatic, plot, chart }

    public static let automatic = Self()
    let x: Strategy
    let y: Strategy
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}
