public import Foundation
public import FoundationAdditions

// Fonts of files, and which ones there are. The page draws its own faces: files are taken, and not drawn.

/// Posted by nobody: what is registered changes nothing that is drawn.
public var kCTFontManagerRegisteredFontsChangedNotification: CFString {
    "CTFontManagerFontChangedNotification"
}

public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames as NSArray }

public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) } as NSArray
}

/// Takes fonts' files; the handler hears at once of all of them.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { tellMissing(fontURLs, registrationHandler) }

public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { tellMissing(fontURLs, registrationHandler) }

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { fontURL.path.map { FileManager.default.fileExists(atPath: $0) } ?? false }

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Takes descriptions of fonts.
public func CTFontManagerRegisterFontDescriptors(
    _ fontDescriptors: CFArray,
    _ scope: CTFontManagerScope,
    _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { _ = registrationHandler?([] as NSArray, true) }

/// None: what is registered is not kept, since nothing draws it.
public func CTFontManagerCopyRegisteredFontDescriptors(_ scope: CTFontManagerScope, _ enabled: Bool) -> CFArray {
    [] as NSArray
}

/// The system's font under the file's name, for a file that is there; nil for one that is not.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let path = fileURL.path, FileManager.default.fileExists(atPath: path) else { return nil }
    return [UIFont.systemFont(ofSize: 12).fontDescriptor] as NSArray
}

/// An error for each file that is not there, as Core Text tells them.
private func tellMissing(_ urls: CFArray, _ handler: ((CFArray, Bool) -> Bool)?) {
    let missing = urls.compactMap { $0 as? URL }.filter { !FileManager.default.fileExists(atPath: $0.path) }
    let errors = missing.map { url in
        NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 101, userInfo: [NSURLErrorKey: url])
    }
    _ = handler?(errors as NSArray, true)
}
