public import Foundation

// Points, sizes and their like in archives (UIKit: NSCoder), as the words that UIKit writes them in.

extension NSCoder {
    // Foundation on Linux has `encode(_:forKey:)` for points, sizes and rectangles.
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(NSCoder.string(for: CGPoint(x: vector.dx, y: vector.dy)), forKey: key)
    }
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSCoder.string(for: transform), forKey: key)
    }
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets), forKey: key) }
    public func encode(_ offset: UIOffset, forKey key: String) { encode(NSCoder.string(for: offset), forKey: key) }
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        let plain = UIEdgeInsets(
            top: insets.top,
            left: insets.leading,
            bottom: insets.bottom,
            right: insets.trailing
        )
        encode(plain, forKey: key)
    }

    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
    public func decodeCGVector(forKey key: String) -> CGVector {
        let point = NSCoder.cgPoint(for: words(key))
        return CGVector(dx: point.x, dy: point.y)
    }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        NSCoder.cgAffineTransform(for: words(key))
    }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: words(key)) }
    public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: words(key)) }
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        let plain = decodeUIEdgeInsets(forKey: key)
        return NSDirectionalEdgeInsets(
            top: plain.top,
            leading: plain.left,
            bottom: plain.bottom,
            trailing: plain.right
        )
    }

    /// Foundation on Linux ends the process for a key that is not there.
    private func words(_ key: String) -> String {
        guard containsValue(forKey: key) else { return "" }
        return decodeObject(of: NSString.self, forKey: key) as String? ?? ""
    }
}
