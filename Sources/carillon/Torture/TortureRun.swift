import DeviceCore
import Foundation
import NotificationModel
import Sender

/// Runs the cases, one after the other, on a phone whose clock is moved by hand.
struct TortureRun: Sendable {
    let phone: PhoneClient
    let icon: RenderModel.AppIcon
    let sender: APNSSender
    let payload: @Sendable (TorturePayload.Change, _ media: String) throws -> Data
    let server: BadMediaServer
    /// Whether the screen is kept of each case that did not go right.
    let takesPictures: Bool
    /// How long a case may take, in real seconds, until its time is moved on.
    let patience: Double

    /// The fields that the extension changes for a good push; nil until that was run.
    private struct Baseline {
        var fields: Set<String>
        var asksForFile: Bool
    }

    /// - Parameters:
    ///   - cases: which, in their order; the good push is always the first.
    ///   - tell: hears of each as it is done, with the screen as a PNG.
    /// - Throws: an exit code, when no push reaches the phone.
    func run(_ cases: [TortureCase], tell: (TortureResult, Data?) -> Void) async throws -> [TortureResult] {
        var results: [TortureResult] = []
        var baseline: Baseline?
        for (number, torture) in cases.enumerated() {
            let result: TortureResult
            if let baseline, !baseline.asksForFile, torture.needsFile {
                result = TortureResult(
                    skipped: torture,
                    "the extension asked for no file; --payload names a push that has one"
                )
            } else {
                let journeys = try await journeys(of: torture, number)
                if baseline == nil {
                    let fields = journeys.flatMap(\.entries).flatMap { $0.changes ?? [] }
                    baseline = Baseline(
                        fields: Set(fields.map { TortureResult.kind($0.field) }),
                        asksForFile: server.wasAsked("/\(torture.media.rawValue)/\(number)/")
                    )
                }
                let fields = baseline?.fields ?? []
                let graded = journeys.map { TortureResult(torture, $0, baseline: fields) }
                result =
                    graded.max { $0.grade.badness < $1.grade.badness } ?? TortureResult(skipped: torture, "not sent")
            }
            let isFallen = ![.right, .skipped].contains(result.grade)
            tell(result, takesPictures && isFallen ? try await screenshot() : nil)
            // Lets a process go that has delivered and lingers.
            if result.grade != .skipped { try await advance(by: 3) }
            results.append(result)
        }
        return results
    }

    private func journeys(of torture: TortureCase, _ number: Int) async throws -> [Journey] {
        let isArranged = torture.network != .on || torture.storage != .open || torture.memory != nil
        if isArranged { try await arrange(torture) }
        if torture.disturbance == .clockFarAhead { try await advance(by: 15 * 365.25 * 86_400) }
        let media = "http://127.0.0.1:\(server.port)/\(torture.media.rawValue)/\(number)"
        let data = try payload(torture.payload, media)
        var ids = [try await send(data)]
        if torture.disturbance == .twice { ids.append(try await send(data)) }
        switch torture.disturbance {
        case .killed: try await killProcess(of: ids[0])
        case .clockJumps: try await jump(ids[0], server: "/\(torture.media.rawValue)/\(number)/")
        default: break
        }
        let patience = torture.network == .slow ? patience + 10 : patience
        var journeys: [Journey] = []
        for id in ids { journeys.append(try await end(of: id, within: patience)) }
        if isArranged { try await arrange(.baseline) }
        return journeys
    }

    /// The screen; nil where no browser can draw it.
    private func screenshot() async throws -> Data? {
        do {
            return try await phone.screenshot()
        } catch let refusal as PhoneClient.Refusal {
            Terminal.complain("carillon: there is no picture: \(refusal)")
            return nil
        }
    }

    private func send(_ data: Data) async throws -> String {
        let message = PushMessage(deviceToken: icon.deviceToken ?? "", topic: icon.bundleID, payload: data)
        let answer = try await sender.send(message)
        guard answer.isAccepted, let id = answer.id else {
            throw failure(.badInput, "the gateway refused a push: \(answer.status) \(answer.reason ?? "")")
        }
        return id
    }

    // MARK: Time

    private func advance(by seconds: Double) async throws {
        try await phone.post("clock/advance", ["seconds": seconds])
    }

    /// Follows a push to its end; who is too slow has the 30 seconds, and the grace behind them, passed at once.
    private func end(of id: String, within patience: Double) async throws -> Journey {
        if let journey = try await ending(of: id, within: patience) { return journey }
        try await advance(by: 31)
        for _ in 0..<10 {
            if let journey = try await ending(of: id, within: 1.5) { return journey }
            try await advance(by: 3)
        }
        // The crash report of a busy machine.
        if let journey = try await ending(of: id, within: 20) { return journey }
        return try await phone.journeyOrFailure(id)
    }

    private func ending(of id: String, within seconds: Double) async throws -> Journey? {
        let end = ContinuousClock.now + .seconds(seconds)
        repeat {
            let journey = try await phone.journeyIfKnown(id)
            if let journey, journey.entries.contains(where: { JourneyEvent.endings.contains($0.event) }) {
                return journey
            }
            try await Task.sleep(for: .milliseconds(40))
        } while ContinuousClock.now < end
        return nil
    }

    private func jump(_ id: String, server path: String) async throws {
        let end = ContinuousClock.now + .seconds(patience)
        while !server.wasAsked(path), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(20)) }
        try await advance(by: 86_400)
    }

    // MARK: The process

    /// Kills the process of a push's extension as soon as it is known.
    private func killProcess(of id: String) async throws {
        let end = ContinuousClock.now + .seconds(patience)
        while ContinuousClock.now < end {
            let steps = try await phone.journeyIfKnown(id)?.entries ?? []
            let started = steps.first { $0.event == .extensionStarted }?.text
            if let match = started?.firstMatch(of: /process ([0-9]+)/), let number = Int32(match.1), number > 1 {
                kill(number, SIGKILL)
                return
            }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// How the phone is in a case.
    private func arrange(_ torture: TortureCase) async throws {
        var preferences: PhonePreferences = try await phone.get("preferences")
        preferences.network = torture.network
        preferences.storage = torture.storage
        preferences.extensionMemory = torture.memory
        try await phone.put("preferences", preferences)
    }
}

extension TortureCase {
    /// Whether it is about a file alone.
    var needsFile: Bool { memory == nil && (media != .good || network != .on || name.hasPrefix("address-")) }
}

extension TortureGrade {
    fileprivate var badness: Int {
        switch self {
        case .skipped: 0
        case .right: 1
        case .degraded: 2
        case .timedOut: 3
        case .crashed: 4
        case .lost: 5
        }
    }
}

extension TortureResult {
    /// A case that was not run.
    init(skipped torture: TortureCase, _ why: String) {
        (name, what, grade, detail) = (torture.name, torture.what, .skipped, why)
    }
}
