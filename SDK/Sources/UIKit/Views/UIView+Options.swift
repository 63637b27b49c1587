import Foundation

extension UIView {
    /// What of a view follows its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Follows the superview from one size to another, as the mask says.
    func autoresize(from old: CGSize, to new: CGSize) {
        guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
        var box = frameBeforeTransform
        let mask = autoresizingMask
        (box.origin.x, box.size.width) = Self.resize(
            (box.minX, box.width, old.width - box.maxX),
            (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ),
            by: new.width - old.width
        )
        (box.origin.y, box.size.height) = Self.resize(
            (box.minY, box.height, old.height - box.maxY),
            (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ),
            by: new.height - old.height
        )
        bounds.size = box.size
        center = box.center
    }

    /// Shares a difference among what is flexible of before, itself and after, in proportion to their lengths.
    private static func resize(
        _ parts: (CGFloat, CGFloat, CGFloat),
        _ flexible: (Bool, Bool, Bool),
        by delta: CGFloat
    ) -> (CGFloat, CGFloat) {
        let lengths = [parts.0, parts.1, parts.2]
        let isFlexible = [flexible.0, flexible.1, flexible.2]
        let count = isFlexible.filter { $0 }.count
        guard count > 0 else { return (parts.0, parts.1) }
        let total = zip(lengths, isFlexible).reduce(0) { $0 + ($1.1 ? max($1.0, 0) : 0) }
        let shares = zip(lengths, isFlexible).map { length, flexible in
            guard flexible else { return CGFloat(0) }
            return total > 0 ? delta * max(length, 0) / total : delta / CGFloat(count)
        }
        return (parts.0 + shares[0], max(0, parts.1 + shares[1]))
    }
}

/// Whether a view is mirrored for readers from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}

/// What a view is to a screen reader.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
}
