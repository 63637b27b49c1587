public import Foundation

// Comparisons by the names of Core Graphics' functions.
extension CGPoint {
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

/// The largest number, by its name in C.
public let HUGE = Float.greatestFiniteMagnitude

extension NSCoder {
    /// `{1, 2}`; zero for what is no such text.
    public static func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
    public static func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
    public static func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
    public static func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
    public static func string(for size: CGSize) -> String { NSStringFromSize(size) }
    public static func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
}
