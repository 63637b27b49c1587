import Foundation

extension CGRect {
    /// The box of a size whose anchor point, in fractions of it, lies at a position.
    init(_ size: CGSize, anchor: CGPoint, at position: CGPoint) {
        self.init(
            x: position.x - size.width * anchor.x,
            y: position.y - size.height * anchor.y,
            width: size.width,
            height: size.height
        )
    }
}
