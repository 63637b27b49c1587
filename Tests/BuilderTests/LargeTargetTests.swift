import Builder
import Foundation
import Testing

/// A target with many sources is compiled file by file, and an edit compiles what it concerns.
@Suite(.timeLimit(.minutes(8))) struct LargeTargetTests {
    /// So many bytes that nobody compiles it as a whole.
    private static let bulk = "/*" + String(repeating: "A long story about bells. ", count: 4500) + "*/\n"

    private static func button(_ label: String) -> String {
        """
        import UIKit

        final class Bell: NSObject {
            @objc func ring(\(label) sender: Any?) { print("rang", volume) }
        }
        """
    }

    private static let app = """
        import UIKit

        @main class App: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                print(Press.name)
                Press.send(to: Bell())
                exit(0)
            }
        }
        """

    private static let press = """
        import UIKit

        enum Press {
            static let action = #selector(Bell.ring)
            static var name: String { NSStringFromSelector(action) }
            static func send(to bell: Bell) { bell.perform(action, with: nil) }
        }
        """

    @Test func anEditCompilesWhatItConcerns() async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("Large")
            let output = folder.appendingPathComponent("out")
            func build() async throws -> (lines: [String], warnings: [String]) {
                let bundle = try await builder.build(project: project, output: output)
                let lines = try await run(bundle.url.appendingPathComponent("Large"))
                return (lines, bundle.warnings.map { String($0.dropFirst(project.path.count + 1)) })
            }
            let unused = "func unused() { let never = 1 }\n"
            try write(
                [
                    "Info.plist": "<plist><dict/></plist>", "App.swift": Self.app, "Press.swift": Self.press,
                    "Bell.swift": Self.button("_"), "Volume.swift": Self.bulk + "var volume: Int { 3 }\n" + unused,
                ],
                into: project
            )
            let first = try await build()
            #expect(first.lines == ["ring:", "rang 3"])
            #expect(first.warnings.count == 1 && first.warnings[0].hasPrefix("Volume.swift:3:"))

            // Another file calls it: the file that names it did not change, and what is compiled in its place did.
            try write(["Bell.swift": Self.button("by")], into: project)
            let second = try await build()
            #expect(second.lines == ["ringBy:", "rang 3"])
            #expect(
                second.warnings == first.warnings,
                "what was said of files that are not compiled again is said again"
            )

            try write(["Volume.swift": Self.bulk + "var volume: Int { 11 }\n"], into: project)
            let third = try await build()
            #expect(third.lines == ["ringBy:", "rang 11"] && third.warnings.isEmpty)
        }
    }

    @Test func anErrorIsToldUntilItIsMended() async throws {
        try await withFolder { folder in
            let project = folder.appendingPathComponent("Wrong")
            let output = folder.appendingPathComponent("out")
            func files(_ expression: String) -> [String: String] {
                [
                    "Info.plist": "<plist><dict/></plist>", "App.swift": Self.app, "Press.swift": Self.press,
                    "Bell.swift": Self.button("_"), "Volume.swift": Self.bulk + "var volume: Int { \(expression) }\n",
                ]
            }
            try write(files("noSuchName"), into: project)
            for _ in 0..<2 {
                let error = await #expect(throws: BuildError.self) {
                    try await builder.build(project: project, output: output)
                }
                #expect(error?.description.contains("Volume.swift:2:19: error: cannot find 'noSuchName'") == true)
            }
            try write(files("4"), into: project)
            let bundle = try await builder.build(project: project, output: output)
            #expect(try await run(bundle.url.appendingPathComponent("Wrong")) == ["ring:", "rang 4"])

            // A file less, and one more.
            try FileManager.default.removeItem(at: project.appendingPathComponent("Volume.swift"))
            try write(["Loudness.swift": Self.bulk + "var volume: Int { 5 }\n"], into: project)
            let again = try await builder.build(project: project, output: output)
            #expect(try await run(again.url.appendingPathComponent("Wrong")) == ["ring:", "rang 5"])
        }
    }
}
