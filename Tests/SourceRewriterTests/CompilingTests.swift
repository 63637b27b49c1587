import Foundation
import SourceRewriter
import Testing

@Suite struct CompilingTests {
    @Test("The overlay is JSON that keeps the author's names, whatever is in them")
    func overlay() throws {
        let overlay = OverlayFile(copies: ["/a \"b\"\\通知\n/x.swift": "/copy/x.swift"])
        let json = try #require(try JSONSerialization.jsonObject(with: Data(overlay.json.utf8)) as? [String: Any])
        #expect(json["use-external-names"] as? Bool == false)
        let root = try #require((json["roots"] as? [[String: String]])?.first)
        #expect(root == ["type": "file", "name": "/a \"b\"\\通知\n/x.swift", "external-contents": "/copy/x.swift"])
    }

    @Test(
        "Implicit imports come of the imports that a module has",
        arguments: [
            (["Foundation"], ["AuthorRuntime", "Foundation", "FoundationAdditions", "FoundationNetworking"]),
            (["os.log"], ["AuthorRuntime", "Foundation", "FoundationAdditions", "FoundationNetworking"]),
            (
                ["UserNotificationsUI"],
                ["AuthorRuntime", "Foundation", "FoundationAdditions", "FoundationNetworking", "UIKit"]
            ),
            (
                ["UIKit", "Security"],
                ["AuthorRuntime", "Foundation", "FoundationAdditions", "FoundationNetworking", "UIKit", "Security"]
            ),
            (
                ["UIKit", "CoreGraphics"],
                ["AuthorRuntime", "Foundation", "FoundationAdditions", "FoundationNetworking", "UIKit", "CoreGraphics"]
            ),
            // A file that imports this alone finds UUID.
            (["CoreLocation"], ["AuthorRuntime", "Foundation", "FoundationAdditions", "FoundationNetworking"]),
            (["Swift"], ["AuthorRuntime"]),
            (
                ["AppIntents", "SwiftUI", "WidgetKit"],
                ["AuthorRuntime", "Foundation", "FoundationAdditions", "FoundationNetworking", "_WidgetKit_SwiftUI"]
            ),
        ]
    )
    func imports(imports: [String], expected: [String]) {
        #expect(ImplicitImports.modules(for: imports) == expected)
        #expect(ImplicitImports.arguments(["A"]) == ["-Xfrontend", "-import-module", "-Xfrontend", "A"])
    }

    @Test("Imports are found in every branch of a condition that may be compiled, with submodules")
    func importsOfAFile() {
        func imports(_ condition: String) -> [String] {
            let source =
                "import os.log\n#if \(condition)\n@testable import UIKit\n#else\nimport struct Foundation.URL\n#endif"
            return SourceRewriter.rewrite(source: source, fileName: "a.swift").imports
        }
        #expect(imports("FLAG") == ["os.log", "UIKit", "Foundation.URL"])
        #expect(imports("canImport(UIKit)") == ["os.log", "UIKit"])
        #expect(imports("os(macOS) || os(tvOS)") == ["os.log", "Foundation.URL"])
    }

    @Test("Names of Security bring it along, as Apple's Foundation does")
    func securityComesAlong() {
        let query = SourceRewriter.rewrite(
            source: "import Foundation\nlet query = [kSecClass: kSecClassKey]",
            fileName: "a.swift"
        )
        #expect(query.imports == ["Foundation", "Security"])
    }

    @Test("What an error or a bundle says is the author's where the author has it")
    func textsOfErrors() throws {
        func names(_ source: String) throws -> String {
            try #require(
                OwnNames.source(
                    for: ["FoundationAdditions"],
                    in: [source, "_ = localizedDescription + localizedString"]
                )
            )
        }
        let usual = try names("print(error.localizedDescription)")
        #expect(usual.contains("extension Swift.Error {") && usual.contains("extension Foundation.NSError {"))
        let ofErrors = try names("public extension Error {\n    var localizedDescription: String { \"\" }\n}")
        #expect(!ofErrors.contains("extension Swift.Error {") && ofErrors.contains("extension Foundation.NSError {"))
        #expect(usual.contains("func localizedString(forKey"))
        let ofBundles = try names(
            "final class Own: Bundle { override func localizedString(forKey key: String, value: String?) -> String { key } }"
        )
        #expect(!ofBundles.contains("func localizedString(forKey") && ofBundles.contains("import CoreFoundation"))
        let ofObjects = try names("class Own: NSError { override public var localizedDescription: String { \"\" } }")
        #expect(ofObjects.contains("extension Swift.Error {") && !ofObjects.contains("extension Foundation.NSError {"))
    }

    @Test("Foundation's names are the module's own where its sources write them, and only there")
    func ownNamesThatAreWritten() throws {
        #expect(OwnNames.source(for: ["FoundationAdditions"], in: ["print(1)"]) == nil)
        #expect(OwnNames.source(for: [], in: ["UserDefaults.standard"]) == nil)
        let names = try #require(
            OwnNames.source(
                for: ["FoundationAdditions"],
                in: ["let a = 1", "let text = String(\n    format: \"%d\", a)\nlet lock: NSRecursiveLock"]
            )
        )
        #expect(names.contains("init(format:") && names.contains("typealias NSRecursiveLock"))
        #expect(names.contains("nonisolated extension Swift.String"))
        #expect(
            !names.contains("UserDefaults") && !names.contains("mutableString") && !names.contains("typealias NSLock ")
        )
    }

    @Test("Excerpts in the compiler's messages show the author's lines")
    func excerpts() {
        let output = """
            /a/x.swift:2:5: error: cannot find 'x' in scope
            1 | import Foundation
            2 |       func a() { x }
              |                  `- error: cannot find 'x' in scope
            3 | nonisolated enum __AuthorTables
            /b/other.swift:1:1: note: here
            1 | left alone
            """
        let restored = CompilerOutput.restore(
            output,
            from: [AuthorSource(path: "/a/x.swift", text: "import Foundation\n@objc func a() { x }")]
        )
        #expect(
            restored
                == output.replacingOccurrences(of: "2 |       func", with: "2 | @objc func")
                .replacingOccurrences(of: "3 | nonisolated enum __AuthorTables\n", with: "")
        )
    }

    @Test("A file that does not parse is left to the compiler, without a table")
    func brokenFile() {
        let text = SourceRewriter.rewrite(source: "class A: NSObject {\n    @objc func a( {\n}\n", fileName: "a.swift")
            .text
        #expect(text == "class A: NSObject {\n          func a( {\n}\n")
    }

    @Test("The time to rewrite grows with the lines, not with their square")
    func speed() {
        let member = """
                @objc private func tick_(_ timer: Timer) {
                    guard let label = self.label, timer.isValid else { return }
                    label.text = "支付宝到账 \\(count) 元"
                    NotificationCenter.default.addObserver(self, selector: #selector(tick_(_:)), name: .init("x"), object: nil)
                }

            """
        func time(members: Int) -> Duration {
            let source =
                "class A: NSObject {\n"
                + (0..<members).map { member.replacingOccurrences(of: "tick_", with: "tick\($0)") }.joined() + "}\n"
            let clock = ContinuousClock()
            let times = (0..<5).map { _ in
                clock.measure { _ = SourceRewriter.rewrite(source: source, fileName: "a.swift") }
            }
            return times.min() ?? .zero
        }
        let small = time(members: 50)
        let large = time(members: 400)
        #expect(large < small * 32, "250 lines take \(small), 2000 lines \(large)")
    }
}
