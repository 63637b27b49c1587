import Foundation
import Testing

@testable import FoundationAdditions

/// Texts that depend on numbers.
@Suite(.timeLimit(.minutes(1))) struct PluralTests {
    private static func rule(_ forms: [String: String], _ type: String = "lld") -> [String: String] {
        forms.merging([
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type,
        ]) { $1 }
    }

    /// A bundle with texts of one language, and what is tried with it.
    private func withBundle(_ texts: [String: String]?, _ plurals: [String: Any], _ body: (Bundle) throws -> Void)
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plurals-\(UUID().uuidString)")
        let place = folder.appending(path: "en.lproj")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, list) in [("strings", texts as [String: Any]?), ("stringsdict", plurals)] {
            guard let list else { continue }
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
                .write(to: place.appending(path: "Localizable.\(name)"))
        }
        try body(try #require(Bundle(path: folder.path)))
    }

    private let items: [String: Any] = [
        "%lld items": [
            "NSStringLocalizedFormatKey": "%#@value@",
            "value": rule(["one": "%lld item", "other": "%lld items"]),
        ],
        "in": [
            "NSStringLocalizedFormatKey": "%#@birds@ in %#@trees@",
            "birds": rule(["zero": "no birds", "one": "a bird", "other": "%1$lld birds"]),
            "trees": rule(["one": "%2$lld tree", "other": "%2$lld trees"]),
        ],
    ]

    @Test("A text is chosen by the number that is put into it")
    func chosen() throws {
        try withBundle(nil, items) { bundle in
            #expect(String(localized: "\(1) items", bundle: bundle) == "1 item")
            #expect(String(localized: "\(5) items", bundle: bundle) == "5 items")
            let format = BundleLanguages.text("in", nil, nil, in: bundle)
            #expect(format == "%1$lld birds in %2$lld trees")
            #expect(PluralText.fill(format, locale: nil, [1, 2]) == "a bird in 2 trees")
            #expect(PluralText.fill(format, locale: nil, [0, 1]) == "no birds in 1 tree")
            #expect(PluralText.fill("%d of %@", locale: nil, [3, "x" as NSString]) == "3 of x")
        }
    }

    @Test("A format of a language's own table counts beside what depends on a number")
    func both() throws {
        try withBundle(["%lld items": "%lld items in all", "plain": "Plain"], items) { bundle in
            let format = BundleLanguages.text("%lld items", nil, nil, in: bundle)
            #expect(format == "%lld items in all")
            #expect(PluralText.fill(format, locale: nil, [1]) == "1 item")
            #expect(BundleLanguages.text("plain", nil, nil, in: bundle) == "Plain")
        }
    }

    @Test(arguments: [
        ("en", 1.0, "one"), ("en", 2, "other"), ("pl", 3, "few"), ("pl", 5, "many"), ("zh-Hans", 1, "other"),
        ("ar", 2, "two"), ("fr", 0, "one"), ("", 1, "other"),
    ])
    func categories(language: String, number: Double, category: String) {
        #expect(PluralText.category(of: number, language: language) == category)
    }

    @Test("Variables that name each other end")
    func withoutEnd() throws {
        let loop = Self.rule(["other": "%#@a@ %#@a@"])
        let text = try #require(PluralText(["NSStringLocalizedFormatKey": "%#@a@", "a": loop]))
        #expect(text.plain.utf8.count < 1000)
    }
}
