public import Foundation

extension UIFont {
    /// Sizes by style from the smallest category to the largest
    /// (Human Interface Guidelines, "Typography": iOS Dynamic Type sizes).
    private static let sizes: [TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    static func size(of style: TextStyle, for category: UIContentSizeCategory) -> CGFloat {
        sizes[style]?[category.step] ?? 17
    }

    /// The system's face for a purpose, in the size that the person chose.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system's face for a purpose, in the size of `traits`.
    public static func preferredFont(
        forTextStyle style: TextStyle,
        compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        let category = (traits ?? .current).preferredContentSizeCategory
        return UIFont(
            size: size(of: style, for: category),
            weight: style == .headline ? .semibold : .regular,
            scaling: Scaling(style: style, base: size(of: style, for: .large))
        )
    }

    /// The font in the type size of now; itself if it does not follow that.
    var adjusted: UIFont { scaling.map(scaled) ?? self }

    fileprivate func scaled(_ scaling: Scaling) -> UIFont {
        let value = UIFontMetrics(forTextStyle: scaling.style).scaledValue(for: scaling.base)
        return UIFont(self, size: min(value, scaling.limit), scaling: scaling)
    }
}

/// Scales fonts and measures with the type size that the person chose.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    public func scaledFont(for font: UIFont) -> UIFont {
        font.scaled(UIFont.Scaling(style: style, base: font.pointSize))
    }

    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.scaled(UIFont.Scaling(style: style, base: font.pointSize, limit: maximumPointSize))
    }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font)
    }
    public func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let now = UIFont.size(of: style, for: category)
        return (value * now / UIFont.size(of: style, for: .large)).rounded()
    }
}

/// A description of a font that another is made from.
public final class UIFontDescriptor: NSObject, Sendable {
    /// Bold, italic, monospaced.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        // Kept: there is one width of a face.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// What kind of face the system's is.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
        public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    }

    /// Something that a description says.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = Self(rawValue: "NSFontFamilyAttribute"), name = Self(rawValue: "NSFontNameAttribute")
        public static let face = Self(rawValue: "NSFontFaceAttribute"), size = Self(rawValue: "NSFontSizeAttribute")
        public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
        public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
        public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
        public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
        public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
        public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
    }

    /// A key of the traits among them.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = Self(rawValue: "NSCTFontWeightTrait"),
            width = Self(rawValue: "NSCTFontProportionTrait")
        public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    }

    /// The description of what the attributes say; what they do not say is the system's.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(font: UIFontDescriptor(font: .systemFont(ofSize: 12)).addingAttributes(attributes).font)
    }
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(font: UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
    }

    public var fontAttributes: [AttributeName: Any] { [.size: font.pointSize, .family: font.familyName] }

    /// The description with other attributes: size, family, name, weight and style are heeded.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var font = font
        if let size = (attributes[.size] as? NSNumber).map({ CGFloat($0.doubleValue) }) ?? attributes[.size] as? CGFloat
        {
            font = font.withSize(size)
        }
        if let name = (attributes[.name] ?? attributes[.family]) as? String,
            let named = UIFont(name: name, size: font.pointSize)
        {
            font = named
        }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            let weight = traits[.weight] as? UIFont.Weight ?? (traits[.weight] as? CGFloat).map { UIFont.Weight($0) }
            if let weight {
                font = font.with(weight: weight, isItalic: font.isItalic, isMonospaced: font.isMonospaced)
            }
        }
        return UIFontDescriptor(font: font)
    }
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font: font.withSize(newPointSize))
    }
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
    /// The face of that name, such as `SemiBold`, of a font of the app's own; of the system's there is one.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        guard let own = font.own, let face = AppFonts.shared.face(newFace, ofFamily: own.family) else { return self }
        return UIFontDescriptor(font: UIFont(face, size: font.pointSize))
    }
    /// Monospaced letters are drawn; of the others the system's face is.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(
            font: font.with(weight: font.weight, isItalic: font.isItalic, isMonospaced: design == .monospaced)
        )
    }

    public var postscriptName: String { font.fontName }
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
    /// It alone: descriptions are not searched.
    public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        [self]
    }

    let font: UIFont

    init(font: UIFont) {
        self.font = font
    }

    public var pointSize: CGFloat { font.pointSize }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight.css >= 600 { traits.insert(.traitBold) }
        if font.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(
            font: font.with(
                weight: traits.contains(.traitBold) ? .bold : .regular,
                isItalic: traits.contains(.traitItalic),
                isMonospaced: traits.contains(.traitMonoSpace)
            )
        )
    }

    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(font: .preferredFont(forTextStyle: style))
    }
}

extension UIFont {
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

    /// The font of a description; size 0 keeps the description's.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let font = descriptor.font
        self.init(font, size: size > 0 ? size : font.pointSize)
    }
}
