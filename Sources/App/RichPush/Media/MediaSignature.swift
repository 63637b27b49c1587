import Foundation

/// What a file's first bytes say it is.
enum MediaSignature: Hashable {
    case format(MediaFormat)
    /// A known kind of file that a notification cannot show, by name.
    case other(String)
    case unknown

    /// How many bytes are needed to tell.
    static let length = MediaFormat.Signature.length

    /// - Parameters:
    ///   - bytes: The beginning of the file.
    ///   - hints: What header and file name say, the best first; they decide where bytes leave a choice: an MPEG-4
    ///     file with sound alone, an MPEG stream of the second version.
    init(_ bytes: Data, hints: [MediaFormat]) {
        let head = [UInt8](bytes.prefix(64))
        let formats = (MediaFormat.all + [.caf]).filter { $0.matches(head) }
        if let format = Self.choice(of: formats, head, hints) {
            self = .format(format)
        } else if let name = Self.otherFile(head) {
            self = .other(name)
        } else {
            self = .unknown
        }
    }

    /// The brand of a file with sound alone says so; else the hints decide, and where there are none it is a movie.
    private static func choice(of formats: [MediaFormat], _ head: [UInt8], _ hints: [MediaFormat]) -> MediaFormat? {
        let brand = MediaFormat.Signature.brand(of: head)
        if let brand, MediaFormat.Signature.soundBrands.contains(brand) { return formats.first { $0.kind == .audio } }
        return hints.first(where: formats.contains) ?? formats.first { $0.kind == .movie } ?? formats.first
    }

    private static func otherFile(_ head: [UInt8]) -> String? {
        if let brand = MediaFormat.Signature.brand(of: head) { return MediaFormat.Signature.otherBrands[brand] }
        if MediaFormat.Signature.chunk("RIFF", form: "WEBP").matches(head) { return "a WebP picture" }
        if MediaFormat.Signature.text("%PDF").matches(head) { return "a PDF document" }
        return isMarkup(head) ? "an HTML page" : nil
    }

    private static func isMarkup(_ head: [UInt8]) -> Bool {
        let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
        return ["<!doctype", "<html", "<head", "<body", "<?xml", "<svg", "<!--"].contains { text.hasPrefix($0) }
    }
}
