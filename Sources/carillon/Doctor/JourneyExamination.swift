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
        var findings = [arrival]
        if let ending = Self.ending(of: journey) { findings.append(ending) }
        guard let payload = journey.payload else {
            findings.append(.note("it is a local notification: service extensions run for pushes only"))
            return findings
        }
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

    private var arrival: Finding {
        if let end = journey.entries.last(where: { [.rejected, .expired, .discarded].contains($0.event) }) {
            return .bad("\(end.event.rawValue): \(end.text)")
        }
        guard journey.entries.contains(where: { $0.event == .received }) else {
            return .bad("the push has not reached the device", "see 'carillon readyz'")
        }
        return .good("the push reached the device")
    }

    /// What came of the extension; nil when the push never got that far.
    static func ending(of journey: Journey) -> Finding? {
        let endings: [JourneyEvent: Finding.Verdict] = [
            .extensionSkipped: .bad, .extensionCrashed: .bad, .extensionExpired: .bad, .extensionHung: .bad,
            .extensionDelivered: .good,
        ]
        guard let entry = journey.entries.last(where: { endings[$0.event] != nil }), let verdict = endings[entry.event]
        else { return nil }
        return Finding(verdict: verdict, what: "\(entry.text) (\(journey.id))", remedy: advice[entry.event])
    }

    private static let advice: [JourneyEvent: String] = [
        .extensionCrashed: "'carillon journey' shows what it printed and where it crashed",
        .extensionExpired: "call the content handler on every path; in serviceExtensionTimeWillExpire at the latest",
        .extensionHung: "do not block the main thread while the extension starts",
    ]
}
