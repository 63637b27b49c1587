import DeviceCore
import Foundation
import NotificationModel
import Testing

/// What a journey comes to, as a table: steps, and the verdict on them.
@Suite struct JourneyVerdictTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let steps: [JourneyEvent]
        let kind: JourneyVerdict.Kind
        let severity: JourneyVerdict.Severity

        init(_ steps: [JourneyEvent], _ kind: JourneyVerdict.Kind, _ severity: JourneyVerdict.Severity) {
            self.steps = steps
            self.kind = kind
            self.severity = severity
        }

        var testDescription: String { "\(steps.map(\.rawValue)) is \(kind.rawValue)" }
    }

    private static func entry(_ event: JourneyEvent, station: JourneyEntry.Station = .device) -> JourneyEntry {
        JourneyEntry(at: Date(timeIntervalSince1970: 1), station: station, event: event, text: "\(event.rawValue)!")
    }

    private static let arrived: [JourneyEvent] = [.accepted, .forwarded, .received]

    @Test(arguments: [
        Row([], .underway, .pending),
        Row(arrived, .underway, .pending),
        Row([.rejected], .rejected, .failed),
        Row([.accepted, .elsewhere], .elsewhere, .quiet),
        Row([.accepted, .elsewhere, .stored, .expired], .elsewhere, .quiet),
        Row(arrived + [.setAside], .setAside, .failed),
        Row(arrived + [.shown, .setAside], .setAside, .failed),
        Row([.accepted, .stored, .expired], .expired, .warning),
        Row([.accepted, .discarded], .discarded, .failed),
        Row(arrived + [.extensionAbsent, .shown, .soundPlayed], .shown, .good),
        Row(arrived + [.extensionSkipped, .shown, .soundPlayed], .notExtended, .warning),
        Row(arrived + [.extensionStarted, .extensionDelivered, .shown, .didReceive], .shown, .good),
        Row(arrived + [.extensionStarted, .crashReport, .extensionCrashed, .shown, .soundPlayed], .crashed, .failed),
        Row(arrived + [.extensionStarted, .extensionCrashed, .shown], .crashed, .failed),
        Row(arrived + [.extensionStarted, .extensionLimited, .extensionCrashed, .shown], .limited, .failed),
        Row(arrived + [.extensionStarted, .extensionHung, .shown], .hung, .failed),
        Row(arrived + [.extensionStarted, .extensionExpired, .extensionExpired, .shown], .timedOut, .failed),
        Row(arrived + [.extensionStarted, .extensionExpired, .extensionCrashed, .shown], .crashed, .failed),
        Row(arrived + [.extensionStarted, .extensionExpired, .extensionDelivered, .shown], .late, .warning),
        Row(arrived + [.attachmentLost, .extensionDelivered, .shown], .attachmentLost, .failed),
        Row(arrived + [.loadFailed, .attachmentLost, .extensionDelivered, .shown], .attachmentLost, .failed),
        Row(arrived + [.loadFailed, .extensionDelivered, .shown], .loadFailed, .warning),
        Row(arrived + [.extensionDelivered, .shown, .expanded, .extensionRefused], .contentRefused, .warning),
        Row(arrived + [.extensionDelivered, .listed], .listed, .good),
        Row(arrived + [.held, .shown], .shown, .good),
        Row(arrived + [.held], .held, .quiet),
        Row(arrived + [.suppressed], .suppressed, .quiet),
        Row(arrived + [.suppressed, .didReceive], .handled, .good),
        // The step “replaced” is the older notification's: this one is shown.
        Row(arrived + [.replaced, .listed], .listed, .good),
        Row(arrived + [.shown, .answered, .didReceive, .removed], .shown, .good),
        Row(arrived + [.shown, .answered, .discarded], .discarded, .failed),
    ])
    func theWorstCounts(row: Row) {
        let entries = row.steps.map { Self.entry($0) }
        let verdict = JourneyVerdict(of: entries)
        #expect(verdict.kind == row.kind)
        #expect(verdict.kind.severity == row.severity)
        if let step = verdict.step { #expect(verdict.detail == entries[step].text) }
        // Step by step, as a list has it, it is the same.
        let gradual = entries.indices.reduce(JourneyVerdict.underway) { $0.after(entries[$1], at: $1) }
        #expect(gradual == verdict)
    }

    @Test func anAppThatMayNotNotifyIsToldBeforeItsExtension() {
        var suppressed = Self.entry(.suppressed)
        let entries = [Self.entry(.extensionSkipped), suppressed]
        #expect(JourneyVerdict(of: entries).kind == .notExtended)
        suppressed.rule = JourneyRule.notAuthorized.text
        #expect(JourneyVerdict(of: [Self.entry(.extensionSkipped), suppressed]).kind == .suppressed)
        #expect(
            JourneyVerdict.problems(in: [Self.entry(.extensionSkipped), suppressed]).map(\.kind) == [
                .notExtended, .suppressed,
            ]
        )
    }

    @Test func replacedAtTheGatewayItNeverComes() {
        let entries = [Self.entry(.accepted, station: .gateway), Self.entry(.replaced, station: .gateway)]
        #expect(JourneyVerdict(of: entries).kind == .replaced)
    }

    @Test func aCrashNamesTheLineAndTheMessage() {
        var report = Self.entry(.crashReport)
        report.crash = CrashFacts(
            place: "NotificationService.swift:13",
            message: "Fatal error: Index out of range",
            calls: [],
            report: []
        )
        let verdict = JourneyVerdict(of: [report, Self.entry(.extensionCrashed), Self.entry(.shown)])
        #expect(verdict.title == "Crashed at NotificationService.swift:13")
        #expect(verdict.detail == "Fatal error: Index out of range")
        #expect(verdict.step == 0)
    }

    @Test func everyProblemIsNamedWorstFirst() {
        let steps: [JourneyEvent] = [.loadFailed, .attachmentLost, .extensionExpired, .extensionDelivered, .suppressed]
        let problems = JourneyVerdict.problems(in: steps.map { Self.entry($0) })
        #expect(problems.map(\.kind) == [.attachmentLost, .late, .loadFailed, .suppressed])
    }

    @Test func everyKindIsCodedWithItsWords() throws {
        for kind in JourneyVerdict.Kind.allCases {
            let verdict = JourneyVerdict(kind, detail: "why", step: 3)
            let data = try JSONEncoder().encode(verdict)
            #expect(try JSONDecoder().decode(JourneyVerdict.self, from: data) == verdict)
            let members = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect(members["kind"] as? String == kind.rawValue)
            #expect(members["severity"] as? String == kind.severity.rawValue)
            #expect((members["title"] as? String)?.isEmpty == false)
        }
    }

    @Test func aJudgedJourneyHasTheMembersOfBoth() throws {
        let journey = Journey(id: "A", bundleID: "b", title: "t", entries: [Self.entry(.shown)])
        let data = try JSONEncoder().encode(JudgedJourney(journey))
        let members = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(members["id"] as? String == "A")
        #expect((members["verdict"] as? [String: Any])?["kind"] as? String == "shown")
        #expect(try JSONDecoder().decode(JudgedJourney.self, from: data) == JudgedJourney(journey))
    }
}
