import ArgumentParser
import DeviceApps
import Foundation

/// Lets apps and extensions trust an authority.
struct DeviceTrust: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trust",
        abstract: "Let apps and extensions trust a certificate authority, as a profile on a phone does.",
        discussion: """
            For https loads of servers in development. The gateway's own authority is trusted from the start. Holds for \
            the phone of this state folder, from the next connection of an app or an extension on.

              carillon device trust ca.pem
            """
    )

    @OptionGroup var state: StateOption

    @Argument(help: "The authority's certificate, a PEM file.")
    var file: String

    func run() async throws {
        do {
            try Authorities.trust(URL(filePath: file), state: state.directory.device)
        } catch let error as BadAuthority {
            throw failure(.badInput, error.description)
        }
    }
}
