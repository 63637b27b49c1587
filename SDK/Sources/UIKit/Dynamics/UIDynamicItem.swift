public import Foundation

/// Something that moves: its centre, its size and how far it is turned.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Whom a body can leave behind: its item, how fast it is, and what it is made of.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    var velocity = CGVector(dx: 0, dy: 0)
    var angularVelocity: CGFloat = 0
    var angle: CGFloat
    /// What pulls it in a step, in points a second squared.
    var pull = CGVector(dx: 0, dy: 0)

    init(_ item: any UIDynamicItem) {
        self.item = item
        angle = atan2(item.transform.b, item.transform.a)
    }

    var half: CGVector { CGVector(dx: item.bounds.width / 2, dy: item.bounds.height / 2) }
    /// A square of a hundred points has the mass of one, by its density.
    func mass(of density: CGFloat) -> CGFloat {
        max(0.000_1, item.bounds.width * item.bounds.height / 10_000 * density)
    }
    var speed: CGFloat { hypot(velocity.dx, velocity.dy) }
}
