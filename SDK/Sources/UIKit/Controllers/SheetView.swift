import Foundation

/// A presented controller's view as a sheet: what lies under it is seen above it, and dimmed.
@MainActor
final class SheetView: UIView {
    private let held: UIView
    private let dimmed = UIButton(type: .custom)

    /// - Parameter left: the person taps beside the sheet.
    init(holding view: UIView, in host: UIView, left: @escaping () -> Void) {
        held = view
        super.init(frame: host.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmed.backgroundColor = UIColor.black.withAlphaComponent(0.25)
        dimmed.accessibilityLabel = "dismiss popup"
        dimmed.addAction(UIAction { _ in left() }, for: .touchUpInside)
        addSubview(dimmed)
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
        view.clipsToBounds = true
        view.layer.cornerRadius = 38
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.autoresizingMask = []
        addSubview(view)
        host.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimmed.setFrame(bounds)
        let top = safeAreaInsets.top + 10
        held.setFrame(CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top)))
    }
}

extension UIViewController {
    /// Whether it lies over a part of the screen where its author does not say how.
    var comesAsSheet: Bool {
        [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
    }
}
