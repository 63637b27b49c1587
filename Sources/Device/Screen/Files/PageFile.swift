import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A file of the page, in memory since the start.
struct PageFile: Sendable {
    /// Where it is served: `/app/main.js`.
    let path: String
    let contentType: String
    let bytes: ByteBuffer
    let tag: String
    /// Modules that a browser may ask for with this file, instead of finding out import by import.
    var modules: [String] = []

    private static let types = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "svg": "image/svg+xml", "otf": "font/otf", "json": "application/json",
    ]

    init(path: String, content: Data) {
        self.path = path
        self.contentType = Self.types[(path as NSString).pathExtension] ?? "application/octet-stream"
        self.bytes = ByteBuffer(bytes: content)
        self.tag = "\"\(String(Self.hash(content), radix: 36))\""
    }

    /// FNV-1a: a name for the content that is the same in every process.
    private static func hash(_ content: Data) -> UInt64 {
        content.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }

    func register(on router: Router<BasicRequestContext>) {
        for path in path == "/index.html" ? [path, "/"] : [path] {
            router.get(RouterPath(path)) { request, _ in respond(to: request) }
        }
    }

    private func respond(to request: Request) -> Response {
        var headers: HTTPFields = [.contentType: contentType, .cacheControl: "no-cache", .eTag: tag]
        if !modules.isEmpty {
            // HTML Standard, "Link type modulepreload".
            headers[.init("Link")] = modules.map { "<\($0)>; rel=modulepreload" }.joined(separator: ", ")
        }
        if request.headers[.ifNoneMatch] == tag { return Response(status: .notModified, headers: headers) }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
    }
}

extension PageFile {
    /// Every file that the build put beside the program.
    static func all() throws -> [PageFile] {
        guard let root = Bundle.module.resourceURL?.appending(path: "Page") else {
            throw ScreenError.noPage(Bundle.module.bundlePath)
        }
        guard let names = FileManager.default.enumerator(atPath: root.path)?.compactMap({ $0 as? String }),
            !names.isEmpty
        else { throw ScreenError.noPage(root.path) }
        let served = names.filter { types[($0 as NSString).pathExtension] != nil }
        return try served.map { name in
            var file = PageFile(path: "/" + name, content: try Data(contentsOf: root.appending(path: name)))
            if name == "index.html" { file.modules = served.filter { $0.hasSuffix(".js") }.map { "/" + $0 } }
            return file
        }
    }

    /// Inter as Debian's `fonts-inter` installs it, for viewers who do not have it; none where it is not installed.
    static func fonts() -> [PageFile] {
        let folder = URL(filePath: "/usr/share/fonts/opentype/inter")
        let faces = [
            "Inter-Regular", "Inter-Medium", "Inter-SemiBold", "Inter-Bold", "InterDisplay-Medium",
            "InterDisplay-SemiBold",
        ]
        return faces.compactMap { face in
            guard let content = try? Data(contentsOf: folder.appending(path: face + ".otf")) else { return nil }
            return PageFile(path: "/fonts/\(face).otf", content: content)
        }
    }
}
