import Foundation

extension MediaFormat {
    /// A notification's sound; it cannot be attached.
    static let caf = MediaFormat(
        identifier: "com.apple.coreaudio-format",
        kind: .audio,
        fileExtensions: ["caf"],
        mimeTypes: ["audio/x-caf"],
        signatures: [.text("caff")]
    )

    /// Whether it may be a notification's sound (UNNotificationSound).
    var isNotificationSound: Bool { SoundFileHeader.Container(rawValue: preferredExtension) != nil }

    /// By a `Content-Type`, parameters and case aside.
    static func forMIMEType(_ type: String) -> MediaFormat? {
        let essence = type.split(separator: ";").first?.trimmingCharacters(in: .whitespaces).lowercased() ?? ""
        return all.first { $0.mimeTypes.contains(essence) }
    }

    /// By a file name's extension, or by a payload's word for the type: `jpg`, `.PNG`, `image/png`.
    static func forHint(_ hint: String) -> MediaFormat? {
        let word = String(hint.lowercased().drop { $0 == "." })
        return forMIMEType(word) ?? forFileExtension(word)
    }
}
