package import NotificationModel

/// What a journey comes to: the worst that happened on the way, or else how far it came.
///
/// It is made step by step (`after(_:at:)`), so that a list has it without reading every step again, and is the same
/// as the one that is made of all steps at once (`init(of:)`).
package struct JourneyVerdict: Hashable, Sendable {
    package var kind: Kind
    /// The author's line, for a crash whose line is known.
    package var place: String?
    /// The sentence of the step that decided; nil while nothing did.
    package var detail: String?
    /// The position of the step that decided within the journey, from 0; nil while nothing did, and in a list.
    package var step: Int?
    /// A title of somebody else\'s making, such as in another language.
    private var ownTitle: String?

    package init(_ kind: Kind, place: String? = nil, detail: String? = nil, step: Int? = nil) {
        self.kind = kind
        self.place = place
        self.detail = detail
        self.step = step
    }

    /// Nothing is decided yet.
    package static let underway = JourneyVerdict(.underway)

    /// The verdict on a journey with these steps, in their order.
    package init(of entries: [JourneyEntry]) {
        self = entries.enumerated().reduce(.underway) { $0.after($1.element, at: $1.offset) }
    }

    /// The verdict after one more step; of two steps of one kind the later counts, unless the earlier has a line.
    ///
    /// - Parameters:
    ///   - entry: the step.
    ///   - position: its position within the journey, from 0.
    package func after(_ entry: JourneyEntry, at position: Int) -> JourneyVerdict {
        if kind == .timedOut, entry.event == .extensionDelivered {
            return JourneyVerdict(.late, detail: entry.text, step: position)
        }
        // An extension does not run for an app that may not notify: that nothing is shown is what its owner must know.
        if kind == .notExtended, entry.event == .suppressed, entry.rule == JourneyRule.notAuthorized.text {
            return JourneyVerdict(.suppressed, detail: entry.text, step: position)
        }
        guard let kind = Kind(entry), kind < self.kind || (kind == self.kind && place == nil) else { return self }
        return JourneyVerdict(
            kind,
            place: entry.crash?.place,
            detail: entry.crash?.message ?? entry.text,
            step: position
        )
    }

    /// All that is not as it should be, and all that kept a person from being alerted, each kind once, worst first.
    package static func problems(in entries: [JourneyEntry]) -> [JourneyVerdict] {
        var found: [Kind: JourneyVerdict] = [:]
        for (position, entry) in entries.enumerated() {
            if entry.event == .extensionDelivered, found.removeValue(forKey: .timedOut) != nil {
                found[.late] = JourneyVerdict(.late, detail: entry.text, step: position)
            }
            guard let kind = Kind(entry) else { continue }
            found[kind] = (found[kind] ?? .underway).after(entry, at: position)
        }
        return found.values.filter { [.failed, .warning, .quiet].contains($0.kind.severity) }
            .sorted { $0.kind < $1.kind }
    }

    /// A few words for a person, such as `Crashed at NotificationService.swift:13`.
    package var title: String {
        get { ownTitle ?? place.map { "\(kind.title) at \($0)" } ?? kind.title }
        set { ownTitle = newValue }
    }
}

extension JourneyVerdict: Codable {
    private enum CodingKeys: String, CodingKey { case kind, severity, title, place, detail, step }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        kind = try members.decode(Kind.self, forKey: .kind)
        place = try members.decodeIfPresent(String.self, forKey: .place)
        detail = try members.decodeIfPresent(String.self, forKey: .detail)
        step = try members.decodeIfPresent(Int.self, forKey: .step)
        // It follows from the rest; read all the same, so that whoever asks for the shape of a verdict finds it.
        _ = try members.decodeIfPresent(Severity.self, forKey: .severity)
        let title = try members.decodeIfPresent(String.self, forKey: .title)
        ownTitle = title == self.title ? nil : title
    }

    /// Severity and title follow from the rest, and are written for those who only read them.
    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(kind, forKey: .kind)
        try members.encode(kind.severity, forKey: .severity)
        try members.encode(title, forKey: .title)
        try members.encodeIfPresent(place, forKey: .place)
        try members.encodeIfPresent(detail, forKey: .detail)
        try members.encodeIfPresent(step, forKey: .step)
    }
}
