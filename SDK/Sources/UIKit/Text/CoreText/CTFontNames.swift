public import Foundation
public import FoundationAdditions

// What a font says of itself, by Core Text's keys.

public var kCTFontCopyrightNameKey: CFString { "CTFontCopyrightName" }
public var kCTFontFamilyNameKey: CFString { "CTFontFamilyName" }
public var kCTFontSubFamilyNameKey: CFString { "CTFontSubFamilyName" }
public var kCTFontStyleNameKey: CFString { "CTFontSubFamilyName" }
public var kCTFontUniqueNameKey: CFString { "CTFontUniqueName" }
public var kCTFontFullNameKey: CFString { "CTFontFullName" }
public var kCTFontVersionNameKey: CFString { "CTFontVersionName" }
public var kCTFontPostScriptNameKey: CFString { "CTFontPostScriptName" }
public var kCTFontTrademarkNameKey: CFString { "CTFontTrademarkName" }
public var kCTFontManufacturerNameKey: CFString { "CTFontManufacturerName" }
public var kCTFontDesignerNameKey: CFString { "CTFontDesignerName" }
public var kCTFontDescriptionNameKey: CFString { "CTFontDescriptionName" }
public var kCTFontVendorURLNameKey: CFString { "CTFontVendorURLName" }
public var kCTFontDesignerURLNameKey: CFString { "CTFontDesignerURLName" }
public var kCTFontLicenseNameKey: CFString { "CTFontLicenseNameName" }
public var kCTFontLicenseURLNameKey: CFString { "CTFontLicenseURLName" }
public var kCTFontSampleTextNameKey: CFString { "CTFontSampleTextName" }
public var kCTFontPostScriptCIDNameKey: CFString { "CTFontPostScriptCIDName" }

/// Its family and names; nil for the others, which only its file has.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    switch nameKey {
    case kCTFontFamilyNameKey: font.familyName as NSString
    case kCTFontFullNameKey, kCTFontPostScriptNameKey, kCTFontUniqueNameKey:
        font.fontName as NSString
    default: nil
    }
}

public func CTFontCopyLocalizedName(
    _ font: CTFont,
    _ nameKey: CFString,
    _ actualLanguage: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFString? { CTFontCopyName(font, nameKey) }

/// Every letter: the page finds a face for each.
public func CTFontCopyCharacterSet(_ font: CTFont) -> NSCharacterSet {
    NSCharacterSet(range: NSRange(location: 0, length: 0x11_0000))
}

/// Those of the phone's person: the page finds a face for each.
public func CTFontCopySupportedLanguages(_ font: CTFont) -> CFArray { Locale.preferredLanguages as NSArray }

/// As many as there are letters of UTF-16, whose numbers glyphs have here.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { 0x1_0000 }

/// Degrees, clockwise: those of italics are minus twelve.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
    CTFontGetSymbolicTraits(font).contains(.traitItalic) ? -12 : 0
}
