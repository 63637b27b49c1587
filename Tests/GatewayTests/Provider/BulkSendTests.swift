import Foundation
import ProviderAPI
import Sender
import Synchronization
import Testing

/// Sending to many, against answers that are given by hand.
@Suite(.timeLimit(.minutes(1)))
struct BulkSendTests {
    /// Time passes when somebody waits for it, and is written down.
    private final class Waits: Clock, Sendable {
        typealias Instant = ContinuousClock.Instant
        private let state = Mutex<(waited: [Duration], now: Instant)>(([], ContinuousClock.now))
        var all: [Duration] { state.withLock { $0.waited } }
        var now: Instant { state.withLock { $0.now } }
        var minimumResolution: Duration { .nanoseconds(1) }
        /// Time passes, and nobody waited for it.
        func pass(_ duration: Duration) { state.withLock { $0.now += duration } }
        func sleep(until deadline: Instant, tolerance: Duration?) async throws {
            state.withLock { state in
                state.waited.append(state.now.duration(to: deadline))
                state.now = max(state.now, deadline)
            }
        }
    }

    private static let recipients = ["aa", "bb", "cc", "dd"].map { Recipient(token: $0) }

    private static func answer(_ status: Int, _ reason: String? = nil) -> PushAnswer {
        PushAnswer(status: status, id: "x", reason: reason, timestamp: nil)
    }

    /// Sends to four; gives how often each was sent to, their ends, and what stopped it.
    private func run(
        concurrency: Int = 1,
        waits: Waits = Waits(),
        answer: @escaping @Sendable (String, Int) -> PushAnswer
    ) async throws -> (attempts: [String: Int], ends: [String: Int], stop: Rejection?) {
        let attempts = Mutex<[String: Int]>([:])
        var policy = BulkSend.Policy()
        policy.concurrency = concurrency
        let bulk = BulkSend(policy: policy, clock: waits, lot: { 0 }) { message in
            let attempt = attempts.withLock { attempts in
                attempts[message.deviceToken, default: 0] += 1
                return attempts[message.deviceToken, default: 0]
            }
            return answer(message.deviceToken, attempt)
        }
        var ends: [String: Int] = [:]
        let stop = try await bulk.run(Self.recipients) {
            PushMessage(deviceToken: $0.token, topic: "t", payload: Data("{}".utf8))
        } end: { report in
            if case .answered(let answer) = report.outcome { ends[report.token] = answer.status }
        }
        return (attempts.withLock { $0 }, ends, stop)
    }

    @Test("What the server was too busy for is sent again, later each time")
    func busy() async throws {
        let waits = Waits()
        let outcome = try await run(waits: waits) { token, attempt in
            token == "bb" && attempt < 4 ? Self.answer(attempt == 1 ? 429 : 503, "TooManyRequests") : Self.answer(200)
        }
        #expect(outcome.attempts == ["aa": 1, "bb": 4, "cc": 1, "dd": 1])
        #expect(outcome.ends.values.allSatisfy { $0 == 200 })
        #expect(waits.all.map { Int($0.milliseconds.rounded(.up) / 990) } == [1, 2, 4])
    }

    @Test("A server that stays busy is given up")
    func staysBusy() async throws {
        let outcome = try await run { _, _ in Self.answer(503, "ServiceUnavailable") }
        #expect(outcome.attempts == ["aa": 5, "bb": 5, "cc": 5, "dd": 5])
    }

    @Test(
        "What concerns one token is final, and the others get theirs",
        arguments: ["BadDeviceToken", "Unregistered", "DeviceTokenNotForTopic", "PayloadTooLarge"]
    )
    func one(reason: String) async throws {
        let outcome = try await run { token, _ in token == "aa" ? Self.answer(400, reason) : Self.answer(200) }
        #expect(outcome.attempts == ["aa": 1, "bb": 1, "cc": 1, "dd": 1])
        #expect(outcome.stop == nil)
    }

    @Test(
        "What every push would be refused for ends the sending",
        arguments: ["InvalidProviderToken", "BadTopic", "TopicDisallowed", "BadPriority"]
    )
    func all(reason: String) async throws {
        let status = try #require(Rejection.named(reason)).status
        let outcome = try await run { _, _ in Self.answer(status, reason) }
        #expect(outcome.attempts == ["aa": 1])
        #expect(outcome.stop?.reason == reason)
    }

    @Test("No more are under way than may be")
    func concurrency() async throws {
        let underWay = Mutex((now: 0, most: 0))
        var policy = BulkSend.Policy()
        policy.concurrency = 2
        let bulk = BulkSend(policy: policy) { _ in
            underWay.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            await Task.yield()
            underWay.withLock { $0.now -= 1 }
            return Self.answer(200)
        }
        _ = try await bulk.run(Self.recipients) {
            PushMessage(deviceToken: $0.token, topic: "t", payload: Data())
        } end: { _ in
        }
        #expect(underWay.withLock { $0.most } <= 2)
    }

    @Test("How long an answer took is measured by the clock that waits, the last attempt alone")
    func latency() async throws {
        let waits = Waits()
        let attempts = Mutex(0)
        let bulk = BulkSend(clock: waits, lot: { 0 }) { _ in
            let attempt = attempts.withLock { attempts in
                attempts += 1
                return attempts
            }
            waits.pass(.seconds(attempt == 1 ? 40 : 3))
            return Self.answer(attempt == 1 ? 503 : 200)
        }
        var reports: [BulkSend.Report] = []
        _ = try await bulk.run([Recipient(token: "aa")]) {
            PushMessage(deviceToken: $0.token, topic: "t", payload: Data("{}".utf8))
        } end: {
            reports.append($0)
        }
        #expect(reports.map(\.latency) == [.seconds(3)] && reports.map(\.attempts) == [2])
    }

    @Test("A place is filled with text, whatever it contains; other braces stay")
    func template() throws {
        let payload = Data(#"{"aps":{"alert":"Hello {name}, {other}"}}"#.utf8)
        let template = PayloadTemplate(payload, columns: ["name"])
        #expect(template.places == ["name"])
        let filled = try template.payload(for: Recipient(token: "aa", values: ["name": "\"}\n\\{name}"]))
        let aps = try #require(try JSONSerialization.jsonObject(with: filled) as? [String: [String: String]])
        #expect(aps["aps"]?["alert"] == "Hello \"}\n\\{name}, {other}")
    }

    @Test("A log knows whom to send to still; a cut line and a doubtful push are passed over")
    func log() throws {
        let head = SendLog.Head(topic: "t", digest: "d")
        let ended = BulkSend.Report(token: "aa", outcome: .answered(Self.answer(200)), latency: .zero, attempts: 1)
        let text =
            SendLog.text(of: head) + SendLog.text(sending: "aa", at: .now) + SendLog.text(of: ended, at: .now)
            + SendLog.text(sending: "bb", at: .now) + #"{"token":"cc","sta"#
        let log = try SendLog(text)
        #expect(log.head == head)
        #expect(log.rest(of: Self.recipients, doubtful: false).map(\.token) == ["cc", "dd"])
        #expect(log.rest(of: Self.recipients, doubtful: true).map(\.token) == ["bb", "cc", "dd"])
        #expect(throws: SenderError.self) { try SendLog("nothing") }
        // Whom a line in the midst told of is not known any more.
        #expect(throws: SenderError.self) { try SendLog(text + "\n" + SendLog.text(sending: "dd", at: .now)) }
    }
}
