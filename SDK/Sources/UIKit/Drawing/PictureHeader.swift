import Foundation

/// What the first bytes of a picture's file tell.
package struct PictureHeader: Sendable {
    /// As a file's extension.
    package enum Kind: String, Sendable {
        case png, jpeg, gif
    }

    package let kind: Kind
    let width: Int
    let height: Int

    /// Nil for what is no PNG, JPEG or GIF file.
    package init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(1 << 20))
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
            kind = .png
            width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
            height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
        } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
            kind = .gif
            width = Int(bytes[6]) | Int(bytes[7]) << 8
            height = Int(bytes[8]) | Int(bytes[9]) << 8
        } else if bytes.starts(with: [0xFF, 0xD8]), let size = Self.jpegSize(bytes) {
            kind = .jpeg
            (width, height) = size
        } else {
            return nil
        }
    }

    /// Walks the segments to the frame header, which holds height and width.
    private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var at = 2
        while at + 9 < bytes.count, bytes[at] == 0xFF {
            let marker = bytes[at + 1]
            if marker == 0xFF {
                at += 1
                continue
            }
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let height = Int(bytes[at + 5]) << 8 | Int(bytes[at + 6])
                return (Int(bytes[at + 7]) << 8 | Int(bytes[at + 8]), height)
            }
            at += 2 + (Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
        }
        return nil
    }
}
