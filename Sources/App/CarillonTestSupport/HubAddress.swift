/// A hub that runs already: on another machine over TLS (`carillon up --hub-host`), or on this one.
public struct HubAddress: Sendable {
    /// Such as `https://phones.example:8443`.
    public var url: String
    /// A PEM file with the certificate that the hub's is checked with, the gateway's `ca.pem`; nil for the system's.
    public var authorityPath: String?
    /// The file that `carillon phones space` printed.
    public var secretPath: String
    /// Where a service under test sends to there; nil for what the environment says.
    public var provider: Phone.Provider?

    /// - Parameters:
    ///   - url: such as `https://phones.example:8443`.
    ///   - authorityPath: a PEM file with the certificate that the hub's is checked with; nil for the system's.
    ///   - secretPath: the file that `carillon phones space` printed.
    ///   - provider: where a service under test sends to there; nil for what the environment says.
    public init(url: String, authorityPath: String? = nil, secretPath: String, provider: Phone.Provider? = nil) {
        self.url = url
        self.authorityPath = authorityPath
        self.secretPath = secretPath
        self.provider = provider
    }

    /// What stands before the paths of its HTTP API; `CARILLON_HUB` has the API's own path, too.
    ///
    /// - Throws: ``PhoneError`` for what is no address, and for another machine's without TLS.
    var root: String {
        get throws(PhoneError) {
            let root = (url.hasSuffix("/api/v1") ? String(url.dropLast("/api/v1".count)) : url).droppingSlashes
            let parts = root.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 3, ["http:", "https:"].contains(parts[0]), parts[1].isEmpty, !parts[2].isEmpty,
                !parts[2].contains(where: { "@?#\"\\".contains($0) || $0.isWhitespace })
            else {
                let why = "the hub's address is “\(url)”; it is such as https://phones.example:8443"
                throw PhoneError(.unavailable, why)
            }
            guard parts[0] == "https:" || Self.isHere(parts[2]) else {
                throw PhoneError(
                    .unavailable,
                    "the hub's address is “\(url)”: a secret goes to another machine over https only"
                )
            }
            return root
        }
    }

    private static func isHere(_ authority: Substring) -> Bool {
        if authority.hasPrefix("[") { return authority.hasPrefix("[::1]") }
        let host = authority.prefix { $0 != ":" }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        let isAddress = numbers.count == 4 && numbers.allSatisfy { UInt8($0) != nil }
        return host == "localhost" || isAddress && numbers[0] == "127"
    }

    /// Where a service under test sends to there, as the environment says it.
    ///
    /// - Throws: ``PhoneError`` that names the variables that are not there.
    func provider(_ environment: [String: String]) throws(PhoneError) -> Phone.Provider {
        if let provider { return provider }
        let names = ["CARILLON_APNS_PORT", "CARILLON_KEY", "CARILLON_KEY_ID", "CARILLON_TEAM_ID"]
        let told = names.map { environment[$0] ?? "" }
        let authority = authorityPath ?? ""
        let missing =
            zip(names, told).filter { $0.1.isEmpty }.map(\.0) + (authority.isEmpty ? ["CARILLON_CA"] : [])
        guard missing.isEmpty else {
            let list = missing.joined(separator: ", ")
            throw PhoneError(.unavailable, "where services send to beside the hub at \(url) is not said: \(list)")
        }
        guard let port = UInt16(told[0]) else {
            throw PhoneError(.unavailable, "CARILLON_APNS_PORT is “\(told[0])”, which is no port")
        }
        let own = try root.split(separator: "/").last.map { $0.hostOfAuthority } ?? ""
        return Phone.Provider(
            host: environment["CARILLON_APNS_HOST"].flatMap { $0.isEmpty ? nil : $0 } ?? own,
            port: Int(port),
            authorityPath: authority,
            keyPath: told[1],
            keyID: told[2],
            teamID: told[3]
        )
    }
}

extension String {
    fileprivate var droppingSlashes: String { String(reversed().drop { $0 == "/" }.reversed()) }
}

extension Substring {
    /// A name or address without its port.
    fileprivate var hostOfAuthority: String {
        hasPrefix("[") ? String(dropFirst().prefix { $0 != "]" }) : String(prefix { $0 != ":" })
    }
}
