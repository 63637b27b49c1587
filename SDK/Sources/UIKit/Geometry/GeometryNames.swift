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

// Core Graphics' functions that make a value, which Swift knows by their names in C.
@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}
@inlinable public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// The largest number, by its name in C.
public let HUGE = Float.greatestFiniteMagnitude

extension NSCoder {
    /// `{1, 2}`; zero for what is no such text.
    public static func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
    public static func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
    public static func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
    public static func string(for point: CGPoint) -> String { text([point.x, point.y]) }
    public static func string(for size: CGSize) -> String { text([size.width, size.height]) }
    public static func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

    /// `{1, 2, 3, 4}`: top, left, bottom, right; zero for what is no such text.
    public static func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let numbers = numbers(in: string, 4)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    public static func uiOffset(for string: String) -> UIOffset {
        let numbers = numbers(in: string, 2)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }
    public static func cgAffineTransform(for string: String) -> CGAffineTransform {
        let numbers = numbers(in: string, 6)
        return CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }
    public static func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }
    public static func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }
    public static func string(for transform: CGAffineTransform) -> String {
        text([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    private static func numbers(in string: String, _ count: Int) -> [CGFloat] {
        let parts = string.split { "{}, ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
        return parts.count == count ? parts : Array(repeating: 0, count: count)
    }

    /// Whole numbers as Apple writes them, without a point.
    private static func text(_ numbers: [CGFloat]) -> String {
        "{\(numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", "))}"
    }
}
