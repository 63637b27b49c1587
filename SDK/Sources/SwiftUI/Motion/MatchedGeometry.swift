import UIKit

/// What of two views' geometry is the same.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = Self(rawValue: 1), size = Self(rawValue: 2), frame = Self(rawValue: 3)
}

/// What views are told apart by whose geometry is the same.
struct MatchedName: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// Where the views of each name are, in the coordinates of their host.
@MainActor
final class MatchedFrames {
    /// Of the pass that goes on, and of the one before.
    private(set) var now: [MatchedName: CGRect] = [:]
    private(set) var before: [MatchedName: CGRect] = [:]
    /// Views that go, with the names that others may have taken over.
    private var leaving: [(view: UIView, name: MatchedName)] = []
    /// Whether a view took a place that its source has left since.
    private var isBehind = false

    func begin() {
        (before, now) = (now, [:])
        (leaving, isBehind) = ([], false)
    }

    /// A source is here.
    func place(_ name: MatchedName, at rect: CGRect) { now[name] = rect }

    /// Where the source of a name is, as far as it is known; what it finds out later has the host lay out again.
    func source(_ name: MatchedName) -> CGRect? {
        if let known = now[name] { return known }
        isBehind = true
        return before[name]
    }

    func leaves(_ view: UIView, _ name: MatchedName) { leaving.append((view, name)) }

    /// All views are placed: those that go are taken along to where the others of their name are.
    ///
    /// - Returns: whether the next pass would place a view elsewhere.
    func finish(in host: UIView) -> Bool {
        for (view, name) in leaving {
            guard let target = now[name], let room = view.superview, view.bounds.width > 0, view.bounds.height > 0
            else {
                continue
            }
            let place = room.convert(target, from: host)
            view.center = CGPoint(x: place.midX, y: place.midY)
            view.transform = view.transform.scaledBy(
                x: place.width / view.bounds.width,
                y: place.height / view.bounds.height
            )
        }
        leaving = []
        return isBehind && now != before
    }
}

/// A view whose geometry is another's too.
nonisolated struct MatchedModifier: ItemModifier {
    let name: MatchedName
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
    @MainActor func item(_ base: DrawnItem) -> MatchedItem { MatchedItem(base) }
    @MainActor func update(_ item: MatchedItem) { item.match = self }
}

final class MatchedItem: WrappedItem {
    let view = MatchedView()
    fileprivate var match: MatchedModifier?

    override func place(in rect: CGRect, on canvas: Surface) {
        guard let match, let frames = canvas.host?.matches else { return base.place(in: rect, on: canvas) }
        view.name = match.name
        let own = rect.offsetBy(dx: canvas.absolute.x, dy: canvas.absolute.y)
        if match.isSource {
            let former = frames.before[match.name]
            frames.place(match.name, at: own)
            // A view that comes in another's place begins there.
            if view.window == nil, canvas.animation != nil, let former, former != own {
                canvas.still {
                    nest(in: former.offsetBy(dx: -canvas.absolute.x, dy: -canvas.absolute.y), on: canvas)
                }
                view.beginHere()
            }
            nest(in: rect, on: canvas)
        } else if let source = frames.source(match.name) {
            nest(in: match.frame(own, as: source).offsetBy(dx: -canvas.absolute.x, dy: -canvas.absolute.y), on: canvas)
        } else {
            nest(in: rect, on: canvas)
        }
    }

    private func nest(in rect: CGRect, on canvas: Surface) {
        canvas.nest(view, in: rect) { inner in
            let size = base.size(ProposedViewSize(rect.size))
            base.place(in: CGRect(origin: .zero, size: rect.size).aligned(base, size, .center), on: inner)
        }
    }
}

extension MatchedModifier {
    /// The frame of a view that takes a source's properties.
    fileprivate func frame(_ own: CGRect, as source: CGRect) -> CGRect {
        let size = properties.contains(.size) ? source.size : own.size
        guard properties.contains(.position) else { return CGRect(origin: own.origin, size: size) }
        return CGRect(
            x: source.minX + (source.width - size.width) * anchor.x,
            y: source.minY + (source.height - size.height) * anchor.y,
            width: size.width,
            height: size.height
        )
    }
}

/// The view of UIKit's around one that is matched.
final class MatchedView: CanvasView, TransitioningView {
    var transition = AnyTransition.opacity
    fileprivate(set) var name: MatchedName?
}

nonisolated extension View {
    public func matchedGeometryEffect(
        id: some Hashable,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        changed(
            by: MatchedModifier(
                name: MatchedName(namespace: namespace, id: AnyHashable(id)),
                properties: properties,
                anchor: anchor,
                isSource: isSource
            )
        )
    }
}
