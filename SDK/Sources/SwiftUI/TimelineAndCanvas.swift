public import UIKit

/// When a view is drawn again.
public protocol TimelineSchedule {}

/// At these times.
public struct SystemTimeline: TimelineSchedule, Sendable {}

extension TimelineSchedule where Self == SystemTimeline {
    public static var animation: Self { Self() }
    public static var everyMinute: Self { Self() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self { Self() }
    public static func explicit(_ dates: some Sequence<Date>) -> Self { Self() }
}

/// What a view that is drawn again is told.
public struct TimelineViewContext: Sendable {
    public let date: Date
}

/// A view that is drawn again at certain times.
public nonisolated struct TimelineView<Content: View>: PrimitiveView {
    public init(
        _ schedule: some TimelineSchedule,
        @ViewBuilder content: @escaping (TimelineViewContext) -> Content
    ) {}
}

/// What a canvas draws with; no view is drawn.
public struct GraphicsContext {
    /// What lines and areas are filled with.
    public struct Shading: Sendable {
        public static let foreground = Self()
        public static func color(_ color: Color) -> Self { Self() }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Self {
            Self()
        }
        public static func style(_ style: some ShapeStyle) -> Self { Self() }
    }

    public var opacity = 1.0
    public var blendMode = BlendMode.normal

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public mutating func rotate(by angle: Angle) {}
    public mutating func clip(to path: Path) {}
}

/// A view that an author draws.
public nonisolated struct Canvas: PrimitiveView {
    public init(
        opaque: Bool = false,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {}
}
