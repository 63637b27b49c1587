import UIKit

/// A view of UIKit's that holds those of the views in it.
class CanvasView: UIView {
    /// Those that the last pass put here, in their order.
    fileprivate var placed: [UIView] = []
    /// Those that are on their way out, with what they looked like.
    var leaving: [ObjectIdentifier: ViewLook] = [:]
}

/// Where items are put: a view of UIKit's, with what is known of the room around.
@MainActor
final class Surface {
    let view: CanvasView
    private(set) weak var host: ViewHost?
    /// Whose children the controllers of what is put here are.
    weak var controller: UIViewController?
    /// The nearest view in which UIKit keeps more free than the bars cover (`safeAreaInset(edge:)`).
    weak var keeper: UIView?
    /// All of the view.
    private(set) var bounds = CGRect.zero
    /// What nothing covers.
    private(set) var safe = CGRect.zero
    /// How what is put here moves; nil is there at once.
    private(set) var animation: Animation?
    /// Whether that is another than what is around says.
    private var hasOwnAnimation = false
    /// How those move that are no longer put here: as the others, or as those that move in a way of their own.
    private var leavingAnimation: Animation?
    private var next: [Placed] = []

    /// A view that is put here, with how it moves.
    private struct Placed {
        let view: UIView
        let animation: Animation?
    }
    /// What scrolls this canvas, which knows where named views lie.
    var scroller: DrawnScrollView?
    /// Where this canvas lies in that.
    var origin = CGPoint.zero
    /// Where this canvas lies in the host's view.
    private(set) var absolute = CGPoint.zero
    /// Where those lie, in the host's view, whose coordinates have a name.
    var spaces: [AnyHashable: CGRect] = [:]
    /// What moves this canvas, and has it put anew where something on it depends on where it is.
    weak var followed: (any FollowedView)?
    private let top: AppearingItems

    init(of view: CanvasView, host: ViewHost?) {
        (self.view, self.host, controller) = (view, host, host?.controller)
        top = AppearingItems()
    }

    private init(of view: CanvasView, in outer: Surface) {
        self.view = view
        (host, controller, keeper) = (outer.host, outer.controller, outer.keeper)
        top = outer.top
        (animation, leavingAnimation, absolute) = (outer.animation, outer.animation, outer.absolute)
        (scroller, followed, spaces) = (outer.scroller, outer.followed, outer.spaces)
    }

    func begin(bounds: CGRect, safe: CGRect, moving animation: Animation?) {
        (self.bounds, self.safe) = (bounds, safe)
        (self.animation, leavingAnimation, next) = (animation, animation, [])
        // Rows have canvases of their own in the host's view.
        if let root = host?.view, root !== view { absolute = view.convert(.zero, to: root) }
        top.begin()
    }

    /// Puts things here that move in a way of their own.
    func moving(by animation: Animation?, _ content: () -> Void) {
        let former = (self.animation, hasOwnAnimation)
        (self.animation, hasOwnAnimation) = (animation, true)
        leavingAnimation = animation
        content()
        (self.animation, hasOwnAnimation) = former
    }

    /// Puts things here that are there at once, to move from there to where they are put next.
    func still(_ content: () -> Void) {
        let former = animation
        animation = nil
        content()
        animation = former
    }

    /// Puts a view somewhere, over those that were put before.
    func add(_ added: UIView, in rect: CGRect) {
        next.append(Placed(view: added, animation: animation))
        // It has come again before it was gone.
        view.leaving.removeValue(forKey: ObjectIdentifier(added))?.restore(added)
        let place = {
            if added.transform.isIdentity {
                if added.frame != rect { added.frame = rect }
            } else {
                let bounds = CGRect(origin: added.bounds.origin, size: rect.size)
                if added.bounds != bounds { added.bounds = bounds }
                let center = CGPoint(x: rect.midX, y: rect.midY)
                if added.center != center { added.center = center }
            }
        }
        if hasOwnAnimation { added.move(by: animation?.wire) }
        if animation != nil, added.superview !== view { UIView.performWithoutAnimation(place) } else { place() }
    }

    /// Puts a view that holds others somewhere, and has those put into it.
    func nest(_ inner: CanvasView, in rect: CGRect, safe: CGRect? = nil, _ content: (Surface) -> Void) {
        add(inner, in: rect)
        let canvas = Surface(of: inner, in: self)
        canvas.bounds = CGRect(origin: inner.bounds.origin, size: rect.size)
        canvas.safe = safe ?? self.safe.offsetBy(dx: -rect.minX, dy: -rect.minY).intersection(canvas.bounds)
        canvas.origin = CGPoint(x: origin.x + rect.minX, y: origin.y + rect.minY)
        canvas.absolute = CGPoint(x: absolute.x + rect.minX, y: absolute.y + rect.minY)
        content(canvas)
        canvas.settle()
    }

    /// Has those put into a view that is itself not on a canvas, such as a scroll view's content.
    func fill(_ inner: CanvasView, bounds: CGRect, _ content: (Surface) -> Void) {
        let canvas = Surface(of: inner, in: self)
        (canvas.bounds, canvas.safe) = (bounds, bounds)
        let place = place(of: inner)
        canvas.absolute = CGPoint(x: absolute.x + place.x, y: absolute.y + place.y)
        content(canvas)
        canvas.settle()
    }

    /// Where a view lies here that is in one of those that were put.
    private func place(of inner: UIView) -> CGPoint {
        var point = CGPoint.zero
        var each: UIView? = inner
        while let one = each, one !== view {
            let scrolled = one.superview.map { $0 === view ? .zero : $0.bounds.origin } ?? .zero
            point.x += one.frame.minX - scrolled.x
            point.y += one.frame.minY - scrolled.y
            each = one.superview
        }
        return point
    }

    /// Tells what scrolls here where a named view lies.
    func names(_ id: AnyHashable, _ rect: CGRect) {
        scroller?.places[id] = rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// An item is seen.
    func sees(_ item: any AppearingItem) { top.sees(item) }

    /// All are put.
    func finish() {
        settle()
        if host?.isVisible != false { top.settle() }
    }

    /// What is seen or no longer seen, as the whole is.
    func appearing(_ appears: Bool) { if appears { top.settle() } else { top.vanish() } }

    private func settle() {
        let kept = Set(next.map { ObjectIdentifier($0.view) })
        for gone in view.placed where !kept.contains(ObjectIdentifier(gone)) && gone.superview === view {
            leave(gone)
        }
        var seen: Set<ObjectIdentifier> = []
        let placed = next.filter { seen.insert(ObjectIdentifier($0.view)).inserted }
        let order = placed.map(\.view)
        var isNew = false
        for (index, each) in placed.enumerated() where each.view.superview !== view {
            isNew = true
            view.insertSubview(each.view, at: min(index, view.subviews.count))
            enter(each.view, each.animation)
        }
        // The order is set only where it is another.
        if isNew || view.placed.count != order.count || zip(view.placed, order).contains(where: { $0 !== $1 }) {
            for each in order { view.bringSubviewToFront(each) }
        }
        view.placed = order
    }

    private func enter(_ added: UIView, _ animation: Animation?) {
        let transition = (added as? any TransitioningView)?.transition ?? .opacity
        guard isShown, let animation = transition.animation ?? animation else { return }
        if transition.animation != nil { added.move(by: animation.wire) }
        transition.insert(added)
    }

    private func leave(_ gone: UIView) {
        let transition = (gone as? any TransitioningView)?.transition ?? .opacity
        // What goes on and on never leaves.
        guard isShown, let animation = transition.animation ?? leavingAnimation, let end = animation.end else {
            return gone.removeFromSuperview()
        }
        gone.move(by: animation.wire)
        transition.remove(gone, from: view, after: end)
        if let matched = gone as? MatchedView, let name = matched.name { host?.matches.leaves(gone, name) }
    }

    /// Whether somebody can see how things come and go.
    private var isShown: Bool { host?.isVisible == true && host?.view.window != nil }
}

/// A view that says how it comes and goes.
@MainActor
protocol TransitioningView: UIView {
    var transition: AnyTransition { get }
}

/// An item that hears of being seen.
@MainActor
protocol AppearingItem: DrawnItem {
    func appear()
    func disappear()
}

/// Which of those are seen.
@MainActor
private final class AppearingItems {
    private var now: [ObjectIdentifier: any AppearingItem] = [:]
    private var next: [ObjectIdentifier: any AppearingItem] = [:]
    private var order: [any AppearingItem] = []

    func begin() { (next, order) = ([:], []) }

    func sees(_ item: any AppearingItem) {
        if next.updateValue(item, forKey: ObjectIdentifier(item)) == nil { order.append(item) }
    }

    func settle() {
        let former = now
        now = next
        for (key, item) in former where next[key] == nil { item.disappear() }
        for item in order where former[ObjectIdentifier(item)] == nil { item.appear() }
    }

    func vanish() {
        let former = now
        now = [:]
        for item in former.values { item.disappear() }
    }
}
