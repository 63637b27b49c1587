public import Foundation
public import FoundationAdditions

/// A font of bytes (Core Graphics: CGFont).
public final class CGFont: NSObject, Sendable {
    public let postScriptName: String?
    public let fullName: String?
    /// The face; nil for one of the system's.
    let face: FontFace?
    private let data: Data?

    /// The first face of a TrueType or OpenType font.
    ///
    /// - Returns: nil for what is no font.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.bytes, let face = FontFace.faces(of: data).first else { return nil }
        (self.data, self.face) = (data, face)
        (postScriptName, fullName) = (face.postScriptName, face.fullName)
    }
    /// A font by its PostScript name; nil for one that is not there.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: name as String, size: 12) else { return nil }
        (data, face) = (nil, font.own)
        (postScriptName, fullName) = (font.fontName, font.own?.fullName ?? font.fontName)
    }

    /// Where its bytes lie for whoever draws it, under a name that says which they are; nil where they cannot be written.
    var file: URL? {
        guard let data, let face else { return nil }
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        guard let folder = caches?.appendingPathComponent("Fonts", isDirectory: true) else { return nil }
        let name = face.postScriptName.filter { $0.isLetter || $0.isNumber || $0 == "-" }
        let suffix = data.starts(with: Data("OTTO".utf8)) ? "otf" : "ttf"
        let file = folder.appendingPathComponent("\(name)-\(data.count).\(suffix)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
            return file
        } catch { return nil }
    }
}
