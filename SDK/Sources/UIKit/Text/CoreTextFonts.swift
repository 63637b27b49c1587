public import Foundation

// Core Text's fonts, which UIKit brings along; every UIFont is one.

/// A font.
public typealias CTFont = UIFont

/// The font of a name; the system's where there is none of that name.
///
/// - Parameters:
///   - name: PostScript's or the family's.
///   - size: in points; 0 is 12, as Core Text has it.
///   - matrix: is not applied.
public func CTFontCreateWithName(
    _ name: NSString,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let points = size == 0 ? 12 : size
    return UIFont(name: name as String, size: points) ?? .systemFont(ofSize: points)
}

/// A font's size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
