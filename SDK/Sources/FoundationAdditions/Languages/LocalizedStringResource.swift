public import Foundation

/// What has a text for people (Foundation: CustomLocalizedStringResourceConvertible), as errors of intents have.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

/// A text that is looked up where it is shown (Foundation: LocalizedStringResource).
public struct LocalizedStringResource: Hashable, Codable, Sendable, ExpressibleByStringInterpolation,
    CustomStringConvertible
{
    /// The key in the string table.
    public let key: String
    /// What is shown where the table does not have it.
    public let defaultValue: String.LocalizationValue
    /// The table's name; nil is `Localizable`.
    public let table: String?
    /// The language, as far as the bundle has it.
    public var locale: Locale
    private let bundle: BundleDescription

    /// Where the table is.
    public enum BundleDescription: Hashable, Codable, Sendable {
        case main
        case atURL(URL)
    }

    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The text, in the language of its bundle.
    fileprivate var text: String {
        let place: Bundle =
            switch bundle {
            case .main: .main
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        let format = BundleLanguages.text(key, defaultValue.key, table, in: place, arguments: defaultValue.arguments)
        return defaultValue.filled(format)
    }

    public var description: String { text }
}

extension String {
    /// The text of a resource, in the language of its bundle.
    public init(localized resource: LocalizedStringResource) { self = resource.text }
}
