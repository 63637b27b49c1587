import UserNotifications

/// What lies outside of an extension's own.
enum Outside {
    private static var temporary: URL { FileManager.default.temporaryDirectory }

    static func flood() -> String {
        let file = temporary.appendingPathComponent("flood")
        FileManager.default.createFile(atPath: file.path, contents: nil)
        do {
            try FileHandle(forWritingTo: file).truncate(atOffset: 1 << 30)
            return "flooded"
        } catch {
            return "refused"
        }
    }

    /// Sixteen megabytes in as many files, at most.
    static func fill() {
        for number in 0..<16 {
            let file = temporary.appendingPathComponent("file\(number)")
            try? Data(repeating: 1, count: 1 << 20).write(to: file)
        }
    }

    /// Tries a file of somebody else, the own bundle, and the own container.
    static func snoop(_ path: String) -> String {
        let own = temporary.appendingPathComponent("own").path
        let bundled = Bundle.main.bundlePath + "/written"
        let tried = [
            "read \(FileManager.default.contents(atPath: path) != nil)",
            "written \(FileManager.default.createFile(atPath: bundled, contents: Data()))",
            "own \(FileManager.default.createFile(atPath: own, contents: Data()))",
            "low data \(ProcessInfo.processInfo.environment["CARILLON_LOW_DATA"] ?? "")",
        ]
        return tried.joined(separator: ", ")
    }

    static func load(_ address: String, _ done: @escaping (String) -> Void) {
        guard let url = URL(string: address) else { return done("no address") }
        URLSession.shared.dataTask(with: url) { data, _, error in
            done(error.map { "error \(($0 as? URLError)?.errorCode ?? 0)" } ?? "\(data?.count ?? 0) bytes")
        }.resume()
    }

    static func read(_ address: String) -> String {
        guard let url = URL(string: address), let data = try? Data(contentsOf: url) else { return "error" }
        return "\(data.count) bytes"
    }
}
