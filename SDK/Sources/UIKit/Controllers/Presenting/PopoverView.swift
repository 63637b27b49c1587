import Foundation

/// A presented controller's view as a card with an arrow; a touch beside it takes it away.
@MainActor
final class PopoverView: PresentationStage {
    /// The arrow's height and half its width, in points.
    private static let arrow = CGSize(width: 13, height: 13)
    /// What stays free to the edges of the screen, in points.
    private static let margin: CGFloat = 10
    private let held: UIView
    private let outside = UIButton(type: .custom)
    private let card = UIView()
    private let tip = CAShapeLayer()
    private var popover: UIPopoverPresentationController? { presentation as? UIPopoverPresentationController }

    init(holding view: UIView, of presentation: UIPopoverPresentationController, in host: UIView) {
        held = view
        super.init(of: presentation, in: host)
        outside.accessibilityLabel = "dismiss popup"
        outside.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.22
        card.layer.shadowRadius = 24
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        card.layer.cornerRadius = 13
        view.layer.cornerRadius = 13
        view.clipsToBounds = true
        view.autoresizingMask = []
        card.layer.addSublayer(tip)
        card.addSubview(view)
        for part in [outside, card] { addSubview(part) }
        host.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    override func arrange() {
        outside.setFrame(bounds)
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let place = anchorFrame ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
        let allowed = popover?.permittedArrowDirections ?? .any
        let wanted = presentation?.presentedViewController.contentSizeWanted ?? .zero
        let (above, below) = (place.minY - room.minY, room.maxY - place.maxY)
        let height = wanted.height > 0 ? wanted.height + Self.arrow.height : room.height
        let isBelow =
            allowed.contains(.up) && (!allowed.contains(.down) || height <= below || below >= above)
        let size = CGSize(
            width: min(wanted.width > 0 ? wanted.width : 320, room.width),
            height: max(0, min(height, isBelow ? below : above) - Self.arrow.height)
        )
        let x = min(max(place.midX - size.width / 2, room.minX), room.maxX - size.width)
        let y = isBelow ? place.maxY + Self.arrow.height : place.minY - Self.arrow.height - size.height
        card.setFrame(CGRect(origin: CGPoint(x: x, y: y), size: size))
        held.setFrame(CGRect(origin: .zero, size: size))
        popover?.arrowDirection = isBelow ? .up : .down
        let ground = popover?.backgroundColor ?? held.backgroundColor ?? .systemBackground
        card.backgroundColor = ground
        tip.fillColor = ground.resolvedColor(with: traitCollection).cgColor
        let middle = min(
            max(place.midX - x, 13 + Self.arrow.width),
            max(size.width / 2, size.width - 13 - Self.arrow.width)
        )
        tip.path = Self.path(at: middle, edge: isBelow ? 0 : size.height, isUp: isBelow)
    }

    private static func path(at x: CGFloat, edge: CGFloat, isUp: Bool) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: x - arrow.width, y: edge))
        path.addLine(to: CGPoint(x: x, y: edge + (isUp ? -arrow.height : arrow.height)))
        path.addLine(to: CGPoint(x: x + arrow.width, y: edge))
        path.closeSubpath()
        return path
    }

    private var anchorFrame: CGRect? {
        guard let popover, let anchor = popover.anchor, anchor.window != nil else { return nil }
        let part = popover.sourceView != nil && !popover.sourceRect.isNull ? popover.sourceRect : anchor.bounds
        return anchor.convert(part, to: self)
    }

    /// What lies beside it and may be touched is touched.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let through = popover?.passthroughViews ?? []
        if !card.frame.contains(point), through.contains(where: { $0.convert($0.bounds, to: self).contains(point) }) {
            return false
        }
        return super.point(inside: point, with: event)
    }
}

extension UIViewController {
    /// The size that a card of it has, in points; what is zero is left open.
    fileprivate var contentSizeWanted: CGSize {
        if preferredContentSize != .zero { return preferredContentSize }
        guard let stack = self as? UINavigationController, let top = stack.topViewController else { return .zero }
        let size = top.preferredContentSize
        let bar = stack.isNavigationBarHidden ? 0 : stack.navigationBar.wantedHeight
        return size == .zero ? .zero : CGSize(width: size.width, height: size.height + bar)
    }
}
