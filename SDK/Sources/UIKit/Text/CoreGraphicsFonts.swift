public import Foundation
public import FoundationAdditions

// Fonts that an app brings along and registers itself. The page draws its own faces: they are taken, and not drawn.

/// A font's file.
public final class CGFont: NSObject, Sendable {
    public let postScriptName: String?
    public let fullName: String?
    /// - Returns: nil for what does not begin as a TrueType or OpenType font.
    public init?(_ provider: CGDataProvider) {
        let beginnings: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
        guard let bytes = provider.bytes, beginnings.contains(Array(bytes.prefix(4))) else { return nil }
        (postScriptName, fullName) = (nil, nil)
    }
    /// A font by its PostScript name; nil for one that is not there.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: name as String, size: 12) else { return nil }
        (postScriptName, fullName) = (font.fontName, font.fontName)
    }
}

/// How far a font is known.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0, process, persistent, session
    /// As Core Text calls the persistent one first.
    public static var user: CTFontManagerScope { .persistent }
}

/// Takes a font that an app brings along.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
/// Takes a font's file; false where there is none.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: NSURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { fontURL.path.map { FileManager.default.fileExists(atPath: $0) } ?? false }
