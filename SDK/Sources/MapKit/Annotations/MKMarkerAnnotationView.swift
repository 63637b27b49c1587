public import Foundation
public import UIKit

/// A balloon that points at its place, with a sign in it and the title beneath; a larger one when it is selected.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    /// Red unless it is set.
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var glyphText: String? { didSet { setNeedsDisplay() } }
    open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
    /// White unless it is set.
    open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var selectedGlyphImage: UIImage? { didSet { setNeedsDisplay() } }
    /// Kept: it is there at once.
    open var animatesWhenAdded = false
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { refresh() } }
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { refresh() } }

    private let words = AnnotationCaption(frame: .zero)
    private static let size = CGSize(width: 30, height: 37)
    private static let selectedSize = CGSize(width: 46, height: 57)

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        refresh()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        refresh()
    }

    override var ownOffset: CGPoint { CGPoint(x: 0, y: -bounds.height / 2) }
    override var caption: AnnotationCaption? { titleVisibility == .hidden || words.isHidden ? nil : words }

    override func refresh() {
        let size = isSelected ? Self.selectedSize : Self.size
        if bounds.size != size { bounds.size = size }
        let saysMore = subtitleVisibility == .visible || subtitleVisibility == .adaptive && isSelected
        words.show(
            title: titleVisibility == .hidden ? nil : annotation?.title ?? nil,
            subtitle: saysMore ? annotation?.subtitle ?? nil : nil,
            beneath: CGPoint(x: size.width / 2, y: size.height)
        )
        if words.superview == nil { insertSubview(words, at: 0) }
        setNeedsDisplay()
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let radius = bounds.width / 2
        (markerTintColor ?? .systemRed).setFill()
        context.addPath(Self.balloon(in: bounds))
        context.fillPath()
        let image = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
        let color = glyphTintColor ?? .white
        let middle = CGPoint(x: radius, y: radius)
        if let image {
            image.withTintColor(color).draw(in: image.size.fitted(into: radius * 1.2, around: middle))
        } else if let glyphText, !glyphText.isEmpty {
            let text = NSAttributedString(
                string: glyphText,
                attributes: [
                    .font: UIFont.systemFont(ofSize: radius * 0.95, weight: .semibold), .foregroundColor: color,
                ]
            )
            let size = text.size()
            text.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
        } else {
            color.setFill()
            context.addPath(Self.pin(in: bounds))
            context.fillPath()
        }
    }

    /// A disc with a point beneath.
    private static func balloon(in bounds: CGRect) -> CGPath {
        let (radius, tip) = (bounds.width / 2, CGPoint(x: bounds.midX, y: bounds.maxY))
        let opening = CGFloat.pi / 5
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: bounds.midX, y: bounds.minY + radius),
            radius: radius,
            startAngle: .pi / 2 + opening,
            endAngle: .pi / 2 - opening + 2 * .pi,
            clockwise: false
        )
        path.addLine(to: tip)
        path.closeSubpath()
        return path
    }

    /// The sign of a balloon that has none: a needle.
    private static func pin(in bounds: CGRect) -> CGPath {
        let (radius, middle) = (bounds.width / 2, bounds.midX)
        let head = radius * 0.3
        let path = CGMutablePath()
        path.addEllipse(
            in: CGRect(x: middle - head, y: radius - 2 * head, width: 2 * head, height: 2 * head)
        )
        path.addRect(CGRect(x: middle - radius * 0.05, y: radius, width: radius * 0.1, height: radius * 0.5))
        return path
    }
}

extension CGSize {
    /// The rectangle of something so large that is made as large as a square allows.
    fileprivate func fitted(into side: CGFloat, around middle: CGPoint) -> CGRect {
        let longest = max(width, height)
        let scale = longest > 0 ? side / longest : 1
        let size = CGSize(width: width * scale, height: height * scale)
        return CGRect(
            x: middle.x - size.width / 2,
            y: middle.y - size.height / 2,
            width: size.width,
            height: size.height
        )
    }
}
