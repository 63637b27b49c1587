import Foundation
import NotificationModel

/// Media that a payload names for its app's service extension.
struct NamedMedia {
    let path: [String]
    let address: String
    /// What the address ends in, lower case.
    let fileExtension: String
}

extension PushCheck {
    /// What people try to attach, and no notification carries.
    private static let foreign = [
        "webp", "heic", "heif", "svg", "bmp", "tiff", "avif", "mov", "webm", "mkv", "ogg", "opus", "flac",
    ]

    /// Addresses of media beside `aps`, in the order of the text.
    var media: [NamedMedia] {
        guard let root = json.dictionary else { return [] }
        var found: [NamedMedia] = []
        for (key, value) in root where key != "aps" { collect(value, at: [key], into: &found) }
        return found.sorted { offset(of: $0) < offset(of: $1) }
    }

    private func offset(of media: NamedMedia) -> Int {
        places?.offsets[PayloadPlaces.pointer(media.path)] ?? 0
    }

    private func collect(_ value: PropertyValue, at path: [String], into found: inout [NamedMedia]) {
        switch value {
        case .string(let text):
            guard text.hasPrefix("https://") || text.hasPrefix("http://"), let url = URL(string: text) else { return }
            let fileExtension = url.pathExtension.lowercased()
            let isMedia = AttachmentType.forFileExtension(fileExtension) != nil || Self.foreign.contains(fileExtension)
            if isMedia { found.append(NamedMedia(path: path, address: text, fileExtension: fileExtension)) }
        case .dictionary(let members):
            for (key, value) in members { collect(value, at: path + [key], into: &found) }
        case .array(let values):
            for (index, value) in values.enumerated() { collect(value, at: path + [String(index)], into: &found) }
        default: break
        }
    }

    /// Each address: its kind, its scheme, and what it answered.
    mutating func mediaFiles() {
        for one in media {
            let type = AttachmentType.forFileExtension(one.fileExtension)
            if type == nil { add(.mediaType, one.path, "no notification carries “.\(one.fileExtension)”") }
            let host = URL(string: one.address)?.host() ?? ""
            if one.address.hasPrefix("http://"), !["localhost", "127.0.0.1", "[::1]", "::1"].contains(host) {
                add(.mediaNotHTTPS, one.path, "App Transport Security refuses http")
            }
            switch push.media[one.address] {
            case .unreachable(let why): add(.mediaUnreachable, one.path, "it cannot be fetched: \(why)")
            case .file(let size?):
                guard let type, size > type.sizeLimit else { continue }
                let limit = type.sizeLimit / 1_048_576
                add(.mediaTooLarge, one.path, "it has \(size) bytes; \(limit) MB are the most of this kind")
            case .file(nil), nil: break
            }
        }
    }
}
