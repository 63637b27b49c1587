import DeviceCore
import Foundation

/// Puts bundles on the phone and takes them off.
struct Installer: Sendable {
    let keeper: StateKeeper
    let folders: DeviceFolders
    let apps: AppSupervisor
    let spares: Spares
    let texts: StringTables

    /// Copies the bundle and installs it, over an older one of the same bundle id, whose data stay.
    ///
    /// - Returns: the bundle id.
    /// - Throws: ``PhoneError``
    func install(_ source: URL) async throws -> String {
        let bundleID = try AppBundle(folder: source).bundleID
        let place = folders.bundle(bundleID)
        let unfinished = folders.bundles.appending(path: ".\(UUID().uuidString)")
        do {
            try BundleCopy.make(of: source, at: unfinished)
        } catch {
            throw PhoneError.unavailable("\(source.path) cannot be copied: \(error)")
        }
        defer { try? FileManager.default.removeItem(at: unfinished) }
        await apps.end(bundleID)
        spares.discard(of: bundleID)
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.moveItem(at: unfinished, to: place)
        let bundle = try AppBundle(folder: place)
        _ = try folders.makeContainer(bundleID)
        texts.forget()
        try keeper.change { state in
            var profile = bundle.profile
            if let old = state.apps[bundleID]?.profile {
                profile.isRegistered = old.isRegistered
                profile.deviceToken = old.deviceToken
                profile.mutedUntil = old.mutedUntil
            }
            if state.apps[bundleID] == nil {
                state.apps[bundleID] = AppState(bundleID: bundleID, profile: profile)
            } else {
                state.apps[bundleID]?.profile = profile
            }
        }
        return bundleID
    }

    /// Removes the app with its bundle, its container and its notifications.
    ///
    /// - Returns: the device token that is void from now on.
    /// - Throws: ``PhoneError/notFound(_:)``
    func uninstall(_ bundleID: String) async throws -> String? {
        let app = try keeper.read { try $0.app(bundleID) }
        await apps.end(bundleID)
        spares.discard(of: bundleID)
        try keeper.change { $0.removeApp(bundleID) }
        var leftovers = [folders.bundle(bundleID), folders.container(bundleID), folders.groupLinks(bundleID)]
        leftovers.append(folders.attachments(bundleID))
        leftovers += app.profile.extensions.map { folders.container($0.bundleID) }
        for folder in leftovers { try? FileManager.default.removeItem(at: folder) }
        return app.profile.deviceToken
    }
}
