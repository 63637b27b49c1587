import ArgumentParser
import DeviceCore

/// Changes the phone's network.
struct DeviceNetwork: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "network",
        abstract: "Change the network of author code: on, metered, slow or off.",
        discussion: """
            Holds for every process of an app or an extension that is started from now on; those that run keep what \
            they found. Metered tells author code that the person saves data; on a slow one each connection begins \
            0.4 s late and a load comes at 50 kB a second; off lets no connection be made.

              carillon device network slow
            """
    )

    @OptionGroup var phone: RunningPhone

    @Argument(help: "on, metered, slow or off.")
    var network: NetworkCondition

    func run() async throws {
        let network = network
        try await phone.change { $0.network = network }
    }
}
