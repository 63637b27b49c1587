import ArgumentParser
import DeviceCore

/// Changes the phone's storage.
struct DeviceStorage: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "storage",
        abstract: "Change the storage of author code: open, locked or full.",
        discussion: """
            Holds for every process of an app or an extension that is started from now on. Locked is a locked phone \
            for an author who keeps everything with complete protection: only temporary files, caches and preferences \
            can be opened, and of keychain items those that are accessible after the first unlock. On a full one \
            nothing can be written.

              carillon device storage locked
            """
    )

    @OptionGroup var phone: RunningPhone

    @Argument(help: "open, locked or full.")
    var storage: StorageCondition

    func run() async throws {
        let storage = storage
        try await phone.change { $0.storage = storage }
    }
}

extension StorageCondition: ExpressibleByArgument {}
