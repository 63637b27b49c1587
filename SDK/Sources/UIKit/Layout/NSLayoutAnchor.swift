public import Foundation

/// What an anchor is of.
struct LayoutPlace: Hashable, Sendable {
    let item: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
}

/// An anchor, whatever it can be related to.
protocol AnyLayoutAnchor: AnyObject {
    nonisolated var place: LayoutPlace { get }
}

extension NSLayoutAnchor: AnyLayoutAnchor {}

/// An edge, a centre, a baseline or a length of a view or guide, to make constraints from.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    nonisolated let place: LayoutPlace

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        place = LayoutPlace(item: ObjectIdentifier(item), attribute: attribute)
        super.init()
    }

    /// Views make their anchors anew: two are equal where they are of the same thing.
    override open nonisolated func isEqual(_ object: Any?) -> Bool {
        let other = object as? any AnyLayoutAnchor
        return other.map { $0.place == place } ?? false
    }
    override open nonisolated var hash: Int { place.hashValue }

    func relate(
        _ relation: NSLayoutConstraint.Relation,
        _ other: NSLayoutAnchor<AnchorType>?,
        multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item,
            attribute: attribute,
            relatedBy: relation,
            toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute,
            multiplier: multiplier,
            constant: constant
        )
    }

    // Methods of their own without a constant, as Apple's: an author's protocol may ask for either.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: 0)
    }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: 0)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: 0)
    }
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: c)
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: c)
    }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: c)
    }
}

/// A horizontal place.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// 8 points, the system's distance, times `multiplier`.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: 8 * multiplier)
    }
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: 8 * multiplier)
    }
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: 8 * multiplier)
    }
}

/// A vertical place.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The system's distance below another place times `multiplier`: 8 points between edges, a line where this one is a baseline.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: systemSpacing * multiplier)
    }
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }

    /// A baseline has its letters above it: a line of its font. How much Apple takes is not documented.
    private var systemSpacing: CGFloat {
        guard attribute == .firstBaseline || attribute == .lastBaseline, let font = (item as? UIView)?.textFont else {
            return 8
        }
        return ceilToPixel(font.lineHeight)
    }
}

extension UIView {
    /// The font of the text that the view is.
    fileprivate var textFont: UIFont? {
        switch self {
        case let label as UILabel: label.font
        case let field as UITextField: field.font
        case let text as UITextView: text.font
        case let button as UIButton: button.titleLabel?.font
        default: nil
        }
    }
}

/// A width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, constant: c) }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, nil, constant: c)
    }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, nil, constant: c)
    }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m, constant: 0)
    }
    public func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m, constant: c)
    }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
    {
        relate(.greaterThanOrEqual, anchor, multiplier: m, constant: 0)
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m, constant: 0)
    }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier m: CGFloat,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
    public var widthAnchor: NSLayoutDimension { .init(self, .width) }
    public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}

extension UILayoutGuide {
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { .init(self, .width) }
    public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}
