public import Foundation

/// A value with what it is, such as a number at home.
public final class CNLabeledValue<Value: AnyObject>: NSObject, NSCopying {
    public let identifier: String
    public let label: String?
    public let value: Value

    public convenience init(label: String?, value: Value) { self.init(UUID().uuidString, label, value) }

    private init(_ identifier: String, _ label: String?, _ value: Value) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
    }

    /// The same value by another name; its identifier stays.
    public func settingLabel(_ label: String?) -> Self { Self(identifier, label, value) }
    /// Another value by the same name; its identifier stays.
    public func settingValue(_ value: Value) -> Self { Self(identifier, label, value) }
    public func settingLabel(_ label: String?, value: Value) -> Self { Self(identifier, label, value) }

    /// What a label is called in English; one of an app's own as it is.
    public class func localizedString(forLabel label: String) -> String { LabelNames.name(of: label) }

    /// Itself: it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<Value> else { return false }
        if self === other { return true }
        let isSame = (value as? NSObject)?.isEqual(other.value) ?? (value === other.value)
        return identifier == other.identifier && label == other.label && isSame
    }
    public override var hash: Int { identifier.hashValue }
}

/// The names of the labels that are Apple's, which are written `_$!<Home>!$_`.
enum LabelNames {
    static func name(of label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        let name = String(label.dropFirst(4).dropLast(4))
        if let known = others[name] { return known }
        return words(of: name)
    }

    private static let others = [
        "HomePage": "home page", "HomeFAX": "home fax", "WorkFAX": "work fax", "OtherFAX": "other fax",
        "iPhone": "iPhone", "AppleWatch": "Apple Watch",
    ]

    /// `YoungerBrother` is “younger brother”.
    private static func words(of name: String) -> String {
        var words = ""
        for letter in name {
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
        return words
    }
}
