import Foundation
import Testing

@testable import Builder

/// String catalogues become what Xcode makes of them.
@Suite(.timeLimit(.minutes(2))) struct StringCatalogTests {
    private let catalogue = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
            "%lld items": {"localizations": {
                "en": {"variations": {"plural": {
                    "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}},
                "de": {"variations": {"device": {
                    "iphone": {"stringUnit": {"value": "%lld auf dem iPhone"}}, "other": {"stringUnit": {"value": "%lld"}}}}}}},
            "flock": {"localizations": {"en": {
                "stringUnit": {"value": "%#@birds@ here"},
                "substitutions": {"birds": {"argNum": 1, "formatSpecifier": "d", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}},
            "bad": {"localizations": {"../../etc": {"stringUnit": {"value": "no"}}}}
        }}
        """

    private func tables(_ text: String, _ body: (URL, [String]) throws -> Void) async throws {
        try await withFolder { folder in
            try write(
                ["Localizable.xcstrings": text, "de.lproj/Localizable.strings": #""own" = "eigen";"#],
                into: folder
            )
            try body(folder, try StringCatalogs.compile(in: folder))
        }
    }

    @Test("a catalogue becomes tables of texts and of plurals, by language")
    func tablesOfACatalogue() async throws {
        try await tables(catalogue) { folder, warnings in
            #expect(warnings.isEmpty)
            let english = try propertyList(folder.appendingPathComponent("en.lproj/Localizable.strings"))
            #expect(english["Hello"] as? String == "Hello" && english["%lld items"] as? String == "%lld items")
            let german = try propertyList(folder.appendingPathComponent("de.lproj/Localizable.strings"))
            #expect(german["Hello"] as? String == "Hallo" && german["%lld items"] as? String == "%lld auf dem iPhone")
            #expect(german["own"] as? String == "eigen", "what the author has in a file of its own stays")
            let plurals = try propertyList(folder.appendingPathComponent("en.lproj/Localizable.stringsdict"))
            let items = try #require(plurals["%lld items"] as? [String: Any])
            #expect(items["NSStringLocalizedFormatKey"] as? String == "%#@value@")
            let value = try #require(items["value"] as? [String: String])
            #expect(value["one"] == "%lld item" && value["NSStringFormatValueTypeKey"] == "lld")
            let birds = (plurals["flock"] as? [String: Any])?["birds"] as? [String: String]
            #expect(birds?["other"] == "%d birds")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(names == ["de.lproj", "en.lproj"], "a language is no path")
        }
    }

    @Test("what is no catalogue is told", arguments: ["", "[1]", "{", #"{"strings": 1}"#])
    func noCatalogue(text: String) async throws {
        try await tables(text) { _, warnings in
            #expect(warnings.count == 1 && warnings[0].contains("Localizable.xcstrings: warning: is left out:"))
        }
    }
}
