public import Foundation

extension String {
    /// A key of a string table with values in it, written as an interpolated string (Foundation:
    /// String.LocalizationValue).
    public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
        /// The key: `%lld new messages from %@`.
        let key: String
        /// What is put in the places of the specifiers, in order.
        let arguments: [String]

        public init(_ value: String) {
            key = value
            arguments = []
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// A table's text with the arguments in it.
        func filled(_ format: String) -> String {
            arguments.isEmpty && !format.contains("%%") ? format : fill(format, with: arguments)
        }

        /// Collects the key and its arguments.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var arguments: [String] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            public mutating func appendInterpolation(_ value: some StringProtocol) { append("%@", String(value)) }
            public mutating func appendInterpolation(_ value: some SignedInteger) { append("%lld", String(value)) }
            public mutating func appendInterpolation(_ value: some UnsignedInteger) { append("%llu", String(value)) }
            public mutating func appendInterpolation(_ value: Double) { append("%lf", String(format: "%f", value)) }
            public mutating func appendInterpolation(_ value: Float) { append("%f", String(format: "%f", value)) }
            public mutating func appendInterpolation(_ value: LocalizedStringResource) {
                append("%@", String(localized: value))
            }
            public mutating func appendInterpolation(_ value: some NSObject) { append("%@", value.description) }

            private mutating func append(_ specifier: String, _ text: String) {
                key += specifier
                arguments.append(text)
            }
        }
    }

    /// The string of that key in a bundle's table (Foundation: String(localized:table:bundle:locale:comment:)).
    ///
    /// The language is the phone's; `locale` is left aside.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let format = BundleLanguages.text(
            keyAndValue.key,
            nil,
            table,
            in: bundle ?? .main,
            arguments: keyAndValue.arguments
        )
        self = keyAndValue.filled(format)
    }

    /// The string of that key in a bundle's table, or another.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let format = BundleLanguages.text(
            key.description,
            defaultValue.key,
            table,
            in: bundle ?? .main,
            arguments: defaultValue.arguments
        )
        self = fill(format, with: defaultValue.arguments)
    }
}

/// Puts the arguments in the places of `%@`, `%lld`, `%2$@` and the like.
///
/// A place without an argument stays.
private func fill(_ format: String, with arguments: [String]) -> String {
    var next = 0
    return format.replacing(/%(%|(?:(\d+)\$)?(?:@|l{0,2}[dux]|\.?\d*l?f))/) { match in
        if match.1 == "%" { return "%" }
        let index = match.2.flatMap { Int($0) }.map { $0 - 1 } ?? next
        next += 1
        return arguments.indices.contains(index) ? arguments[index] : String(match.0)
    }
}
