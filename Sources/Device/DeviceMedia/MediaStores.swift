package import DeviceContext
package import DeviceStore

/// The files that notifications show and play, and what the phone made of them.
package struct MediaStores: Sendable {
    package let attachments: AttachmentStore
    package let thumbnails: Thumbnails
    package let sounds: SoundLibrary

    /// - Throws: what the disk says of the attachments' folder.
    package init(folders: DeviceFolders) throws {
        attachments = try AttachmentStore(folder: folders.attachments)
        thumbnails = Thumbnails(folder: folders.thumbnails)
        sounds = SoundLibrary(folders: folders)
    }

    /// Removes attachments that nothing on the phone shows any more; it waits for the disk.
    package func remove(_ attachments: Set<String>) {
        self.attachments.remove(attachments)
        thumbnails.remove(attachments)
    }

    /// Removes what a device that ran before has left; it waits for the disk.
    ///
    /// - Parameter shown: the attachments that the phone shows.
    package func removeLeftovers(except shown: Set<String>) {
        attachments.removeAll(except: shown)
        thumbnails.removeAll()
        sounds.removeCopies()
    }
}
