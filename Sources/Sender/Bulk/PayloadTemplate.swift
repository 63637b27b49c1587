public import Foundation
import ProviderAPI

/// A payload with places such as `{name}` in its texts, which each recipient's values fill.
public struct PayloadTemplate: Sendable {
    /// The payload's text between the places: one more than there are ``places``.
    private let pieces: [String]
    /// The columns that fill it, in the order in which they stand there.
    public let places: [String]

    /// - Parameters:
    ///   - payload: JSON.
    ///   - columns: the names that are places; what else stands in braces is text.
    public init(_ payload: Data, columns: some Collection<String>) {
        var pieces: [String] = []
        var places: [String] = []
        var rest = Substring(String(decoding: payload, as: UTF8.self))
        let names = Set(columns)
        var piece = ""
        while let open = rest.firstIndex(of: "{") {
            piece += rest[..<open]
            let inner = rest[rest.index(after: open)...]
            if let close = inner.firstIndex(of: "}"), names.contains(String(inner[..<close])) {
                pieces.append(piece)
                places.append(String(inner[..<close]))
                piece = ""
                rest = inner[inner.index(after: close)...]
            } else {
                piece += "{"
                rest = inner
            }
        }
        self.pieces = pieces + [piece + rest]
        self.places = places
    }

    /// The payload for a recipient; the values are text inside of the JSON's strings, whatever they contain.
    ///
    /// - Throws: ``SenderError`` when what comes out is no JSON object that APNs would take.
    public func payload(for recipient: Recipient) throws(SenderError) -> Data {
        var text = pieces[0]
        for (place, piece) in zip(places, pieces.dropFirst()) {
            text += Self.escaped(recipient.values[place] ?? "")
            text += piece
        }
        let payload = Data(text.utf8)
        do {
            try PayloadScan.checkObject([UInt8](payload))
        } catch {
            throw .unusableMessage("the payload for \(recipient.token.prefix(8))…: \(error.sentence(in: payload))")
        }
        return payload
    }

    private static func escaped(_ value: String) -> String {
        var text = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{0}"..."\u{1F}": text += String(format: "\\u%04x", scalar.value)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
