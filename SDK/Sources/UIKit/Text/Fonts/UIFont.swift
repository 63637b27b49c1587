public import Foundation
import ViewLink

/// A typeface in a size.
///
/// The system's face is drawn in Inter (Inter Display from 20 points), with the vertical measures of the phone's own face: a
/// line of body text is 20.3 points high. A font that the app brings along is drawn with its file (``AppFonts``).
public final class UIFont: NSObject, Sendable {
    /// nil is the system's.
    let family: String?
    public let pointSize: CGFloat
    let weight: Weight
    let isItalic: Bool
    let isMonospaced: Bool
    /// How it follows the type size that the person chose; nil does not.
    let scaling: Scaling?
    /// As an app called it.
    private let face: String?
    /// The face of a file that the app brings along.
    let own: FontFace?

    /// A size that grows and shrinks with a text style.
    struct Scaling: Hashable, Sendable {
        let style: TextStyle
        /// Points in the default type size.
        let base: CGFloat
        /// Points at most.
        var limit = CGFloat.greatestFiniteMagnitude
    }

    /// How bold a face is, -1…1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// Of a weight as CSS counts.
        init(css: Int) {
            let steps: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            self = steps[min(max(css / 100, 1), 9) - 1]
        }

        /// As CSS counts, 100…900.
        var css: Int {
            let steps: [(CGFloat, Int)] = [
                (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.12, 400), (0.27, 500), (0.35, 600), (0.48, 700), (0.59, 800),
            ]
            return steps.first { rawValue < $0.0 }?.1 ?? 900
        }
    }

    /// What a font is for, whose size follows what the person chose.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    init(
        family: String? = nil,
        size: CGFloat,
        weight: Weight = .regular,
        isItalic: Bool = false,
        isMonospaced: Bool = false,
        scaling: Scaling? = nil,
        face: String? = nil,
        own: FontFace? = nil
    ) {
        self.face = face
        self.own = own
        self.family = family
        self.pointSize = size > 0 ? size : UIFont.systemFontSize
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.scaling = scaling
    }

    /// The system's face: what a property begins with.
    public convenience override init() { self.init(size: 17) }

    /// The face of a font that the app brings along.
    convenience init(_ own: FontFace, size: CGFloat, scaling: Scaling? = nil) {
        self.init(
            family: own.family,
            size: size,
            weight: Weight(css: own.weight),
            isItalic: own.isItalic,
            scaling: scaling,
            own: own
        )
        AppFonts.shared.use(own)
    }

    /// A face by its name: `Poppins-SemiBold` of the app's own fonts, or one that iOS has; nil for any other. Of a face of iOS
    /// the text engine finds the nearest that there is.
    public convenience init?(name: String, size: CGFloat) {
        if let own = AppFonts.shared.face(named: name) {
            self.init(own, size: size)
            return
        }
        guard SystemFonts.hasFace(name) else { return nil }
        let parts = name.split(separator: "-", maxSplits: 1)
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        let weights: [(String, Weight)] = [
            ("semibold", .semibold), ("demibold", .semibold), ("medium", .medium), ("light", .light), ("thin", .thin),
            ("heavy", .heavy), ("black", .black), ("bold", .bold),
        ]
        self.init(
            family: String(parts.first ?? ""),
            size: size,
            weight: weights.first { style.contains($0.0) }?.1 ?? .regular,
            isItalic: style.contains("italic") || style.contains("oblique"),
            face: name
        )
    }

    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var systemFontSize: CGFloat { 14 }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size: size, weight: weight) }
    /// The system's face has one width here.
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(size: size, weight: weight)
    }

    /// How wide a face is.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: -0.4), condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0), expanded = Width(rawValue: 0.2)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .semibold) }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, isItalic: true) }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight, isMonospaced: true)
    }

    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight)
    }

    public func withSize(_ size: CGFloat) -> UIFont { UIFont(self, size: size) }

    /// The same face in another size.
    convenience init(_ font: UIFont, size: CGFloat, scaling: Scaling? = nil) {
        self.init(
            family: font.family,
            size: size,
            weight: font.weight,
            isItalic: font.isItalic,
            isMonospaced: font.isMonospaced,
            scaling: scaling,
            face: font.face,
            own: font.own
        )
    }

    /// Another face of the family; of a font of the app's own the nearest that it has.
    func with(weight: Weight? = nil, isItalic: Bool? = nil, isMonospaced: Bool? = nil) -> UIFont {
        let (weight, isItalic) = (weight ?? self.weight, isItalic ?? self.isItalic)
        if let own {
            return UIFont(AppFonts.shared.face(like: own, weight: weight.css, isItalic: isItalic), size: pointSize)
        }
        return UIFont(
            family: family,
            size: pointSize,
            weight: weight,
            isItalic: isItalic,
            isMonospaced: isMonospaced ?? self.isMonospaced
        )
    }

    private var measures: FontFace.Measures { own?.measures ?? SystemFonts.measures }
    public var ascender: CGFloat { pointSize * measures.ascender }
    /// Negative: under the baseline.
    public var descender: CGFloat { pointSize * measures.descender }
    public var lineHeight: CGFloat { pointSize * (measures.ascender - measures.descender + measures.leading) }
    public var leading: CGFloat { pointSize * measures.leading }
    public var capHeight: CGFloat { pointSize * measures.capHeight }
    public var xHeight: CGFloat { pointSize * measures.xHeight }
    public var familyName: String { family ?? ".AppleSystemUIFont" }
    /// The face by its name: the one that was asked for, or one of the system's: `.SFUI-Semibold`.
    public var fontName: String {
        if let face = own?.postScriptName ?? face { return face }
        let style = Self.faces.first { $0.weight == weight.css }?.name ?? "Regular"
        return family.map { style == "Regular" && !isItalic ? $0 : "\($0)-\(style)\(isItalic ? "Italic" : "")" }
            ?? (isMonospaced ? ".AppleSystemUIFontMonospaced-\(style)" : ".SFUI-\(style)\(isItalic ? "Italic" : "")")
    }

    private static let faces: [(weight: Int, name: String)] = [
        (100, "Ultralight"), (200, "Thin"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "Semibold"),
        (700, "Bold"),
        (800, "Heavy"), (900, "Black"),
    ]

    /// As CSS and the page's fonts say it. A face of the app's own goes by its name alone, which is the whole face.
    var wire: TextFont {
        if let own { return TextFont(family: own.postScriptName, size: pointSize, weight: own.weight) }
        return TextFont(
            family: family,
            size: pointSize,
            weight: weight.css,
            isItalic: isItalic ? true : nil,
            isMonospaced: isMonospaced ? true : nil
        )
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.wire == wire }
    public override var hash: Int { wire.hashValue }
    public override var description: String { "\(fontName) \(pointSize) pt" }
}
