public import UIKit

/// A typeface in a size.
public struct Font: Hashable, Sendable {
    /// How bold a face is, -1…1.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat
        public init(value: CGFloat) { self.value = value }
        private init(_ weight: UIFont.Weight) { value = weight.rawValue }
        public static let ultraLight = Weight(.ultraLight), thin = Weight(.thin), light = Weight(.light)
        public static let regular = Weight(.regular), medium = Weight(.medium), semibold = Weight(.semibold)
        public static let bold = Weight(.bold), heavy = Weight(.heavy), black = Weight(.black)
    }

    /// How wide a face is. The system's face has one width here.
    public struct Width: Hashable, Sendable {
        let value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.4), condensed = Width(-0.2), standard = Width(0), expanded = Width(0.2)
    }
    /// How far lines are apart.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// What kind of face.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    /// What a font is for.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var uiStyle: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    private enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(CGFloat)
        case custom(String, CGFloat, relativeTo: TextStyle?)
        case given(UIFont)
    }

    private var base: Base
    private var weight: Weight?
    private var design: Design?
    private var isItalic: Bool?
    private var size: CGFloat?
    private var factor: CGFloat = 1
    private var hasDigitsOfOneWidth = false
    /// How far lines are apart.
    private(set) var leading: Leading?
    /// Which letters are written as small capitals.
    private(set) var capitals: SmallCapitals = []
    /// The size of text around; nil is the one that the person chose.
    private var typeSize: DynamicTypeSize?

    private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        (self.base, self.weight, self.design) = (base, weight, design)
    }

    public static let largeTitle = Font(.style(.largeTitle)), title = Font(.style(.title))
    public static let title2 = Font(.style(.title2)), title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline)), subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body)), callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote)), caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size), weight: weight, design: design)
    }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, relativeTo: .body)) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size, relativeTo: textStyle))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, fixedSize, relativeTo: nil))
    }
    public init(_ font: UIFont) { self.init(.given(font)) }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
    /// Kept: the system's face has one width here.
    public func width(_ width: Width) -> Font { self }
    public func smallCaps() -> Font { with { $0.capitals = [.lowercase, .uppercase] } }
    public func lowercaseSmallCaps() -> Font { with { $0.capitals.insert(.lowercase) } }
    public func uppercaseSmallCaps() -> Font { with { $0.capitals.insert(.uppercase) } }
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    public func bold() -> Font { with { $0.weight = .bold } }
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : with { $0.weight = nil } }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
    public func scaled(by factor: CGFloat) -> Font { with { $0.factor *= factor } }
    public func pointSize(_ size: CGFloat) -> Font { with { $0.size = size } }
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    public func monospacedDigit() -> Font { with { $0.hasDigitsOfOneWidth = true } }
    func at(_ typeSize: DynamicTypeSize) -> Font { with { $0.typeSize = typeSize } }
    func design(_ design: Design) -> Font { with { $0.design = $0.design ?? design } }

    /// UIKit's.
    var uiFont: UIFont {
        var font =
            switch base {
            case .style(let style): style.uiFont(at: typeSize)
            case .system(let size): UIFont.systemFont(ofSize: size)
            case .custom(let name, let size, let style):
                Self.named(name, size * (style?.scale(at: typeSize) ?? 1))
            case .given(let font): font
            }
        if let size { font = font.withSize(size) }
        if factor != 1 { font = font.withSize(font.pointSize * factor) }
        var descriptor = font.fontDescriptor
        var isOther = false
        if let weight {
            descriptor = descriptor.addingAttributes([
                .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight(weight.value)]
            ])
            isOther = true
        }
        if let design, design != .default {
            let system: UIFontDescriptor.SystemDesign =
                switch design {
                case .serif: .serif
                case .rounded: .rounded
                default: .monospaced
                }
            descriptor = descriptor.withDesign(system) ?? descriptor
            isOther = true
        }
        if let isItalic {
            var traits = descriptor.symbolicTraits
            if isItalic { traits.insert(.traitItalic) } else { traits.remove(.traitItalic) }
            descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
            isOther = true
        }
        return isOther ? UIFont(descriptor: descriptor, size: font.pointSize) : font
    }

    private static func named(_ name: String, _ size: CGFloat) -> UIFont {
        UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
}

extension Font.TextStyle {
    /// UIKit's face in a size of text; nil is the one that the person chose.
    fileprivate func uiFont(at typeSize: DynamicTypeSize?) -> UIFont {
        let traits = typeSize.map { UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory($0)) }
        return .preferredFont(forTextStyle: uiStyle, compatibleWith: traits)
    }

    /// How much larger it is than in the usual size of text.
    func scale(at typeSize: DynamicTypeSize?) -> CGFloat {
        uiFont(at: typeSize).pointSize / uiFont(at: .large).pointSize
    }
}

extension EnvironmentValues {
    /// The font of text and symbols here.
    var drawnFont: Font { drawing.fontChanges.reduce(font ?? .body) { $1($0) }.at(dynamicTypeSize) }
}

nonisolated extension View {
    public func font(_ font: Font?) -> some View { around(\.font, font) }
    private func fontChange(_ change: @escaping @Sendable (Font) -> Font) -> some View {
        around { $0.drawing.fontChanges.append(change) }
    }
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        fontChange { font in weight.map(font.weight) ?? font }
    }
    public func bold() -> some View { fontChange { $0.bold() } }
    public func bold(_ isActive: Bool) -> some View { fontChange { isActive ? $0.bold() : $0 } }
    public func italic() -> some View { fontChange { $0.italic() } }
    public func italic(_ isActive: Bool) -> some View { fontChange { isActive ? $0.italic() : $0 } }
    public func monospaced(_ isActive: Bool = true) -> some View { fontChange { isActive ? $0.monospaced() : $0 } }
    public func monospacedDigit() -> some View { fontChange { $0.monospacedDigit() } }
    public func fontDesign(_ design: Font.Design?) -> some View {
        fontChange { font in design.map(font.design) ?? font }
    }
    /// Kept: the system's face has one width here.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
}
