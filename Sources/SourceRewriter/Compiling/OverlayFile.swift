internal import Foundation

/// The file of `swiftc -vfsoverlay` that lets the compiler read the copies under the author's paths, so that errors,
/// debug information and crash stacks show these.
///
/// The author's paths are what the compiler is then given.
package struct OverlayFile: Sendable {
    /// Paths of copies by the author's paths.
    ///
    /// All are absolute.
    private let copies: [String: String]

    /// - Parameter copies: paths of copies by the author's paths. All are absolute.
    package init(copies: [String: String]) {
        self.copies = copies
    }

    /// The file's contents.
    package var json: String {
        let roots = copies.sorted { $0.key < $1.key }.map { path, copy in
            "{\"type\": \"file\", \"name\": \(quoted(path)), \"external-contents\": \(quoted(copy))}"
        }
        return """
            {"version": 0, "case-sensitive": true, "use-external-names": false, "roots": [
            \(roots.joined(separator: ",\n"))
            ]}

            """
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20: "\\u" + String(format: "%04x", scalar.value)
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
