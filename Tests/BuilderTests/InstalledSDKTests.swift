import Foundation
import Testing

@testable import Builder

@Suite("An SDK that a package has put there")
struct InstalledSDKTests {
    /// An installed SDK, and a user's folder of caches.
    private func withInstalled(
        marked: Bool = true,
        _ body: (_ home: URL, _ caches: [String: String]) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("installed-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let home = folder.appendingPathComponent("lib/carillon")
        for name in ["SDK/Package.swift", "SDK/Sources/UIKit/UIView.swift", "Sources/App/One.swift"] {
            try write(name, "first", in: home)
        }
        if marked { try write(InstalledSDK.marker, "", in: home) }
        try await body(home, ["XDG_CACHE_HOME": folder.appendingPathComponent("caches").path])
    }

    private func write(_ name: String, _ text: String, in home: URL) throws {
        let file = home.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func text(_ name: String, in copy: SDKLocation) -> String? {
        let file = copy.package.deletingLastPathComponent().appendingPathComponent(name)
        return try? String(contentsOf: file, encoding: .utf8)
    }

    @Test("That of a checkout is built where it is")
    func checkout() async throws {
        try await withInstalled(marked: false) { home, _ in
            #expect(InstalledSDK(SDKLocation(package: home.appendingPathComponent("SDK"))) == nil)
        }
    }

    @Test("Each user has a copy; an upgrade changes what differs, and leaves what was built")
    func upgrade() async throws {
        try await withInstalled { home, caches in
            let installed = try #require(InstalledSDK(SDKLocation(package: home.appendingPathComponent("SDK"))))
            let copy = try await installed.copy(environment: caches)
            #expect(!copy.package.path.hasPrefix(home.path))
            #expect(text("SDK/Sources/UIKit/UIView.swift", in: copy) == "first")
            #expect(text("Sources/App/One.swift", in: copy) == "first")
            let kept = copy.package.appendingPathComponent("Package.swift").path
            let before = try FileManager.default.attributesOfItem(atPath: kept)[.modificationDate] as? Date
            try write(".build/libAuthorSDK.a", "built", in: copy.package)
            try write("Dependencies/Package.resolved", "resolved", in: copy.package)
            try write("SDK/Sources/UIKit/UIView.swift", "second", in: home)
            try FileManager.default.removeItem(at: home.appendingPathComponent("Sources/App/One.swift"))
            #expect(try await installed.copy(environment: caches).package == copy.package)
            #expect(text("SDK/Sources/UIKit/UIView.swift", in: copy) == "second")
            #expect(text("Sources/App/One.swift", in: copy) == nil)
            #expect(text("SDK/.build/libAuthorSDK.a", in: copy) == "built")
            #expect(text("SDK/Dependencies/Package.resolved", in: copy) == "resolved")
            #expect(try FileManager.default.attributesOfItem(atPath: kept)[.modificationDate] as? Date == before)
        }
    }

    @Test("A cache that cannot be written is named")
    func noCache() async throws {
        try await withInstalled { home, _ in
            let installed = try #require(InstalledSDK(SDKLocation(package: home.appendingPathComponent("SDK"))))
            let error = await #expect(throws: BuildError.self) {
                try await installed.copy(environment: ["XDG_CACHE_HOME": "/proc"])
            }
            #expect(error?.description.contains("/proc/carillon") == true)
        }
    }
}
