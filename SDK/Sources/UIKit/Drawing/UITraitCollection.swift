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

extension UITraitCollection {
    public var displayGamut: UIDisplayGamut { .SRGB }
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    public var legibilityWeight: UILegibilityWeight { .regular }
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    public var typesettingLanguage: Locale.Language? { nil }
    public var sceneCaptureState: UISceneCaptureState { .inactive }
    public var imageDynamicRange: UIImage.DynamicRange { .standard }
    /// Whether it says all that the other one says.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return (trait.userInterfaceStyle == .unspecified || trait.userInterfaceStyle == userInterfaceStyle)
            && (trait.layoutDirection == .unspecified || trait.layoutDirection == layoutDirection)
            && (trait.preferredContentSizeCategory == .unspecified
                || trait.preferredContentSizeCategory == preferredContentSizeCategory)
    }
    /// For pictures that are named: this one.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traits: self) }

    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        let now = traitCollections.last ?? .current
        self.init(
            style: traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .light,
            direction: now.layoutDirection,
            category: now.preferredContentSizeCategory
        )
    }
    // What a phone is, is so whatever is asked for.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(traitsFrom: [.current]) }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(traitsFrom: [.current]) }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(traitsFrom: [.current]) }
    public convenience init(displayScale: CGFloat) { self.init(traitsFrom: [.current]) }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(traitsFrom: [.current]) }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(traitsFrom: [.current]) }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(traitsFrom: [.current]) }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        let now = UITraitCollection.current
        self.init(style: now.userInterfaceStyle, direction: layoutDirection, category: now.preferredContentSizeCategory)
    }
}

/// Whether a scene is recorded or shown elsewhere; nobody does so here.
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive = 0, active }
/// Which colours a screen has.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB = 0, P3 }
/// Whether a person wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal = 0, high }
/// How far above others something lies.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base = 0, elevated }
/// Whether a person wants bold text.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular = 0, bold }
/// Whether an app is in front.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive = 0, active }
