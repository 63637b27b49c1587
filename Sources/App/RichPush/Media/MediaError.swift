import Foundation

/// Why a file was not shown, in a sentence that names the address.
struct MediaError: Error, Hashable, CustomStringConvertible {
    let url: URL
    let reason: String

    var description: String { "media: \(url.absoluteString.prefix(200)): \(reason)" }
}
