import DeviceContext
import DeviceCore
import DeviceLink
import DeviceProcesses
import Foundation
import NotificationModel
import Synchronization

/// What an extension's process writes: to the journey that it works on, and the last of it for the day it crashes.
final class ExtensionLog: Sendable {
    private struct State {
        var count = 0
        var last: [String] = []
        /// What came before there was a journey.
        var early: [String] = []
        var report: CrashReport
        /// Which limit the process was ended for.
        var breach: String?
    }

    private static let lastLines = 5
    private static let earlyLines = 20

    private let journeys: JourneyLog
    private let journey: JourneySlot
    private let station: JourneyEntry.Station
    private let lineLimit: Int
    private let lengthLimit: Int
    private let state: Mutex<State>

    init(
        journeys: JourneyLog,
        journey: JourneySlot,
        station: JourneyEntry.Station,
        executable: String,
        limits: DeviceLimits
    ) {
        state = Mutex(State(report: CrashReport(executable: executable)))
        self.journeys = journeys
        self.journey = journey
        self.station = station
        lineLimit = limits.logLines
        lengthLimit = limits.logLineLength
    }

    /// A push has come for the process: its lines belong to that journey from now on, those before too.
    func begin(_ journeyID: String) {
        journey.set(journeyID)
        let early = state.withLock { state in
            defer { state.early = [] }
            return state.early
        }
        for line in early { note(line) }
    }

    /// - Returns: whether the line begins the report of a crash.
    func take(_ line: String) -> Bool {
        let text = String(line.prefix(lengthLimit))
        var isFirst = false
        let (count, isReport) = state.withLock { state in
            let hadBegun = state.report.hasBegun
            if state.report.take(text) {
                isFirst = !hadBegun
                return (state.count, true)
            }
            state.count += 1
            state.last = Array((state.last + [text]).suffix(Self.lastLines))
            if journey.current == nil { state.early = Array((state.early + [text]).suffix(Self.earlyLines)) }
            return (state.count, false)
        }
        guard !isReport else { return isFirst }
        if count == lineLimit + 1 { note("… more lines follow, not kept") }
        if count <= lineLimit { note(text) }
        return false
    }

    /// The process went beyond a limit; the first that it broke is what it is ended for.
    func noteBreach(_ breach: String) {
        let isFirst = state.withLock { state in
            defer { state.breach = state.breach ?? breach }
            return state.breach == nil
        }
        guard isFirst, let id = journey.current else { return }
        journeys.note(id, .extensionLimited, breach, station: station, rule: .processLimit)
    }

    /// How it ended: for which limit, or with which crash, or with its last words.
    func describe(_ exit: ChildExit) -> String {
        let (breach, report, last) = state.withLock { ($0.breach, $0.report, $0.last) }
        if let breach { return breach }
        if let crash = report.facts, let id = journey.current {
            journeys.note(id, .crashReport, crash.sentence, station: station, crash: crash)
        }
        if let summary = report.summary { return "\(exit): \(summary)" }
        return last.isEmpty ? "\(exit)" : "\(exit); its last lines: \(last.joined(separator: " ⏎ "))"
    }

    func note(_ text: String) {
        guard let id = journey.current else { return }
        journeys.note(id, .extensionLog, text, station: station)
    }
}
