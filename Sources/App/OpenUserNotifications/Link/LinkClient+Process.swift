import DeviceLink
import Foundation

extension LinkClient {
    /// The link of this process, as the device's environment variables tell.
    static let ofThisProcess = LinkClient(.ofThisProcess)
}

extension LinkClient.Configuration {
    static var ofThisProcess: Self {
        let environment = ProcessInfo.processInfo.environment
        return Self(
            socketPath: environment[LinkEnvironment.socket],
            hello: LinkHello(
                role: environment[LinkEnvironment.role].flatMap(LinkHello.Role.init(rawValue:)) ?? .app,
                bundleID: AppBundle.identifier,
                processID: ProcessInfo.processInfo.processIdentifier,
                launchSecret: environment[LinkEnvironment.launchSecret]
            )
        )
    }
}
