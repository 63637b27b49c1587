package import Foundation

extension Data {
    /// What a file has; nil for one that cannot be read, or has more.
    ///
    /// - Parameter limit: bytes at most.
    package init?(of file: URL, atMost limit: Int) {
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int
        guard let size, size <= limit, let data = try? Data(contentsOf: file) else { return nil }
        self = data
    }
}
