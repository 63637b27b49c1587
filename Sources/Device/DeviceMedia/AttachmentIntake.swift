package import DeviceContext
package import DeviceCore
package import DeviceStore
import Foundation
import Logging
package import NotificationModel
import UntrustedFiles

/// Takes the files of a notification into the store.
package struct AttachmentIntake: Sendable {
    package let store: AttachmentStore
    package let context: DeviceContext
    package init(store: AttachmentStore, context: DeviceContext) {
        self.store = store
        self.context = context
    }

    /// For a local request: an invalid file refuses the request.
    ///
    /// - Throws: ``AttachmentRefusal``
    package func take(_ content: NotificationContent, of app: AppState) async throws -> NotificationContent {
        var content = content
        // Most requests have none, and what an app holds already is only looked up for those that have.
        if !content.attachments.isEmpty {
            content.attachments = try await take(content.attachments, from: origin(app))
        }
        await takeAvatar(&content, of: app, journeyID: nil)
        return content
    }

    /// For a push: an invalid file is left out, the rest is shown.
    package func takeAfterExtension(
        _ content: NotificationContent,
        of app: AppState,
        journeyID: String
    ) async -> NotificationContent {
        var content = content
        let origin = origin(app)
        var taken: [Attachment] = []
        for attachment in content.attachments {
            do {
                taken += try await take([attachment], from: origin)
            } catch {
                context.journeys.note(
                    journeyID,
                    .attachmentLost,
                    "An attachment is left out: \(error)",
                    rule: .attachmentChecked
                )
            }
        }
        content.attachments = taken
        await takeAvatar(&content, of: app, journeyID: journeyID)
        return content
    }

    /// Removes files that were taken in for a request that is refused after all.
    package func discard(_ attachments: [Attachment]) async {
        guard !attachments.isEmpty else { return }
        await FileWork.run { [store] in store.remove(attachments.map(\.path)) }
    }

    /// All of them, or none.
    private func take(_ attachments: [Attachment], from origin: AttachmentStore.Origin) async throws -> [Attachment] {
        let taken = try await FileWork.run { [store] () throws(AttachmentRefusal) in
            try store.take(attachments, from: origin)
        }
        for (named, kept) in zip(attachments, taken.attachments) where kept.options.thumbnailTime != nil {
            if let refusal = await ThumbnailTime.refusal(kept, named: named.path) {
                await FileWork.run { taken.giveUp() }
                throw refusal
            }
        }
        await FileWork.run { taken.keep() }
        return taken.attachments
    }

    /// Without its sender's picture a notification is shown all the same.
    private func takeAvatar(_ content: inout NotificationContent, of app: AppState, journeyID: String?) async {
        guard let path = content.communication?.avatarPath else { return }
        let origin = origin(app)
        do {
            content.communication?.avatarPath = try await FileWork.run { [store] () throws(AttachmentRefusal) in
                try store.takePicture(path, from: origin)
            }
        } catch {
            content.communication?.avatarPath = nil
            let sentence = "The sender's picture is left out: \(error)"
            if let journeyID {
                context.journeys.note(journeyID, .attachmentLost, sentence, rule: .attachmentChecked)
            } else {
                context.logger.notice("\(app.bundleID): \(sentence)")
            }
        }
    }

    private func origin(_ app: AppState) -> AttachmentStore.Origin {
        var origin = AttachmentStore.Origin(app: app.bundleID, bundle: app.profile.bundlePath, containers: nil)
        origin.held = app.attachmentPaths
        origin.unused = context.phone.unusedFiles.paths
        guard origin.bundle != nil else { return origin }
        var containers = [context.folders.container(app.bundleID).path]
        if let service = app.profile.serviceExtension {
            containers.append(context.folders.container(service.bundleID).path)
        }
        for group in app.profile.entitlements.groups.filter(DeviceFolders.isFileName) {
            // By the name that a process knows it by, and by its own.
            containers.append(context.folders.groupLinks(app.bundleID).appending(path: group).path)
            containers.append(context.folders.groups.appending(path: group).path)
        }
        origin.containers = containers
        return origin
    }
}
