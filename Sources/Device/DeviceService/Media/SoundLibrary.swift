import DeviceCore
import Foundation
import NotificationModel
import Synchronization

/// Finds the file of a sound: the app's own, by Apple's order of places, else the phone's.
final class SoundLibrary: Sendable {
    /// What is played.
    struct Found: Sendable {
        var path: MediaPath
        /// Why it is another than was named; nil when it is not.
        var note: String?
    }

    /// The most files that are remembered by name at once.
    private static let limit = 1_000

    private let folders: DeviceFolders
    private let probe = SoundProbe()
    private let files = Mutex<[String: String]>([:])

    init(folders: DeviceFolders) { self.folders = folders }

    /// One of the phone's own sounds, made at its first use.
    private func own(_ kind: Chime.Kind) -> Found {
        let file = folders.sounds.appending(path: "\(kind.rawValue).wav")
        do {
            if !FileManager.default.fileExists(atPath: file.path) {
                try Chime.wav(kind).write(to: file, options: .atomic)
            }
            return Found(path: shelve(file), note: nil)
        } catch {
            return Found(path: shelve(file), note: "The sound “\(kind.rawValue)” cannot be made: \(error)")
        }
    }

    /// The file of a sound (UNNotificationSound): the default one where the app's own is not there or not allowed.
    func file(for sound: NotificationSound, of app: AppState) async -> Found {
        switch sound.source {
        case .systemDefault:
            return own(sound.isCritical ? .critical : .chime)
        case .systemRingtone:
            return own(.ringtone)
        case .named(let name), .ringtone(let name):
            var problem = "it is neither in Library/Sounds nor in the bundle"
            if let file = find(name, of: app) {
                guard let found = await probe.problem(file) else { return Found(path: shelve(file), note: nil) }
                problem = found
            }
            var found = own(sound.isCritical ? .critical : .chime)
            found.note = "The default is played in place of “\(name)”: \(problem)"
            return found
        }
    }

    /// Library/Sounds of the container, of the groups, then the bundle.
    private func find(_ name: String, of app: AppState) -> URL? {
        guard DeviceFolders.isFileName(name) else { return nil }
        var places = [folders.container(app.bundleID).appending(path: "Library/Sounds")]
        places += app.profile.entitlements.groups.filter(DeviceFolders.isFileName).map {
            folders.groups.appending(path: $0).appending(path: "Library/Sounds")
        }
        if let bundle = app.profile.bundlePath { places.append(URL(filePath: bundle)) }
        return places.map { $0.appending(path: name) }.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Gives a file an opaque name.
    private func shelve(_ file: URL) -> MediaPath {
        let name = "\(StableName.make(file.path)).\(file.pathExtension.isEmpty ? "wav" : file.pathExtension)"
        files.withLock { files in
            if files.count >= Self.limit { files.removeAll() }
            files[name] = file.path
        }
        return MediaPath(.sounds, name)
    }

    /// The file behind an opaque name; nil when it was not given out.
    func path(_ name: String) -> String? { files.withLock { $0[name] } }
}
