public import UIKit

/// What a title may be written as: a text, or the key of one.
public protocol TitleKey: Sendable {}
extension String: TitleKey {}
extension Substring: TitleKey {}
extension LocalizedStringKey: TitleKey {}
extension LocalizedStringResource: TitleKey {}

/// The key of a text in a table of strings.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String
    let arguments: [Argument]

    /// What an interpolation puts into the text.
    enum Argument: Hashable, Sendable {
        case text(String)
        case integer(Int64)
        case number(Double)
        case styled(Text)
        case image(Image)
    }

    public init(_ value: String) { (key, arguments) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Makes `%@` and the like of what is put into a key, as Apple's tables of strings have it.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacing("%", with: "%%")
        }
        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }
        public mutating func appendInterpolation(_ string: Substring) { append("%@", .text(String(string))) }
        public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
            append("%lld", Int64(exactly: value).map { .integer($0) } ?? .text("\(value)"))
        }
        public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }
        public mutating func appendInterpolation(_ value: Float) { append("%f", .number(Double(value))) }
        public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .number(Double(value))) }
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            if let integer = value as? any BinaryInteger, let number = Int64(exactly: integer) {
                append(specifier, .integer(number))
            } else if let number = value as? any BinaryFloatingPoint {
                append(specifier, .number(Double(number)))
            } else {
                append(specifier, .text("\(value)"))
            }
        }
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject,
            formatter: Formatter? = nil
        ) { append("%@", .text(formatter?.string(for: subject) ?? "\(subject)")) }
        @_disfavoredOverload
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append("%@", .text(formatter.string(for: subject) ?? "\(subject)"))
        }
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .text(formatter?.string(for: subject) ?? "\(subject)"))
        }
        public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
        where Format.FormatOutput == String { append("%@", .text(format.format(input))) }
        public mutating func appendInterpolation(_ text: Text) { append("%@", .styled(text)) }
        public mutating func appendInterpolation(_ image: Image) { append("%@", .image(image)) }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .styled(Text(date, style: style)))
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append("%@", .styled(Text(dates)))
        }
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .text(String(localized: resource)))
        }
        public mutating func appendInterpolation(_ string: AttributedString) {
            append("%@", .styled(Text(string)))
        }
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", .text("\(value)")) }
    }

    /// The text in a bundle's table, cut where something is put into it.
    func parts(table: String?, bundle: Bundle?) -> [Part] {
        let format = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
        guard !arguments.isEmpty else { return [.words(format)] }
        return Self.cut(format, arguments)
    }

    enum Part {
        case words(String)
        case argument(Argument)
    }

    private static func cut(_ format: String, _ arguments: [Argument]) -> [Part] {
        var parts: [Part] = []
        var rest = format[...]
        var next = 0
        var words = ""
        while let mark = rest.firstIndex(of: "%") {
            words += rest[..<mark]
            rest = rest[mark...].dropFirst()
            if rest.first == "%" {
                words += "%"
                rest = rest.dropFirst()
                continue
            }
            guard
                let match = rest.prefixMatch(
                    of: /(?:(\d+)\$)?([-+ 0#]*[0-9.]*)(?:hh|h|ll|l|q|z|t|j)?([@diouxXfFeEgGcs])/
                )
            else {
                words += "%"
                continue
            }
            rest = rest[match.range.upperBound...]
            let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            if match.1 == nil { next += 1 }
            guard arguments.indices.contains(index) else { continue }
            switch arguments[index] {
            case .text(let text): words += text
            case .integer(let number):
                words +=
                    "dixXou".contains(match.3)
                    ? String(format: "%\(match.2)ll\(match.3)", number)
                    : "fFeEgG".contains(match.3) ? String(format: "%\(match.2)\(match.3)", Double(number)) : "\(number)"
            case .number(let number):
                words += "fFeEgG".contains(match.3) ? String(format: "%\(match.2)\(match.3)", number) : "\(number)"
            case .styled, .image:
                parts += [.words(words), .argument(arguments[index])]
                words = ""
            }
        }
        return parts + [.words(words + rest)]
    }

    /// The text as one string.
    var string: String {
        parts(table: nil, bundle: nil).map {
            switch $0 {
            case .words(let words): words
            case .argument(.styled(let text)): text.string
            case .argument: ""
            }
        }.joined()
    }
}

extension DefaultStringInterpolation {
    /// A number in the way of `printf`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
        appendLiteral(String(format: specifier, value))
    }

    /// A date in a text.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendLiteral(style.string(date, at: Date()))
    }
}
