import DeviceCore
import Foundation
import NotificationModel
import Screen
import Testing
import UntrustedFiles

/// Not a test of anything: serves the samples for whoever works on the page.
///
///     CARILLON_SERVE_PORT=8091 CARILLON_SERVE_MEDIA=folder CARILLON_SERVE_STATE=folder swift test --filter ServeFixture
@Suite("Serve the samples", .enabled(if: ProcessInfo.processInfo.environment["CARILLON_SERVE_PORT"] != nil))
struct ServeFixture {
    @Test func serve() async throws {
        let environment = ProcessInfo.processInfo.environment
        let port = try #require(environment["CARILLON_SERVE_PORT"].flatMap { Int($0) })
        let phone = FixturePhone(
            media: Self.files(in: environment["CARILLON_SERVE_MEDIA"] ?? "/nowhere"),
            arrivals: [Samples.postcard, Samples.storm, Samples.hostile, Samples.chinese]
        )
        try await withScreen(phone: phone, configuration: ScreenConfiguration(port: port)) { _ in
            // Whoever serves ends it with the process.
            try await Task.sleep(for: .seconds(24 * 3600))
        }
    }

    private static func files(in folder: String) -> [String: MediaFile] {
        let types = [
            "jpg": "image/jpeg", "gif": "image/gif", "mp4": "video/mp4", "mp3": "audio/mpeg", "wav": "audio/wav",
            "svg": "image/svg+xml",
        ]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let files: [(String, MediaFile)] = names.compactMap { name in
            guard let type = types[(name as NSString).pathExtension],
                let file = try? OpenedFile.own(folder + "/" + name)
            else { return nil }
            return (name, MediaFile(file, mimeType: type))
        }
        return Dictionary(uniqueKeysWithValues: files)
    }
}
