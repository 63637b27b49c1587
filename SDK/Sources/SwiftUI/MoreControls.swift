public import FoundationAdditions
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

nonisolated extension Image {
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
    public init(decorative name: String, bundle: Bundle? = nil) {}
    public init(systemName: String, variableValue: Double?) {}
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {}
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {}
    public init(_ image: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {}
    public init(decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up) {}
    /// A picture that is drawn when it is shown (iOS 16); none is.
    public init(
        size: CGSize,
        label: Text? = nil,
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {}
    /// Which way up a picture is.
    public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
    /// How a picture that is too small fills its room.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode) -> Image { self }
    public func resizable(capInsets: EdgeInsets) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

nonisolated extension Text {
    /// A value by a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {}
    public init(_ resource: LocalizedStringResource) {}
    public init(_ interval: DateInterval) {}
    public init(_ dates: ClosedRange<Date>) {}
    public init(_ attributed: AttributedString) {}
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {}
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func tracking(_ tracking: CGFloat) -> Text { self }
    public func baselineOffset(_ offset: CGFloat) -> Text { self }
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

/// A view that is only made again when it differs.
public nonisolated struct EquatableView<Content: View & Equatable>: PrimitiveView {
    public init(content: Content) {}
}
