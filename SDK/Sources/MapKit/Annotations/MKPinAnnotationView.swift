public import Foundation
public import UIKit

/// A pin whose needle stands at its place.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    /// Kept: it is there at once.
    open var animatesDrop = false
    /// Red unless it is set.
    open var pinTintColor: UIColor! { didSet { setNeedsDisplay() } }
    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }

    private static let size = CGSize(width: 32, height: 39)
    /// Where the needle's end is.
    private static let foot = CGPoint(x: 8, y: 35.5)

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        takeSize()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeSize()
    }

    /// As Apple's picture of a pin has it.
    private func takeSize() {
        bounds.size = Self.size
        centerOffset = CGPoint(x: Self.size.width / 2 - Self.foot.x, y: Self.size.height / 2 - Self.foot.y)
        calloutOffset = CGPoint(x: -Self.size.width / 2 + Self.foot.x, y: 0)
    }

    open override func draw(_ rect: CGRect) {
        guard image == nil, let context = UIGraphicsGetCurrentContext() else { return super.draw(rect) }
        let (foot, head) = (Self.foot, CGRect(x: 0.5, y: 0.5, width: 15, height: 15))
        context.setFillColor(gray: 0, alpha: 0.2)
        context.fillEllipse(in: CGRect(x: foot.x - 4, y: foot.y - 1.5, width: 8, height: 3))
        context.setFillColor(gray: 0.6, alpha: 1)
        context.fill(CGRect(x: foot.x - 1, y: head.midY, width: 2, height: foot.y - head.midY))
        (pinTintColor ?? .systemRed).setFill()
        context.fillEllipse(in: head)
        context.setFillColor(gray: 1, alpha: 0.5)
        context.fillEllipse(in: CGRect(x: 4, y: 3, width: 4.5, height: 4.5))
    }
}
