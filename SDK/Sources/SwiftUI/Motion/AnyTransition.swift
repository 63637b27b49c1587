public import UIKit

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    /// What of a view is other before it has come, or when it has gone.
    fileprivate struct Change: Sendable {
        var opacity: CGFloat = 1
        var scale: CGFloat = 1
        var offset = CGSize.zero
        /// The edge beyond which it is.
        var edge: Edge?
    }

    private var inserted = Change()
    private var removed = Change()

    private init(_ change: Change) { (inserted, removed) = (change, change) }
    private init(inserted: Change, removed: Change) { (self.inserted, self.removed) = (inserted, removed) }

    public static let opacity = Self(Change(opacity: 0)), scale = Self(Change(scale: 0.01)), identity = Self(Change())
    public static let slide = Self(inserted: Change(edge: .leading), removed: Change(edge: .trailing))
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self {
        Self(Change(scale: max(scale, 0.01)))
    }
    public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self.scale(scale: scale) }
    public static func move(edge: Edge) -> Self { Self(Change(edge: edge)) }
    public static func push(from edge: Edge) -> Self {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return Self(inserted: Change(opacity: 0, edge: edge), removed: Change(opacity: 0, edge: opposite))
    }
    public static func offset(_ offset: CGSize) -> Self { Self(Change(offset: offset)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { offset(CGSize(width: x, height: y)) }
    public static func asymmetric(insertion: Self, removal: Self) -> Self {
        Self(inserted: insertion.inserted, removed: removal.removed)
    }
    /// An author's modifiers are drawn as a view that fades.
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> Self { .opacity }
    public init(_ transition: some Transition) {
        switch transition {
        case let move as MoveTransition: self = .move(edge: move.edge)
        case let push as PushTransition: self = .push(from: push.edge)
        case let scale as ScaleTransition: self = .scale(CGFloat(scale.scale))
        case let offset as OffsetTransition: self = .offset(offset.offset)
        default: self = .opacity
        }
    }
    public func combined(with other: Self) -> Self {
        func both(_ first: Change, _ second: Change) -> Change {
            Change(
                opacity: first.opacity * second.opacity,
                scale: first.scale * second.scale,
                offset: CGSize(
                    width: first.offset.width + second.offset.width,
                    height: first.offset.height + second.offset.height
                ),
                edge: first.edge ?? second.edge
            )
        }
        return Self(inserted: both(inserted, other.inserted), removed: both(removed, other.removed))
    }
    /// Kept: it moves as what changed it.
    public func animation(_ animation: Animation?) -> Self { self }

    /// A view comes, within an animation that goes on.
    @MainActor
    func insert(_ view: UIView) {
        let (alpha, transform) = (view.alpha, view.transform)
        UIView.performWithoutAnimation { inserted.apply(to: view) }
        (view.alpha, view.transform) = (alpha, transform)
    }

    /// A view goes, within an animation that goes on; it is gone when that has ended.
    @MainActor
    func remove(_ view: UIView, from container: CanvasView) {
        container.leaving[ObjectIdentifier(view)] = (view.alpha, view.transform)
        removed.apply(to: view)
        Transaction.afterAnimation {
            // It may have come again.
            guard let former = container.leaving.removeValue(forKey: ObjectIdentifier(view)) else { return }
            view.removeFromSuperview()
            (view.alpha, view.transform) = (former.alpha, former.transform)
        }
    }
}

extension AnyTransition.Change {
    @MainActor
    fileprivate func apply(to view: UIView) {
        view.alpha *= opacity
        var moved = offset
        let room = view.superview?.bounds ?? view.bounds
        switch edge {
        case .leading: moved.width -= view.frame.maxX
        case .trailing: moved.width += room.width - view.frame.minX
        case .top: moved.height -= view.frame.maxY
        case .bottom: moved.height += room.height - view.frame.minY
        case nil: break
        }
        if moved != .zero || scale != 1 {
            view.transform = view.transform.scaledBy(x: scale, y: scale)
                .concatenating(CGAffineTransform(translationX: moved.width, y: moved.height))
        }
    }
}

/// A view that comes and goes in its own way.
nonisolated struct TransitionModifier: ItemModifier {
    let transition: AnyTransition
    @MainActor func item(_ base: DrawnItem) -> LookItem { LookItem(base) }
    @MainActor func update(_ item: LookItem) { item.view.transition = transition }
}

nonisolated extension View {
    public func transition(_ transition: AnyTransition) -> some View {
        changed(by: TransitionModifier(transition: transition))
    }
    @_disfavoredOverload
    public func transition(_ transition: some Transition) -> some View { self.transition(AnyTransition(transition)) }
}
