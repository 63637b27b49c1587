import Foundation
import FoundationAdditions
import FoundationNetworking

/// What a web view loads.
enum PageSource: Sendable {
    case request(URLRequest)
    /// A file, and the folder whose files it may have in it.
    case file(URL, within: URL)
    case html(String, base: URL?)
    case data(Data, type: String, base: URL?)

    /// Bytes of a page at most.
    private static let largest = 32 << 20

    var url: URL? {
        switch self {
        case .request(let request): request.url
        case .file(let url, _): url
        case .html(_, let base), .data(_, _, let base): base ?? URL(string: "about:blank")
        }
    }

    /// The folder whose files may be put into it; nil for that of the document.
    var folder: URL? {
        if case .file(_, let folder) = self { return folder }
        return nil
    }

    var request: URLRequest {
        if case .request(let request) = self { return request }
        return URLRequest(url: url ?? URL(fileURLWithPath: "/"))
    }

    /// What there is, and what a server said of it.
    ///
    /// - Throws: `URLError`.
    func load(agent: String?) async throws -> (data: Data, type: String, response: URLResponse?) {
        switch self {
        case .file(let url, _): return try Self.file(url)
        case .html(let text, _): return (Data(text.utf8), "text/html", nil)
        case .data(let data, let type, _): return (data, type, nil)
        case .request(var request):
            guard let url = request.url else { throw URLError(.badURL) }
            if url.absoluteString == "about:blank" { return (Data(), "text/html", nil) }
            if url.isFileURL { return try Self.file(url) }
            if let agent { request.setValue(agent, forHTTPHeaderField: "User-Agent") }
            let (data, response) = try await URLSession.shared.data(for: request)
            guard data.count <= Self.largest else { throw URLError(.dataLengthExceedsMaximum) }
            let type = url.scheme == "data" ? PageMedium.type(ofData: url) : response.mimeType ?? "text/html"
            return (data, type, response)
        }
    }

    private static func file(_ url: URL) throws -> (Data, String, URLResponse?) {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw URLError(.fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: url])
        }
        guard let data = Data(of: url, atMost: largest) else { throw URLError(.cannotOpenFile) }
        return (data, PageMedium.type(of: url), nil)
    }
}
