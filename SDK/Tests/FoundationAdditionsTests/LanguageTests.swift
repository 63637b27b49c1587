import Foundation
import FoundationAdditions
import Testing

/// What is in a person's language, as ICU and Apple's documentation have it.
@Suite(.timeLimit(.minutes(1))) struct LanguageTests {
    private static let english = Locale(identifier: "en_US")
    private static let chinese = Locale(identifier: "zh-Hans_CN")
    private static let german = Locale(identifier: "de_DE")

    @Test(
        "A language is at home where most speak it",
        arguments: [
            ("en", "en_US"), ("zh-Hans", "zh-Hans_CN"), ("zh-Hant", "zh-Hant_TW"), ("de", "de_DE"), ("en-GB", "en_GB"),
            ("pt", "pt_BR"), ("ja", "ja_JP"), ("", "en_US"), ("zh", "zh_CN"),
        ]
    )
    func regions(language: String, expected: String) {
        #expect(PhoneLanguage.identifier(of: language) == expected)
    }

    @Test("A bundle's localization is the one that suits best, else its developer's")
    func localizations() {
        func first(_ localizations: [String], _ languages: [String], region: String? = nil) -> String? {
            BundleLanguages.preferred(from: localizations, for: languages, region: region).first
        }
        #expect(first(["zh-Hans", "de", "en", "Base"], ["en-US"]) == "en")
        #expect(first(["en", "zh-Hans", "zh-Hant"], ["zh-Hant-TW"]) == "zh-Hant")
        #expect(first(["en", "zh_CN"], ["zh-Hans-CN"]) == "zh_CN")
        #expect(first(["de", "en"], ["fr-FR"], region: "en") == "en")
        #expect(first(["de", "it"], ["fr-FR"]) == "de")
        #expect(BundleLanguages.preferred(from: ["Base"], for: ["en-US"], region: "en").isEmpty)
    }

    @Test("A bundle's texts and files are in the phone's language, and of another where it has none")
    func texts() throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? files.removeItem(at: folder) }
        // Made in an order in which a folder lists another first.
        for (name, text) in [("zh-Hans", #""hi" = "你好"; "only" = "只有";"#), ("de", ""), ("en", #""hi" = "Hello";"#)] {
            let place = folder.appendingPathComponent("\(name).lproj")
            try files.createDirectory(at: place, withIntermediateDirectories: true)
            try text.write(to: place.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        }
        let bundle = try #require(Bundle(path: folder.path))
        #expect(BundleLanguages.preferred(of: bundle).first == "en")
        #expect(BundleLanguages.text("hi", nil, nil, in: bundle) == "Hello")
        #expect(BundleLanguages.text("no", nil, nil, in: bundle) == "no")
        #expect(BundleLanguages.text("hi", nil, nil, in: bundle, arguments: []) == "Hello")
        #expect(BundleLanguages.text("no", "else", nil, in: bundle) == "else")
        #expect(String(localized: "hi", bundle: bundle) == "Hello")
        let path = BundleLanguages.path("Localizable", "strings", in: nil, of: bundle)
        #expect(path?.hasSuffix("en.lproj/Localizable.strings") == true)
        #expect(BundleLanguages.path("de", "lproj", in: nil, of: bundle) == nil)
    }

    @Test("Near days have their names")
    func relativeDays() {
        func text(_ days: Double, _ locale: Locale, time: DateFormatter.Style = .none) -> String {
            let formatter = RelativeDateFormatter()
            (formatter.locale, formatter.dateStyle, formatter.timeStyle) = (locale, .medium, time)
            formatter.doesRelativeDateFormatting = true
            return formatter.string(from: Date(timeIntervalSinceNow: days * 86400))
        }
        #expect([-1, 0, 1].map { text($0, Self.english) } == ["Yesterday", "Today", "Tomorrow"])
        #expect([-1, 0, 1].map { text($0, Self.chinese) } == ["昨天", "今天", "明天"])
        #expect([-1, 0, 1].map { text($0, Self.german) } == ["Gestern", "Heute", "Morgen"])
        #expect(text(0, Self.english, time: .short).hasPrefix("Today at "))
        #expect(text(40, Self.english).contains(", 20"))
        let plain = RelativeDateFormatter()
        (plain.locale, plain.dateFormat, plain.timeZone) = (Self.german, "EEEE", .gmt)
        #expect(plain.string(from: Date(timeIntervalSince1970: 0)) == "Donnerstag")
        plain.locale = Locale(identifier: "fr_FR")
        #expect(plain.string(from: Date(timeIntervalSince1970: 0)) == "jeudi")
        plain.formattingContext = .beginningOfSentence
        #expect(plain.string(from: Date(timeIntervalSince1970: 0)) == "Jeudi")
    }

    @Test("How far a date is, in each language and style")
    func distances() {
        func text(_ seconds: Double, _ locale: Locale, _ change: (RelativeDateTimeFormatter) -> Void = { _ in })
            -> String
        {
            let formatter = RelativeDateTimeFormatter()
            formatter.locale = locale
            change(formatter)
            return formatter.localizedString(fromTimeInterval: seconds)
        }
        #expect(text(-300, Self.english) == "5 minutes ago")
        #expect(text(-300, Self.chinese) == "5分钟前")
        #expect(text(-7200, Self.german) == "vor 2 Stunden")
        #expect(text(-7200, Self.english) { $0.unitsStyle = .spellOut } == "two hours ago")
        #expect(text(-7200, Self.english) { $0.unitsStyle = .short } == "2 hr. ago")
        #expect(text(-86400, Self.english) { $0.dateTimeStyle = .named } == "yesterday")
        #expect(text(86400, Self.chinese) { $0.dateTimeStyle = .named } == "明天")
        #expect(text(0, Self.english) { $0.dateTimeStyle = .named } == "now")
    }

    @Test("How long something takes, in each language")
    func lengths() {
        func text(_ locale: Locale, _ style: ComponentsFormatter.UnitsStyle) -> String? {
            let formatter = ComponentsFormatter()
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale
            (formatter.calendar, formatter.unitsStyle) = (calendar, style)
            return formatter.string(from: 3725)
        }
        #expect(text(Self.chinese, .full) == "1小时2分钟5秒钟")
        #expect(text(Self.german, .full) == "1 Stunde, 2 Minuten und 5 Sekunden")
        #expect(text(Self.english, .spellOut) == "one hour, two minutes, five seconds")
        #expect(text(Self.chinese, .positional) == "1:02:05")
    }

    @Test("Words and sentences of a text, with what lies between them")
    func parts() {
        let text = "Don't panic: it's 3.14. 今天天气很好。"
        var words: [String] = []
        TextParts.enumerate(text, in: text.startIndex..., options: .byWords) { word, range, _, stop in
            #expect(word == String(text[range]))
            words.append(word ?? "")
            stop = word == "天气"
        }
        #expect(words == ["Don't", "panic", "it's", "3.14", "今天", "天气"])
        var sentences: [NSRange] = []
        TextParts.enumerate("One. Two?" as NSString, in: NSRange(0..<9), options: [.bySentences, .reverse]) {
            _,
            own,
            all,
            _ in
            #expect(own == all)
            sentences.append(own)
        }
        #expect(sentences == [NSRange(5..<9), NSRange(0..<5)])
        let part = TextParts.find("a bc  d", in: NSRange(location: 2, length: 99), sentences: false, locale: nil)
        #expect(part.map(\.range) == [NSRange(2..<4), NSRange(6..<7)])
        #expect(part.map(\.enclosing) == [NSRange(2..<6), NSRange(6..<7)])
        #expect(TextParts.find("a", in: NSRange(location: 9, length: .max), sentences: false, locale: nil).isEmpty)
        var letters = 0
        TextParts.enumerate("äb", in: "äb".startIndex..., options: .byComposedCharacterSequences) { _, _, _, _ in
            letters += 1
        }
        #expect(letters == 2)
    }
}
