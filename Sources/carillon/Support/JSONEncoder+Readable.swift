import Foundation

extension JSONEncoder {
    /// For files and long answers that people read, too: indented, always in the same order.
    static var readable: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
