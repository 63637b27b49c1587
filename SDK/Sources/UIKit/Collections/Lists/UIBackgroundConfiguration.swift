public import Foundation

/// The ground of a cell or a button.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0 { didSet { hasRadius = true } }
    /// Whether its author says how round it is.
    var hasRadius = false
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    /// Kept: a line lies at the edge.
    public var strokeOutset: CGFloat = 0
    /// Kept: a ground throws no shadow (iOS 18).
    public var shadowProperties = UIShadowProperties()
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// A view behind all.
    public var customView: UIView?
    public var visualEffect: UIVisualEffect?
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Whether the cell's state and its list say the colour.
    var isDefault = false

    public init() {}

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { usual(.systemBackground) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { usual(.secondarySystemGroupedBackground) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { usual(.clear) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { usual(.clear) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { usual(.systemBackground) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { usual(.clear) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { usual(.clear) }
    public static func listCell() -> UIBackgroundConfiguration { usual(.systemBackground) }
    public static func listHeader() -> UIBackgroundConfiguration { usual(.clear) }
    public static func listFooter() -> UIBackgroundConfiguration { usual(.clear) }

    private static func usual(_ color: UIColor) -> UIBackgroundConfiguration {
        var ground = UIBackgroundConfiguration()
        ground.backgroundColor = color
        ground.isDefault = true
        return ground
    }

    /// The same for a state: what is chosen or pressed is grey.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard isDefault, let cell = state as? UICellConfigurationState, cell.isSelected || cell.isHighlighted else {
            return self
        }
        var ground = self
        ground.backgroundColor = .systemGray4
        return ground
    }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}

/// Makes one colour of another.
public struct UIConfigurationColorTransformer: Sendable {
    public let transform: @Sendable (UIColor) -> UIColor
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
}

/// Draws a ground behind what a cell shows.
@MainActor
final class BackgroundView: UIView {
    private var own: UIView?
    private var picture: UIImageView?
    private var insets = NSDirectionalEdgeInsets.zero

    func show(_ ground: UIBackgroundConfiguration) {
        let inner = subviews.first ?? UIView()
        if inner.superview == nil { addSubview(inner) }
        isUserInteractionEnabled = false
        insets = ground.backgroundInsets
        inner.backgroundColor = ground.backgroundColor.map { ground.backgroundColorTransformer?($0) ?? $0 }
        inner.layer.cornerRadius = ground.cornerRadius
        inner.layer.borderWidth = ground.strokeWidth
        inner.layer.borderColor = ground.strokeColor?.cgColor
        inner.clipsToBounds = ground.cornerRadius > 0
        own?.removeFromSuperview()
        own = ground.customView
        picture?.removeFromSuperview()
        picture = ground.image.map { UIImageView(image: $0) }
        picture?.contentMode = ground.imageContentMode
        for part in [own, picture] as [UIView?] {
            guard let part else { continue }
            part.frame = inner.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            inner.addSubview(part)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.setFrame(bounds.inset(by: insets))
    }
}

/// A shadow of a ground (iOS 18).
public struct UIShadowProperties {
    public var color = UIColor.black
    public var opacity: CGFloat = 0
    public var radius: CGFloat = 0
    public var offset = CGSize.zero
    public var path: UIBezierPath?
}
