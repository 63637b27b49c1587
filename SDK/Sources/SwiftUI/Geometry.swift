public import UIKit

/// A view that knows its room.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

/// The room of a view.
public struct GeometryProxy {
    public var size: CGSize { .zero }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { .zero }
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
    /// What is seen of a view around; nil, since none is drawn.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

/// A place that is told of in the geometry of another view.
public struct Anchor<Value> {
    let value: Value

    /// What of a view it is.
    public struct Source {
        let value: Value
    }
}

extension Anchor where Value == CGRect {
    /// A place without room, for a chart's.
    package static var nothing: Anchor { Anchor(value: .zero) }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { .init(value: .zero) }
}
extension Anchor.Source where Value == CGPoint {
    public static var center: Anchor<CGPoint>.Source { .init(value: .zero) }
    public static var top: Anchor<CGPoint>.Source { .init(value: .zero) }
    public static var bottom: Anchor<CGPoint>.Source { .init(value: .zero) }
}

/// What views tell those around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// How much room is offered.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
    public static let zero = Self(width: 0, height: 0), unspecified = Self(width: nil, height: nil)
    public static let infinity = Self(width: .infinity, height: .infinity)
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// How much room is offered, by SwiftUI's own name of before iOS 16, for who writes it down (`_overrideSizeThatFits`, which
/// nobody calls).
public struct _ProposedSize: Sendable {
    var width: CGFloat?
    var height: CGFloat?
}

/// A view that a layout puts somewhere.
public struct LayoutSubview: Equatable {
    public var priority: Double { 0 }
    public var spacing: ViewSpacing { ViewSpacing() }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// The distances that a view would like.
public struct ViewSpacing: Sendable {
    public init() {}
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

/// The views of a layout.
public typealias LayoutSubviews = [LayoutSubview]

/// An author's way to put views somewhere.
@preconcurrency @MainActor
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
    public nonisolated func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        content()
    }
}
extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// Rows that are as wide as each other.
public nonisolated struct Grid<Content: View>: PrimitiveView {
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

/// One of them.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}

/// The first view that fits.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}

/// How the keyboard goes away while a view is scrolled.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    public static let automatic = Self(), immediately = Self(), interactively = Self(), never = Self()
}

/// Whether a view bounces where it ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    public static let automatic = Self(), always = Self(), basedOnSize = Self()
}

nonisolated extension View {
    public func coordinateSpace(name: some Hashable) -> some View { self }
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View { self }
    public func anchorPreference<Part, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<Part>.Source,
        transform: @escaping (Anchor<Part>) -> Key.Value
    ) -> some View { self }
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View { self }
    @preconcurrency public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        perform action: @escaping @MainActor (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable { self }
    public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View { self }
    public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View { self }
    @preconcurrency public func onGeometryChange<Part: Equatable>(
        for type: Part.Type,
        of transform: @escaping (GeometryProxy) -> Part,
        action: @escaping @MainActor (Part) -> Void
    ) -> some View { self }
    public func geometryGroup() -> some View { self }
    public func alignmentGuide(
        _ guide: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    public func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View { self }
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { self }
    public func gridCellColumns(_ count: Int) -> some View { self }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    public func contentMargins(_ length: CGFloat) -> some View { self }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func safeAreaPadding(_ length: CGFloat) -> some View { self }
}
