import Foundation

/// What is seen of what is dragged: a picture of it, slightly larger, which follows the finger over everything else.
final class DragPlatter: UIView {
    private static let scale: CGFloat = 1.05
    private let picture = UIView()
    private let badge = DragBadge()
    /// From the finger to the middle.
    private let grip: CGPoint

    /// - Parameters:
    ///   - root: the view at the top, which it lies in.
    ///   - place: where the finger is, in the root's coordinates.
    init(_ preview: UITargetedPreview, in root: UIView, at place: CGPoint) {
        let center = preview.target.container.convert(preview.target.center, to: nil)
        grip = CGPoint(x: center.x - place.x, y: center.y - place.y)
        super.init(frame: CGRect(origin: .zero, size: preview.size))
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        addSubview(picture)
        addSubview(badge)
        show(preview.view, preview.parameters)
        self.center = center
        root.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a view, or a picture of one that is seen elsewhere.
    func show(_ view: UIView, _ parameters: UIPreviewParameters) {
        for old in picture.subviews { old.removeFromSuperview() }
        let shown = view.superview == nil && view.window == nil ? view : view.snapshotView(afterScreenUpdates: true)
        let middle = center
        bounds.size = view.bounds.size
        center = middle
        picture.setFrame(bounds)
        picture.backgroundColor = parameters.backgroundColor
        picture.layer.cornerRadius = view.layer.cornerRadius
        picture.layer.maskedCorners = view.layer.maskedCorners
        picture.layer.masksToBounds = true
        picture.layer.mask = parameters.visiblePath.map { path in
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            return mask
        }
        if let shown {
            shown.frame = bounds
            picture.addSubview(shown)
        }
        badge.place(in: bounds)
    }

    /// It is taken up.
    func lift() {
        transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 6)
    }

    /// The finger is elsewhere.
    func follow(_ place: CGPoint) {
        center = CGPoint(x: place.x + grip.x, y: place.y + grip.y)
        if superview?.subviews.last !== self { superview?.bringSubviewToFront(self) }
    }

    /// Says what would become of it, and of how many things it is.
    func tell(_ operation: UIDropOperation, count: Int) { badge.tell(operation, count: count) }

    /// It comes to its place, as it was before it was taken up.
    func settle(at target: UIPreviewTarget) {
        center = target.container.convert(target.center, to: nil)
        transform = target.transform
        layer.shadowOpacity = 0
        badge.isHidden = true
    }

    /// It goes where it is.
    func fade() {
        alpha = 0
        transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    }
}

/// The mark at the corner of what is dragged.
private final class DragBadge: UILabel {
    private static let side: CGFloat = 24

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        textColor = .white
        textAlignment = .center
        font = .systemFont(ofSize: 15, weight: .semibold)
        layer.cornerRadius = Self.side / 2
        layer.masksToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func place(in bounds: CGRect) {
        let side = Self.side
        setFrame(CGRect(x: bounds.maxX - side / 2, y: bounds.minY - side / 2, width: side, height: side))
    }

    func tell(_ operation: UIDropOperation, count: Int) {
        let number = count > 1 ? "\(count)" : nil
        switch operation {
        case .copy: show(number ?? "+", .systemGreen)
        case .forbidden: show("–", .systemGray)
        case .cancel, .move: show(number, .systemRed)
        }
    }

    private func show(_ words: String?, _ color: UIColor) {
        isHidden = words == nil
        text = words
        backgroundColor = color
    }
}
