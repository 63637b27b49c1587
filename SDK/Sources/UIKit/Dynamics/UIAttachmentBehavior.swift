public import Foundation

/// Holds an item at a distance of a point or of another item: by a rod, or by a spring where it has a frequency.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is held by.
    public enum AttachmentType: Int, Sendable { case items = 0, anchor }

    public let items: [any UIDynamicItem]
    public let attachedBehaviorType: AttachmentType
    open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
    open var length: CGFloat { didSet { dynamicAnimator?.wake() } }
    open var damping: CGFloat = 0
    /// How often it swings in a second; 0 is a rod.
    open var frequency: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    /// Kept: items turn as they want.
    open var attachmentRange = UIFloatRange.infinite
    private let offsets: [UIOffset]

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (items, offsets, attachedBehaviorType, anchorPoint) = ([item], [offset], .anchor, point)
        length = hypot(item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
        super.init()
    }
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    public init(
        item item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        (items, offsets, attachedBehaviorType, anchorPoint) = ([item1, item2], [offset1, offset2], .items, .zero)
        length = hypot(
            item1.center.x + offset1.horizontal - item2.center.x - offset2.horizontal,
            item1.center.y + offset1.vertical - item2.center.y - offset2.vertical
        )
        super.init()
    }

    override var moved: [any UIDynamicItem] { items }

    /// Where an item is held.
    private func hold(_ number: Int) -> CGPoint {
        guard items.indices.contains(number) else { return anchorPoint }
        let place = items[number].center
        return CGPoint(x: place.x + offsets[number].horizontal, y: place.y + offsets[number].vertical)
    }

    /// How much too long it is, and which way that is from the first item.
    private var stretch: (size: CGFloat, way: CGVector) {
        let (one, other) = (hold(0), hold(1))
        let way = CGVector(dx: other.x - one.x, dy: other.y - one.y)
        let distance = hypot(way.dx, way.dy)
        guard distance > 0.000_1 else { return (0, CGVector(dx: 0, dy: 0)) }
        return (distance - length, CGVector(dx: way.dx / distance, dy: way.dy / distance))
    }

    override func pull(_ animator: UIDynamicAnimator, for seconds: CGFloat) {
        guard frequency > 0 else { return }
        let (size, way) = stretch
        let spring = DampedSpring(frequency: frequency, damping: damping)
        let share = 1 / CGFloat(items.count)
        for (number, item) in items.enumerated() {
            let body = animator.body(of: item)
            let sign: CGFloat = number == 0 ? 1 : -1
            let along = (body.velocity.dx * way.dx + body.velocity.dy * way.dy) * sign
            let pull = spring.pull(by: size, at: along) * share * sign
            body.pull.dx += way.dx * pull
            body.pull.dy += way.dy * pull
        }
    }

    override func settle(_ animator: UIDynamicAnimator, for seconds: CGFloat) {
        guard frequency <= 0, seconds > 0 else { return }
        let (size, way) = stretch
        let free = items.map { animator.material(of: $0)?.isAnchored != true }
        let share = 1 / CGFloat(max(1, free.count(where: { $0 })))
        for (number, item) in items.enumerated() where free[number] {
            let body = animator.body(of: item)
            let move = size * share * (number == 0 ? 1 : -1)
            item.center.x += way.dx * move
            item.center.y += way.dy * move
            body.velocity.dx += way.dx * move / seconds
            body.velocity.dy += way.dy * move / seconds
        }
    }
}

/// From a number to another.
public struct UIFloatRange: Hashable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
    public static let zero = Self(minimum: 0, maximum: 0)
    public static let infinite = Self(minimum: -.infinity, maximum: .infinity)
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
