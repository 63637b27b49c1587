package import DeviceContext
package import DeviceCore
package import Foundation
import Logging
import UntrustedFiles

/// Puts bundles on the phone and takes them off.
package struct Installer: Sendable {
    package let context: DeviceContext
    package let texts: StringTables
    /// Ends whatever runs of an app.
    package let end: @Sendable (_ bundleID: String) async -> Void
    package init(
        context: DeviceContext,
        texts: StringTables,
        end: @escaping @Sendable (_ bundleID: String) async -> Void
    ) {
        self.context = context
        self.texts = texts
        self.end = end
    }

    /// Copies the bundle and installs it, over an older one of the same bundle id, whose data stay.
    ///
    /// - Returns: the bundle id.
    /// - Throws: ``PhoneError``
    package func install(_ source: URL) async throws -> String {
        let unfinished = ".\(UUID().uuidString)"
        let bundleID = try await FileWork.run { [self] in try copy(source, to: unfinished) }
        await end(bundleID)
        let bundle = try await FileWork.run { [self] in try putInPlace(unfinished, of: bundleID) }
        _ = try context.folders.makeContainer(bundleID)
        texts.forget()
        try await context.phone.change { state in
            try Ownership(of: bundleID, among: state.apps.values).check(bundleID, bundle.profile)
            var profile = bundle.profile
            if let old = state.apps[bundleID]?.profile {
                profile.isRegistered = old.isRegistered
                profile.deviceToken = old.deviceToken
                profile.mutedUntil = old.mutedUntil
                profile.activities = old.activities
                profile.activityTokens = old.activityTokens
            }
            if state.apps[bundleID] == nil {
                state.apps[bundleID] = AppState(bundleID: bundleID, profile: profile)
            } else {
                state.apps[bundleID]?.profile = profile
            }
        }
        return bundleID
    }

    /// Takes the app off the phone, with its notifications; its files are left to ``removeFiles(of:)``.
    ///
    /// - Returns: what it was.
    /// - Throws: ``PhoneError/notFound(_:)``
    package func uninstall(_ bundleID: String) async throws -> AppState {
        let app = try context.phone.read { try $0.app(bundleID) }
        await end(bundleID)
        try await context.phone.change { $0.removeApp(bundleID) }
        return app
    }

    /// Removes what an app that was taken off has left: its bundle, its containers, its notifications' files, and the groups
    /// that no other app has.
    ///
    /// - Throws: `FileRefusal` for what cannot be removed.
    package func removeFiles(of app: AppState) async throws {
        let ownership = context.phone.read { Ownership(of: app.bundleID, among: $0.apps.values) }
        let own = ownership.own([app.bundleID] + app.profile.extensionIDs)
        let groups = ownership.left(app.profile.entitlements.groups.filter(DeviceFolders.isFileName))
        try await FileWork.run { [context] in
            func remove(_ names: [String], from folder: URL) throws {
                let folder = try UntrustedFolder(folder.path)
                for name in names { try folder.remove(name) }
            }
            try remove([context.folders.bundle(app.bundleID).lastPathComponent], from: context.folders.bundles)
            try remove(own, from: context.folders.containers)
            try remove([app.bundleID], from: context.folders.groupLinks)
            try remove([app.bundleID], from: context.folders.attachments)
            try remove(groups, from: context.folders.groups)
        }
    }

    /// Makes the phone's own copy, of what was checked: neither links nor pipes, nor more than a bundle may hold.
    ///
    /// - Returns: the bundle id.
    private func copy(_ source: URL, to unfinished: String) throws -> String {
        let place = try UntrustedFolder(context.folders.bundles.path)
        do {
            let folder = try UntrustedFolder.bundle(source)
            let read = try AppBundle(folder)
            try context.phone.read {
                try Ownership(of: read.bundleID, among: $0.apps.values).check(read.bundleID, read.profile)
            }
            let copy = try place.makeFolder(unfinished)
            do {
                try folder.copyContent(to: copy)
            } catch {
                throw PhoneError.unavailable("\(source.path) cannot be copied: \(error)")
            }
            // The copy counts: its source may be another by now.
            return try AppBundle(copy).bundleID
        } catch {
            remove(unfinished, from: place)
            throw error
        }
    }

    /// Removes a copy that is not installed after all; what cannot be removed is named in the log.
    private func remove(_ unfinished: String, from folder: UntrustedFolder) {
        do {
            try folder.remove(unfinished)
        } catch {
            context.logger.warning("an unfinished copy of a bundle stays in \(folder.path): \(error)")
        }
    }

    /// Puts a finished copy in the place of an older one.
    private func putInPlace(_ unfinished: String, of bundleID: String) throws -> AppBundle {
        let place = context.folders.bundle(bundleID)
        let bundles = try UntrustedFolder(context.folders.bundles.path)
        do {
            try bundles.remove(place.lastPathComponent)
            try FileManager.default.moveItem(at: context.folders.bundles.appending(path: unfinished), to: place)
        } catch {
            remove(unfinished, from: bundles)
            throw PhoneError.unavailable("\(place.path) cannot be replaced: \(error)")
        }
        return try AppBundle(folder: place)
    }
}
