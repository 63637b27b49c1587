import DeviceCore
import Foundation
import NotificationModel

/// Why a service extension was, or was not, run for a push.
struct JourneyExamination {
    let journey: Journey
    let settings: NotificationSettings?
    let hasServiceExtension: Bool

    /// How far the push came, how the extension ended, and every condition for running it.
    func findings() -> [Finding] {
        var findings = isRefused || journey.payload == nil ? problems : [arrival] + problems
        if let delivered = journey.entries.last(where: { $0.event == .extensionDelivered }) {
            findings.append(.good(delivered.text))
        }
        guard let payload = journey.payload else {
            findings.append(.note("it is a local notification: service extensions run for pushes only"))
            return findings
        }
        // What has ended the phone's process is not read again here.
        guard !journey.entries.contains(where: { $0.event == .setAside }) else { return findings }
        do {
            let payload = try RemotePayload(decoding: Data(payload.utf8))
            guard let settings else {
                findings.append(.bad("\(journey.bundleID ?? "its app") is not on the phone"))
                return findings
            }
            findings += ServiceExtensionCondition.all(
                for: payload,
                settings: settings,
                hasExtension: hasServiceExtension
            ).map { $0.failure.map { [remedy = $0.remedy] in .bad($0, remedy) } ?? .good($0.what) }
        } catch {
            findings.append(.bad("\(error)"))
        }
        return findings
    }

    /// Whether it ended before the device had it, which the problems tell.
    private var isRefused: Bool {
        let ends: Set<JourneyEvent> = [.rejected, .expired, .discarded]
        return journey.entries.contains { ends.contains($0.event) }
            && !journey.entries.contains { $0.event == .received }
    }

    private var arrival: Finding {
        guard journey.entries.contains(where: { $0.event == .received }) else {
            return .bad("the push has not reached the device", "see 'carillon readyz'")
        }
        return .good("the push reached the device")
    }

    /// What went wrong on the way, worst first, and what kept it from being shown.
    private var problems: [Finding] {
        JourneyVerdict.problems(in: journey.entries).map { Self.finding($0, in: journey) }
    }

    private static func finding(_ verdict: JourneyVerdict, in journey: Journey) -> Finding {
        let what = "\(verdict.title.prefix(1).lowercased())\(verdict.title.dropFirst()): \(verdict.detail ?? "")"
        return Finding(
            verdict: verdict.kind.severity == .quiet ? .note : .bad,
            what: what,
            remedy: remedy(verdict, in: journey)
        )
    }

    /// What to do, and what an extension waited for when its time was up.
    private static func remedy(_ verdict: JourneyVerdict, in journey: Journey) -> String? {
        let note = journey.entries.last { $0.text.hasPrefix(ExpiryNote.beginning) }?.text
        switch (verdict.kind, note, advice[verdict.kind]) {
        case (.late, let note?, let advice?): return note.hasSuffix("?") ? note : "\(note): \(advice)"
        case (.timedOut, let note?, let advice?): return "\(advice). \(note)"
        case (_, _, let advice?): return advice
        default: return verdict.step.flatMap { journey.entries[$0].rule }.map { "the rule: \($0)" }
        }
    }

    /// What came of the extension; nil when the push never got that far.
    static func ending(of journey: Journey) -> Finding? {
        if let worst = JourneyVerdict.problems(in: journey.entries).first(where: { extensionKinds.contains($0.kind) }) {
            var finding = finding(worst, in: journey)
            finding.what += " (\(journey.id))"
            // A push that did not ask for the extension is nothing that is broken.
            if worst.kind == .notExtended {
                finding.verdict = .note
                finding.remedy = "'carillon doctor \(journey.id)' says which condition it lacked"
            }
            return finding
        }
        let delivered = journey.entries.last { $0.event == .extensionDelivered }
        return delivered.map { .good("\($0.text) (\(journey.id))") }
    }

    private static let extensionKinds: Set<JourneyVerdict.Kind> = [
        .limited, .crashed, .hung, .timedOut, .attachmentLost, .late, .loadFailed, .notExtended,
    ]

    private static let advice: [JourneyVerdict.Kind: String] = [
        .setAside:
            "this is a fault of Carillon's, not of the push: report it with the payload that 'carillon journey' prints, "
            + "then send the push anew",
        .crashed: "'carillon journey' shows what it printed and where it crashed",
        .timedOut: "call the content handler on every path; in serviceExtensionTimeWillExpire at the latest",
        .late: "do the work within the time, and hand over what there is in serviceExtensionTimeWillExpire",
        .hung: "do not block the main thread while the extension starts",
        .limited: "use less of it; what a phone allows is in Documentation/Extensions.md, and 'carillon up --help' has "
            + "an option for each limit",
        .attachmentLost: "attach a local file of a type that Documentation/Extensions.md lists, within its limit",
        .loadFailed: "open the address from this machine, and see 'carillon device network'",
    ]
}
