import Foundation
import ProviderAPI
import Sender

/// The curl command that sends a push; its provider token is made when it runs, so that no secret is in it.
struct CurlCommand {
    let text: String

    init(_ message: PushMessage, to endpoint: APNSEndpoint, by target: PushTarget, state: StateDirectory) {
        var words = ["curl -i --http2"]
        if let authority = endpoint.trustedCAPath { words.append("--cacert \(Self.quoted(authority))") }
        if let proxy = endpoint.proxy { words.append("--proxy http://\(proxy.host):\(proxy.port)") }
        if let certificate = target.provider.certificate {
            let type = certificate.hasSuffix(".p12") || certificate.hasSuffix(".pfx") ? "--cert-type P12 " : ""
            words.append("\(type)--cert \(Self.quoted(certificate))")
            if let key = target.provider.certificateKey { words.append("--key \(Self.quoted(key))") }
        } else {
            var token = "carillon push --print-token"
            if let key = target.provider.key, let team = target.provider.team {
                token += " --key \(Self.quoted(key)) --team \(Self.quoted(team))"
                if let id = target.provider.keyID { token += " --key-id \(Self.quoted(id))" }
            } else {
                token += " --state \(Self.quoted(state.root.path))"
            }
            words.append("-H \"authorization: bearer $(\(token))\"")
        }
        for field in SavedRequest(message, isTokenSaved: true).fields.sorted(by: { $0.key < $1.key }) {
            words.append("-H \(Self.quoted("\(field.key): \(field.value)"))")
        }
        words.append("--data-binary \(Self.quoted(String(decoding: message.payload, as: UTF8.self)))")
        let path = ProviderField.devicePathPrefix + message.deviceToken
        words.append(Self.quoted("https://\(endpoint.place)\(path)"))
        text = words.joined(separator: " \\\n  ")
    }

    /// As a shell reads one word.
    private static func quoted(_ word: String) -> String { "'" + word.replacing("'", with: "'\\''") + "'" }
}
