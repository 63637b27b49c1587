import Foundation
import Testing
import WireCoding

/// A message as it is written, and how its like is read.
struct Golden: Sendable, CustomTestStringConvertible {
    /// The type and the kind: the name of its file.
    let name: String
    /// As this build writes it.
    let json: String
    /// Reads a message of that type and writes it again.
    let rewrite: @Sendable (Data) throws -> String

    var testDescription: String { name }

    /// One golden for each sample; two of a kind are numbered.
    static func of<Message: TypedMessage>(_ samples: [Message]) throws -> [Golden] {
        let type = String(reflecting: Message.self).split(separator: ".").dropFirst().joined(separator: ".")
        var seen: [String: Int] = [:]
        let goldens = try samples.map { sample in
            let kind = try kind(of: sample)
            seen[kind, default: 0] += 1
            let number = seen[kind, default: 1]
            return Golden(name: "\(type)-\(kind)" + (number > 1 ? "-\(number)" : ""), json: try write(sample)) {
                try write(try decoder.decode(Message.self, from: $0))
            }
        }
        let missing = Message.Kind.allCases.map(\.rawValue).filter { seen[$0] == nil }
        if !missing.isEmpty { Issue.record("\(type) has no sample of \(missing.joined(separator: ", "))") }
        return goldens
    }

    private struct Typed: Decodable { let type: String }

    private static func kind(of message: some TypedMessage) throws -> String {
        return try decoder.decode(Typed.self, from: Data(try write(message).utf8)).type
    }

    private static func write(_ message: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(message), as: UTF8.self) + "\n"
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return decoder
    }
}
