public import Foundation

// What `print` and string interpolation say of geometry on Apple's platforms.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// Such as `(10.0, 20.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Such as `(300.0, 50.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Such as `(10.0, 20.0, 300.0, 50.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
