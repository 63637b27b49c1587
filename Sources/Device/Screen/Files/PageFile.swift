import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A file of the page, in memory since the start.
struct PageFile: Sendable {
    /// Where it is served: `/app/dom.js`.
    let path: String
    let contentType: String
    let bytes: ByteBuffer
    let tag: String

    private static let types = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "svg": "image/svg+xml", "otf": "font/otf", "json": "application/json",
    ]

    init(path: String, content: Data) {
        let name = path == "/" ? "index.html" : path
        self.path = path
        self.contentType = Self.types[(name as NSString).pathExtension] ?? "application/octet-stream"
        self.bytes = ByteBuffer(bytes: content)
        self.tag = "\"\(String(Self.hash(content), radix: 36))\""
    }

    /// FNV-1a: a name for the content that is the same in every process.
    private static func hash(_ content: Data) -> UInt64 {
        content.withUnsafeBytes { bytes in
            bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        }
    }

    /// Where the page itself is.
    static let home: Set<String> = ["/", "/index.html"]

    /// The file in place of another, which is not to be kept.
    func respond(status: HTTPResponse.Status) -> Response {
        let headers: HTTPFields = [.contentType: contentType, .cacheControl: "no-store"]
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: bytes))
    }

    func respond(to request: Request) -> Response {
        var headers: HTTPFields = [.contentType: contentType, .cacheControl: "no-cache", .eTag: tag]
        if request.headers[.ifNoneMatch] == tag { return Response(status: .notModified, headers: headers) }
        if request.method == .head {
            headers[.contentLength] = "\(bytes.readableBytes)"
            return Response(status: .ok, headers: headers)
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
    }
}

extension PageFile {
    /// Every file that the build put beside the program; and the page as it is served at `/`, of one document, one style
    /// sheet and one script. `/index.html` asks for every file by itself, as a debugger likes it.
    static func all() throws -> [PageFile] { try made.get() }

    /// The file that is served at a path; nil where there is none.
    static func at(_ path: String) throws -> PageFile? { try byPath.get()[path] }

    private static let byPath = made.map { Dictionary($0.map { ($0.path, $0) }) { $1 } }

    /// What a person sees who may not use the phone.
    static func closed() throws -> PageFile {
        guard let file = try at("/closed.html") else { throw ScreenError.noPage("closed.html") }
        return file
    }

    /// A file as it lies beside the program, without putting the page together.
    static func source(_ path: String) throws -> Data { try Data(contentsOf: root().appending(path: path)) }

    /// Whether the build has put the page beside the program.
    ///
    /// - Throws: ``ScreenError``
    static func checkIsThere() throws { _ = try root() }

    /// Put together once, however many servers there are.
    private static let made = Result { try make() }

    private static func make() throws -> [PageFile] {
        let files = try own()
        let sources = files.map { ($0.path, String(buffer: $0.bytes)) }
        let bundle = PageBundle(sources: Dictionary(uniqueKeysWithValues: sources))
        let document = try bundle.document(style: "/page.css", script: "/page.js")
        return try files + [
            PageFile(path: "/", content: Data(document.text.utf8)),
            PageFile(path: "/page.css", content: Data(bundle.style(of: document.styles).utf8)),
            PageFile(path: "/page.js", content: Data(bundle.script(from: document.entry).utf8)),
        ]
    }

    private static func root() throws -> URL {
        guard let root = Bundle.module.resourceURL?.appending(path: "Page") else {
            throw ScreenError.noPage(Bundle.module.bundlePath)
        }
        guard FileManager.default.fileExists(atPath: root.path) else { throw ScreenError.noPage(root.path) }
        return root
    }

    private static func own() throws -> [PageFile] {
        let root = try root()
        guard let names = FileManager.default.enumerator(atPath: root.path)?.compactMap({ $0 as? String }),
            !names.isEmpty
        else { throw ScreenError.noPage(root.path) }
        return try names.filter { types[($0 as NSString).pathExtension] != nil }.map { name in
            PageFile(path: "/" + name, content: try Data(contentsOf: root.appending(path: name)))
        }
    }
}
