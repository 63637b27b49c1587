import Foundation
import NotificationModel

extension PropertyValue {
    /// The value at a path such as `order.items.0.name`; nil where there is none.
    ///
    /// A key that holds dots itself is found, too: the longest key that fits goes first.
    func value(at path: String) -> PropertyValue? {
        if let direct = self[path] { return direct }
        var head = path[...]
        while let dot = head.lastIndex(of: ".") {
            head = head[..<dot]
            let rest = String(path[path.index(after: dot)...])
            let next: PropertyValue? =
                switch self {
                case .dictionary(let members): members[String(head)]
                case .array(let elements): Int(head).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
                default: nil
                }
            if let found = next?.value(at: rest) { return found }
        }
        guard case .array(let elements) = self, let index = Int(path), elements.indices.contains(index) else {
            return nil
        }
        return elements[index]
    }

    /// The value as JSON writes it.
    var asJSON: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let bytes = try? encoder.encode(self) else { return "a value that JSON cannot write" }
        return String(decoding: bytes, as: UTF8.self)
    }
}
