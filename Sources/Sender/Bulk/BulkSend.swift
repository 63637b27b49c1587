import Foundation
public import ProviderAPI

/// Sends to many devices: as many requests at once as the connection takes, each answer told, retries by Apple's rules.
///
/// A refusal that concerns one token is final (handling-notification-responses-from-apns: no request with a
/// BadDeviceToken is sent again). After 429, 500 and 503, and without an answer, a request waits and is sent again. A
/// refusal that every other request would get as well, such as a wrong key or topic, ends the sending.
public struct BulkSend: Sendable {
    /// How hard it tries.
    public struct Policy: Hashable, Sendable {
        /// Requests that are under way at once; the connection sends as many of them as the other side's SETTINGS allow.
        public var concurrency = 500
        /// How often one push is sent at most.
        public var attempts = 5
        /// The wait before the second attempt; each further one is twice as long, and up to half of it is drawn by lot.
        public var firstDelay = Duration.seconds(1)

        public init() {}
    }

    /// What became of one push.
    public enum Outcome: Hashable, Sendable {
        case answered(PushAnswer)
        /// Nobody answered, as often as it was tried.
        case unreachable(SenderError)
    }

    /// One push's end.
    public struct Report: Hashable, Sendable {
        /// Whom it was for.
        public let token: String
        /// The last answer, or why there was none.
        public let outcome: Outcome
        /// From the last attempt's beginning to its answer.
        public let latency: Duration
        /// How often it was sent.
        public let attempts: Int

        public init(token: String, outcome: Outcome, latency: Duration, attempts: Int) {
            self.token = token
            self.outcome = outcome
            self.latency = latency
            self.attempts = attempts
        }
    }

    private let policy: Policy
    /// Since it was made, by its clock.
    private let elapsed: @Sendable () -> Duration
    private let sleep: @Sendable (Duration) async throws -> Void
    private let lot: @Sendable () -> Double
    private let send: @Sendable (PushMessage) async throws(SenderError) -> PushAnswer

    /// - Parameters:
    ///   - policy: how hard it tries.
    ///   - clock: measures, and waits before attempts.
    ///   - lot: a number from 0 to 1, which keeps attempts of many from coming at once.
    ///   - send: sends one push; as ``APNSSender`` does.
    public init(
        policy: Policy = Policy(),
        clock: some Clock<Duration> = ContinuousClock(),
        lot: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        send: @escaping @Sendable (PushMessage) async throws(SenderError) -> PushAnswer
    ) {
        self.policy = policy
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(for: $0) }
        self.lot = lot
        self.send = send
    }

    /// Sends to each.
    ///
    /// - Parameters:
    ///   - recipients: whom to.
    ///   - message: makes the push for one.
    ///   - begin: told before a push is sent for the first time.
    ///   - end: told of each push that has ended.
    /// - Returns: the refusal that ended the sending early; nil when everyone was sent to.
    /// - Throws: what `message`, `begin` and `end` throw; what is under way ends before.
    public func run(
        _ recipients: [Recipient],
        message: @Sendable (Recipient) throws -> PushMessage,
        begin: (Recipient) throws -> Void = { _ in },
        end: (Report) throws -> Void
    ) async throws -> Rejection? {
        try await withThrowingTaskGroup(of: Report.self) { group in
            var rest = recipients[...]
            var stop: Rejection?
            for _ in 0..<max(1, policy.concurrency) {
                guard let next = rest.popFirst() else { break }
                try start(next, message, begin, in: &group)
            }
            while let report = try await group.next() {
                try end(report)
                if case .answered(let answer) = report.outcome, let rejection = answer.rejection, rejection.concernsAll
                {
                    stop = rejection
                }
                if stop == nil, let next = rest.popFirst() { try start(next, message, begin, in: &group) }
            }
            return stop
        }
    }

    private func start(
        _ recipient: Recipient,
        _ message: @Sendable (Recipient) throws -> PushMessage,
        _ begin: (Recipient) throws -> Void,
        in group: inout ThrowingTaskGroup<Report, any Error>
    ) throws {
        let push = try message(recipient)
        try begin(recipient)
        group.addTask { try await deliver(push) }
    }

    private func deliver(_ push: PushMessage) async throws -> Report {
        var attempt = 1
        while true {
            let (outcome, latency) = await measure(push)
            guard attempt < policy.attempts, outcome.isWorthAnotherAttempt else {
                return Report(token: push.deviceToken, outcome: outcome, latency: latency, attempts: attempt)
            }
            let delay = policy.firstDelay * (1 << min(attempt - 1, 10))
            try await sleep(delay * (1 + lot() / 2))
            attempt += 1
        }
    }

    private func measure(_ push: PushMessage) async -> (Outcome, Duration) {
        let began = elapsed()
        do throws(SenderError) {
            return (.answered(try await send(push)), elapsed() - began)
        } catch {
            return (.unreachable(error), elapsed() - began)
        }
    }
}

extension BulkSend.Outcome {
    var isWorthAnotherAttempt: Bool {
        switch self {
        case .unreachable: true
        case .answered(let answer):
            switch answer.rejection?.retry {
            case .later, .slower: true
            case .afterCorrection, .never, .withNewProviderToken: false
            case nil: answer.status == 429 || answer.status >= 500
            }
        }
    }
}

extension Rejection {
    /// Whether the next request would be refused alike: all of them have the same credentials and header fields.
    var concernsAll: Bool {
        if status == 403 { return true }
        return retry == .afterCorrection && self != .payloadEmpty && self != .payloadTooLarge && self != .badDeviceToken
            && self != .missingDeviceToken
    }
}
