public import UIKit

/// A figure.
@preconcurrency @MainActor
public protocol Shape: PrimitiveView, Animatable, Sendable {
    /// Its outline in a rectangle.
    func path(in rect: CGRect) -> Path
}

/// A figure that can be made smaller on all sides.
@preconcurrency @MainActor
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension Shape {
    public func fill(_ style: some ShapeStyle = ForegroundStyle(), style fill: FillStyle = FillStyle()) -> some Shape {
        PaintedShape(self, style, .fill(fill))
    }
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some Shape {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> some Shape {
        PaintedShape(self, content, .stroke(style))
    }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
    public func stroke(style: StrokeStyle) -> some Shape { PaintedShape(self, ForegroundStyle(), .stroke(style)) }
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        ChangedShape(
            base: self,
            by: AnimatablePair(startFraction, endFraction),
            change: { path, _, ends in
                path.trimmedPath(from: ends.first, to: ends.second)
            }
        )
    }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        ChangedShape(
            base: self,
            by: angle.radians,
            change: { path, rect, angle in
                path.applying(rect.about(anchor, CGAffineTransform(rotationAngle: angle)))
            }
        )
    }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        ChangedShape(
            base: self,
            by: AnimatablePair(x, y),
            change: { path, rect, scale in
                path.applying(rect.about(anchor, CGAffineTransform(scaleX: scale.first, y: scale.second)))
            }
        )
    }
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
    public func size(_ size: CGSize) -> some Shape {
        ChangedShape(
            base: self,
            by: AnimatablePair(size.width, size.height),
            room: { CGRect(x: $0.minX, y: $0.minY, width: $1.first, height: $1.second) }
        )
    }
    // A figure that is moved is one still.
    public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
    public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        ChangedShape(
            base: self,
            by: AnimatablePair(x, y),
            change: { path, _, way in
                path.offsetBy(dx: way.first, dy: way.second)
            }
        )
    }
    public func transform(_ transform: CGAffineTransform) -> some Shape {
        ChangedShape(base: self, by: EmptyAnimatableData(), change: { path, _, _ in path.applying(transform) })
    }
}

nonisolated extension InsettableShape {
    public func strokeBorder(
        _ style: some ShapeStyle,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View { strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth)) }
    public func strokeBorder(
        _ content: some ShapeStyle,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> some View { BorderedShape(base: self, style: content, stroke: style) }
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style)
    }
}

/// A figure that may say how it is painted; one that says nothing is filled with the colour of what is in front.
@MainActor
protocol PaintedShapeKind: Shape {
    /// The later above.
    var paints: [ShapePaint] { get }
}

/// A figure in colours.
nonisolated struct PaintedShape<Base: Shape>: PaintedShapeKind, CornerShape {
    private(set) var base: Base
    private let style: any ShapeStyle
    private var way: Way

    enum Way: Sendable {
        case fill(FillStyle)
        case stroke(StrokeStyle)
    }

    init(_ base: Base, _ style: some ShapeStyle, _ way: Way) { (self.base, self.style, self.way) = (base, style, way) }

    @MainActor func path(in rect: CGRect) -> Path { base.path(in: rect) }
    @MainActor func corners(in rect: CGRect) -> (frame: CGRect, radius: CGFloat)? {
        (base as? any CornerShape)?.corners(in: rect)
    }
    /// The figure's own numbers, and those of its line.
    @MainActor var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get {
            guard case .stroke(let stroke) = way else { return AnimatablePair(base.animatableData, .zero) }
            return AnimatablePair(base.animatableData, stroke.animatableData)
        }
        set {
            base.animatableData = newValue.first
            guard case .stroke(var stroke) = way else { return }
            stroke.animatableData = newValue.second
            way = .stroke(stroke)
        }
    }
    @MainActor var paints: [ShapePaint] {
        let own =
            switch way {
            case .fill(let fill): ShapePaint(style: style, way: .fill(fill))
            case .stroke(let stroke): ShapePaint(style: style, way: .stroke(stroke))
            }
        return ((base as? any PaintedShapeKind)?.paints ?? []) + [own]
    }
}

/// A figure that is another one, changed by numbers that can move.
nonisolated struct ChangedShape<Base: Shape, Data: VectorArithmetic & Sendable>: PaintedShapeKind {
    private(set) var base: Base
    private var data: Data
    private let room: @Sendable (CGRect, Data) -> CGRect
    private let change: @Sendable (Path, CGRect, Data) -> Path

    init(
        base: Base,
        by data: Data,
        room: @escaping @Sendable (CGRect, Data) -> CGRect = { rect, _ in rect },
        change: @escaping @Sendable (Path, CGRect, Data) -> Path = { path, _, _ in path }
    ) { (self.base, self.data, self.room, self.change) = (base, data, room, change) }

    @MainActor func path(in rect: CGRect) -> Path {
        let room = room(rect, data)
        return change(base.path(in: room), room, data)
    }
    @MainActor var paints: [ShapePaint] { (base as? any PaintedShapeKind)?.paints ?? [] }
    @MainActor var animatableData: AnimatablePair<Base.AnimatableData, Data> {
        get { AnimatablePair(base.animatableData, data) }
        set { (base.animatableData, data) = (newValue.first, newValue.second) }
    }
}

/// A figure whose line lies within it.
private nonisolated struct BorderedShape<Base: InsettableShape>: DrawnView {
    let base: Base
    let style: any ShapeStyle
    let stroke: StrokeStyle

    @MainActor func update(_ node: GraphNode) {
        func open<Style: ShapeStyle>(_ style: Style) {
            ShapeItem.show(base.inset(by: stroke.lineWidth / 2).stroke(style, style: stroke), in: node)
        }
        open(style)
    }
}

/// A figure that is a rectangle with round corners, and can move as one.
@MainActor
protocol CornerShape: Shape {
    func corners(in rect: CGRect) -> (frame: CGRect, radius: CGFloat)?
}

extension CGRect {
    /// A transform about a point of the rectangle.
    fileprivate func about(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
        let (x, y) = (minX + width * anchor.x, minY + height * anchor.y)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
    /// Smaller on all sides; nothing is smaller than nothing.
    fileprivate func less(_ amount: CGFloat) -> CGRect {
        insetBy(dx: min(amount, width / 2), dy: min(amount, height / 2))
    }
}

/// How a figure is filled.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}

extension StrokeStyle: Animatable {
    /// Its width, the limit of its corners and where its dashes begin.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape, CornerShape {
    private var inset: CGFloat = 0
    public init() {}
    @MainActor public func path(in rect: CGRect) -> Path { Path(rect.less(inset)) }
    @MainActor public func inset(by amount: CGFloat) -> Rectangle {
        var other = self
        other.inset += amount
        return other
    }
    @MainActor func corners(in rect: CGRect) -> (frame: CGRect, radius: CGFloat)? { (rect.less(inset), 0) }
}

/// A circle.
public nonisolated struct Circle: InsettableShape, CornerShape {
    private var inset: CGFloat = 0
    public init() {}
    @MainActor public func path(in rect: CGRect) -> Path { Path(ellipseIn: frame(in: rect)) }
    @MainActor public func inset(by amount: CGFloat) -> Circle {
        var other = self
        other.inset += amount
        return other
    }
    private func frame(in rect: CGRect) -> CGRect {
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side).less(inset)
    }
    @MainActor func corners(in rect: CGRect) -> (frame: CGRect, radius: CGFloat)? {
        let frame = frame(in: rect)
        return (frame, frame.width / 2)
    }
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
    private var inset: CGFloat = 0
    public init() {}
    @MainActor public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.less(inset)) }
    @MainActor public func inset(by amount: CGFloat) -> Ellipse {
        var other = self
        other.inset += amount
        return other
    }
}

/// A rectangle with round ends.
public nonisolated struct Capsule: InsettableShape, CornerShape {
    private var inset: CGFloat = 0
    public init(style: RoundedCornerStyle = .continuous) {}
    @MainActor public func path(in rect: CGRect) -> Path {
        let frame = rect.less(inset)
        return Path(roundedRect: frame, cornerRadius: min(frame.width, frame.height) / 2)
    }
    @MainActor public func inset(by amount: CGFloat) -> Capsule {
        var other = self
        other.inset += amount
        return other
    }
    @MainActor func corners(in rect: CGRect) -> (frame: CGRect, radius: CGFloat)? {
        let frame = rect.less(inset)
        return (frame, min(frame.width, frame.height) / 2)
    }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape, CornerShape {
    public var cornerSize: CGSize
    private var inset: CGFloat = 0
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }
    private func radius(_ size: CGFloat, in frame: CGRect) -> CGFloat {
        max(0, min(size - inset, frame.width / 2, frame.height / 2))
    }
    @MainActor public func path(in rect: CGRect) -> Path {
        let frame = rect.less(inset)
        let size = CGSize(width: radius(cornerSize.width, in: frame), height: radius(cornerSize.height, in: frame))
        return Path(roundedRect: frame, cornerSize: size)
    }
    @MainActor public func inset(by amount: CGFloat) -> RoundedRectangle {
        var other = self
        other.inset += amount
        return other
    }
    @MainActor func corners(in rect: CGRect) -> (frame: CGRect, radius: CGFloat)? {
        let frame = rect.less(inset)
        return cornerSize.width == cornerSize.height ? (frame, radius(cornerSize.width, in: frame)) : nil
    }
}

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

/// A rectangle whose corners are round in different ways.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
    }
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius,
            bottomLeading: bottomLeadingRadius,
            bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius
        )
    }
    private var inset: CGFloat = 0
    @MainActor public func path(in rect: CGRect) -> Path {
        let frame = rect.less(inset)
        func radius(_ size: CGFloat) -> CGFloat { max(0, min(size - inset, frame.width / 2, frame.height / 2)) }
        let (first, second) = (radius(cornerRadii.topLeading), radius(cornerRadii.topTrailing))
        let (third, fourth) = (radius(cornerRadii.bottomTrailing), radius(cornerRadii.bottomLeading))
        return Path { path in
            path.move(to: CGPoint(x: frame.minX + first, y: frame.minY))
            let corners: [(CGPoint, CGPoint, CGFloat)] = [
                (CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY), second),
                (CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY), third),
                (CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.minY), fourth),
                (CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY), first),
            ]
            for (corner, next, radius) in corners {
                path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
            }
            path.closeSubpath()
        }
    }
    @MainActor public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var other = self
        other.inset += amount
        return other
    }
}

/// The figure of what is around, such as a widget's.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    public init() {}
    @MainActor public func path(in rect: CGRect) -> Path { Path(rect) }
    @MainActor public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

/// A figure of a kind that is forgotten.
public nonisolated struct AnyShape: Shape {
    private let outline: @MainActor @Sendable (CGRect) -> Path
    fileprivate let round: @MainActor @Sendable (CGRect) -> (frame: CGRect, radius: CGFloat)?
    public init(_ shape: some Shape) {
        outline = { shape.path(in: $0) }
        round = { (shape as? any CornerShape)?.corners(in: $0) }
    }
    @MainActor public func path(in rect: CGRect) -> Path { outline(rect) }
}

extension AnyShape: CornerShape {
    @MainActor func corners(in rect: CGRect) -> (frame: CGRect, radius: CGFloat)? { round(rect) }
}

extension Shape where Self == Rectangle {
    public nonisolated static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Capsule {
    public nonisolated static var capsule: Capsule { Capsule() }
    public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}
extension Shape where Self == Circle {
    public nonisolated static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
    public nonisolated static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
    public nonisolated static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> RoundedRectangle
    {
        RoundedRectangle(cornerRadius: cornerRadius)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    public nonisolated static func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius,
            bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius
        )
    }
}

/// How round corners go over into edges.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
