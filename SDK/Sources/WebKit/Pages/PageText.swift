import Foundation
import FoundationAdditions

/// A document's text, made ready to be drawn in a frame of its own.
struct PageText {
    /// Bytes of a file beside the document that is put into it.
    private static let largest = 8 << 20

    let html: String
    /// Where its addresses begin.
    let base: URL?
    /// The folder whose files may be put into it; nil for that of ``base``.
    var folder: URL?
    /// Whether it is a style sheet.
    var isSheet = false

    /// What its title says; nil for none.
    var title: String? {
        html.firstMatch(of: /(?i)<title[^>]*>([^<]*)<\/title>/).map {
            String($0.1).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// Whether it says how wide it is laid out. A page that does not is laid out 980 points wide and made smaller
    /// (Safari: "Configuring the Viewport").
    var hasViewport: Bool { html.contains(/(?i)<meta[^>]+name\s*=\s*["']?viewport/) }

    /// The document with what it begins with.
    ///
    /// - Parameters:
    ///   - head: put at its beginning, before anything of its own runs.
    ///   - end: put at its end.
    func whole(head: String, end: String) -> String {
        var text = base?.isFileURL == true ? withFilesInside : html
        let address = base.flatMap { $0.isFileURL ? nil : "<base href=\"\(Self.quoted($0.absoluteString))\">" } ?? ""
        let hasBase = html.contains(/(?i)<base\s/)
        let first = "<meta charset=\"utf-8\">" + (hasBase ? "" : address) + head
        let place =
            text.firstRange(of: /(?i)<head(\s[^>]*)?>/)?.upperBound ?? text.firstRange(of: /(?i)<html(\s[^>]*)?>/)?
            .upperBound
            ?? text.firstRange(of: /(?i)<!doctype[^>]*>/)?.upperBound ?? text.startIndex
        text.insert(contentsOf: first, at: place)
        let last = text.ranges(of: /(?i)<\/body\s*>/).last?.lowerBound ?? text.endIndex
        text.insert(contentsOf: end, at: last)
        return text
    }

    private static func quoted(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    /// The document with pictures, styles and scripts of its folder in their places, since a frame sees no folder.
    private var withFilesInside: String {
        html.replacing(/(?i)(\s(?:src|href|poster)\s*=\s*)(?:"([^"]*)"|'([^']*)')/) { match in
            let name = match.2 ?? match.3 ?? ""
            guard let data = file(String(name)) else { return String(match.0) }
            return "\(match.1)\"\(data)\""
        }
        .replacing(/url\(\s*["']?([^"')]+)["']?\s*\)/) { match in
            file(String(match.1)).map { "url(\"\($0)\")" } ?? String(match.0)
        }
    }

    /// A file of the document's folder as an address that has it in itself; nil for another address, and for none of these.
    private func file(_ name: String) -> String? {
        guard !name.isEmpty, !name.hasPrefix("#"), !name.contains(":"), let base,
            let file = URL(string: name, relativeTo: base)?.absoluteURL, file.isFileURL, isWithin(file, base),
            let kind = PageMedium.partType(of: file), var data = Data(of: file, atMost: Self.largest)
        else { return nil }
        // What a style sheet names lies beside it; other sheets are not looked into, which might name it again.
        if kind == "text/css" {
            if isSheet { return nil }
            let sheet = PageText(
                html: String(decoding: data, as: UTF8.self),
                base: file,
                folder: root(base),
                isSheet: true
            )
            data = Data(sheet.withFilesInside.utf8)
        }
        return "data:\(kind);base64,\(data.base64EncodedString())"
    }

    /// Whether a file lies in the folder: a document that came with a push names no others.
    private func isWithin(_ file: URL, _ base: URL) -> Bool {
        file.resolvingSymlinksInPath().path.hasPrefix(root(base).resolvingSymlinksInPath().path + "/")
    }

    private func root(_ base: URL) -> URL {
        folder ?? (base.hasDirectoryPath ? base : base.deletingLastPathComponent())
    }

    /// A page that shows a resource which is no page; nil for one that nothing here draws.
    static func showing(_ data: Data, of type: String, from url: URL?) -> PageText? {
        let kind = type.lowercased()
        if ["text/html", "application/xhtml+xml", ""].contains(kind) {
            return PageText(html: String(decoding: data, as: UTF8.self), base: url)
        }
        let start = "<!doctype html><meta name=\"viewport\" content=\"width=device-width\">"
        if let element = ["image/": "img", "video/": "video controls playsinline", "audio/": "audio controls"]
            .first(where: { kind.hasPrefix($0.key) })?.value,
            kind.allSatisfy({ $0.isLetter || $0.isNumber || "/+.-".contains($0) })
        {
            let address = "data:\(kind);base64,\(data.base64EncodedString())"
            let medium = "<\(element) src=\"\(address)\" style=\"max-width:100%\">"
            return PageText(html: "\(start)<body style=\"margin:0\">\(medium)", base: url)
        }
        guard kind.hasPrefix("text/") || kind == "application/json" || kind.hasSuffix("+json") || kind.hasSuffix("xml")
        else {
            return nil
        }
        let words = quoted(String(decoding: data, as: UTF8.self)).replacingOccurrences(of: "<", with: "&lt;")
        return PageText(html: "\(start)<pre style=\"white-space:pre-wrap\">\(words)</pre>", base: url)
    }
}
