import DeviceCore
import Foundation
import NotificationModel
import Testing

@testable import DeviceBundles

@Suite("Texts of an app's bundle")
struct StringTablesTests {
    /// A bundle with those files, by their paths.
    private func withApp(_ files: [String: Data], _ body: (AppState, StringTables) throws -> Void) throws {
        let bundle = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: bundle) }
        for (path, data) in files {
            let file = bundle.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: file)
        }
        var app = AppState(bundleID: "com.example.app", profile: AppProfile(name: "App"))
        app.profile.bundlePath = bundle.path
        try body(app, StringTables { Issue.record("\($0)") })
    }

    private func text(_ key: String, _ arguments: String...) -> DisplayText {
        DisplayText(localization: .init(key: key, arguments: arguments))
    }

    @Test(
        "A key has its text in the phone's language, else in English; one that nobody knows stands for itself",
        arguments: [
            ("en", "Anna sent 2 photos"), ("de", "2 Fotos von Anna"), ("de-AT", "2 Fotos von Anna"),
            ("fr", "Anna sent 2 photos"),
        ]
    )
    func languages(language: String, said: String) throws {
        let files = [
            "en.lproj/Localizable.strings": #"/* a comment */ "PHOTOS" = "%@ sent %@ photos"; // and another"#,
            "de.lproj/Localizable.strings": #""PHOTOS" = "%2$@ Fotos von %1$@";"#,
        ]
        try withApp(files.mapValues { Data($0.utf8) }) { app, tables in
            #expect(tables.resolve(text("PHOTOS", "Anna", "2"), for: app, language: language) == said)
            #expect(tables.resolve(text("NONE"), for: app, language: language) == "NONE")
        }
    }

    @Test(
        "A .stringsdict chooses by number",
        arguments: [("1", "One photo of Anna"), ("0", "0 photos of Anna"), ("5", "5 photos of Anna")]
    )
    func plurals(number: String, said: String) throws {
        let variants = [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
            "one": "One photo", "other": "%d photos",
        ]
        let table: [String: Any] = ["PHOTOS": ["NSStringLocalizedFormatKey": "%#@photos@ of %@", "photos": variants]]
        let file = try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
        try withApp(["en.lproj/Localizable.stringsdict": file]) { app, tables in
            #expect(tables.resolve(text("PHOTOS", number, "Anna"), for: app, language: "en") == said)
        }
    }
}
