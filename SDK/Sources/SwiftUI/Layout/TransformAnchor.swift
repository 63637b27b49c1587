import UIKit

extension CGAffineTransform {
    /// The same about a point of a view of a size; UIKit transforms about the middle.
    func about(_ anchor: UnitPoint, of size: CGSize) -> CGAffineTransform {
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}
