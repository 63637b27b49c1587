package import Foundation
import PrivateFiles

/// The file by which the phone's user reaches the HTTP API: one line, the header field that it asks for.
///
///     curl -H @"$HOME/.local/share/carillon/device/authorization" http://localhost:8080/api/v1/screen
///
/// Made with mode 0600 when a phone starts, and gone when it was told to end. A phone that comes back after a crash finds
/// it and keeps the secret, so that the page that is open goes on.
package struct AccessFile: Sendable {
    private let path: String
    private static let field = "Authorization: "
    private static let scheme = "Bearer "

    /// - Parameter folder: the device's state.
    package init(folder: URL) { path = folder.appending(path: "authorization").path }

    /// The value of the `Authorization` field; nil while no phone serves there.
    ///
    /// - Throws: `PrivateFileError` when the file is not what only its owner may use.
    package func authorization() throws -> String? {
        guard let line = try PrivateFile.read(path), line.hasPrefix(Self.field) else { return nil }
        return String(line.dropFirst(Self.field.count)).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Makes the secret of a phone that will start, where there is none.
    ///
    /// - Throws: `PrivateFileError`
    package func prepare() throws { _ = try begin() }

    /// The secret of a phone that starts.
    func begin() throws -> AccessSecret {
        if let known = try authorization(), known.hasPrefix(Self.scheme),
            let secret = AccessSecret(text: String(known.dropFirst(Self.scheme.count)))
        {
            return secret
        }
        var generator = SystemRandomNumberGenerator()
        let secret = AccessSecret.random(using: &generator)
        try PrivateFile.write(Self.field + Self.scheme + secret.text + "\n", to: path)
        return secret
    }

    /// The phone was told to end: whoever learned its secret knows nothing any more.
    func end() { unlink(path) }
}
