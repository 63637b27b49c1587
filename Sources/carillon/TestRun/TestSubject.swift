import ArgumentParser
import DeviceCore
import Foundation
import GatewayHTTP2

/// What the command under test finds: where to send to, with which key, and an app on the phone.
struct TestSubject {
    /// For the command, beside what this process has.
    let environment: [String: String]

    /// Installs bundles, opens each and allows what it asks for.
    ///
    /// - Throws: an exit code, after telling what failed.
    init(state: StateDirectory, phone: PhoneClient, bundles: [String]) async throws {
        let identity = try GatewayAddress.identity(in: state)
        guard let port = RunningProcess.find(in: state.gateway)?.ports["provider"] else {
            throw failure(.unavailable, "the gateway has ended")
        }
        var environment = [
            "CARILLON_STATE": state.root.path,
            "CARILLON_PHONE": phone.base,
            "CARILLON_PHONE_AUTHORIZATION": state.device.appending(path: "authorization").path,
            "CARILLON_HUB": try PhoneClient(hub: state).base,
            "CARILLON_HUB_AUTHORIZATION": state.hub.appending(path: "authorization").path,
            "CARILLON_APNS_HOST": "localhost",
            "CARILLON_APNS_PORT": "\(port)",
            "CARILLON_APNS_URL": "https://localhost:\(port)",
            "CARILLON_CA": identity.caPath,
            "CARILLON_KEY": identity.keyPath,
            "CARILLON_KEY_ID": identity.keyID,
            "CARILLON_TEAM_ID": identity.teamID,
        ]
        for bundle in bundles {
            let id = try await phone.install(URL(filePath: bundle).standardizedFileURL.absoluteURL.path)
            try await phone.open(id)
            let icon = try await phone.authorize(id)
            try await phone.goHome()
            if environment["CARILLON_TOPIC"] == nil {
                environment["CARILLON_TOPIC"] = id
                environment["CARILLON_DEVICE_TOKEN"] = icon.deviceToken
            }
        }
        self.environment = environment
    }
}
