import Foundation
import FoundationAdditions
import Testing

/// What a data detector finds in texts as people write them.
@Suite(.timeLimit(.minutes(1))) struct DetectionTests {
    private static let date: UInt64 = 1 << 3
    private static let link: UInt64 = 1 << 5
    private static let number: UInt64 = 1 << 11

    private func found(_ text: String, _ types: UInt64) throws -> [String] {
        try NSDataDetector(types: types).matches(in: text, range: NSRange(text.startIndex..., in: text)).map {
            (text as NSString).substring(with: $0.range)
        }
    }

    @Test("Links end before what ends a sentence, and lead somewhere")
    func links() throws {
        let text =
            "See https://a.com/b?c=1, www.apple.com. (Or example.com/path) me@example.org — http://x.y/a_(b)! 网址：https://a.cn/路。"
        let all = try NSDataDetector(types: Self.link).matches(in: text, range: NSRange(text.startIndex..., in: text))
        let leading = all.compactMap { $0.url?.absoluteString.removingPercentEncoding }
        #expect(
            leading == [
                "https://a.com/b?c=1", "http://www.apple.com", "http://example.com/path", "mailto:me@example.org",
                "http://x.y/a_(b)", "https://a.cn/路",
            ]
        )
        #expect(all.allSatisfy { $0.resultType.rawValue == Self.link && $0.phoneNumber == nil && $0.date == nil })
        #expect(try found("version 1.2.3 of file.swift e.g. this", Self.link).isEmpty)
    }

    @Test("Telephone numbers are no prices, days and addresses")
    func numbers() throws {
        let text =
            "Call +1 (555) 123-4567 or 0800 123 4567, 13812345678; pay 1,000,000 on 2026-03-04 to 192.168.1.1, order 12345678"
        #expect(try found(text, Self.number) == ["+1 (555) 123-4567", "0800 123 4567", "13812345678"])
    }

    @Test(
        "Days and times of day are counted from now",
        arguments: [
            ("Tomorrow at 5pm", 1, 17, 0), ("today", 0, 12, 0), ("tonight", 0, 19, 0), ("明天下午3点半", 1, 15, 30),
            ("yesterday at 9:05", -1, 9, 5), ("今晚", 0, 19, 0), ("at 7:45 am", 0, 7, 45), ("后天12点", 2, 12, 0),
        ]
    )
    func days(text: String, day: Int, hour: Int, minute: Int) throws {
        let line = "Meet \(text)!"
        let match = try #require(
            try NSDataDetector(types: Self.date).firstMatch(in: line, range: NSRange(line.startIndex..., in: line))
        )
        let calendar = Calendar.current
        let start = try #require(calendar.date(byAdding: .day, value: day, to: calendar.startOfDay(for: Date())))
        #expect(match.date == calendar.date(bySettingHour: hour, minute: minute, second: 0, of: start))
        #expect((line as NSString).substring(with: match.range) == text)
    }

    @Test("Dates with a year are that day; what is none is not found")
    func dates() throws {
        for text in ["January 5, 2027 at 10:30 AM", "5 January 2027 at 10:30", "2027-01-05T10:30", "2027年1月5日10点30分"] {
            let match = try NSDataDetector(types: Self.date).firstMatch(
                in: text,
                range: NSRange(text.startIndex..., in: text)
            )
            let parts = match?.date.map {
                Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: $0)
            }
            #expect(parts == DateComponents(year: 2027, month: 1, day: 5, hour: 10, minute: 30), "\(text)")
        }
        #expect(try found("2027-13-45, February 30, 2027 and 99:99", Self.date).isEmpty)
    }

    @Test("Only what was asked for, in the range, until it is stopped")
    func asking() throws {
        let text = "a.com and 13812345678 and b.com"
        let both = try NSDataDetector(types: Self.link | Self.number)
        let whole = NSRange(text.startIndex..., in: text)
        #expect(both.numberOfMatches(in: text, range: whole) == 3)
        #expect(both.rangeOfFirstMatch(in: text, range: NSRange(6..<21)).location == 10)
        #expect(both.rangeOfFirstMatch(in: text, range: NSRange(location: 99, length: .max)).location == NSNotFound)
        var first: [URL?] = []
        both.enumerateMatches(in: text, range: whole) { match, _, stop in
            first.append(match?.url)
            stop.pointee = true
        }
        #expect(first == [URL(string: "http://a.com")])
        #expect(both.stringByReplacingMatches(in: text, range: whole, withTemplate: "…") == "… and … and …")
        #expect(throws: (any Error).self) { try NSDataDetector(types: 1 << 4) }
    }
}
