import Foundation

/// What a file's first bytes say it is.
enum MediaSignature: Hashable {
    case format(MediaFormat)
    /// A known kind of file that a notification cannot show, by name.
    case other(String)
    case unknown

    /// How many bytes are needed to tell.
    static let length = 16

    /// - Parameters:
    ///   - bytes: The beginning of the file.
    ///   - hints: What header and file name say, the best first; they decide where bytes leave a choice: an MPEG-4
    ///     file with sound alone, an MPEG stream of the second version.
    init(_ bytes: Data, hints: [MediaFormat]) {
        let head = [UInt8](bytes.prefix(64))
        func has(_ text: String, at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: text.utf8) }

        if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .format(.jpeg)
        } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .format(.png)
        } else if has("GIF87a") || has("GIF89a") {
            self = .format(.gif)
        } else if has("RIFF"), has("WAVE", at: 8) {
            self = .format(.wav)
        } else if has("RIFF"), has("AVI ", at: 8) {
            self = .format(.avi)
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .other("a WebP picture")
        } else if has("FORM"), has("AIFF", at: 8) || has("AIFC", at: 8) {
            self = .format(.aiff)
        } else if has("ftyp", at: 4) {
            self = Self.baseMedia(brand: String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self), hints)
        } else if head.starts(with: [0, 0, 1, 0xBA]) || head.starts(with: [0, 0, 1, 0xB3]) {
            self = .format(hints.first { $0 == .mpeg || $0 == .mpeg2 } ?? .mpeg)
        } else if has("ID3") || Self.isFrameOfLayer3(head) {
            self = .format(.mp3)
        } else if has("caff") {
            self = .format(.caf)
        } else if has("%PDF") {
            self = .other("a PDF document")
        } else if Self.isMarkup(head) {
            self = .other("an HTML page")
        } else {
            self = .unknown
        }
    }

    /// Files that begin with `ftyp`, told apart by their brand.
    private static func baseMedia(brand: String, _ hints: [MediaFormat]) -> MediaSignature {
        switch brand {
        case "M4A ", "M4B ", "M4P ": .format(.m4a)
        case "heic", "heix", "mif1", "msf1", "hevc": .other("a HEIC picture")
        case "avif", "avis": .other("an AVIF picture")
        case "qt  ": .other("a QuickTime movie")
        default: .format(hints.first { $0 == .m4a || $0 == .mp4 } ?? .mp4)
        }
    }

    /// The sync word, a layer of 3, and neither a free bit rate nor a reserved one.
    private static func isFrameOfLayer3(_ head: [UInt8]) -> Bool {
        guard head.count >= 3, head[0] == 0xFF, head[1] & 0xE6 == 0xE2 else { return false }
        return head[2] & 0xF0 != 0xF0 && head[2] & 0xF0 != 0 && head[2] & 0x0C != 0x0C
    }

    private static func isMarkup(_ head: [UInt8]) -> Bool {
        let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
        return ["<!doctype", "<html", "<head", "<body", "<?xml", "<svg", "<!--"].contains { text.hasPrefix($0) }
    }
}
