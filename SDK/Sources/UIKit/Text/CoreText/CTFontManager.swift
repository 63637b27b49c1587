public import Foundation
public import FoundationAdditions

// Fonts of files, and which ones there are (Core Text: Font Manager). What is registered is drawn, in this process alone.

/// Posted when the fonts that are registered have changed.
public var kCTFontManagerRegisteredFontsChangedNotification: CFString {
    "CTFontManagerFontChangedNotification"
}
/// The domain of what a font's file was not taken for: 101 not there, 103 no font, 105 registered already, 201 not registered.
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" }
/// The files that an error is about.
public var kCTFontManagerErrorFontURLsKey: CFString { "CTFontManagerErrorFontURLs" }

/// How far a font is known; here in its process, whatever is asked for.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0, process, persistent, session
    /// As Core Text calls the persistent one first.
    public static var user: CTFontManagerScope { .persistent }
}

public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames as NSArray }

public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) } as NSArray
}

/// Takes the fonts of a file; false, with the reason, for one that is not there, is no font or was taken before.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { told(error) { change(fontURL as URL, isTaken: true) } }

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { told(error) { change(fontURL as URL, isTaken: false) } }

/// As Core Text's former name for several.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    let failures = change(all: fontURLs, isTaken: true)
    if !failures.isEmpty { errors?.pointee = .passRetained(failures as NSArray) }
    return failures.isEmpty
}

/// Takes fonts' files; the handler hears at once of all of them, with those errors that there are.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { _ = registrationHandler?(change(all: fontURLs, isTaken: true) as NSArray, true) }

public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { _ = registrationHandler?(change(all: fontURLs, isTaken: false) as NSArray, true) }

/// Takes a font of bytes.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    told(error) {
        guard let file = font.file else { return failure(.unrecognizedFormat, of: nil) }
        return change(file, isTaken: true)
    }
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    told(error) {
        guard let file = font.file else { return failure(.notRegistered, of: nil) }
        return change(file, isTaken: false)
    }
}

/// Takes descriptions of fonts, which are of files that were taken.
public func CTFontManagerRegisterFontDescriptors(
    _ fontDescriptors: CFArray,
    _ scope: CTFontManagerScope,
    _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { _ = registrationHandler?([] as NSArray, true) }

/// Those that the app brings along.
public func CTFontManagerCopyRegisteredFontDescriptors(_ scope: CTFontManagerScope, _ enabled: Bool) -> CFArray {
    let names = AppFonts.shared.families.flatMap(AppFonts.shared.names)
    return names.map { UIFontDescriptor(name: $0, size: 12) } as NSArray
}

/// The faces of a file, which need not be registered; nil for one that is not there or is no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    let faces = AppFonts.shared.faces(in: fileURL as URL)
    return faces.isEmpty ? nil : faces.map { UIFontDescriptor(font: UIFont($0, size: 12)) } as NSArray
}

/// The first face of a file's bytes, which need not be registered; nil for what is no font.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    FontFace.faces(of: data as Data).first.map { UIFontDescriptor(font: UIFont($0, size: 12)) }
}

/// Takes or forgets a file; nil, or what is wrong with it.
private func change(_ file: URL, isTaken: Bool) -> NSError? {
    do {
        if isTaken { try AppFonts.shared.register(file) } else { try AppFonts.shared.unregister(file) }
    } catch { return failure(error, of: file) }
    let name = Notification.Name(kCTFontManagerRegisteredFontsChangedNotification as String)
    NotificationCenter.default.post(name: name, object: nil)
    return nil
}

private func change(all files: CFArray, isTaken: Bool) -> [NSError] {
    files.compactMap { $0 as? URL }.compactMap { change($0, isTaken: isTaken) }
}

private func failure(_ refusal: AppFonts.Refusal, of file: URL?) -> NSError {
    NSError(
        domain: kCTFontManagerErrorDomain as String,
        code: refusal.rawValue,
        userInfo: file.map { [NSURLErrorKey: $0, kCTFontManagerErrorFontURLsKey as String: [$0]] } ?? [:]
    )
}

/// Whether nothing is wrong; what is goes to who asked.
private func told(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ work: () -> NSError?) -> Bool {
    guard let failure = work() else { return true }
    error?.pointee = .passRetained(failure)
    return false
}
