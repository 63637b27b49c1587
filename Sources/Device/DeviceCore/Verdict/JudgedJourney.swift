package import NotificationModel

/// A journey with its verdict, as the HTTP API and `--json` give it: the journey's members and `verdict` beside them.
package struct JudgedJourney: Codable, Hashable, Sendable {
    package let journey: Journey
    package let verdict: JourneyVerdict

    package init(_ journey: Journey) {
        self.journey = journey
        verdict = JourneyVerdict(of: journey.entries)
    }

    /// A journey whose verdict is known, as in another language.
    package init(_ journey: Journey, verdict: JourneyVerdict) {
        self.journey = journey
        self.verdict = verdict
    }

    private enum CodingKeys: String, CodingKey { case verdict }

    package init(from decoder: any Decoder) throws {
        journey = try Journey(from: decoder)
        verdict = try decoder.container(keyedBy: CodingKeys.self).decode(JourneyVerdict.self, forKey: .verdict)
    }

    package func encode(to encoder: any Encoder) throws {
        try journey.encode(to: encoder)
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(verdict, forKey: .verdict)
    }
}
