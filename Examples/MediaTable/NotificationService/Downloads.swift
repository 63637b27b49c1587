import Foundation

/// Loads files of the server.
enum Downloads {
    /// The file at an address, in a temporary place.
    static func file(from url: URL) async throws -> URL {
        let (file, response) = try await URLSession.shared.download(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            try? FileManager.default.removeItem(at: file)
            throw URLError(.fileDoesNotExist)
        }
        return file
    }
}
