import Foundation

/// The page's modules as one script, and its style sheets as one: a browser asks three times instead of eighty.
///
/// Each module becomes a function that is called once, in the order of the imports, so that modules keep names of their
/// own. It reads the one form of imports and exports that the page's modules have, a line each; anything else is an error.
struct PageBundle {
    /// The text of every file by its path, such as `/app/dom.js`.
    let sources: [String: String]

    /// Why files cannot be put together.
    struct Problem: Error, Hashable, CustomStringConvertible {
        let description: String
    }

    /// A module and all that it imports, as one script.
    ///
    /// - Throws: ``Problem`` for a module that is not there, a cycle, or a line that cannot be read.
    func script(from entry: String) throws -> String {
        var names: [String: String] = [:]
        var text = ""
        try visit(entry, from: [], names: &names, text: &text)
        return text
    }

    /// Style sheets one after the other.
    func style(of paths: [String]) throws -> String {
        try paths.map { "/* \($0) */\n" + (try source($0, from: "/index.html")) }.joined(separator: "\n")
    }

    /// The document with one style sheet and one script in place of those that it names.
    ///
    /// - Returns: the document, and the paths of what it named.
    func document(style: String, script: String) throws -> (text: String, styles: [String], entry: String) {
        let text = try source("/index.html", from: "/")
        let styles = text.matches(of: /\n *<link rel="stylesheet" href="([^"]+)">/)
        let scripts = text.matches(of: /<script type="module" src="([^"]+)">/)
        guard let first = styles.first, scripts.count == 1 else {
            throw Problem(description: "index.html names \(styles.count) style sheets and \(scripts.count) scripts")
        }
        var bundled = text
        for match in styles where match.1 != first.1 {
            bundled = bundled.replacing(String(match.0), with: "", maxReplacements: 1)
        }
        bundled = bundled.replacing("href=\"\(first.1)\"", with: "href=\"\(style)\"")
        bundled = bundled.replacing("src=\"\(scripts[0].1)\"", with: "src=\"\(script)\"")
        return (bundled, styles.map { String($0.1) }, String(scripts[0].1))
    }

    private func source(_ path: String, from importer: String) throws -> String {
        guard let text = sources[path] else {
            throw Problem(description: "\(importer) needs \(path), which is not there")
        }
        return text
    }

    /// Appends a module after all that it imports; `names` holds those that are there, by path.
    private func visit(_ path: String, from way: [String], names: inout [String: String], text: inout String) throws {
        guard !way.contains(path) else {
            throw Problem(description: "modules import each other: \((way + [path]).joined(separator: ", "))")
        }
        guard names[path] == nil else { return }
        let lines = try source(path, from: way.last ?? "/index.html").split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        var body: [String] = []
        var exports: [String] = []
        for (index, line) in lines.enumerated() {
            // One line in fifty is of interest, and a regular expression takes its time to say no.
            if !line.utf8.starts(with: "import ".utf8), !line.utf8.starts(with: "export ".utf8) {
                body.append(String(line))
            } else if let match = line.wholeMatch(of: /import \{ (.+) \} from "(.+)";/) {
                let target = Self.resolve(String(match.2), from: path)
                try visit(target, from: way + [path], names: &names, text: &text)
                body.append("const { \(match.1.replacing(" as ", with: ": ")) } = \(names[target] ?? "");")
            } else if let match = line.prefixMatch(of: /export ((?:async )?function|const|class) (\w+)/) {
                exports.append(String(match.2))
                body.append(String(line.dropFirst("export ".count)))
            } else {
                throw Problem(description: "\(path):\(index + 1): cannot be bundled: \(line)")
            }
        }
        let name = "module" + path.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        names[path] = name
        text += "// \(path)\nconst \(name) = (() => {\n\(body.joined(separator: "\n"))"
        text += "return { \(exports.joined(separator: ", ")) };\n})();\n"
    }

    private static func resolve(_ target: String, from path: String) -> String {
        var parts = path.split(separator: "/").dropLast().map(String.init)
        for part in target.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
