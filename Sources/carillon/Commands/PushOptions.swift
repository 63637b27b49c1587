import ArgumentParser
import DeviceCore
import Foundation
import GatewayHTTP2
import NotificationModel
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

    @OptionGroup var provider: ProviderOptions

    /// What was given, and else what the input says.
    func filled(from input: PushInput) -> PushTarget {
        var filled = self
        filled.topic = topic ?? input.topic
        if token == nil, app == nil {
            filled.token = input.token
            if input.token == nil { filled.app = input.app }
        }
        return filled
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
        guard !provider.sandbox, !provider.production else { throw failure(.badInput, "give the device's --token") }
        let phone = try PhoneClient(state: state)
        let icons = try await phone.screen().apps
        guard let icon = icons.first(where: { $0.bundleID == app }) else {
            let near = Spelling.nearest(to: app, in: icons.map(\.bundleID)).map { "is “\($0)” meant? Else " } ?? ""
            throw failure(.badInput, "\(app) is not on the phone; \(near)install it with 'carillon install'")
        }
        if let token = icon.deviceToken { return (token, topic ?? app) }
        let token = try await phone.register(app)
        Terminal.complain(
            "carillon: \(app) has not registered for remote notifications: an iPhone would have no token to send to; "
                + "it gets the push as from 'simctl push'"
        )
        return (token, topic ?? app)
    }
}

/// Who sends, and to whose service.
struct ProviderOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Which of several gateways, by its number; the first that serves unless told.",
            valueName: "number"
        )
    )
    var gateway: Int?

    @Flag(name: .long, help: "Send to Apple's development environment.")
    var sandbox = false

    @Flag(name: .long, help: "Send to Apple's production environment.")
    var production = false

    @Option(
        name: .long,
        help: ArgumentHelp("The provider key, AuthKey_<KEYID>.p8; this gateway's own unless told.", valueName: "file")
    )
    var key: String?

    @Option(
        name: .long,
        help: ArgumentHelp("The key's id, where the file's name does not tell it.", valueName: "key id")
    )
    var keyID: String?

    @Option(name: .long, help: ArgumentHelp("The key's team.", valueName: "team id"))
    var team: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A certificate in place of a provider key: .p12, or PEM.",
            discussion: "Its passphrase is read from CARILLON_PASSPHRASE.",
            valueName: "file"
        )
    )
    var certificate: String?

    @Option(
        name: .long,
        help: ArgumentHelp("The certificate's private key, where another PEM file has it.", valueName: "file")
    )
    var certificateKey: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "An HTTP proxy on the way to Apple, http://host:port or http://name:password@host:port; HTTPS_PROXY unless told.",
            valueName: "address"
        )
    )
    var proxy: String?

    @Option(
        name: .customLong("cacert"),
        help: ArgumentHelp("Trust this CA in place of the usual ones.", valueName: "pem file")
    )
    var authority: String?

    func validate() throws {
        if sandbox, production { throw ValidationError("choose one of --sandbox and --production") }
        if let gateway, !ClusterOptions.numbers.contains(gateway) {
            throw ValidationError("--gateway is \(gateway); the first is 1")
        }
        if gateway != nil, sandbox || production { throw ValidationError("--gateway is for those of this state") }
        if certificate != nil, key != nil { throw ValidationError("choose one of --key and --certificate") }
        if key == nil, keyID != nil { throw ValidationError("--key-id goes with --key") }
        if key != nil, team == nil { throw ValidationError("--key needs the --team that it is of") }
        if certificate == nil, certificateKey != nil {
            throw ValidationError("--certificate-key goes with --certificate")
        }
        if sandbox || production, certificate == nil, key == nil || team == nil {
            throw ValidationError("Apple asks for your own key: give --key and --team, or --certificate")
        }
        if let proxy, Self.address(of: proxy) == nil {
            throw ValidationError("--proxy is http://host:port, not \(Self.withoutSecrets(proxy))")
        }
    }

    func endpoint(state: StateDirectory) throws -> APNSEndpoint {
        var endpoint =
            try sandbox ? .sandbox : production ? .production : GatewayAddress(state: state, number: gateway).endpoint
        if let authority { endpoint.trustedCAPath = authority }
        let environment = ProcessInfo.processInfo.environment
        // This machine's own gateway is reached directly unless a proxy is named.
        let standing = sandbox || production ? environment["HTTPS_PROXY"] ?? environment["https_proxy"] : nil
        if let named = proxy ?? standing.flatMap({ $0.isEmpty ? nil : $0 }) {
            endpoint.proxy = Self.address(of: named)
            // To go there directly is not what the user's environment says.
            if endpoint.proxy == nil {
                let text = Self.withoutSecrets(named)
                throw failure(.badInput, "HTTPS_PROXY is “\(text)”, which is no http://host:port")
            }
        }
        return endpoint
    }

    private static func address(of proxy: String) -> APNSEndpoint.Proxy? {
        let address = proxy.contains("://") ? proxy : "http://" + proxy
        guard let url = URL(string: address), url.scheme == "http", let host = url.host(), let port = url.port else {
            return nil
        }
        let credentials = url.user(percentEncoded: false).map {
            APNSEndpoint.Proxy.Credentials(user: $0, password: url.password(percentEncoded: false) ?? "")
        }
        return APNSEndpoint.Proxy(host: host, port: port, credentials: credentials)
    }

    /// An address as it may be shown: without name and password.
    private static func withoutSecrets(_ address: String) -> String {
        guard let end = address.lastIndex(of: "@") else { return address }
        return "…" + address[end...]
    }

    /// What is shown to APNs.
    func credential(state: StateDirectory) throws -> Credential {
        guard let certificate else { return .key(try key(state: state)) }
        let passphrase = ProcessInfo.processInfo.environment["CARILLON_PASSPHRASE"]
        do {
            return .certificate(
                try ClientCertificate(path: certificate, keyPath: certificateKey, passphrase: passphrase)
            )
        } catch {
            throw failure(.badInput, error.description)
        }
    }

    /// The key that signs provider tokens.
    func key(state: StateDirectory) throws -> SigningKey {
        do {
            if let key, let team { return try SigningKey(path: key, keyID: keyID, teamID: team) }
            let identity = try GatewayAddress.identity(in: state)
            return try SigningKey(path: identity.keyPath, keyID: identity.keyID, teamID: identity.teamID)
        } catch let error as SenderError {
            throw failure(.badInput, error.description)
        }
    }
}

/// The header fields of a push.
struct PushFields: ParsableArguments {
    @Option(name: .long, help: "apns-push-type: alert (unless told), background, voip, liveactivity …")
    var type: String?

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

    /// What was given, and else what a saved request has.
    func filled(from fields: [String: String]) throws -> PushFields {
        var filled = self
        filled.type = type ?? fields[ProviderField.pushType]
        filled.collapseID = collapseID ?? fields[ProviderField.collapseID]
        filled.priority = try priority ?? Self.number(ProviderField.priority, in: fields)
        filled.expiration = try expiration ?? Self.number(ProviderField.expiration, in: fields)
        try filled.validate()
        return filled
    }

    private static func number(_ name: String, in fields: [String: String]) throws -> Int? {
        guard let text = fields[name] else { return nil }
        guard let number = Int(text) else { throw failure(.badInput, "\(name) is “\(text)”, and must be a number") }
        return number
    }

    func apply(to message: inout PushMessage) {
        message.pushType = PushType(rawValue: type ?? "alert")
        message.priority = priority.flatMap { PushPriority(rawValue: $0) }
        message.id = id
        message.collapseID = collapseID
        if let expiration {
            message.expiration = expiration == 0 ? .oneAttempt : .until(Date(timeIntervalSince1970: Double(expiration)))
        }
    }
}
