import Foundation

/// What kind of medium a file of a page is, by its name.
enum PageMedium {
    /// The types of what a document has in it.
    private static let parts = [
        "css": "text/css", "js": "text/javascript", "mjs": "text/javascript", "json": "application/json",
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "svg": "image/svg+xml",
        "webp": "image/webp", "ico": "image/x-icon", "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf",
        "otf": "font/otf", "mp3": "audio/mpeg", "m4a": "audio/mp4", "mp4": "video/mp4", "mov": "video/quicktime",
    ]
    private static let documents = ["html": "text/html", "htm": "text/html", "pdf": "application/pdf"]

    /// The type of what may be put into a document; nil for another document, and for what nothing here draws.
    static func partType(of file: URL) -> String? { parts[file.pathExtension.lowercased()] }

    /// The type of what is shown by itself: text, where nothing says more.
    static func type(of file: URL) -> String {
        documents[file.pathExtension.lowercased()] ?? partType(of: file) ?? "text/plain"
    }

    /// The type that an address says which has its bytes in itself (RFC 2397).
    static func type(ofData url: URL) -> String {
        let said = url.absoluteString.dropFirst("data:".count).prefix { $0 != ";" && $0 != "," }
        return said.isEmpty ? "text/plain" : said.lowercased()
    }
}
