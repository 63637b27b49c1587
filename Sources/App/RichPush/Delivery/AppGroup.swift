import Foundation

/// An app group: the folder that an app and its extensions share.
struct AppGroup: Hashable, Sendable {
    let identifier: String

    init(_ identifier: String) {
        self.identifier = identifier
    }

    /// The group's container; nil if the process is not entitled to it.
    var folder: URL? {
        #if os(Linux)
        // Foundation has no containers here; the host that runs the extension names the folder that holds them.
        guard !identifier.isEmpty, !identifier.contains("/"), !identifier.hasPrefix("."),
            let parent = ProcessInfo.processInfo.environment["CARILLON_GROUP_CONTAINERS"]
        else { return nil }
        let folder = URL(fileURLWithPath: parent, isDirectory: true).appendingPathComponent(identifier)
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
        #else
        return FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier)
        #endif
    }

    /// `Library/Sounds` in the container, where a notification's sound is looked up by name (UNNotificationSound).
    func soundFolder() throws -> URL {
        guard let folder else { throw SoundError("there is no container of the app group \(identifier) for the sound") }
        let sounds = folder.appendingPathComponent("Library/Sounds", isDirectory: true)
        try FileManager.default.createDirectory(at: sounds, withIntermediateDirectories: true)
        return sounds
    }
}
