import Foundation

/// A folder of a browser that takes pictures, which only the browser's user may look into.
struct PictureFolder: Sendable {
    let path: String
    /// Who the browser runs as; nil for whoever runs this.
    let user: UInt32?

    /// Of nobody, by Debian's numbers.
    private static let nobody: UInt32 = 65_534

    /// - Throws: ``APIError`` when there is no place for it.
    init() throws {
        user = geteuid() == 0 ? Self.nobody : nil
        // Root's own temporary folder may be closed to others.
        let parent = user == nil ? FileManager.default.temporaryDirectory.path : "/tmp"
        var template = Array("\(parent)/carillon-picture-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Self.failure }
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        if let user, chown(path, user, user) != 0 { throw Self.failure }
    }

    /// The variables that tell the browser where to write.
    var environment: [String: String] {
        // The temporary folder that it would take over is the one of root, which may be closed to it.
        user == nil ? ["HOME": path] : ["HOME": path, "TMPDIR": path]
    }

    func remove() {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            // The browser may write on for a moment after its end; what is left is the system's to clear.
        }
    }

    private static var failure: APIError {
        .unavailable("there is no folder for a picture: \(String(cString: strerror(errno)))")
    }
}
