public import Foundation
public import FoundationAdditions

// Core Text's fonts, which UIKit brings along; every UIFont is one.

/// A font.
public typealias CTFont = UIFont
/// What a font is to be.
public typealias CTFontDescriptor = UIFontDescriptor
/// The number of a glyph; here it is the letter's own in UTF-16.
public typealias CGGlyph = UInt16

/// The font of bytes. It is drawn where it is registered, too.
///
/// - Parameters:
///   - size: in points; 0 is 12, as Core Text has it.
///   - matrix: is not applied.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let points = size == 0 ? 12 : size
    return graphicsFont.face.map { UIFont($0, size: points) } ?? .systemFont(ofSize: points)
}

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

/// The font of a descriptor.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// The same face in another size; 0 keeps it.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont { size == 0 ? font : font.withSize(size) }

/// The font that draws a text: the text engine finds faces for letters that a font does not have.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont { currentFont }

/// What a font of the system is for.
public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0
    case userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem
    case label = 10
}

/// The system's font for a use; 0 is its usual size.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont?
{
    let points = size == 0 ? 13 : size
    return switch uiType {
    case .userFixedPitch: UIFont.monospacedSystemFont(ofSize: points, weight: .regular)
    case .emphasizedSystem, .smallEmphasizedSystem: UIFont.boldSystemFont(ofSize: points)
    default: UIFont.systemFont(ofSize: points)
    }
}

/// A font's size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 1000 }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.pointSize * -0.1 }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize * 0.05 }
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(x: 0, y: font.descender, width: font.pointSize, height: font.ascender - font.descender)
}
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }

/// The glyphs of letters: their own numbers, of which the text engine makes what the page draws.
///
/// - Returns: Whether each has one, as each has.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont,
    _ characters: UnsafePointer<UInt16>,
    _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: Int
) -> Bool {
    for index in 0..<max(count, 0) { glyphs[index] = characters[index] }
    return true
}

/// How wide glyphs are.
///
/// - Returns: The widths together.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont,
    _ orientation: CTFontOrientation,
    _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: Int
) -> Double {
    var whole = 0.0
    for index in 0..<max(count, 0) {
        let letter = String(decoding: [glyphs[index]], as: UTF16.self)
        let width = letter.size(withAttributes: [.font: font]).width
        advances?[index] = CGSize(width: width, height: 0)
        whole += Double(width)
    }
    return whole
}

/// None: the page draws letters, and the app's process has no shapes of them.
public func CTFontCreatePathForGlyph(
    _ font: CTFont,
    _ glyph: CGGlyph,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? { nil }

/// How letters stand.
public enum CTFontOrientation: UInt32, Sendable { case `default` = 0, horizontal, vertical }

/// What kind of face a font has, as its descriptor says it.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }

// Attributes of texts by Core Text's names, which are UIKit's where UIKit has them.
public var kCTFontAttributeName: CFString { "NSFont" }
public var kCTForegroundColorAttributeName: CFString { "NSColor" }
public var kCTParagraphStyleAttributeName: CFString { "NSParagraphStyle" }
public var kCTKernAttributeName: CFString { "NSKern" }
public var kCTTrackingAttributeName: CFString { "NSKern" }
public var kCTUnderlineStyleAttributeName: CFString { "NSUnderline" }
public var kCTUnderlineColorAttributeName: CFString { "NSUnderlineColor" }
public var kCTStrokeColorAttributeName: CFString { "NSStrokeColor" }
public var kCTStrokeWidthAttributeName: CFString { "NSStrokeWidth" }
public var kCTBackgroundColorAttributeName: CFString { "NSBackgroundColor" }
public var kCTBaselineOffsetAttributeName: CFString { "NSBaselineOffset" }
public var kCTLigatureAttributeName: CFString { "NSLigature" }
public var kCTForegroundColorFromContextAttributeName: CFString { "CTForegroundColorFromContext" }
public var kCTRunDelegateAttributeName: CFString { "CTRunDelegate" }
public var kCTSuperscriptAttributeName: CFString { "NSSuperScript" }
public var kCTLanguageAttributeName: CFString { "NSLanguage" }
public var kCTFrameProgressionAttributeName: CFString { "CTFrameProgression" }
