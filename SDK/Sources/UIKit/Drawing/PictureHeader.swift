import Foundation

/// What the first bytes of a picture's file tell.
package struct PictureHeader: Sendable {
    /// As a file's extension.
    package enum Kind: String, Sendable {
        case png, jpeg, gif
    }

    package let kind: Kind
    /// Pixels, as it is shown.
    let width: Int
    /// Pixels, as it is shown.
    let height: Int
    /// Whether its pixels lie on their side: a photo that says so is turned when it is shown.
    let isSideways: Bool

    /// Nil for what is no PNG, JPEG or GIF file.
    package init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(1 << 20))
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
            kind = .png
            width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
            height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
            isSideways = false
        } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
            kind = .gif
            width = Int(bytes[6]) | Int(bytes[7]) << 8
            height = Int(bytes[8]) | Int(bytes[9]) << 8
            isSideways = false
        } else if bytes.starts(with: [0xFF, 0xD8]), let frame = Self.jpegFrame(bytes) {
            kind = .jpeg
            isSideways = (5...8).contains(frame.orientation)
            (width, height) = isSideways ? (frame.height, frame.width) : (frame.width, frame.height)
        } else {
            return nil
        }
    }

    /// Walks the segments to the frame header, which holds height and width, past the one that may tell how the picture
    /// lies.
    private static func jpegFrame(_ bytes: [UInt8]) -> (width: Int, height: Int, orientation: Int)? {
        var at = 2
        var orientation = 1
        while at + 9 < bytes.count, bytes[at] == 0xFF {
            let marker = bytes[at + 1]
            if marker == 0xFF {
                at += 1
                continue
            }
            let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let height = Int(bytes[at + 5]) << 8 | Int(bytes[at + 6])
                return (Int(bytes[at + 7]) << 8 | Int(bytes[at + 8]), height, orientation)
            }
            if marker == 0xE1 {
                orientation = exifOrientation(bytes[at + 4..<min(at + 2 + max(length, 2), bytes.count)])
            }
            at += 2 + length
        }
        return nil
    }

    /// The orientation, 1…8, of an Exif segment: a TIFF file's first directory (Exif 2.3, tag 0x0112); 1 where it is not
    /// told.
    private static func exifOrientation(_ segment: ArraySlice<UInt8>) -> Int {
        let tiff = Array(segment.dropFirst(6))
        guard segment.starts(with: Array("Exif\0\0".utf8)), tiff.count >= 8 else { return 1 }
        let isLittle = tiff[0] == UInt8(ascii: "I")
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at <= tiff.count - count else { return nil }
            let part = tiff[at..<at + count]
            return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let start = number(4, 4), let count = number(start, 2) else { return 1 }
        for index in 0..<count {
            guard let tag = number(start + 2 + index * 12, 2) else { return 1 }
            if tag == 0x0112 {
                return number(start + 2 + index * 12 + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } ?? 1
            }
        }
        return 1
    }
}
