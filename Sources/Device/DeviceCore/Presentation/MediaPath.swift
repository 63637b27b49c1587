/// The names of files that the phone serves: a kind and an opaque name, never a path of the machine.
package struct MediaPath: Hashable, Sendable {
    /// Where the screen serves them.
    package static let prefix = "/api/v1/media/"

    /// The kinds of files.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case attachments
        case thumbnails
        case icons
        case sounds
        /// What a content extension shows and plays.
        case content
        /// What it plays of other servers.
        case streams
    }

    package let kind: Kind
    package let name: String

    package init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    /// Reads `kind/name`; nil for anything else, such as a name that climbs.
    package init?(_ path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
        let isPlain = parts[1].utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        guard isPlain, !parts[1].isEmpty, !parts[1].hasPrefix(".") else { return nil }
        self.init(kind, String(parts[1]))
    }

    /// The path on the screen's server.
    package var url: String { "\(Self.prefix)\(kind.rawValue)/\(name)" }
}
