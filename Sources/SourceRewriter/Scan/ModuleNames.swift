internal import SwiftSyntax

/// Names that stand behind a module's name, where that is another on Linux.
extension SourceScanner {
    private static let networking: Set = [
        "URLSession", "URLSessionConfiguration", "URLSessionDelegate", "URLSessionTask", "URLSessionTaskDelegate",
        "URLSessionDataTask", "URLSessionDataDelegate", "URLSessionDownloadTask", "URLSessionDownloadDelegate",
        "URLSessionUploadTask", "URLSessionWebSocketTask", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache",
        "CachedURLResponse", "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "HTTPCookie",
        "HTTPCookieStorage", "URLProtocol",
    ]

    /// Variables of glibc's, and no more than read with Darwin.
    private static let streams: Set = ["stdin", "stdout", "stderr"]

    /// `Foundation.URLSession`, which is of a module beside Foundation on Linux, and `Darwin.round`, which is Linux's own.
    func noteModuleName(_ base: (some SyntaxProtocol)?, of name: String) {
        guard let base, base.byteRange.count <= 10 else { return }
        let module: String? =
            switch base.trimmedDescription {
            case "Foundation" where Self.networking.contains(name): "FoundationNetworking"
            case "Darwin" where Self.streams.contains(name): "DarwinStreams"
            case "Glibc" where Self.streams.contains(name): "StandardStreams"
            case "Darwin": "Glibc"
            default: nil
            }
        guard let module else { return }
        file.edits.append(SourceEdit(range: base.byteRange, text: module, keepsWidth: false))
    }
}
