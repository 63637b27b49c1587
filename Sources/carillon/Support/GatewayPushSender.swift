import DeviceCore
import Foundation
import GatewayHTTP2
import ProviderAPI
import Screen
import Sender

/// Sends what is written on the page to the gateway that runs on the same state.
struct GatewayPushSender: PushSending {
    let state: StateDirectory
    let phone: any Phone

    func send(_ push: ComposedPush) async throws -> SentPush {
        guard let icon = await phone.render().apps.first(where: { $0.bundleID == push.bundleID }) else {
            throw PhoneError.notFound("“\(push.bundleID)” is not on the phone")
        }
        guard let token = icon.deviceToken else {
            throw PhoneError.unavailable("“\(push.bundleID)” has no device token: it has not registered")
        }
        let type = PushType(rawValue: push.pushType ?? PushType.alert.rawValue)
        var message = PushMessage(
            deviceToken: token,
            topic: push.topic ?? push.bundleID + (type.facts?.topicSuffix ?? ""),
            payload: Data(push.payload.utf8),
            pushType: type,
            priority: push.priority.flatMap { PushPriority(rawValue: $0) },
            collapseID: push.collapseID
        )
        if let seconds = push.expiration {
            message.expiration = seconds == 0 ? .oneAttempt : .until(Date(timeIntervalSince1970: seconds))
        }
        let (endpoint, key) = try gateway()
        do {
            let answer = try await APNSSender.withSender(endpoint, key: key) { try await $0.send(message) }
            return SentPush(
                status: answer.status,
                id: answer.id,
                reason: answer.reason,
                explanation: answer.rejection?.explanation
            )
        } catch let error as SenderError {
            throw PhoneError.unavailable(error.description)
        }
    }

    func address() async -> ProviderAddress? {
        guard let port = state.runningGateway?.ports["provider"],
            let identity = try? GatewayIdentity.read(stateDirectory: state.root.path)
        else { return nil }
        return ProviderAddress(
            url: "https://localhost:\(port)",
            authority: identity.caPath,
            tokenCommand: "carillon push --print-token --state \(state.root.path)"
        )
    }

    private func gateway() throws -> (APNSEndpoint, SigningKey) {
        guard let port = state.runningGateway?.ports["provider"],
            let identity = try GatewayIdentity.read(stateDirectory: state.root.path)
        else { throw PhoneError.unavailable("no gateway is running on this state; start one with 'carillon up'") }
        let key = try SigningKey(path: identity.keyPath, keyID: identity.keyID, teamID: identity.teamID)
        return (.local(port: port, trustedCAPath: identity.caPath), key)
    }
}
