import Foundation

/// The app group's `Library/Sounds`, where the system looks for a notification's sound by its name.
struct SoundsFolder {
    let group: AppGroup

    /// A sound that is older than this has long been played, in seconds.
    static let oldAge = 86_400.0
    private static let prefix = "richpush-"

    /// Puts a sound there under a name of its own, and removes old ones.
    ///
    /// - Returns: Its name, for `UNNotificationSound(named:)`.
    /// - Throws: ``SoundError`` if there is no such group or its folder cannot be written.
    func put(_ data: Data, fileExtension: String, now: Date) throws(SoundError) -> String {
        let name = Self.prefix + UUID().uuidString + "." + fileExtension
        do {
            let folder = try group.soundFolder()
            WorkFolder.removeOld(in: folder, olderThan: Self.oldAge, now: now) { $0.hasPrefix(Self.prefix) }
            try data.write(to: folder.appendingPathComponent(name), options: .atomic)
        } catch {
            throw error as? SoundError ?? SoundError("the sound could not be written: \(error)")
        }
        return name
    }
}
