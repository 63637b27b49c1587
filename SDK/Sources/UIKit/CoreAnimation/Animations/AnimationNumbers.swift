public import Foundation

/// The numbers that a value of an animation is.
enum AnimationNumbers {
    static func of(_ value: Any?) -> [Double]? {
        switch value {
        case let number as Double: [number]
        case let number as CGFloat: [Double(number)]
        case let number as Float: [Double(number)]
        case let number as Int: [Double(number)]
        case let flag as Bool: [flag ? 1 : 0]
        case let number as NSNumber: [number.doubleValue]
        case let point as CGPoint: [Double(point.x), Double(point.y)]
        case let size as CGSize: [Double(size.width), Double(size.height)]
        case let map as CATransform3D: map.wire
        case let map as CGAffineTransform: CATransform3DMakeAffineTransform(map).wire
        case let list as [Double]: list
        case let value as TransformValue: value.caTransform3DValue.wire
        case let value as NSValue: value.structure.flatMap(of)
        default: nil
        }
    }

    /// Numbers as something of the kind of `value`.
    static func value(_ numbers: [Double], like value: Any?) -> Any? {
        switch value {
        case is CGPoint: self.value(numbers, as: CGPoint.self)
        case is CGSize: self.value(numbers, as: CGSize.self)
        case is CATransform3D: CATransform3D(wire: numbers)
        default: self.value(numbers, as: NSNumber.self)
        }
    }

    /// Numbers as a property of the author's type takes them.
    static func value<Value>(_ numbers: [Double], as type: Value.Type) -> Value? {
        guard let first = numbers.first else { return nil }
        let pair = numbers.count > 1 ? numbers[1] : 0
        return switch type {
        case is Double.Type, is Double?.Type: first as? Value
        case is CGFloat.Type, is CGFloat?.Type: CGFloat(first) as? Value
        case is Float.Type, is Float?.Type: Float(first) as? Value
        case is Int.Type, is Int?.Type: Int(exactly: first.rounded()) as? Value
        case is CGPoint.Type, is CGPoint?.Type: CGPoint(x: first, y: pair) as? Value
        case is CGSize.Type, is CGSize?.Type: CGSize(width: first, height: pair) as? Value
        case is NSNumber.Type, is NSNumber?.Type: NSNumber(value: first) as? Value
        default: nil
        }
    }
}

/// What `NSValue(caTransform3D:)` makes: a value of Foundation's on Linux holds no structures but its own.
public final class TransformValue: NSObject, Sendable {
    public let caTransform3DValue: CATransform3D

    public init(caTransform3D map: CATransform3D) { caTransform3DValue = map }
}

extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }

    /// The point, size or box that it is; nil for another value.
    var structure: Any? {
        let type = String(cString: objCType)
        return type.contains("Rect")
            ? rectValue
            : type.contains("Point")
                ? pointValue
                : type.contains("Size") ? sizeValue : nil as Any?
    }
}
