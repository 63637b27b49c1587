public import Foundation

/// Hears of items that meet each other or a boundary.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    )
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    )
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    )
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    )
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Keeps items out of each other and within boundaries. Items are upright boxes for it, and a path its bounding box.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicItemsBehavior {
    /// What items meet.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Self(rawValue: 1 << 0)
        public static let boundaries = Self(rawValue: 1 << 1)
        public static let everything = Self(rawValue: .max)
    }

    open var collisionMode = Mode.everything
    open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.wake() } }
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    private var insets = UIEdgeInsets.zero
    private var boundaries: [(name: any NSCopying, start: CGPoint, end: CGPoint, isPath: Bool)] = []
    private var contacts: Set<Contact> = []

    public init(items: [any UIDynamicItem]) { super.init(of: items) }

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        let box = bezierPath.bounds
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
            CGPoint(x: box.minX, y: box.maxY),
        ]
        for number in corners.indices {
            boundaries.append((identifier, corners[number], corners[(number + 1) % 4], true))
        }
        dynamicAnimator?.wake()
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        boundaries.append((identifier, p1, p2, false))
        dynamicAnimator?.wake()
    }
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.isSame($0.name, identifier) }
    }
    open func removeAllBoundaries() { boundaries = [] }
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty
            ? nil
            : boundaries.reduce(into: []) { names, boundary in
                if !names.contains(where: { Self.isSame($0, boundary.name) }) { names.append(boundary.name) }
            }
    }

    private static func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
        (one as? NSObject)?.isEqual(other) ?? ("\(one)" == "\(other)")
    }

    override func settle(_ animator: UIDynamicAnimator, for seconds: CGFloat) {
        var now: Set<Contact> = []
        if collisionMode.contains(.boundaries) {
            for item in items { stop(item, animator, &now) }
        }
        if collisionMode.contains(.items) {
            for (number, one) in items.enumerated() {
                for other in items.dropFirst(number + 1) { part(one, other, animator, &now) }
            }
        }
        for contact in contacts.subtracting(now) {
            if let other = contact.other {
                collisionDelegate?.collisionBehavior(self, endedContactFor: contact.item, with: other)
            } else {
                collisionDelegate?.collisionBehavior(
                    self,
                    endedContactFor: contact.item,
                    withBoundaryIdentifier: contact.boundary
                )
            }
        }
        contacts = now
    }

    /// Keeps an item within the reference view and out of the lines.
    private func stop(_ item: any UIDynamicItem, _ animator: UIDynamicAnimator, _ now: inout Set<Contact>) {
        let body = animator.body(of: item)
        let half = body.half
        if translatesReferenceBoundsIntoBoundary, let bounds = animator.referenceView?.bounds {
            let room = bounds.inset(by: insets)
            let x = min(max(item.center.x, room.minX + half.dx), max(room.minX + half.dx, room.maxX - half.dx))
            let y = min(max(item.center.y, room.minY + half.dy), max(room.minY + half.dy, room.maxY - half.dy))
            bounce(body, to: CGPoint(x: x, y: y), nil, animator, &now)
        }
        for boundary in boundaries {
            let (low, high) = (boundary.start, boundary.end)
            let line = CGRect(
                x: min(low.x, high.x),
                y: min(low.y, high.y),
                width: abs(high.x - low.x),
                height: abs(high.y - low.y)
            )
            // A line that is neither level nor upright is met as the box around it.
            guard item.center.x + half.dx > line.minX, item.center.x - half.dx < line.maxX,
                item.center.y + half.dy > line.minY, item.center.y - half.dy < line.maxY
            else { continue }
            var place = item.center
            if line.width >= line.height {
                place.y = item.center.y <= line.midY ? line.minY - half.dy : line.maxY + half.dy
            } else {
                place.x = item.center.x <= line.midX ? line.minX - half.dx : line.maxX + half.dx
            }
            bounce(body, to: place, boundary.name, animator, &now)
        }
    }

    /// Puts an item back to where it may be, and turns its speed.
    private func bounce(
        _ body: DynamicBody,
        to place: CGPoint,
        _ boundary: (any NSCopying)?,
        _ animator: UIDynamicAnimator,
        _ now: inout Set<Contact>
    ) {
        let way = CGVector(dx: place.x - body.item.center.x, dy: place.y - body.item.center.y)
        guard way.dx != 0 || way.dy != 0 else { return }
        let material = animator.material(of: body.item)
        let (elasticity, friction) = (material?.elasticity ?? 0, min(1, max(0, material?.friction ?? 0)))
        if material?.isAnchored != true { body.item.center = place }
        if way.dx != 0, body.velocity.dx * way.dx < 0 {
            body.velocity.dx *= -elasticity
            body.velocity.dy *= 1 - friction * 0.1
        }
        if way.dy != 0, body.velocity.dy * way.dy < 0 {
            body.velocity.dy *= -elasticity
            body.velocity.dx *= 1 - friction * 0.1
        }
        let contact = Contact(item: body.item, other: nil, boundary: boundary)
        if now.insert(contact).inserted, !contacts.contains(contact) {
            collisionDelegate?.collisionBehavior(
                self,
                beganContactFor: body.item,
                withBoundaryIdentifier: boundary,
                at: CGPoint(x: place.x - way.dx.sign(of: body.half.dx), y: place.y - way.dy.sign(of: body.half.dy))
            )
        }
    }

    /// Moves two items out of each other, the way that is shorter, and hands their speed over.
    private func part(
        _ one: any UIDynamicItem,
        _ other: any UIDynamicItem,
        _ animator: UIDynamicAnimator,
        _ now: inout Set<Contact>
    ) {
        let (first, second) = (animator.body(of: one), animator.body(of: other))
        let away = CGVector(dx: other.center.x - one.center.x, dy: other.center.y - one.center.y)
        let deep = CGVector(
            dx: first.half.dx + second.half.dx - abs(away.dx),
            dy: first.half.dy + second.half.dy - abs(away.dy)
        )
        guard deep.dx > 0, deep.dy > 0 else { return }
        let (one1, other1) = (animator.material(of: one), animator.material(of: other))
        let weights = (
            one1?.isAnchored == true ? 0 : 1 / first.mass(of: one1?.density ?? 1),
            other1?.isAnchored == true ? 0 : 1 / second.mass(of: other1?.density ?? 1)
        )
        let sum = weights.0 + weights.1
        guard sum > 0 else { return }
        let elasticity = max(one1?.elasticity ?? 0, other1?.elasticity ?? 0)
        func meet(_ way: WritableKeyPath<CGVector, CGFloat>, _ place: WritableKeyPath<CGPoint, CGFloat>) {
            let sign: CGFloat = away[keyPath: way] < 0 ? -1 : 1
            let move = deep[keyPath: way] * sign
            one.center[keyPath: place] -= move * weights.0 / sum
            other.center[keyPath: place] += move * weights.1 / sum
            let closing = first.velocity[keyPath: way] - second.velocity[keyPath: way]
            guard closing * sign > 0 else { return }
            let impulse = (1 + elasticity) * closing / sum
            first.velocity[keyPath: way] -= impulse * weights.0
            second.velocity[keyPath: way] += impulse * weights.1
        }
        if deep.dx < deep.dy { meet(\.dx, \.x) } else { meet(\.dy, \.y) }
        let contact = Contact(item: one, other: other, boundary: nil)
        if now.insert(contact).inserted, !contacts.contains(contact) {
            let middle = CGPoint(x: (one.center.x + other.center.x) / 2, y: (one.center.y + other.center.y) / 2)
            collisionDelegate?.collisionBehavior(self, beganContactFor: one, with: other, at: middle)
        }
    }
}

/// Who touches whom.
private struct Contact: Hashable {
    let item: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let boundary: (any NSCopying)?

    static func == (one: Self, other: Self) -> Bool {
        one.item === other.item && one.other === other.other
            && one.boundary.map { "\($0)" } == other.boundary.map { "\($0)" }
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(item))
        hasher.combine(other.map { ObjectIdentifier($0) })
        hasher.combine(boundary.map { "\($0)" })
    }
}

extension CGFloat {
    /// A size with this one's sign.
    fileprivate func sign(of size: CGFloat) -> CGFloat { self == 0 ? 0 : self < 0 ? -size : size }
}
