public import Foundation

// Functions of Core Foundation's strings, addresses and bytes (CFString.h, CFURL.h, CFData.h). Its objects are Foundation's.

/// A string that can be changed.
public typealias CFMutableString = NSMutableString

public var kCFStringTransformStripCombiningMarks: CFString! { "NFD; [:nonspacing mark:]Remove; NFC" }
public var kCFStringTransformStripDiacritics: CFString! { "NFD; [:nonspacing mark:]Remove; NFC" }
public var kCFStringTransformToLatin: CFString! { "Any-Latin" }
public var kCFStringTransformToXMLHex: CFString! { "Any-Hex/XML" }
public var kCFStringTransformToUnicodeName: CFString! { "Any-Name" }
public var kCFStringTransformFullwidthHalfwidth: CFString! { "Fullwidth-Halfwidth" }
public var kCFStringTransformLatinKatakana: CFString! { "Latin-Katakana" }
public var kCFStringTransformLatinHiragana: CFString! { "Latin-Hiragana" }
public var kCFStringTransformHiraganaKatakana: CFString! { "Hiragana-Katakana" }
public var kCFStringTransformMandarinLatin: CFString! { "Han-Latin" }
public var kCFStringTransformLatinHangul: CFString! { "Latin-Hangul" }
public var kCFStringTransformLatinArabic: CFString! { "Latin-Arabic" }
public var kCFStringTransformLatinHebrew: CFString! { "Latin-Hebrew" }
public var kCFStringTransformLatinThai: CFString! { "Latin-Thai" }
public var kCFStringTransformLatinCyrillic: CFString! { "Latin-Cyrillic" }
public var kCFStringTransformLatinGreek: CFString! { "Latin-Greek" }

/// Changes a part of a string, or all of it, by a transform of ICU's.
///
/// - Returns: whether there is such a transform.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!,
    _ range: UnsafeMutablePointer<CFRange>?,
    _ transform: CFString!,
    _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let whole = NSRange(location: 0, length: string.length)
    let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) } ?? whole
    guard part.location >= 0, part.length >= 0, part.location <= whole.length,
        part.length <= whole.length - part.location,
        let changed = string.substring(with: part)
            .applyingTransform(StringTransform(rawValue: transform as String), reverse: reverse)
    else { return false }
    string.replaceCharacters(in: part, with: changed)
    range?.pointee.length = changed.utf16.count
    return true
}

public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }
public func CFStringCreateCopy(_ alloc: CFAllocator?, _ theString: CFString!) -> CFString! {
    NSString(string: theString as String)
}
public func CFStringCreateMutable(_ alloc: CFAllocator?, _ maxLength: CFIndex) -> CFMutableString! {
    NSMutableString(string: "")
}
public func CFStringCreateMutableCopy(
    _ alloc: CFAllocator?,
    _ maxLength: CFIndex,
    _ theString: CFString!
) -> CFMutableString! {
    NSMutableString(string: theString as String)
}
public func CFStringAppend(_ theString: CFMutableString!, _ appendedString: CFString!) {
    theString.append(appendedString as String)
}
public func CFStringHasPrefix(_ theString: CFString!, _ prefix: CFString!) -> Bool {
    theString.hasPrefix(prefix as String)
}
public func CFStringHasSuffix(_ theString: CFString!, _ suffix: CFString!) -> Bool {
    theString.hasSuffix(suffix as String)
}

/// - Returns: nil for what is no address.
public func CFURLCreateWithString(_ allocator: CFAllocator?, _ URLString: CFString!, _ baseURL: CFURL?) -> CFURL! {
    URL(string: URLString as String, relativeTo: baseURL as URL?) as NSURL?
}
public func CFURLGetString(_ anURL: CFURL!) -> CFString! { anURL.relativeString as NSString }
public func CFURLCopyAbsoluteURL(_ relativeURL: CFURL!) -> CFURL! { (relativeURL as URL).absoluteURL as NSURL }
public func CFURLCopyScheme(_ anURL: CFURL!) -> CFString! { anURL.scheme as NSString? }
public func CFURLCopyHostName(_ anURL: CFURL!) -> CFString! { anURL.host as NSString? }
public func CFURLGetPortNumber(_ anURL: CFURL!) -> Int32 { anURL.port?.int32Value ?? -1 }
public func CFURLCopyPath(_ anURL: CFURL!) -> CFString! {
    URLComponents(url: anURL as URL, resolvingAgainstBaseURL: false)?.percentEncodedPath as NSString?
}
public func CFURLCopyLastPathComponent(_ url: CFURL!) -> CFString! { url.lastPathComponent as NSString? }
public func CFURLCopyPathExtension(_ url: CFURL!) -> CFString! {
    url.pathExtension.flatMap { $0.isEmpty ? nil : $0 as NSString }
}

/// Escapes what no address may have, and what else is named; what is to stay stays.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator?,
    _ originalString: CFString!,
    _ charactersToLeaveUnescaped: CFString?,
    _ legalURLCharactersToBeEscaped: CFString?,
    _ encoding: CFStringEncoding
) -> CFString! {
    // RFC 2396's unreserved and reserved characters, and the sign of an escape.
    var allowed = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'();/?:@&=+$,"
    )
    allowed.subtract(CharacterSet(charactersIn: (legalURLCharactersToBeEscaped ?? "") as String))
    allowed.formUnion(CharacterSet(charactersIn: (charactersToLeaveUnescaped ?? "") as String))
    return (originalString as String).addingPercentEncoding(withAllowedCharacters: allowed) as NSString?
}

/// Takes the escapes away, but those of the characters that are named; nil stands for all.
public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: CFAllocator?,
    _ originalString: CFString!,
    _ charactersToLeaveEscaped: CFString?
) -> CFString! {
    guard let kept = charactersToLeaveEscaped else { return originalString }
    let text = originalString as String
    guard kept.length > 0 else { return text.removingPercentEncoding as NSString? }
    // An escape that stays is escaped once more before all are taken away.
    let escaped = (kept as String).utf8.map { "%" + String(format: "%02X", $0) }
    let protected = escaped.reduce(text) { text, escape in
        text.replacingOccurrences(of: escape, with: "%25" + escape.dropFirst(), options: .caseInsensitive)
    }
    return protected.removingPercentEncoding as NSString?
}

public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    guard let bytes, length > 0 else { return NSData() }
    return NSData(bytes: bytes, length: length)
}
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }
public func CFDataCreateMutableCopy(
    _ allocator: CFAllocator?,
    _ capacity: CFIndex,
    _ theData: CFData!
) -> CFMutableData! {
    NSMutableData(data: theData as Data)
}
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.length == 0 ? nil : theData.bytes.assumingMemoryBound(to: UInt8.self)
}
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.length == 0 ? nil : theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    if let bytes, length > 0 { theData.append(bytes, length: length) }
}
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    let range = NSRange(location: range.location, length: range.length)
    guard let buffer, range.location >= 0, range.length > 0, range.location <= theData.length,
        range.length <= theData.length - range.location
    else { return }
    theData.getBytes(buffer, range: range)
}

public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    guard let one = cf1 as? NSObject, let other = cf2 as? NSObject else { return cf1 === cf2 }
    return one.isEqual(other)
}
public func CFHash(_ cf: CFTypeRef!) -> UInt { UInt(bitPattern: (cf as? NSObject)?.hash ?? 0) }
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }
