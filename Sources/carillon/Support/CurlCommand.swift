import Foundation
import ProviderAPI
import Sender

/// The curl command that sends a push; its provider token is made when it runs, so that no secret is in it.
struct CurlCommand {
    let text: String

    /// A push to one device.
    init(_ message: PushMessage, to endpoint: APNSEndpoint, by provider: ProviderOptions, state: StateDirectory) {
        self.init(
            ProviderField.devicePathPrefix + message.deviceToken,
            SavedRequest(message, isTokenSaved: true).fields.map { ($0.key, $0.value) },
            message.payload,
            to: endpoint,
            by: provider,
            state: state
        )
    }

    /// A broadcast.
    init(_ message: ChannelMessage, to endpoint: APNSEndpoint, by provider: ProviderOptions, state: StateDirectory) {
        self.init(message.path, message.fields, message.body ?? Data(), to: endpoint, by: provider, state: state)
    }

    private init(
        _ path: String,
        _ fields: [(name: String, value: String)],
        _ body: Data,
        to endpoint: APNSEndpoint,
        by provider: ProviderOptions,
        state: StateDirectory
    ) {
        var words = ["curl -i --http2"]
        if let authority = endpoint.trustedCAPath { words.append("--cacert \(Self.quoted(authority))") }
        if let proxy = endpoint.proxy { words.append("--proxy http://\(proxy.host):\(proxy.port)") }
        if let certificate = provider.certificate {
            let type = certificate.hasSuffix(".p12") || certificate.hasSuffix(".pfx") ? "--cert-type P12 " : ""
            words.append("\(type)--cert \(Self.quoted(certificate))")
            if let key = provider.certificateKey { words.append("--key \(Self.quoted(key))") }
        } else {
            var token = "carillon push --print-token"
            if let key = provider.key, let team = provider.team {
                token += " --key \(Self.quoted(key)) --team \(Self.quoted(team))"
                if let id = provider.keyID { token += " --key-id \(Self.quoted(id))" }
            } else {
                token += " --state \(Self.quoted(state.root.path))"
            }
            words.append("-H \"authorization: bearer $(\(token))\"")
        }
        for field in fields.sorted(by: { $0.name < $1.name }) {
            words.append("-H \(Self.quoted("\(field.name): \(field.value)"))")
        }
        words.append("--data-binary \(Self.quoted(String(decoding: body, as: UTF8.self)))")
        words.append(Self.quoted("https://\(endpoint.place)\(path)"))
        text = words.joined(separator: " \\\n  ")
    }

    /// As a shell reads one word.
    private static func quoted(_ word: String) -> String { "'" + word.replacing("'", with: "'\\''") + "'" }
}
