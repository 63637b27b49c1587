import Foundation

/// What a compact picker opens: a card beside it, over all else, until the person taps elsewhere.
@MainActor
final class PickerPopover: UIView {
    private let outside = UIButton(type: .custom)
    private let card = UIView()
    private let held: UIView
    private weak var anchor: UIView?

    /// Shows a view of the size that it wants, below or above another; without a window nothing is shown.
    @discardableResult
    static func show(_ held: UIView, beside anchor: UIView) -> PickerPopover? {
        guard let window = anchor.window else { return nil }
        let popover = PickerPopover(held, anchor)
        popover.frame = window.bounds
        popover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(popover)
        return popover
    }

    private init(_ held: UIView, _ anchor: UIView) {
        self.held = held
        self.anchor = anchor
        super.init(frame: .zero)
        outside.accessibilityLabel = "dismiss popup"
        outside.addAction(UIAction { [weak self] _ in self?.removeFromSuperview() }, for: .touchUpInside)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 13
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.22
        card.layer.shadowRadius = 24
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        card.addSubview(held)
        for part in [outside, card] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        outside.setFrame(bounds)
        let wanted = held.intrinsicContentSize
        let size = CGSize(width: min(wanted.width, bounds.width - 16) + 16, height: wanted.height + 16)
        let place = anchor.map { $0.convert($0.bounds, to: self) } ?? .zero
        let below = place.maxY + 8
        let fitsBelow = below + size.height <= bounds.height - max(8, safeAreaInsets.bottom)
        let y = fitsBelow ? below : max(safeAreaInsets.top + 8, place.minY - 8 - size.height)
        let x = min(max(8, place.midX - size.width / 2), max(8, bounds.width - size.width - 8))
        card.setFrame(CGRect(origin: CGPoint(x: x, y: y), size: size))
        held.setFrame(CGRect(x: 8, y: 8, width: size.width - 16, height: size.height - 16))
    }
}
