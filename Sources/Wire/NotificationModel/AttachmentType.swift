/// A media type that a notification may carry, with its size limit
/// (UNNotificationAttachment: "Supported File Types").
public struct AttachmentType: Hashable, Sendable {
    /// How it is shown.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        case image
        case audio
        case movie
    }

    /// The uniform type identifier.
    public let identifier: String
    /// Picture, sound or movie: which limit of size holds, and how it is shown.
    public let kind: Kind
    /// Lower case, without the dot; the first is preferred.
    public let fileExtensions: [String]
    /// The type as HTTP writes it, `image/png` for example.
    public let mimeType: String

    /// The largest file, in bytes: audio 5 MB, image 10 MB, movie 50 MB.
    public var sizeLimit: Int {
        switch kind {
        case .audio: 5 * 1_048_576
        case .image: 10 * 1_048_576
        case .movie: 50 * 1_048_576
        }
    }

    /// Every supported type, once.
    public static let all: [AttachmentType] = [
        .init(identifier: "public.jpeg", kind: .image, fileExtensions: ["jpg", "jpeg", "jpe"], mimeType: "image/jpeg"),
        .init(identifier: "com.compuserve.gif", kind: .image, fileExtensions: ["gif"], mimeType: "image/gif"),
        .init(identifier: "public.png", kind: .image, fileExtensions: ["png"], mimeType: "image/png"),
        .init(
            identifier: "public.aiff-audio",
            kind: .audio,
            fileExtensions: ["aiff", "aif", "aifc"],
            mimeType: "audio/aiff"
        ),
        .init(
            identifier: "com.microsoft.waveform-audio",
            kind: .audio,
            fileExtensions: ["wav", "wave"],
            mimeType: "audio/wav"
        ),
        .init(identifier: "public.mp3", kind: .audio, fileExtensions: ["mp3", "mpga"], mimeType: "audio/mpeg"),
        .init(identifier: "public.mpeg-4-audio", kind: .audio, fileExtensions: ["m4a", "mp4a"], mimeType: "audio/mp4"),
        .init(identifier: "public.mpeg", kind: .movie, fileExtensions: ["mpg", "mpeg"], mimeType: "video/mpeg"),
        .init(identifier: "public.mpeg-2-video", kind: .movie, fileExtensions: ["m2v"], mimeType: "video/mpeg2"),
        .init(identifier: "public.mpeg-4", kind: .movie, fileExtensions: ["mp4", "m4v"], mimeType: "video/mp4"),
        .init(identifier: "public.avi", kind: .movie, fileExtensions: ["avi"], mimeType: "video/avi"),
    ]

    /// The type of that uniform type identifier; nil if a notification cannot carry it.
    public static func named(_ identifier: String) -> AttachmentType? {
        all.first { $0.identifier == identifier }
    }

    /// The type that a file name's extension tells; nil if a notification cannot carry it.
    public static func forFileExtension(_ fileExtension: String) -> AttachmentType? {
        let wanted = fileExtension.lowercased()
        return all.first { $0.fileExtensions.contains(wanted) }
    }
}
