import Foundation

/// An element of an Interface Builder document.
final class InterfaceElement {
    let name: String
    var attributes: [String: String]
    var children: [InterfaceElement] = []
    var text = ""
    /// Subviews and constraints that are there for other sizes of screen only.
    var uninstalled: Set<String> = []

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    var id: String { attributes["id"] ?? "" }

    /// The first child of that name.
    func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The child that stands under a key.
    func keyed(_ key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

    /// The children of the child of that name.
    func list(_ name: String) -> [InterfaceElement] { first(name)?.children ?? [] }

    func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

    func number(_ attribute: String) -> CGFloat? { self[attribute].flatMap(Double.init).map { CGFloat($0) } }

    /// A text that stands as an attribute, or in a child where it has several lines.
    func string(_ key: String) -> String? { self[key] ?? keyed(key)?.plainText }

    /// The text; one with signs that XML does not have is in base 64, without what fills its end.
    private var plainText: String {
        guard flag("base64-UTF8") == true else { return text }
        let digits = text.filter { !$0.isWhitespace }
        let filled = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: filled).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    var rect: CGRect? {
        guard let width = number("width"), let height = number("height") else { return nil }
        // Xcode 8.0 writes where a view begins in its superview, unless at 0.
        if self["key"] == "frameInset" {
            return CGRect(x: number("minX") ?? 0, y: number("minY") ?? 0, width: width, height: height)
        }
        guard let x = number("x"), let y = number("y") else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
