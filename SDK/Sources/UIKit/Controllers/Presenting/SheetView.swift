import Foundation

/// A presented controller's view as a sheet: what lies under it is seen above it, and dimmed.
@MainActor
final class SheetView: PresentationStage {
    /// The corners of the phone's sheets, in points.
    static let cornerRadius: CGFloat = 38
    /// What the highest sheet leaves free below the status bar, in points.
    static let gap: CGFloat = 10

    private let held: UIView
    private let dimmed = UIButton(type: .custom)
    private let grabber = UIButton(type: .custom)
    private var sheet: UISheetPresentationController? { presentation as? UISheetPresentationController }

    init(holding view: UIView, of presentation: UIPresentationController, in host: UIView) {
        held = view
        super.init(of: presentation, in: host)
        dimmed.backgroundColor = UIColor.black.withAlphaComponent(0.25)
        dimmed.accessibilityLabel = "dismiss popup"
        dimmed.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
        addSubview(dimmed)
        if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
        view.clipsToBounds = true
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.autoresizingMask = []
        addSubview(view)
        let bar = UIView(frame: CGRect(x: 22, y: 5, width: 36, height: 5))
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = 2.5
        bar.isUserInteractionEnabled = false
        grabber.addSubview(bar)
        grabber.accessibilityLabel = "Sheet Grabber"
        grabber.addAction(UIAction { [weak self] _ in self?.sheet?.standAtNext() }, for: .touchUpInside)
        host.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    /// Where a sheet of the largest height stands in a view.
    static func frame(in host: UIView) -> CGRect {
        let top = host.safeAreaInsets.top + gap
        return CGRect(x: 0, y: top, width: host.bounds.width, height: max(0, host.bounds.height - top))
    }

    override func arrange() {
        dimmed.setFrame(bounds)
        let largest = Self.frame(in: self)
        let bottom = safeAreaInsets.bottom
        let height = sheet?.height(most: max(0, largest.height - bottom), in: traitCollection).map { $0 + bottom }
        let frame = height.map {
            CGRect(
                x: 0,
                y: bounds.height - min($0, largest.height),
                width: largest.width,
                height: min($0, largest.height)
            )
        }
        held.setFrame(frame ?? largest)
        held.layer.cornerRadius = sheet?.preferredCornerRadius ?? Self.cornerRadius
        let isDimmed = sheet?.isDimmed ?? true
        dimmed.alpha = isDimmed ? 1 : 0
        dimmed.isUserInteractionEnabled = isDimmed
        let hasGrabber = sheet?.prefersGrabberVisible == true
        if !hasGrabber { return grabber.removeFromSuperview() }
        if grabber.superview == nil { addSubview(grabber) }
        grabber.setFrame(CGRect(x: held.frame.midX - 40, y: held.frame.minY, width: 80, height: 20))
    }

    /// What is not dimmed beside a sheet can be touched.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        sheet?.isDimmed == false ? held.frame.contains(point) : super.point(inside: point, with: event)
    }
}

extension UIModalPresentationStyle {
    /// Whether what is shown lies over a part of the screen where its author does not say how.
    var isSheet: Bool { [.automatic, .pageSheet, .formSheet].contains(self) }
}
