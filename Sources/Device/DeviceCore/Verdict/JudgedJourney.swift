public import NotificationModel

/// A journey with its verdict, as the HTTP API and `--json` give it: the journey's members and `verdict` beside them.
public struct JudgedJourney: Codable, Hashable, Sendable {
    public let journey: Journey
    public let verdict: JourneyVerdict

    public init(_ journey: Journey) {
        self.journey = journey
        verdict = JourneyVerdict(of: journey.entries)
    }

    private enum CodingKeys: String, CodingKey { case verdict }

    public init(from decoder: any Decoder) throws {
        journey = try Journey(from: decoder)
        verdict = try decoder.container(keyedBy: CodingKeys.self).decode(JourneyVerdict.self, forKey: .verdict)
    }

    public func encode(to encoder: any Encoder) throws {
        try journey.encode(to: encoder)
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(verdict, forKey: .verdict)
    }
}
