public import Foundation

// The attributes that UIKit has for Foundation's AttributedString (AttributeScopes.UIKitAttributes), and the ways between it and
// NSAttributedString, which Foundation on Linux does not have.

extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// What UIKit draws a text with.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let shadow: ShadowAttribute
        public let foundation: FoundationAttributes
    }
}

extension AttributeDynamicLookup {
    // SwiftUI's attributes of the same names are meant where both modules are imported.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
        self[T.self]
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The font; without one the text has that of where it is shown.
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = "NSFont"
    }
    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSColor"
    }
    /// The colour behind them.
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSBackgroundColor"
    }
    /// How the lines lie.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = "NSParagraphStyle"
    }
    /// Points between letters.
    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSKern"
    }
    /// Drawn as `kern`.
    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "CTTracking"
    }
    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSUnderline"
    }
    /// Its colour; without one it has the letters'.
    public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSUnderlineColor"
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSStrikethrough"
    }
    /// Its colour; without one it has the letters'.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSStrikethroughColor"
    }
    /// Points above the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSBaselineOffset"
    }
    /// The colour of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSStrokeColor"
    }
    /// The width of outlines, in hundredths of the font's size.
    public enum StrokeWidthAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSStrokeWidth"
    }
    /// What the letters cast.
    public enum ShadowAttribute: AttributedStringKey {
        public typealias Value = NSShadow
        public static let name = "NSShadow"
    }
}

/// One attribute on its way between the two kinds of text.
private struct AttributeBridge: Sendable {
    let read: @Sendable (AttributeContainer) -> (NSAttributedString.Key, Any)?
    let write: @Sendable ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void

    /// - Parameters:
    ///   - legacy: the value as an NSAttributedString has it.
    ///   - value: the other way; nil for what is of another kind.
    init<Key: AttributedStringKey>(
        _ key: Key.Type,
        _ name: NSAttributedString.Key,
        legacy: @escaping @Sendable (Key.Value) -> Any = { $0 },
        value: @escaping @Sendable (Any) -> Key.Value? = { $0 as? Key.Value }
    ) where Key.Value: Sendable {
        read = { container in container[Key.self].map { (name, legacy($0)) } }
        write = { attributes, container in
            if let found = attributes[name].flatMap(value) { container[Key.self] = found }
        }
    }

    private typealias Scope = AttributeScopes.UIKitAttributes

    static let all: [Self] = [
        Self(Scope.FontAttribute.self, .font), Self(Scope.ForegroundColorAttribute.self, .foregroundColor),
        Self(Scope.BackgroundColorAttribute.self, .backgroundColor),
        Self(Scope.ParagraphStyleAttribute.self, .paragraphStyle),
        // What comes back is a kern.
        Self(Scope.TrackingAttribute.self, .kern, value: { _ in nil }), number(Scope.KernAttribute.self, .kern),
        style(Scope.UnderlineStyleAttribute.self, .underlineStyle),
        Self(Scope.UnderlineColorAttribute.self, .underlineColor),
        style(Scope.StrikethroughStyleAttribute.self, .strikethroughStyle),
        Self(Scope.StrikethroughColorAttribute.self, .strikethroughColor),
        number(Scope.BaselineOffsetAttribute.self, .baselineOffset),
        Self(Scope.StrokeColorAttribute.self, .strokeColor), number(Scope.StrokeWidthAttribute.self, .strokeWidth),
        Self(Scope.ShadowAttribute.self, .shadow),
        Self(
            AttributeScopes.FoundationAttributes.LinkAttribute.self,
            .link,
            value: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }
        ),
    ]

    private static func number<Key: AttributedStringKey>(_ key: Key.Type, _ name: NSAttributedString.Key) -> Self
    where Key.Value == CGFloat {
        Self(
            key,
            name,
            value: { value in
                value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
                    ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
            }
        )
    }

    private static func style<Key: AttributedStringKey>(_ key: Key.Type, _ name: NSAttributedString.Key) -> Self
    where Key.Value == NSUnderlineStyle {
        Self(key, name, legacy: { $0.rawValue }) { value in
            (value as? Int ?? (value as? NSNumber)?.intValue).map { NSUnderlineStyle(rawValue: $0) }
        }
    }
}

extension AttributeContainer {
    /// The attributes of a dictionary that UIKit and Foundation know.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for bridge in AttributeBridge.all { bridge.write(dictionary, &self) }
    }

    fileprivate var dictionary: [NSAttributedString.Key: Any] {
        Dictionary(AttributeBridge.all.compactMap { $0.read(self) }) { _, last in last }
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// The attributes of a container.
    public init(_ attributeContainer: AttributeContainer) { self = attributeContainer.dictionary }
}

extension NSAttributedString {
    /// A text with the attributes that UIKit draws.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString()
        for run in attrStr.runs {
            let piece = String(attrStr[run.range].characters)
            text.append(NSAttributedString(string: piece, attributes: run.attributes.dictionary))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// A text with the attributes that UIKit and Foundation know.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let piece = nsStr.attributedSubstring(from: range).string
            append(AttributedString(piece, attributes: AttributeContainer(attributes)))
        }
    }
}

/// Changes the attributes of a text before it is drawn (UIKit: UIConfigurationTextAttributesTransformer).
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
