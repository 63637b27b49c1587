import Foundation
import SwiftCSV

/// Whom a push is for: a device token, and what fills the payload's places for it.
public struct Recipient: Hashable, Sendable {
    /// Hexadecimal.
    public var token: String
    /// What stands for `{column}` in the payload, by the column's name.
    public var values: [String: String]

    public init(token: String, values: [String: String] = [:]) {
        self.token = token
        self.values = values
    }

    /// Reads recipients: a token a line, or CSV whose first line names the columns, one of them `token`.
    ///
    /// Empty lines and those that begin with `#` are passed over in a list of tokens. A token that stands there twice is
    /// sent to once.
    ///
    /// - Throws: ``SenderError`` that names the line.
    public static func list(from text: String) throws(SenderError) -> [Recipient] {
        try listAndRepeated(from: text).recipients
    }

    /// As ``list(from:)``, with how many lines were left out because their token stood there before.
    ///
    /// - Throws: ``SenderError`` that names the line.
    public static func listAndRepeated(
        from text: String
    ) throws(SenderError) -> (recipients: [Recipient], repeated: Int) {
        let first = text.prefix { !$0.isNewline }
        let columns = first.split(whereSeparator: { ",;\t".contains($0) }).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let all = columns.contains("token") && columns.count > 1 ? try rows(of: text) : lines(of: text)
        var known: Set<String> = []
        var recipients: [Recipient] = []
        for (line, recipient) in all where known.insert(recipient.token.lowercased()).inserted {
            let isPlain = !recipient.token.isEmpty && recipient.token.utf8.allSatisfy(\.isHexadecimal)
            guard isPlain else {
                throw .unusableRecipients("line \(line): “\(recipient.token)” is no device token in hexadecimal")
            }
            recipients.append(recipient)
        }
        guard !recipients.isEmpty else { throw .unusableRecipients("there is no device token in it") }
        return (recipients, all.count - recipients.count)
    }

    private static func lines(of text: String) -> [(line: Int, Recipient)] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().compactMap {
            number,
            line in
            let token = line.trimmingCharacters(in: .whitespaces)
            let isSpoken = !token.isEmpty && !token.hasPrefix("#") && token != "token"
            return isSpoken ? (number + 1, Recipient(token: token)) : nil
        }
    }

    private static func rows(of text: String) throws(SenderError) -> [(line: Int, Recipient)] {
        do {
            return try CSV<Named>(string: text, loadColumns: false).rows.enumerated().map { number, row in
                var values = row
                let token = values.removeValue(forKey: "token") ?? ""
                return (number + 2, Recipient(token: token.trimmingCharacters(in: .whitespaces), values: values))
            }
        } catch {
            throw .unusableRecipients("it is no CSV: \(error)")
        }
    }
}

extension UInt8 {
    fileprivate var isHexadecimal: Bool {
        (0x30...0x39).contains(self) || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
    }
}
