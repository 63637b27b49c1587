import Foundation
import NIOCore

/// What the device says of pushes, in Simplified Chinese: verdicts, steps, rules, and what is wrong with a payload.
///
/// The table is `Page/inspector/sentences.json`, which the page reads as well. A sentence that is not in it stays as it is.
package struct Sentences: Sendable {
    private struct Known: Sendable {
        /// What every sentence of the pattern begins with.
        let beginning: String
        let pattern: NSRegularExpression
        /// `$1` is what a group holds as it is, `@1` is itself a sentence.
        let chinese: String
    }

    private let known: [Known]

    /// - Parameter json: groups of patterns, each with its Chinese.
    /// - Throws: what is wrong with the table.
    init(json: Data) throws {
        let groups = try JSONDecoder().decode([String: [[String]]].self, from: json)
        known = try groups.sorted { $0.key < $1.key }.flatMap(\.value).map { pair in
            guard pair.count == 2 else { throw CocoaError(.coderInvalidValue) }
            return Known(
                beginning: String(pair[0].prefix { !#"\()[]{}.*+?|^$"#.contains($0) }.dropLast()),
                pattern: try NSRegularExpression(pattern: "^(?:\(pair[0]))$", options: .dotMatchesLineSeparators),
                chinese: pair[1]
            )
        }
    }

    /// Those that come with the page; nil without its files.
    package static let chinese: Sentences? = {
        // Without the page's files nothing is served, which is said at the start; a table that is wrong fails a test.
        (try? PageFile.source("inspector/sentences.json")).flatMap { try? Sentences(json: $0) }
    }()

    /// Those for somebody who reads `language`, such as `zh-CN` or `zh_CN.UTF-8`; nil for English.
    package static func of(language: String?) -> Sentences? {
        guard let name = language?.lowercased(), name == "zh" || name.hasPrefix("zh-") || name.hasPrefix("zh_") else {
            return nil
        }
        return chinese
    }

    /// A sentence in Chinese.
    package func callAsFunction(_ english: String) -> String {
        let whole = NSRange(english.startIndex..., in: english)
        for one in known where english.hasPrefix(one.beginning) {
            guard let match = one.pattern.firstMatch(in: english, range: whole) else { continue }
            return filled(one.chinese, from: match, in: english)
        }
        return english
    }

    private func filled(_ chinese: String, from match: NSTextCheckingResult, in english: String) -> String {
        chinese.replacing(/([$@])(\d)/) { place in
            guard let number = Int(place.output.2), number < match.numberOfRanges,
                let range = Range(match.range(at: number), in: english)
            else { return "" }
            let part = String(english[range])
            return place.output.1 == "@" ? self(part) : part
        }
    }
}
