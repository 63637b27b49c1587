public import Foundation
import Synchronization

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// Which way a person reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// Which way a person reads, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// How much room a screen has in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// How the device looks: light or dark, its type size, its reading direction.
public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let preferredContentSizeCategory: UIContentSizeCategory
    public let displayScale: CGFloat
    public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
    public let verticalSizeClass = UIUserInterfaceSizeClass.regular
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone

    private static let shared = Mutex(UITraitCollection())

    /// Those of the phone.
    public static var current: UITraitCollection {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    /// What views say of traits, of the author's too.
    let own: TraitValues

    package convenience init(
        style: UIUserInterfaceStyle,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        category: UIContentSizeCategory = .large
    ) { self.init(style: style, direction: direction, category: category, own: TraitValues()) }

    init(
        style: UIUserInterfaceStyle,
        direction: UITraitEnvironmentLayoutDirection,
        category: UIContentSizeCategory,
        own: TraitValues
    ) {
        self.own = own
        userInterfaceStyle = style
        layoutDirection = direction
        preferredContentSizeCategory = category
        displayScale = 3
    }

    /// Whether colours may look otherwise than in another collection: light or dark differs.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    public override convenience init() {
        self.init(style: .light)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        let now = UITraitCollection.current
        self.init(
            style: userInterfaceStyle,
            direction: now.layoutDirection,
            category: now.preferredContentSizeCategory
        )
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        let now = UITraitCollection.current
        self.init(style: now.userInterfaceStyle, direction: now.layoutDirection, category: preferredContentSizeCategory)
    }

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = before
    }
}

/// How large a person wants type to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

    /// Posted by nobody; `traitCollectionDidChange(_:)` tells it.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = Self("XS")
    public static let small = Self("S")
    public static let medium = Self("M")
    public static let large = Self("L")
    public static let extraLarge = Self("XL")
    public static let extraExtraLarge = Self("XXL")
    public static let extraExtraExtraLarge = Self("XXXL")
    public static let accessibilityMedium = Self("AccessibilityM")
    public static let accessibilityLarge = Self("AccessibilityL")
    public static let accessibilityExtraLarge = Self("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXXXL")

    static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// From the smallest, 0; an unknown one counts as large.
    var step: Int { Self.ordered.firstIndex(of: self) ?? 3 }

    public var isAccessibilityCategory: Bool { step >= 7 }

    public static func < (left: Self, right: Self) -> Bool { left.step < right.step }

    /// The category of a short name such as `XL` or `AccessibilityM`.
    package static func named(_ short: String) -> UIContentSizeCategory { Self(short) }
}
