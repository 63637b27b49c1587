import Foundation

/// Counts the elements of an XML property list, and how deep they lie: each level is a step of the reader's own stack.
enum XMLPropertyListCount {
    /// - Throws: ``PropertyListRefusal`` for a list beyond the limits of ``PropertyListReader``.
    static func check(_ data: Data) throws(PropertyListRefusal) {
        let bytes = [UInt8](data)
        let most = PropertyListReader.depthLimit + 2
        var (depth, count, place) = (0, 0, 0)
        while let tag = find("<", in: bytes, from: place) {
            if has("<!--", in: bytes, at: tag) {
                place = end(of: "-->", in: bytes, from: tag + 4)
            } else if has("<![CDATA[", in: bytes, at: tag) {
                place = end(of: "]]>", in: bytes, from: tag + 9)
            } else if has("<?", in: bytes, at: tag) {
                place = end(of: "?>", in: bytes, from: tag + 2)
                guard isUTF8(bytes[tag..<place]) else { throw .broken }
            } else {
                place = end(of: ">", in: bytes, from: tag + 1)
                let inside = bytes[tag..<place]
                if has("<!", in: bytes, at: tag) {
                    // A document type that brings its own entities is no property list of Apple's.
                    guard !inside.contains(UInt8(ascii: "[")) else { throw .broken }
                } else if has("</", in: bytes, at: tag) {
                    depth -= 1
                } else {
                    count += 1
                    let isEmpty = inside.dropLast().last == UInt8(ascii: "/")
                    if !isEmpty { depth += 1 }
                }
            }
            guard depth <= most else { throw .tooDeep }
            guard count <= PropertyListReader.valueLimit else { throw .tooLarge }
        }
    }

    /// Whether a declaration says nothing else: in another coding the elements would not be found here, but by the reader.
    private static func isUTF8(_ declaration: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: declaration, as: UTF8.self).lowercased()
        guard text.hasPrefix("<?xml"), let name = text.range(of: "encoding") else { return true }
        let value = text[name.upperBound...].trimmingPrefix { $0.isWhitespace || $0 == "=" }.dropFirst()
        return ["utf-8", "utf8", "us-ascii", "ascii"].contains {
            value.hasPrefix($0 + "\"") || value.hasPrefix($0 + "'")
        }
    }

    private static func find(_ text: String, in bytes: [UInt8], from place: Int) -> Int? {
        let wanted = Array(text.utf8)
        guard let first = wanted.first else { return nil }
        var place = place
        while let found = bytes[min(place, bytes.count)...].firstIndex(of: first) {
            if bytes[found...].starts(with: wanted) { return found }
            place = found + 1
        }
        return nil
    }

    private static func has(_ text: String, in bytes: [UInt8], at place: Int) -> Bool {
        bytes[place...].starts(with: Array(text.utf8))
    }

    /// Behind the text; the end of all where it does not come.
    private static func end(of text: String, in bytes: [UInt8], from place: Int) -> Int {
        find(text, in: bytes, from: place).map { $0 + text.utf8.count } ?? bytes.count
    }
}
