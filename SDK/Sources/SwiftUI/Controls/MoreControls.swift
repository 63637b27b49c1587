import FoundationAdditions
public import UIKit

/// What stays at the edge while the rest is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = Self(rawValue: 1), sectionFooters = Self(rawValue: 2)
}

/// Where a picture of the network stands.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension DefaultStringInterpolation {
    /// A value in an author's way.
    public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
    where Format.FormatOutput == String {
        appendLiteral(format.format(value))
    }

    /// A value by a formatter.
    public mutating func appendInterpolation(_ value: Any, formatter: Formatter) {
        appendLiteral(formatter.string(for: value) ?? "")
    }
}

extension LocalizedStringKey {
    public init(_ value: Substring) { self.init(String(value)) }
}

/// A view that is only made again when it differs; here it is made again as any other.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
    public let body: Content
    public init(content: Content) { body = content }
}
