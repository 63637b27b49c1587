package import DeviceContext
package import DeviceCore
import Foundation
package import NotificationModel
import Synchronization
package import UntrustedFiles

/// Finds the file of a sound: the app's own, by Apple's order of places, else the phone's.
///
/// What is played is a copy that was looked into: the app may change its own file meanwhile.
package final class SoundLibrary: Sendable {
    /// What is played.
    package struct Found: Sendable {
        package var path: MediaPath
        /// Why it is another than was named; nil when it is not.
        package var note: String?
    }

    /// What became of a file.
    private enum Answer: Sendable {
        case copied(name: String)
        case refused(why: String)
    }

    /// The most files that are remembered at once.
    private static let limit = 1_000

    private let folders: DeviceFolders
    private let known = Mutex<[OpenedFile.Identity: Answer]>([:])

    package init(folders: DeviceFolders) { self.folders = folders }

    /// The file of a sound (UNNotificationSound): the default one where the app's own is not there or not allowed.
    package func file(for sound: NotificationSound, of app: AppState) async -> Found {
        switch sound.source {
        case .systemDefault:
            return own(sound.isCritical ? .critical : .chime)
        case .systemRingtone:
            return own(.ringtone)
        case .named(let name), .ringtone(let name):
            let problem: String
            switch await answer(name, of: app) {
            case .copied(let copy): return Found(path: MediaPath(.sounds, copy), note: nil)
            case .refused(let why): problem = why
            }
            var found = own(sound.isCritical ? .critical : .chime)
            found.note = "The default is played in place of “\(name)”: \(problem)"
            return found
        }
    }

    /// Why an app's sound file cannot be played; nil when it can.
    package func problem(named name: String, of app: AppState) async -> String? {
        guard case .refused(let why) = await answer(name, of: app) else { return nil }
        return why
    }

    /// One of the phone's own sounds, made at its first use.
    private func own(_ kind: Chime.Kind) -> Found {
        let file = folders.sounds.appending(path: "\(kind.rawValue).wav")
        var note: String?
        if access(file.path, F_OK) != 0 {
            do {
                try Chime.wav(kind).write(to: file, options: .atomic)
            } catch {
                note = "The sound “\(kind.rawValue)” cannot be made: \(error)"
            }
        }
        return Found(path: MediaPath(.sounds, file.lastPathComponent), note: note)
    }

    private func answer(_ name: String, of app: AppState) async -> Answer {
        guard let file = await FileWork.run({ [self] in find(name, of: app) }) else {
            return .refused(why: "it is neither in Library/Sounds nor in the bundle")
        }
        if let answer = known.withLock({ $0[file.identity] }) { return answer }
        let answer = await look(into: file)
        let forgotten = known.withLock { known in
            defer { known[file.identity] = answer }
            guard known.count >= Self.limit else { return [Answer]() }
            defer { known.removeAll() }
            return Array(known.values)
        }
        for case .copied(let name) in forgotten { removeCopy(name) }
        return answer
    }

    private func look(into file: OpenedFile) async -> Answer {
        if let problem = SoundProbe.problem(name: file.path, size: file.size) { return .refused(why: problem) }
        let name = "\(UUID().uuidString.lowercased()).\(URL(filePath: file.path).pathExtension.lowercased())"
        do {
            try await FileWork.run { [folders] in
                try file.copy(to: name, in: UntrustedFolder(folders.sounds.path))
            }
        } catch {
            return .refused(why: "it cannot be read: \(error)")
        }
        guard let problem = await SoundProbe.problem(inCopy: folders.sounds.appending(path: name).path) else {
            return .copied(name: name)
        }
        removeCopy(name)
        return .refused(why: problem)
    }

    /// Library/Sounds of the container, of the groups, then the bundle.
    private func find(_ name: String, of app: AppState) -> OpenedFile? {
        guard DeviceFolders.isFileName(name) else { return nil }
        let sounds = "Library/Sounds/\(name)"
        var places = [(folders.container(app.bundleID).path, sounds)]
        places += app.profile.entitlements.groups.filter(DeviceFolders.isFileName).map {
            (folders.groups.appending(path: $0).path, sounds)
        }
        if let bundle = app.profile.bundlePath { places.append((bundle, name)) }
        return places.lazy.compactMap { (try? UntrustedFolder($0))?.openIfThere($1) }.first
    }

    /// Opens the file that was found under a name; nil when there is none.
    package func open(_ name: String) -> OpenedFile? { (try? UntrustedFolder(folders.sounds.path))?.openIfThere(name) }

    /// Removes the copies of a device that ran before.
    func removeCopies() {
        let own = Set(Chime.Kind.allCases.map { "\($0.rawValue).wav" })
        let names = (try? UntrustedFolder(folders.sounds.path).entries(limit: .max)) ?? []
        for entry in names where !own.contains(entry.name) { removeCopy(entry.name) }
    }

    private func removeCopy(_ name: String) {
        // One that cannot be removed now is removed at the next start.
        try? UntrustedFolder(folders.sounds.path).remove(name)
    }
}
