import AppLink
import Foundation

extension LinkClient {
    /// The link of this process, as the device's environment variables tell.
    static let ofThisProcess = LinkClient(.ofThisProcess)
}

extension LinkClient.Configuration {
    static var ofThisProcess: Self {
        let environment = ProcessInfo.processInfo.environment
        return Self(
            socketPath: environment[LinkEnvironment.socket] ?? socket(ofPhoneIn: environment),
            descriptor: environment[LinkEnvironment.descriptor].flatMap { Int32($0) },
            hello: LinkHello(
                role: environment[LinkEnvironment.role].flatMap(LinkHello.Role.init(rawValue:)) ?? .app,
                bundleID: ProcessBundle.identifier,
                processID: ProcessInfo.processInfo.processIdentifier,
                launchSecret: environment[LinkEnvironment.launchSecret]
            )
        )
    }

    /// Where the phone of this user listens that `carillon up` starts: its state is in `CARILLON_STATE`, else in
    /// `carillon` within the user's data folder (XDG Base Directory Specification), as the command has it.
    static func socket(ofPhoneIn environment: [String: String]) -> String? {
        func named(_ variable: String) -> String? { environment[variable].flatMap { $0.isEmpty ? nil : $0 } }
        let data =
            named("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? named("HOME").map { "\($0)/.local/share" }
        let state = named("CARILLON_STATE") ?? data.map { "\($0)/carillon" }
        guard let state else { return nil }
        let socket = URL(fileURLWithPath: state).standardizedFileURL.path + "/device/link.sock"
        // Where that path is too long for a socket, it is a symbolic link to a shorter one.
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: socket)) ?? socket
    }
}
