import Foundation

/// The kinds that a detector finds, as Apple numbers them: Foundation on Linux has other numbers for some.
enum DetectedKind {
    static let date: UInt64 = 1 << 3
    static let link: UInt64 = 1 << 5
    static let phoneNumber: UInt64 = 1 << 11
    static let all = date | link | phoneNumber
}

/// Finds data in a text, by the shapes that people write it in.
struct DataDetection {
    let types: UInt64
    /// What "tomorrow" is counted from.
    var now = Date()
    var calendar = Calendar.current

    /// What lies in a range, from its beginning; nothing of one is in another.
    func find(in text: String, _ range: NSRange) -> [NSTextCheckingResult] {
        let count = text.utf16.count
        let start = min(max(range.location, 0), count)
        let range = NSRange(location: start, length: min(max(range.length, 0), count - start))
        guard range.length > 0 else { return [] }
        // Links first: there are numbers in them. Days before numbers, whose shape some have.
        let links = Self.links.matches(in: text, range: range).compactMap { link(text, $0.range) }
        var found = links
        func add(_ others: [DetectedData]) {
            found += others.filter { other in found.allSatisfy { $0.range.intersection(other.range) == nil } }
        }
        add(DetectedDates(now: now, calendar: calendar).find(in: text, range))
        add(Self.numbers.matches(in: text, range: range).compactMap { number(text, $0.range) })
        return found.filter { types & $0.resultType.rawValue != 0 }.sorted { $0.range.location < $1.range.location }
    }

    // MARK: Links

    private static let domains =
        "com|org|net|edu|gov|io|co|app|dev|me|info|biz|tv|ai|cn|de|uk|us|jp|fr|ru|in|ca|au|eu|ch|nl|se|es|it|xyz|tech|online"
    private static let links = regex(
        #"(?:[a-z][a-z0-9+.-]*://|www\.)[^\s<>"“”，。；！？（）「」]+"#
            + #"|(?:mailto:)?[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#
            + #"|(?<![@\w.-])[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:"# + domains
            + #")(?![\w.-]*\w)(?::\d+)?(?:[/?#][^\s<>"“”，。；！？（）「」]*)?"#
    )

    private func link(_ text: String, _ range: NSRange) -> DetectedData? {
        var word = (text as NSString).substring(with: range)
        // A sentence ends with what an address may have in it.
        while let last = word.last, ".,;:!?'\")]}*_".contains(last) {
            if last == ")", word.filter({ $0 == "(" }).count >= word.filter({ $0 == ")" }).count { break }
            word.removeLast()
        }
        let address: String
        if word.contains("://") || word.lowercased().hasPrefix("mailto:") {
            address = word
        } else {
            address = (word.contains("@") && !word.contains("/") ? "mailto:" : "http://") + word
        }
        guard !word.isEmpty, !address.hasSuffix("//"), let url = URL(string: address) else { return nil }
        return DetectedData(
            .init(rawValue: DetectedKind.link),
            NSRange(location: range.location, length: word.utf16.count),
            link: url
        )
    }

    // MARK: Telephone numbers

    private static let numbers = regex(
        #"(?<![\w.,/:-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,14}(?:[ .-]\d{2,8}){0,5}(?![\w/:]|[.,-]\d)"#
    )

    private func number(_ text: String, _ range: NSRange) -> DetectedData? {
        let number = (text as NSString).substring(with: range)
        let groups = number.split { !$0.isNumber }
        let digits = groups.reduce(0) { $0 + $1.count }
        guard (7...15).contains(digits) else { return nil }
        if !number.hasPrefix("+"), !number.hasPrefix("(") {
            // Alone, ten digits and more; else the groups in which numbers are told, not those of prices and addresses.
            let isGrouped =
                groups.count > 1 && (number.contains("-") || groups.last?.count == 4 || number.hasPrefix("0"))
            let isAddress = number.contains(".") && groups.count == 4 && groups.allSatisfy { $0.count <= 3 }
            guard !isAddress, isGrouped || groups.count == 1 && (10...12).contains(digits) else { return nil }
        }
        return DetectedData(.init(rawValue: DetectedKind.phoneNumber), range, number: number)
    }

    /// A pattern of ours, which is one.
    static func regex(_ pattern: String) -> NSRegularExpression {
        do {
            return try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
        } catch {
            preconditionFailure("\(pattern): \(error)")
        }
    }
}

extension NSRegularExpression {
    fileprivate func matches(in text: String, range: NSRange) -> [NSTextCheckingResult] {
        matches(in: text, options: [], range: range)
    }
}
