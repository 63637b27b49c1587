import DeviceCore
import DeviceStore
import Foundation
import NotificationModel

/// Takes the files of a notification into the store.
struct AttachmentIntake: Sendable {
    let store: AttachmentStore
    let folders: DeviceFolders
    let journeys: JourneyLog

    /// For a local request: an invalid file refuses the request.
    ///
    /// - Throws: ``AttachmentRefusal``
    func take(_ content: NotificationContent, of app: AppState) async throws -> NotificationContent {
        var content = content
        // Most requests have none, and what an app holds already is only looked up for those that have.
        if !content.attachments.isEmpty {
            let origin = origin(app)
            try await checkThumbnails(content.attachments, from: origin)
            content.attachments = try store.take(content.attachments, from: origin)
        }
        takeAvatar(&content, of: app)
        return content
    }

    /// For a push: an invalid file is left out, the rest is shown.
    func takeAfterExtension(
        _ content: NotificationContent,
        of app: AppState,
        journeyID: String
    ) async -> NotificationContent {
        var content = content
        let origin = origin(app)
        var taken: [Attachment] = []
        for attachment in content.attachments {
            do {
                try await checkThumbnails([attachment], from: origin)
                taken += try store.take([attachment], from: origin)
            } catch {
                journeys.note(
                    journeyID,
                    .extensionLog,
                    "An attachment is left out: \(error)",
                    rule: "UNNotificationAttachment: validated again before it is shown"
                )
            }
        }
        content.attachments = taken
        takeAvatar(&content, of: app)
        return content
    }

    private func checkThumbnails(_ attachments: [Attachment], from origin: AttachmentStore.Origin) async throws {
        guard attachments.contains(where: { $0.options.thumbnailTime != nil }) else { return }
        try store.check(attachments, from: origin)
        for attachment in attachments {
            if let refusal = await ThumbnailTime.refusal(attachment) { throw refusal }
        }
    }

    private func takeAvatar(_ content: inout NotificationContent, of app: AppState) {
        guard let path = content.communication?.avatarPath else { return }
        content.communication?.avatarPath = store.takePicture(path, from: origin(app))
    }

    private func origin(_ app: AppState) -> AttachmentStore.Origin {
        let held = app.attachmentPaths
        let own = folders.attachments(app.bundleID)
        guard let bundle = app.profile.bundlePath else {
            return AttachmentStore.Origin(store: own, bundle: nil, containers: nil, held: held)
        }
        var containers = [folders.container(app.bundleID).path, folders.groupLinks(app.bundleID).path]
        containers += app.profile.entitlements.groups.map { folders.groups.appending(path: $0).path }
        if let service = app.profile.serviceExtension { containers.append(folders.container(service.bundleID).path) }
        return AttachmentStore.Origin(store: own, bundle: bundle, containers: containers, held: held)
    }
}
