import Foundation

/// A file format that a notification can show, with Apple's size limit (UNNotificationAttachment, "Supported File Types").
struct MediaFormat: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case image
        case audio
        case movie
    }

    let kind: Kind
    /// The uniform type identifier, given as the attachment's type hint.
    let identifier: String
    let fileExtension: String
    let mimeTypes: [String]
    let otherExtensions: [String]

    /// The largest file in bytes: image 10 MB, audio 5 MB, movie 50 MB.
    var sizeLimit: Int { Self.sizeLimit(of: kind) }

    static func sizeLimit(of kind: Kind) -> Int {
        switch kind {
        case .image: 10 * 1_048_576
        case .audio: 5 * 1_048_576
        case .movie: 50 * 1_048_576
        }
    }

    /// The largest of the limits: what a file of unknown type may at most have.
    static let largestSizeLimit = sizeLimit(of: .movie)

    private init(_ kind: Kind, _ identifier: String, _ extensions: [String], _ mimeTypes: [String]) {
        self.kind = kind
        self.identifier = identifier
        self.fileExtension = extensions.first ?? ""
        self.otherExtensions = Array(extensions.dropFirst())
        self.mimeTypes = mimeTypes
    }

    static let jpeg = MediaFormat(.image, "public.jpeg", ["jpg", "jpeg", "jpe"], ["image/jpeg", "image/jpg"])
    static let gif = MediaFormat(.image, "com.compuserve.gif", ["gif"], ["image/gif"])
    static let png = MediaFormat(.image, "public.png", ["png"], ["image/png"])
    static let aiff = MediaFormat(
        .audio,
        "public.aiff-audio",
        ["aiff", "aif", "aifc"],
        ["audio/aiff", "audio/x-aiff"]
    )
    static let wav = MediaFormat(
        .audio,
        "com.microsoft.waveform-audio",
        ["wav", "wave"],
        ["audio/wav", "audio/x-wav", "audio/wave"]
    )
    static let mp3 = MediaFormat(.audio, "public.mp3", ["mp3", "mpga"], ["audio/mpeg", "audio/mp3"])
    static let m4a = MediaFormat(
        .audio,
        "public.mpeg-4-audio",
        ["m4a", "mp4a"],
        ["audio/mp4", "audio/x-m4a", "audio/m4a"]
    )
    static let mpeg = MediaFormat(.movie, "public.mpeg", ["mpg", "mpeg"], ["video/mpeg"])
    static let mpeg2 = MediaFormat(.movie, "public.mpeg-2-video", ["m2v"], ["video/mpeg2"])
    static let mp4 = MediaFormat(.movie, "public.mpeg-4", ["mp4", "m4v"], ["video/mp4", "video/x-m4v"])
    static let avi = MediaFormat(.movie, "public.avi", ["avi"], ["video/avi", "video/x-msvideo", "video/msvideo"])

    /// A notification's sound; it cannot be attached.
    static let caf = MediaFormat(.audio, "com.apple.coreaudio-format", ["caf"], ["audio/x-caf"])

    /// What can be attached.
    static let all: [MediaFormat] = [.jpeg, .gif, .png, .aiff, .wav, .mp3, .m4a, .mpeg, .mpeg2, .mp4, .avi]

    /// By a `Content-Type`, parameters and case aside.
    static func forMIMEType(_ type: String) -> MediaFormat? {
        let essence = type.split(separator: ";").first?.trimmingCharacters(in: .whitespaces).lowercased() ?? ""
        return all.first { $0.mimeTypes.contains(essence) }
    }

    /// By a file name's extension, or by a payload's word for the type: `jpg`, `.PNG`, `image/png`.
    static func forHint(_ hint: String) -> MediaFormat? {
        let word = hint.lowercased().drop { $0 == "." }
        return forMIMEType(String(word))
            ?? all.first { $0.fileExtension == word || $0.otherExtensions.contains(String(word)) }
    }
}
