import Foundation
import HTTPTypes
import Hummingbird

/// The page's fonts as Debian installs them, for viewers who do not have them: an extension measures its text with the
/// same files, so the page has to draw with every one of them. Read when a browser asks.
enum FontFile {
    /// Where Debian's `fonts-inter` and `fonts-dejavu-core` lie.
    private static let folders = ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/dejavu"]
    private static let types = ["otf": "font/otf", "ttf": "font/ttf"]

    static func register(on router: Router<BasicRequestContext>) {
        router.get("/fonts/:name") { request, context in
            guard let name = context.parameters.get("name"), let path = path(name),
                let type = types[(name as NSString).pathExtension]
            else { throw HTTPError(.notFound) }
            return Response(
                status: .ok,
                headers: [.contentType: type, .cacheControl: "private, max-age=86400"],
                body: try await FileIO().loadFile(path: path, context: context)
            )
        }
    }

    static func isPath(_ path: String) -> Bool { path.hasPrefix("/fonts/") && !path.dropFirst(7).contains("/") }

    /// A name as the style sheet has it, which is no path.
    private static func path(_ name: String) -> String? {
        guard name.hasPrefix("Inter") || name.hasPrefix("DejaVuSans"),
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-" || $0 == ".") }), !name.contains("..")
        else { return nil }
        return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.fileExists(atPath:))
    }
}
