import CTextLayout
import Foundation
import FoundationAdditions
import Synchronization
package import ViewLink

/// The fonts that an app brings along: those of `UIAppFonts` in its Info.plist, and those that it registers with Core Text.
package final class AppFonts: Sendable {
    package static let shared = AppFonts()
    /// Bytes of a file at most.
    private static let largest = 64 << 20

    private struct State {
        var isBundleRead = false
        /// In the order in which they came.
        var faces: [Face] = []
        /// Those that something was made of, by their PostScript names.
        var used: [String: URL] = [:]
    }
    /// A face and where it is.
    private struct Face {
        var font: FontFace
        var file: URL
    }
    private let state = Mutex(State())

    // MARK: Registering

    /// Why a file was not taken; raw values as `CTFontManagerError`.
    enum Refusal: Int, Error {
        case fileNotFound = 101
        case unrecognizedFormat = 103
        case alreadyRegistered = 105
        case notRegistered = 201
    }

    /// Takes all faces of a file.
    func register(_ file: URL) throws(Refusal) {
        let file = file.standardizedFileURL
        readBundle()
        guard let data = Data(of: file, atMost: Self.largest) else { throw .fileNotFound }
        let found = FontFace.faces(of: data)
        if found.isEmpty { throw .unrecognizedFormat }
        let isNew = state.withLock { state in
            if state.faces.contains(where: { $0.file == file }) { return false }
            state.faces += found.map { Face(font: $0, file: file) }
            return true
        }
        guard isNew else { throw .alreadyRegistered }
        TextEngine.shared.add(file)
    }

    /// Forgets them; what is drawn with them already stays so.
    func unregister(_ file: URL) throws(Refusal) {
        let file = file.standardizedFileURL
        let isGone = state.withLock { state in
            let count = state.faces.count
            state.faces.removeAll { $0.file == file }
            return state.faces.count < count
        }
        guard isGone else { throw .notRegistered }
    }

    /// Those that Info.plist names, once. One that is not there is told of, since the app's texts would be in the system's face.
    private func readBundle() {
        let isNew = state.withLock { state in
            defer { state.isBundleRead = true }
            return !state.isBundleRead
        }
        guard isNew, let names = Bundle.main.infoDictionary?["UIAppFonts"] as? [String] else { return }
        for name in names {
            guard let file = Self.file(name) else {
                tell("Info.plist names the font \(name) (UIAppFonts), which is not in the bundle")
                continue
            }
            do { try register(file) } catch {
                if error != .alreadyRegistered {
                    tell("\(name) (UIAppFonts in Info.plist) is no font that can be read")
                }
            }
        }
    }

    /// At the path that is given, or where Xcode copies a file of that name.
    private static func file(_ name: String) -> URL? {
        let places = [name, (name as NSString).lastPathComponent].map {
            Bundle.main.bundleURL.appendingPathComponent($0)
        }
        return places.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private func tell(_ what: String) { FileHandle.standardError.write(Data("UIKit: \(what)\n".utf8)) }

    // MARK: Finding

    /// The face of a name: PostScript's, the full one or the family's, of which it is the plainest.
    func face(named name: String) -> FontFace? {
        readBundle()
        return state.withLock { state in
            let faces = state.faces.map(\.font)
            return faces.first { $0.postScriptName == name } ?? faces.first { $0.fullName == name }
                ?? Self.nearest(
                    of: faces.filter { $0.family == name || $0.narrowFamily == name },
                    weight: 400,
                    isItalic: false
                )
        }
    }

    /// The face of the same family that is nearest to a weight and a slant.
    func face(like font: FontFace, weight: Int, isItalic: Bool) -> FontFace {
        state.withLock { state in
            let family = state.faces.map(\.font).filter { $0.family == font.family }
            return Self.nearest(of: family, weight: weight, isItalic: isItalic) ?? font
        }
    }

    /// The face of a name such as `SemiBold`.
    func face(_ face: String, ofFamily family: String) -> FontFace? {
        state.withLock { $0.faces.map(\.font).first { $0.family == family && $0.face == face } }
    }

    private static func nearest(of faces: [FontFace], weight: Int, isItalic: Bool) -> FontFace? {
        func distance(_ face: FontFace) -> Int { abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 10_000) }
        return faces.min { distance($0) < distance($1) }
    }

    var families: [String] {
        readBundle()
        return state.withLock { state in
            state.faces.reduce(into: []) { if !$0.contains($1.font.family) { $0.append($1.font.family) } }
        }
    }
    func names(ofFamily family: String) -> [String] {
        readBundle()
        return state.withLock { $0.faces.map(\.font).filter { $0.family == family }.map(\.postScriptName) }
    }
    func faces(in file: URL) -> [FontFace] {
        Data(of: file, atMost: Self.largest).map(FontFace.faces) ?? []
    }

    // MARK: Showing

    /// The face that texts are drawn with under its PostScript name.
    func face(shownAs name: String) -> FontFace? {
        state.withLock { state in
            state.used[name] == nil ? nil : state.faces.first { $0.font.postScriptName == name }?.font
        }
    }

    /// Says that a face is drawn from now on.
    func use(_ font: FontFace) {
        state.withLock { state in
            guard state.used[font.postScriptName] == nil else { return }
            state.used[font.postScriptName] = state.faces.first { $0.font == font }?.file
        }
    }

    /// The files that a page draws texts with; nil for none.
    package var shown: [ViewFont]? {
        let used = state.withLock { $0.used }
        guard !used.isEmpty else { return nil }
        return used.sorted { $0.key < $1.key }.prefix(ViewTree.Limits.fonts).map {
            ViewFont(name: $0.key, path: $0.value.path)
        }
    }
}
