import ArgumentParser
import DeviceCore
import Foundation
import GatewayHTTP2
import ProviderAPI
import Sender

/// Whom a push is for, and where it is sent.
struct PushTarget: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("An app on this state's phone: its token is looked up.", valueName: "bundle id")
    )
    var app: String?

    @Option(name: .long, help: ArgumentHelp("A device token, in hexadecimal.", valueName: "token"))
    var token: String?

    @Option(name: .long, help: "apns-topic; the app's bundle id unless told.")
    var topic: String?

    @Flag(name: .long, help: "Send to Apple's development environment.")
    var sandbox = false

    @Flag(name: .long, help: "Send to Apple's production environment.")
    var production = false

    @Option(
        name: .long,
        help: ArgumentHelp("The provider key, AuthKey_<KEYID>.p8; this gateway's own unless told.", valueName: "file")
    )
    var key: String?

    @Option(name: .long, help: ArgumentHelp("The key's team.", valueName: "team id"))
    var team: String?

    func validate() throws {
        if sandbox, production { throw ValidationError("choose one of --sandbox and --production") }
        if sandbox || production, key == nil || team == nil {
            throw ValidationError("Apple asks for your own key: give --key and --team")
        }
    }

    /// The device token and the topic.
    func receiver(state: StateDirectory) async throws -> (token: String, topic: String) {
        if let token {
            guard let topic = topic ?? app else {
                throw failure(.badInput, "give the --topic, which is the app's bundle id")
            }
            return (token, topic)
        }
        guard let app else { throw failure(.badInput, "whom is it for? Give --app, or --token and --topic") }
        guard !sandbox, !production else { throw failure(.badInput, "give the device's --token") }
        let phone = try PhoneClient(state: state)
        guard let icon = try await phone.screen().apps.first(where: { $0.bundleID == app }) else {
            throw failure(.badInput, "\(app) is not on the phone; install it with 'carillon install'")
        }
        guard let token = icon.deviceToken else {
            throw failure(
                .unavailable,
                "\(app) has no device token yet: it has not registered for remote notifications"
            )
        }
        return (token, topic ?? app)
    }

    func endpoint(state: StateDirectory) throws -> APNSEndpoint {
        if sandbox { return .sandbox }
        if production { return .production }
        return try GatewayAddress(state: state).endpoint
    }

    /// The key that signs provider tokens.
    func key(state: StateDirectory) throws -> SigningKey {
        do {
            if let key, let team { return try SigningKey(path: key, teamID: team) }
            let identity = try GatewayAddress.identity(in: state)
            return try SigningKey(path: identity.keyPath, keyID: identity.keyID, teamID: identity.teamID)
        } catch let error as SenderError {
            throw failure(.badInput, error.description)
        }
    }
}

/// The header fields of a push.
struct PushFields: ParsableArguments {
    @Option(name: .long, help: "apns-push-type: alert, background, voip, liveactivity …")
    var type = "alert"

    @Option(name: .long, help: "apns-priority: 10, 5 or 1.")
    var priority: Int?

    @Option(name: .long, help: "apns-id; made by the gateway unless told.")
    var id: String?

    @Option(name: .long, help: "apns-collapse-id.")
    var collapseID: String?

    @Option(name: .long, help: ArgumentHelp("apns-expiration: seconds since 1970; 0 tries once.", valueName: "seconds"))
    var expiration: Int?

    func validate() throws {
        if let priority, PushPriority(rawValue: priority) == nil {
            throw ValidationError("--priority is 10, 5 or 1, not \(priority)")
        }
    }

    func apply(to message: inout PushMessage) {
        message.pushType = PushType(rawValue: type)
        message.priority = priority.flatMap { PushPriority(rawValue: $0) }
        message.id = id
        message.collapseID = collapseID
        if let expiration {
            message.expiration = expiration == 0 ? .oneAttempt : .until(Date(timeIntervalSince1970: Double(expiration)))
        }
    }
}
