import DeviceCore
import Foundation
import NotificationModel

/// What became of an extension in one case.
enum TortureGrade: String, Codable, Sendable, CaseIterable {
    /// It delivered in time all that could be had.
    case right
    /// A person saw the notification in time, without what the extension adds: the original, or a best attempt.
    case degraded
    /// It did not deliver, and was ended: the person waited for the original.
    case timedOut = "timed-out"
    /// Its process crashed, or was ended for going beyond a limit.
    case crashed
    /// The person saw nothing.
    case lost
    /// The case asks for nothing that this extension does.
    case skipped

    /// Whether a person was let down.
    var isBad: Bool { [.timedOut, .crashed, .lost].contains(self) }
}

/// A case and its grade.
struct TortureResult: Codable, Sendable {
    var name: String
    var what: String
    var grade: TortureGrade
    /// The author's line of a crash, such as `NotificationService.swift:13`.
    var place: String?
    /// One sentence.
    var detail: String
    /// The author's calls of a crash, the innermost first.
    var stack: [String] = []
    /// The push's apns-id.
    var journey: String?
    /// The file of the screen beside the report; nil where there is none.
    var picture: String?
}

extension TortureResult {
    /// Grades a journey.
    ///
    /// - Parameters:
    ///   - journey: as far as it came.
    ///   - baseline: the fields that the extension changes for a good push.
    init(_ torture: TortureCase, _ journey: Journey, baseline: Set<String>) {
        name = torture.name
        what = torture.what
        self.journey = journey.id
        let steps = Set(journey.entries.map(\.event))
        let fallen = journey.entries.last { [.extensionLimited, .extensionCrashed].contains($0.event) }
        let isSeen = !steps.isDisjoint(with: [.shown, .listed, .held])
        if torture.disturbance != .killed, let fallen {
            grade = .crashed
            let crash = journey.entries.compactMap(\.crash).last
            let limit = journey.entries.first { $0.event == .extensionLimited }
            place = crash?.place
            detail = crash?.message ?? limit?.text ?? fallen.text
            stack = crash?.calls ?? []
            if torture.storage == .full, place == nil, detail.contains("Code=\(EFBIG)") {
                grade = .degraded
                detail =
                    "the original: Foundation on Linux ends a process whose download cannot be written; "
                    + "on a phone the task fails"
            }
        } else if !isSeen {
            grade = .lost
            detail = journey.entries.last?.text ?? "no step is known"
        } else if torture.disturbance == .killed {
            grade = fallen == nil ? .right : .degraded
            detail = fallen == nil ? "it had delivered before it could be killed" : "the phone showed the original"
        } else if let delivered = journey.entries.last(where: { $0.event == .extensionDelivered }) {
            (grade, detail) = Self.delivered(
                torture,
                delivered,
                isLate: steps.contains(.extensionExpired),
                baseline,
                journey
            )
        } else if steps.contains(.extensionSkipped) || steps.contains(.extensionAbsent) {
            grade = .degraded
            detail = journey.entries.first { [.extensionSkipped, .extensionAbsent].contains($0.event) }?.text ?? ""
        } else {
            grade = .timedOut
            let end = journey.entries.last { [.extensionHung, .extensionExpired].contains($0.event) }
            detail = end?.text ?? "it did not deliver"
        }
    }

    private static func delivered(
        _ torture: TortureCase,
        _ step: JourneyEntry,
        isLate: Bool,
        _ baseline: Set<String>,
        _ journey: Journey
    ) -> (TortureGrade, String) {
        if isLate { return (.degraded, "its time was over: it delivered what it had") }
        let changed = Set((step.changes ?? []).map { Self.kind($0.field) })
        let wanted = torture.hasFile ? baseline : baseline.subtracting(["attachments"])
        let missing = wanted.subtracting(changed).sorted()
        if missing.isEmpty, !(wanted.isEmpty && !baseline.isEmpty) { return (.right, step.text) }
        let lost = journey.entries.last { [.loadFailed, .attachmentLost].contains($0.event) }?.text
        guard !changed.isEmpty else { return (.degraded, lost.map { "the original: \($0)" } ?? "the original") }
        return (.degraded, "without \(missing.joined(separator: ", "))" + (lost.map { ": \($0)" } ?? ""))
    }

    /// A field without what stands behind it: `attachments`, `userInfo`.
    static func kind(_ field: String) -> String {
        let name = field.prefix { $0.isLetter }
        return name.hasPrefix("attachment") ? "attachments" : String(name)
    }
}
