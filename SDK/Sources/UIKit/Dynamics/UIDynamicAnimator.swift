public import Foundation

/// Hears of an animator that begins to move items, and of one whose items all stand still.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by rules, sixty times a second, until they stand still (UIKit Dynamics).
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    public let referenceView: UIView?
    public private(set) var behaviors: [UIDynamicBehavior] = []
    public private(set) var isRunning = false
    /// Seconds that items were moved for.
    public private(set) var elapsedTime: TimeInterval = 0
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    private weak var layout: UICollectionViewLayout?
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    private var timer: Timer?
    private var restingSteps = 0

    public init(referenceView view: UIView) { referenceView = view }
    public override init() { referenceView = nil }
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        referenceView = layout.collectionView
        self.layout = layout
    }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.willMove(to: self)
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        wake()
    }
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.willMove(to: nil)
        behaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
        if behaviors.isEmpty { rest() }
    }
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

    /// Takes an item's place as its owner has set it, and lets it stand still there.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        bodies[ObjectIdentifier(item)] = nil
        wake()
    }
    /// The items within a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        all.flatMap(\.moved).reduce(into: [any UIDynamicItem]()) { found, item in
            let half = CGVector(dx: item.bounds.width / 2, dy: item.bounds.height / 2)
            let frame = CGRect(
                x: item.center.x - half.dx,
                y: item.center.y - half.dy,
                width: item.bounds.width,
                height: item.bounds.height
            )
            if frame.intersects(rect), !found.contains(where: { $0 === item }) { found.append(item) }
        }
    }

    var all: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

    func body(of item: any UIDynamicItem) -> DynamicBody {
        let id = ObjectIdentifier(item)
        if let body = bodies[id] { return body }
        let body = DynamicBody(item)
        bodies[id] = body
        return body
    }

    /// What an item is made of: the last rule that says so counts.
    func material(of item: any UIDynamicItem) -> UIDynamicItemBehavior? {
        all.compactMap { $0 as? UIDynamicItemBehavior }.last { $0.items.contains { $0 === item } }
    }

    func wake() {
        restingSteps = 0
        guard !isRunning, !behaviors.isEmpty else { return }
        isRunning = true
        delegate?.dynamicAnimatorWillResume(self)
        timer = Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            MainActor.assumeIsolated { self.step(1 / 60) }
        }
    }

    private func rest() {
        timer?.invalidate()
        timer = nil
        guard isRunning else { return }
        isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// Moves the items for so many seconds.
    func step(_ seconds: CGFloat) {
        let rules = all
        let moved = Set(rules.flatMap(\.moved).map { ObjectIdentifier($0) })
        bodies = bodies.filter { moved.contains($0.key) }
        let bodies = rules.flatMap(\.moved).reduce(into: [DynamicBody]()) { list, item in
            let body = body(of: item)
            if !list.contains(where: { $0 === body }) { list.append(body) }
        }
        let places = bodies.map(\.item.center)
        for body in bodies { body.pull = CGVector(dx: 0, dy: 0) }
        for rule in rules { rule.pull(self, for: seconds) }
        for body in bodies { move(body, for: seconds) }
        for rule in rules { rule.settle(self, for: seconds) }
        for rule in rules { rule.action?() }
        elapsedTime += TimeInterval(seconds)
        layout?.invalidateLayout()

        let isStill = zip(bodies, places).allSatisfy { body, place in
            hypot(body.item.center.x - place.x, body.item.center.y - place.y) < 0.01
                && abs(body.angularVelocity) < 0.01
        }
        restingSteps = isStill && !rules.contains { $0.isBusy(self) } ? restingSteps + 1 : 0
        // A third of a second without a movement.
        if restingSteps >= 20 { rest() }
    }

    private func move(_ body: DynamicBody, for seconds: CGFloat) {
        let material = material(of: body.item)
        guard material?.isAnchored != true else {
            body.velocity = CGVector(dx: 0, dy: 0)
            body.angularVelocity = 0
            return
        }
        let kept = max(0, 1 - (material?.resistance ?? 0) * seconds)
        body.velocity.dx = (body.velocity.dx + body.pull.dx * seconds) * kept
        body.velocity.dy = (body.velocity.dy + body.pull.dy * seconds) * kept
        body.item.center.x += body.velocity.dx * seconds
        body.item.center.y += body.velocity.dy * seconds
        guard material?.allowsRotation != false, body.angularVelocity != 0 else { return }
        body.angularVelocity *= max(0, 1 - (material?.angularResistance ?? 0) * seconds)
        body.angle += body.angularVelocity * seconds
        body.item.transform = CGAffineTransform(rotationAngle: body.angle)
    }
}
