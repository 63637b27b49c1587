public import Foundation

/// What one client of the gateway has done, and what of it Apple asks to be otherwise.
public struct ClientReport: Codable, Hashable, Sendable {
    /// Its `user-agent`; empty when it sends none.
    public var userAgent: String
    /// What it shows who it is with: `key ABC123 of team XYZ`, `certificate for com.example.App`, or `nothing valid`.
    public var credential: String
    /// When its first and its last request came.
    public var firstSeen: Date
    public var lastSeen: Date
    /// Connections that it has sent a request on, and those of them with one request alone.
    public var connections: Int
    public var connectionsOfOne: Int
    /// Provider tokens that it made.
    public var providerTokens: Int
    public var requests: Int
    public var accepted: Int
    /// How often it was refused, by Apple's reason.
    public var refused: [String: Int]
    /// What was found, errors first.
    public var findings: [Finding]

    /// A rule that it does not keep to.
    public struct Finding: Codable, Hashable, Sendable {
        public var rule: ClientRule
        /// How often.
        public var count: Int
        /// The first time, in words.
        public var example: String

        public init(rule: ClientRule, count: Int, example: String) {
            self.rule = rule
            self.count = count
            self.example = example
        }
    }

    public init(
        userAgent: String,
        credential: String,
        firstSeen: Date,
        lastSeen: Date,
        connections: Int,
        connectionsOfOne: Int,
        providerTokens: Int,
        requests: Int,
        accepted: Int,
        refused: [String: Int],
        findings: [Finding]
    ) {
        self.userAgent = userAgent
        self.credential = credential
        self.firstSeen = firstSeen
        self.lastSeen = lastSeen
        self.connections = connections
        self.connectionsOfOne = connectionsOfOne
        self.providerTokens = providerTokens
        self.requests = requests
        self.accepted = accepted
        self.refused = refused
        self.findings = findings
    }

    /// `good`, `warnings` or `errors`.
    public var verdict: String {
        if findings.contains(where: { $0.rule.severity == .error }) { return "errors" }
        return findings.isEmpty ? "good" : "warnings"
    }
}
