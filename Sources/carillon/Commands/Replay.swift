import ArgumentParser
import DeviceCore
import Foundation
import NotificationModel
import ProviderAPI
import Sender

/// Sends a past push again.
struct Replay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Send a past push again: the same payload and header fields, a new apns-id.",
        discussion: """
            ID is the apns-id of a push that the gateway has seen ('carillon journey' lists the newest). It goes the \
            whole way again, to the app's present device token, so that a changed extension can be tried on it:

              carillon journey
              carillon replay 8f3a2c1d-… --wait

            An expiration that has passed is left out. Local notifications cannot be replayed: no provider sent them.
            """
    )

    @OptionGroup var state: StateOption
    @OptionGroup var output: JSONFlag

    @Argument(help: "The apns-id of the push.")
    var id: String

    @Flag(name: .long, help: "Wait until the phone has shown the push, or has not, and print its journey.")
    var wait = false

    func run() async throws {
        let phone = try PhoneClient(state: state.directory)
        let gateway = try GatewayAddress(state: state.directory)
        let journey = try await phone.journeyOrFailure(id)
        guard let payload = journey.payload, let bundleID = journey.bundleID else {
            throw failure(.badInput, "\(id) did not come from a provider, so there is nothing to send again")
        }
        let icon = try await phone.screen().apps.first { $0.bundleID == bundleID }
        guard let token = icon?.deviceToken else {
            let why = icon == nil ? "is not on the phone any more" : "has no device token"
            throw failure(.unavailable, "\(bundleID), which the push was for, \(why)")
        }
        let message = Self.message(journey.headers ?? [:], payload: payload, token: token, bundleID: bundleID)
        try await Sending(state: state.directory, json: output.json)
            .send(message, to: gateway.endpoint, credential: .key(gateway.key), wait: wait)
    }

    private static func message(
        _ fields: [String: String],
        payload: String,
        token: String,
        bundleID: String
    ) -> PushMessage {
        var message = PushMessage(
            deviceToken: token,
            topic: fields[ProviderField.topic] ?? bundleID,
            payload: Data(payload.utf8),
            pushType: fields[ProviderField.pushType].map { PushType(rawValue: $0) },
            priority: fields[ProviderField.priority].flatMap { Int($0) }.flatMap { PushPriority(rawValue: $0) },
            collapseID: fields[ProviderField.collapseID]
        )
        if let seconds = fields[ProviderField.expiration].flatMap({ Double($0) }) {
            let date = Date(timeIntervalSince1970: seconds)
            message.expiration = seconds == 0 ? .oneAttempt : date > Date() ? .until(date) : .unspecified
        }
        return message
    }
}
