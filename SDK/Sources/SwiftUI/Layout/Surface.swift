import UIKit

/// A view of UIKit's that holds those of the views in it.
class CanvasView: UIView {
    /// Those that the last pass put here, in their order.
    fileprivate var placed: [UIView] = []
    /// Those that are on their way out, with what they looked like.
    var leaving: [ObjectIdentifier: (alpha: CGFloat, transform: CGAffineTransform)] = [:]
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
    private(set) var isAnimated = false
    private var next: [UIView] = []
    /// What scrolls this canvas, which knows where named views lie.
    var scroller: DrawnScrollView?
    /// Where this canvas lies in that.
    var origin = CGPoint.zero
    /// Where those lie whose coordinates have a name, in this canvas's points.
    var spaces: [AnyHashable: CGPoint] = [:]
    private let top: AppearingItems

    init(of view: CanvasView, host: ViewHost?) {
        (self.view, self.host, controller) = (view, host, host?.controller)
        top = AppearingItems()
    }

    private init(of view: CanvasView, in outer: Surface) {
        self.view = view
        (host, controller, keeper) = (outer.host, outer.controller, outer.keeper)
        top = outer.top
        isAnimated = outer.isAnimated
        scroller = outer.scroller
    }

    func begin(bounds: CGRect, safe: CGRect, animated: Bool) {
        (self.bounds, self.safe, isAnimated) = (bounds, safe, animated)
        next = []
        top.begin()
    }

    /// Puts a view somewhere, over those that were put before.
    func add(_ added: UIView, in rect: CGRect) {
        next.append(added)
        if let former = view.leaving.removeValue(forKey: ObjectIdentifier(added)) {
            // It has come again before it was gone.
            (added.alpha, added.transform) = (former.alpha, former.transform)
        }
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
        if isAnimated, added.superview !== view { UIView.performWithoutAnimation(place) } else { place() }
    }

    /// Puts a view that holds others somewhere, and has those put into it.
    func nest(_ inner: CanvasView, in rect: CGRect, safe: CGRect? = nil, _ content: (Surface) -> Void) {
        add(inner, in: rect)
        let canvas = Surface(of: inner, in: self)
        canvas.bounds = CGRect(origin: inner.bounds.origin, size: rect.size)
        canvas.safe = safe ?? self.safe.offsetBy(dx: -rect.minX, dy: -rect.minY).intersection(canvas.bounds)
        canvas.origin = CGPoint(x: origin.x + rect.minX, y: origin.y + rect.minY)
        canvas.spaces = spaces.mapValues { CGPoint(x: $0.x - rect.minX, y: $0.y - rect.minY) }
        content(canvas)
        canvas.settle()
    }

    /// Has those put into a view that is itself not on a canvas, such as a scroll view's content.
    func fill(_ inner: CanvasView, bounds: CGRect, _ content: (Surface) -> Void) {
        let canvas = Surface(of: inner, in: self)
        (canvas.bounds, canvas.safe) = (bounds, bounds)
        content(canvas)
        canvas.settle()
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
        let kept = Set(next.map(ObjectIdentifier.init))
        for gone in view.placed where !kept.contains(ObjectIdentifier(gone)) && gone.superview === view {
            leave(gone)
        }
        var seen: Set<ObjectIdentifier> = []
        let order = next.filter { seen.insert(ObjectIdentifier($0)).inserted }
        var isNew = false
        for (index, each) in order.enumerated() where each.superview !== view {
            isNew = true
            view.insertSubview(each, at: min(index, view.subviews.count))
            enter(each)
        }
        // The order is set only where it is another.
        if isNew || view.placed.count != order.count || zip(view.placed, order).contains(where: { $0 !== $1 }) {
            for each in order { view.bringSubviewToFront(each) }
        }
        view.placed = order
    }

    private func enter(_ added: UIView) {
        guard isAnimated else { return }
        let transition = (added as? any TransitioningView)?.transition ?? .opacity
        transition.insert(added)
    }

    private func leave(_ gone: UIView) {
        guard isAnimated else { return gone.removeFromSuperview() }
        let transition = (gone as? any TransitioningView)?.transition ?? .opacity
        transition.remove(gone, from: view)
    }
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
