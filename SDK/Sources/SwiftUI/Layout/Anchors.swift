import Synchronization
public import UIKit

/// A place of a view, told to those above, who see it in the geometry of their own (`GeometryProxy[anchor]`).
public struct Anchor<Value> {
    /// Of which view; nil: of none.
    let place: AnchorPlace?
    /// The place, when the view lies in a rectangle.
    let value: @Sendable (CGRect) -> Value

    /// What of a view it is.
    public struct Source: Sendable {
        let value: @Sendable (CGRect) -> Value
    }
}

// What makes the value is `Sendable`, and the place has a lock of its own.
extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Whether they are the same place of the same view.
    public static func == (left: Self, right: Self) -> Bool {
        let some = CGRect(x: 1, y: 2, width: 4, height: 8)
        return left.place === right.place && left.value(some) == right.value(some)
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(place.map(ObjectIdentifier.init)) }
}

/// Where a view lies, as the last layout put it, in its host's view.
final class AnchorPlace: Sendable {
    private let known = Mutex((rect: CGRect.zero, isRead: false))

    var rect: CGRect { known.withLock { $0.rect } }

    func read() -> CGRect {
        known.withLock {
            $0.isRead = true
            return $0.rect
        }
    }

    /// - Returns: whether somebody has read another place.
    func move(to rect: CGRect) -> Bool {
        known.withLock { known in
            defer { known.rect = rect }
            return known.isRead && known.rect != rect
        }
    }
}

extension Anchor where Value == CGRect {
    /// A place in the reader's own coordinates, for a chart's.
    package static func fixed(_ rect: CGRect) -> Anchor { Anchor(place: nil) { _ in rect } }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Self { Self { $0 } }
    public static func rect(_ rect: CGRect) -> Self { Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) } }
}

extension Anchor.Source where Value == CGPoint {
    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
    }
    public static func point(_ point: CGPoint) -> Self { Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) } }
    public static var topLeading: Self { unitPoint(.topLeading) }
    public static var top: Self { unitPoint(.top) }
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    public static var leading: Self { unitPoint(.leading) }
    public static var center: Self { unitPoint(.center) }
    public static var trailing: Self { unitPoint(.trailing) }
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public static var bottom: Self { unitPoint(.bottom) }
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    public init<Part>(_ array: [Anchor<Part>.Source]) where Value == [Part] {
        self.init { rect in array.map { $0.value(rect) } }
    }
    public init<Part>(_ anchor: Anchor<Part>.Source?) where Value == Part? {
        self.init { rect in anchor.map { $0.value(rect) } }
    }
}

/// Tells those above a place of the view.
nonisolated struct AnchorModifier<Part>: DrawnModifier {
    let source: Anchor<Part>.Source
    let change: (inout PreferenceValues, Anchor<Part>) -> Void

    private final class Kept {
        let place = AnchorPlace()
        let items = ItemTable<ClosureItem>()
        @MainActor init() {}
    }

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let kept = node.keep { Kept() }
        let anchor = Anchor(place: kept.place, value: source.value)
        let content = content(node.environment)
        node.addPreferences = { [change] in change(&$0, anchor) }
        node.makeItems = {
            kept.items.items(for: content.items, { ClosureItem($0) }) { item in
                item.put = { base, rect, canvas in
                    canvas.follow()
                    // Who has read it before in this pass reads it again.
                    if kept.place.move(to: rect.offsetBy(dx: canvas.absolute.x, dy: canvas.absolute.y)) {
                        canvas.host?.scrolled()
                    }
                    base.place(in: rect, on: canvas)
                }
            }
        }
    }
}

nonisolated extension View {
    public func anchorPreference<Part, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<Part>.Source,
        transform: @escaping (Anchor<Part>) -> Key.Value
    ) -> some View { changed(by: AnchorModifier(source: value) { $0[Key.self] = transform($1) }) }
    public func transformAnchorPreference<Part, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<Part>.Source,
        transform: @escaping (inout Key.Value, Anchor<Part>) -> Void
    ) -> some View {
        changed(
            by: AnchorModifier(source: value) { values, anchor in
                var known = values[Key.self] ?? Key.defaultValue
                transform(&known, anchor)
                values[Key.self] = known
            }
        )
    }
}
