// What changes a view's looks: kept as it is, since none is drawn.

nonisolated extension View {

}

/// A material like glass.
public struct Glass: Hashable, Sendable {
    public static let regular = Glass(), clear = Glass(), identity = Glass()
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Where a text that is too long is cut.
public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

/// In which letters a text is shown.
public enum TextCase: Hashable, Sendable { case uppercase, lowercase }

/// What a view is to those who hear it.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let isButton = Self(rawValue: 1 << 0), isHeader = Self(rawValue: 1 << 1)
    public static let isSelected = Self(rawValue: 1 << 2), isLink = Self(rawValue: 1 << 3)
    public static let isImage = Self(rawValue: 1 << 4), isStaticText = Self(rawValue: 1 << 5)
    public static let isModal = Self(rawValue: 1 << 6), isSummaryElement = Self(rawValue: 1 << 7)
    public static let updatesFrequently = Self(rawValue: 1 << 8), startsMediaSession = Self(rawValue: 1 << 9)
    public static let playsSound = Self(rawValue: 1 << 10), isSearchField = Self(rawValue: 1 << 11)
    public static let isKeyboardKey = Self(rawValue: 1 << 12), allowsDirectInteraction = Self(rawValue: 1 << 13)
    public static let causesPageTurn = Self(rawValue: 1 << 14), isToggle = Self(rawValue: 1 << 15)
}

/// How those who hear a view hear what is in it.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    public static let zero = Angle()
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    public static func += (left: inout Angle, right: Angle) { left = left + right }
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

extension Angle {
    public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
    public static func * (left: Double, right: Angle) -> Angle { right * left }
    public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
    public static func *= (left: inout Angle, right: Double) { left = left * right }
    public static func /= (left: inout Angle, right: Double) { left = left / right }
}

extension Angle: VectorArithmetic {
    public mutating func scale(by rhs: Double) { radians *= rhs }
    public var magnitudeSquared: Double { radians * radians }
}
