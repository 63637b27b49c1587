public import UIKit
import ViewLink

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    /// What of a view is other before it has come, or when it has gone.
    fileprivate struct Change: Sendable {
        var opacity: CGFloat = 1
        var scale: CGFloat = 1
        var anchor = UnitPoint.center
        var offset = CGSize.zero
        /// The edge beyond which it is.
        var edge: Edge?
        /// The radius of a blur. Points.
        var blur: CGFloat = 0
    }

    private var inserted = Change()
    private var removed = Change()
    /// How it moves, whatever moves what is around.
    private(set) var animation: Animation?
    /// An author's view around one that comes.
    private(set) var author: AuthorTransition?

    private init(_ change: Change) { (inserted, removed) = (change, change) }
    private init(inserted: Change, removed: Change) { (self.inserted, self.removed) = (inserted, removed) }
    /// An author's view comes as the author says; it goes by fading.
    private init(_ author: AuthorTransition) {
        self.init(inserted: Change(), removed: Change(opacity: 0))
        self.author = author
    }

    public static let opacity = Self(Change(opacity: 0)), scale = Self(Change(scale: 0.01)), identity = Self(Change())
    public static let slide = Self(inserted: Change(edge: .leading), removed: Change(edge: .trailing))
    static let blurReplace = Self(Change(opacity: 0, scale: 0.9, blur: 8))
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self {
        Self(Change(scale: max(scale, 0.01), anchor: anchor))
    }
    public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self {
        self.scale(scale: scale, anchor: anchor)
    }
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
        var transition = Self(inserted: insertion.inserted, removed: removal.removed)
        transition.author = insertion.author
        transition.animation = insertion.animation ?? removal.animation
        return transition
    }
    public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> Self {
        Self(AuthorTransition(active: active, identity: identity))
    }
    public init(_ transition: some Transition) {
        self = (transition as? any SystemTransitionKind)?.any ?? Self(AuthorTransition(transition))
    }
    public func combined(with other: Self) -> Self {
        func both(_ first: Change, _ second: Change) -> Change {
            Change(
                opacity: first.opacity * second.opacity,
                scale: first.scale * second.scale,
                anchor: first.scale == 1 ? second.anchor : first.anchor,
                offset: CGSize(
                    width: first.offset.width + second.offset.width,
                    height: first.offset.height + second.offset.height
                ),
                edge: first.edge ?? second.edge,
                blur: max(first.blur, second.blur)
            )
        }
        var transition = Self(inserted: both(inserted, other.inserted), removed: both(removed, other.removed))
        transition.author = author ?? other.author
        transition.animation = animation ?? other.animation
        return transition
    }
    public func animation(_ animation: Animation?) -> Self {
        var transition = self
        transition.animation = animation
        return transition
    }

    /// A view comes, within an animation that goes on.
    @MainActor
    func insert(_ view: UIView) {
        let look = ViewLook(view)
        UIView.performWithoutAnimation { inserted.apply(to: view) }
        view.beginHere(withInner: false)
        look.restore(view)
    }

    /// A view goes, within an animation that goes on; it is gone when that has ended, after so many seconds.
    @MainActor
    func remove(_ view: UIView, from container: CanvasView, after end: Double) {
        container.leaving[ObjectIdentifier(view)] = ViewLook(view)
        removed.apply(to: view)
        Display.shared.schedule(end) { [weak container] in
            // It may have come again.
            guard let former = container?.leaving.removeValue(forKey: ObjectIdentifier(view)) else { return }
            view.removeFromSuperview()
            former.restore(view)
        }
    }
}

/// What a transition changes of a view.
@MainActor
struct ViewLook {
    private let alpha: CGFloat
    private let transform: CGAffineTransform
    private let filters: [ViewFilter]

    init(_ view: UIView) { (alpha, transform, filters) = (view.alpha, view.transform, view.layer.pictureFilters) }

    func restore(_ view: UIView) {
        (view.alpha, view.transform, view.layer.pictureFilters) = (alpha, transform, filters)
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
        if blur > 0 { view.layer.pictureFilters.append(ViewFilter(.blur, amount: Double(blur))) }
        guard moved != .zero || scale != 1 else { return }
        let scaled = CGAffineTransform(scaleX: scale, y: scale).about(anchor, of: view.bounds.size)
        view.transform = view.transform.concatenating(scaled)
            .concatenating(CGAffineTransform(translationX: moved.width, y: moved.height))
    }
}

/// A view that comes as an author says: by a view around it that is another before.
struct AuthorTransition: Sendable {
    /// What is around a view in a phase.
    private let body: @MainActor (AnyView, TransitionPhase) -> AnyView

    // From here on the author's values are read where views are evaluated, on the main actor alone.
    init<Modifier: ViewModifier>(active: Modifier, identity: Modifier) {
        nonisolated(unsafe) let away = active
        nonisolated(unsafe) let there = identity
        body = { view, phase in AnyView(view.modifier(phase.isIdentity ? there : away)) }
    }

    init(_ transition: some Transition) {
        nonisolated(unsafe) let transition = transition
        body = { view, phase in AnyView(transition.body(content: view, phase: phase)) }
    }

    @MainActor func view(_ view: AnyView, _ phase: TransitionPhase) -> AnyView { body(view, phase) }
}

/// A view that comes and goes in its own way.
nonisolated struct TransitionView<Content: View>: DrawnView {
    let content: Content
    let transition: AnyTransition

    private final class Kept {
        var phase: TransitionPhase
        let items = ItemTable<LookItem>()
        @MainActor init(_ phase: TransitionPhase) { self.phase = phase }
    }

    @MainActor func update(_ node: GraphNode) {
        let movement = transition.animation ?? node.host.transaction.movement
        let kept = node.keep { Kept(movement == nil ? .identity : .willAppear) }
        let inner =
            if let author = transition.author {
                node.child(0, author.view(AnyView(content), kept.phase), node.environment)
            } else {
                node.child(0, content, node.environment)
            }
        node.makeItems = {
            kept.items.items(for: inner.items, { LookItem($0) }) { $0.view.transition = transition }
        }
        guard !kept.phase.isIdentity else { return }
        kept.phase = .identity
        guard transition.author != nil else { return }
        node.host.afterLayout { [weak node] in
            withTransaction(Transaction(animation: movement)) { node?.invalidate() }
        }
    }
}

nonisolated extension View {
    public func transition(_ transition: AnyTransition) -> some View {
        TransitionView(content: self, transition: transition)
    }
    @_disfavoredOverload
    public func transition(_ transition: some Transition) -> some View { self.transition(AnyTransition(transition)) }
}
