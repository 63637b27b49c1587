import Builder
import Foundation
import ServiceLifecycle

/// The media that the example payloads refer to as `{media}`.
enum SampleMedia {
    /// What stands for the server's address in a payload.
    static let place = "{media}"

    /// Where Scripts/make-media.sh has made them, in this command's checkout, or where a package put them; nil when nobody
    /// did.
    static var folder: URL? {
        guard let sdk = try? SDKLocation.find() else { return nil }
        let home = sdk.package.deletingLastPathComponent()
        return [".build/sample-media", "sample-media"].map { home.appending(path: $0) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The address of the server that `carillon up` runs; nil when none does.
    static func address(state: StateDirectory) -> String? {
        RunningProcess.find(in: state.media)?.ports["media"].map { "http://127.0.0.1:\($0)" }
    }

    /// What serves a folder's files, and says where, until it ends.
    static func services(_ folder: URL, in state: StateDirectory) throws -> [any Service] {
        let server = MediaServer(folder: folder.path)
        try FileManager.default.createDirectory(at: state.media, withIntermediateDirectories: true)
        return [server, Announcement(folder: state.media) { ["media": try await server.port()] }]
    }

    /// A payload with the server's address in it.
    ///
    /// - Throws: an exit code, after telling that nobody serves the media which the payload asks for.
    static func filled(_ payload: Data, state: StateDirectory) throws -> Data {
        let text = String(decoding: payload, as: UTF8.self)
        guard text.contains(place) else { return payload }
        guard let address = address(state: state) else {
            throw failure(
                .unavailable,
                "the payload has \(place), and nothing serves the sample media with its state in \(state.root.path); "
                    + "'make run' or 'carillon up --media FOLDER' does"
            )
        }
        return Data(text.replacing(place, with: address).utf8)
    }
}
