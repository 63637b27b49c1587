// Written by Scripts/media-formats.py from Sources/Wire/NotificationModel/AttachmentType.swift.

/// A media type that a notification may carry, with its size limit
/// (UNNotificationAttachment: "Supported File Types").
struct MediaFormat: Hashable, Sendable {
    /// How it is shown.
    enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        case image
        case audio
        case movie

        /// The largest file, in bytes: audio 5 MB, image 10 MB, movie 50 MB.
        var sizeLimit: Int {
            switch self {
            case .audio: 5 * 1_048_576
            case .image: 10 * 1_048_576
            case .movie: 50 * 1_048_576
            }
        }
    }

    /// The uniform type identifier.
    let identifier: String
    /// Picture, sound or movie: which limit of size holds, and how it is shown.
    let kind: Kind
    /// Lower case, without the dot; the first is preferred.
    let fileExtensions: [String]
    /// As HTTP writes them, `image/png` for example; the first is preferred.
    let mimeTypes: [String]
    /// How its files begin.
    let signatures: [Signature]

    /// The extension of a file that is made of it.
    var preferredExtension: String { fileExtensions.first ?? "" }
    /// The type as HTTP writes it.
    var mimeType: String { mimeTypes.first ?? "" }
    /// The largest file, in bytes.
    var sizeLimit: Int { kind.sizeLimit }

    /// Every supported type, once.
    static let all: [MediaFormat] = [
        .init(
            identifier: "public.jpeg",
            kind: .image,
            fileExtensions: ["jpg", "jpeg", "jpe"],
            mimeTypes: ["image/jpeg", "image/jpg"],
            signatures: [.bytes([0xFF, 0xD8, 0xFF])]
        ),
        .init(
            identifier: "com.compuserve.gif",
            kind: .image,
            fileExtensions: ["gif"],
            mimeTypes: ["image/gif"],
            signatures: [.text("GIF87a"), .text("GIF89a")]
        ),
        .init(
            identifier: "public.png",
            kind: .image,
            fileExtensions: ["png"],
            mimeTypes: ["image/png"],
            signatures: [.bytes([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])]
        ),
        .init(
            identifier: "public.aiff-audio",
            kind: .audio,
            fileExtensions: ["aiff", "aif", "aifc"],
            mimeTypes: ["audio/aiff", "audio/x-aiff"],
            signatures: [.chunk("FORM", form: "AIFF"), .chunk("FORM", form: "AIFC")]
        ),
        .init(
            identifier: "com.microsoft.waveform-audio",
            kind: .audio,
            fileExtensions: ["wav", "wave"],
            mimeTypes: ["audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave"],
            signatures: [.chunk("RIFF", form: "WAVE")]
        ),
        .init(
            identifier: "public.mp3",
            kind: .audio,
            fileExtensions: ["mp3", "mpga"],
            mimeTypes: ["audio/mpeg", "audio/mp3"],
            signatures: [.text("ID3"), .mp3Frame]
        ),
        .init(
            identifier: "public.mpeg-4-audio",
            kind: .audio,
            fileExtensions: ["m4a", "mp4a"],
            mimeTypes: ["audio/mp4", "audio/x-m4a", "audio/m4a"],
            signatures: [.baseMedia]
        ),
        .init(
            identifier: "public.mpeg",
            kind: .movie,
            fileExtensions: ["mpg", "mpeg"],
            mimeTypes: ["video/mpeg"],
            signatures: [.bytes([0, 0, 1, 0xBA]), .bytes([0, 0, 1, 0xB3])]
        ),
        .init(
            identifier: "public.mpeg-2-video",
            kind: .movie,
            fileExtensions: ["m2v"],
            mimeTypes: ["video/mpeg2"],
            signatures: [.bytes([0, 0, 1, 0xBA]), .bytes([0, 0, 1, 0xB3])]
        ),
        .init(
            identifier: "public.mpeg-4",
            kind: .movie,
            fileExtensions: ["mp4", "m4v"],
            mimeTypes: ["video/mp4", "video/x-m4v"],
            signatures: [.baseMedia]
        ),
        .init(
            identifier: "public.avi",
            kind: .movie,
            fileExtensions: ["avi"],
            mimeTypes: ["video/avi", "video/x-msvideo", "video/msvideo"],
            signatures: [.chunk("RIFF", form: "AVI ")]
        ),
    ]

    /// The type of that uniform type identifier; nil if a notification cannot carry it.
    static func named(_ identifier: String) -> MediaFormat? {
        all.first { $0.identifier == identifier }
    }

    /// The type that a file name's extension tells; nil if a notification cannot carry it.
    static func forFileExtension(_ fileExtension: String) -> MediaFormat? {
        let wanted = fileExtension.lowercased()
        return all.first { $0.fileExtensions.contains(wanted) }
    }

    /// Whether a file that begins so may be of the type.
    func matches(_ head: [UInt8]) -> Bool { signatures.contains { $0.matches(head) } }
}

extension MediaFormat {
    /// What the first bytes of a file are.
    enum Signature: Hashable, Sendable {
        case bytes([UInt8])
        case text(String)
        /// A chunk of that name, of that form (RIFF, IFF).
        case chunk(String, form: String)
        /// An MPEG-4 file (ISO 14496-12), but none of the brands of ``otherBrands``.
        case baseMedia
        /// A frame of MPEG audio, layer III (ISO 11172-3, 2.4.2.3).
        case mp3Frame

        /// How many bytes are needed to tell.
        static let length = 16

        /// Files that begin as MPEG-4 files do, and are others: each brand with what it is.
        static let otherBrands = [
            "heic": "a HEIC picture", "heix": "a HEIC picture", "hevc": "a HEIC picture", "mif1": "a HEIC picture",
            "msf1": "a HEIC picture", "avif": "an AVIF picture", "avis": "an AVIF picture",
            "qt  ": "a QuickTime movie",
        ]

        /// Brands of MPEG-4 files that hold sound alone.
        static let soundBrands: Set = ["M4A ", "M4B ", "M4P "]

        /// Whether a file that begins so has it.
        func matches(_ head: [UInt8]) -> Bool {
            switch self {
            case .bytes(let bytes): head.starts(with: bytes)
            case .text(let text): head.starts(with: text.utf8)
            case .chunk(let name, let form):
                head.starts(with: name.utf8) && head.dropFirst(8).starts(with: form.utf8)
            case .baseMedia: Self.brand(of: head).map { Self.otherBrands[$0] == nil } ?? false
            case .mp3Frame: Self.isMP3Frame(head)
            }
        }

        /// The brand of a file that begins as MPEG-4 files do; nil for another.
        static func brand(of head: [UInt8]) -> String? {
            guard head.dropFirst(4).starts(with: "ftyp".utf8) else { return nil }
            return String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self)
        }

        /// Eleven bits of sync, a version that is not the reserved one, layer III, a bit rate and a sample rate.
        ///
        /// AAC in ADTS has the same sync and the layer 0.
        private static func isMP3Frame(_ head: [UInt8]) -> Bool {
            guard head.count >= 3, head[0] == 0xFF, head[1] & 0xE6 == 0xE2, head[1] & 0x18 != 0x08 else { return false }
            return head[2] & 0xF0 != 0xF0 && head[2] & 0xF0 != 0 && head[2] & 0x0C != 0x0C
        }
    }
}
