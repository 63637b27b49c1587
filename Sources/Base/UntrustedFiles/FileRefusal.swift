import Foundation

/// Why a file is not opened, read, copied or removed.
package struct FileRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Whether nothing is there.
    package let isMissing: Bool
    /// The path, and what is wrong with it.
    package let description: String

    init(_ path: String, _ why: String) {
        isMissing = false
        description = "\(path) \(why)"
    }

    /// - Parameter code: an errno.
    init(_ path: String, code: Int32) {
        isMissing = code == ENOENT || code == ENOTDIR
        let why =
            switch code {
            case ENOENT, ENOTDIR: "is not there"
            case ELOOP: "is a link, or lies behind one: links are not followed here"
            case EXDEV: "leads out of its folder"
            // Opening a socket, or a pipe for writing.
            case ENXIO, ENODEV: "is no regular file"
            default: "cannot be used: \(String(cString: strerror(code)))"
            }
        description = "\(path) \(why)"
    }
}
