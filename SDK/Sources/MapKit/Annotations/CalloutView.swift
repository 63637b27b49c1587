import Foundation
import UIKit

/// A bubble over an annotation that is selected: its title and subtitle, and the views that its author put beside them.
final class CalloutView: UIView {
    /// Whose bubble it is.
    private(set) weak var owner: MKAnnotationView?
    private let title = UILabel()
    private let subtitle = UILabel()
    private var accessories: [UIView] = []
    /// Where the bubble's point is, from the left.
    private var tip: CGFloat = 0

    private static let tapped = UIAction.Identifier("MKCalloutAccessoryTapped")
    private static let padding: CGFloat = 10
    private static let tipHeight: CGFloat = 9
    private static let textWidth: CGFloat = 220
    private static let ground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 0.97) : UIColor(white: 1, alpha: 0.97)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.numberOfLines = 2
        subtitle.font = .systemFont(ofSize: 12)
        subtitle.textColor = .secondaryLabel
        subtitle.numberOfLines = 2
        addSubview(title)
        addSubview(subtitle)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether a point of it is on the bubble.
    func contains(_ point: CGPoint) -> Bool { !isHidden && bounds.contains(point) }

    func hide() {
        guard owner != nil || !isHidden else { return }
        takeAccessories([], tapped: { _ in })
        owner = nil
        isHidden = true
    }

    /// Shows what a view's annotation says above the view.
    ///
    /// - Parameters:
    ///   - room: what the bubble is not to leave.
    ///   - tapped: hears of a control beside the words.
    func show(
        title words: String,
        subtitle more: String?,
        of view: MKAnnotationView,
        within room: CGRect,
        tapped: @escaping (UIControl) -> Void
    ) {
        (owner, isHidden) = (view, false)
        (title.text, subtitle.text) = (words, more)
        let (left, right) = (view.leftCalloutAccessoryView, view.rightCalloutAccessoryView)
        let detail = view.detailCalloutAccessoryView
        takeAccessories([left, detail, right].compactMap { $0 }, tapped: tapped)
        subtitle.isHidden = detail != nil || (more ?? "").isEmpty

        let texts = [title] + (detail.map { [$0] } ?? (subtitle.isHidden ? [] : [subtitle]))
        let sizes = texts.map { Self.size(of: $0) }
        let text = CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.map(\.height).reduce(0, +) + 2 * CGFloat(texts.count - 1)
        )
        let sides = [left, right].map { $0.map { Self.size(of: $0) } ?? .zero }
        let height = max(text.height, sides[0].height, sides[1].height, 24)
        var x = Self.padding
        func put(_ view: UIView?, _ size: CGSize) {
            guard let view else { return }
            view.frame = CGRect(
                x: x,
                y: Self.padding + (height - size.height) / 2,
                width: size.width,
                height: size.height
            )
            x += size.width + Self.padding
        }
        put(left, sides[0])
        var y = Self.padding + (height - text.height) / 2
        for (view, size) in zip(texts, sizes) {
            view.frame = CGRect(
                x: x,
                y: y,
                width: max(size.width, view === detail ? 0 : text.width),
                height: size.height
            )
            y += size.height + 2
        }
        x += text.width + Self.padding
        put(right, sides[1])
        place(CGSize(width: x, height: height + 2 * Self.padding + Self.tipHeight), over: view, within: room)
    }

    private func place(_ size: CGSize, over view: MKAnnotationView, within room: CGRect) {
        let target = CGPoint(x: view.frame.midX + view.calloutOffset.x, y: view.frame.minY + view.calloutOffset.y)
        let most = room.maxX - size.width - 4
        let x = max(min(target.x - size.width / 2, most), room.minX + 4)
        frame = CGRect(x: x, y: target.y - size.height, width: size.width, height: size.height)
        tip = min(max(target.x - x, 20), max(size.width - 20, 20))
        setNeedsDisplay()
    }

    private static func size(of view: UIView) -> CGSize {
        let natural =
            view is UILabel
            ? view.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)) : view.bounds.size
        guard natural.width <= 0 || natural.height <= 0 else { return natural }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    private func takeAccessories(_ views: [UIView], tapped: @escaping (UIControl) -> Void) {
        for view in accessories where !views.contains(where: { $0 === view }) {
            (view as? UIControl)?.removeAction(identifiedBy: Self.tapped, for: .touchUpInside)
            if view.superview === self { view.removeFromSuperview() }
        }
        for view in views where view.superview !== self { addSubview(view) }
        accessories = views
        for case let control as UIControl in views {
            control.addAction(
                UIAction(identifier: Self.tapped) { action in
                    (action.sender as? UIControl).map(tapped)
                },
                for: .touchUpInside
            )
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let box = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - Self.tipHeight)
        let path = CGMutablePath()
        path.addRoundedRect(in: box, cornerWidth: 12, cornerHeight: 12)
        path.move(to: CGPoint(x: tip - 9, y: box.maxY))
        path.addLine(to: CGPoint(x: tip, y: bounds.maxY))
        path.addLine(to: CGPoint(x: tip + 9, y: box.maxY))
        path.closeSubpath()
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 5, color: CGColor(gray: 0, alpha: 0.25))
        Self.ground.setFill()
        context.addPath(path)
        context.fillPath()
    }
}
