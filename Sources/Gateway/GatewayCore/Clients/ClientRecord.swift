import Foundation
import Lint
import ProviderAPI

/// What one client did.
struct ClientRecord: Sendable {
    /// Requests that are looked at whole: the first so many, then one in so many.
    private static let wholly = 256
    private static let oneIn = 512
    /// Device tokens and pushes that are remembered after an error.
    private static let memory = 1_000
    /// A second lets answers arrive that were under way.
    private static let underWay: TimeInterval = 1
    /// How long a push waits after an error of the gateway.
    private static let retryTime: TimeInterval = 15 * 60
    /// Connections of one request, each ended so soon after the one before, are no coincidence.
    private static let haste: TimeInterval = 10
    /// That many hasty ones, or new provider tokens within 20 minutes, are a habit: a provider may have several processes.
    private static let habit = 3

    let firstSeen: Date
    private(set) var lastSeen: Date
    private var connections = 0
    private var connectionsOfOne = 0
    private var hasty = 0
    private var lastOfOne: Date?
    private var requests = 0
    private var accepted = 0
    /// By their reasons, which are few.
    private var refused: [(reason: String, count: Int)] = []
    /// By their rules' ids, which are few; a client's next request has the same.
    private var findings: [(rule: String, count: Int, example: String)] = []
    private var tokens = RecentKeys<Date>(limit: memory)
    private var tokenCount = 0
    /// The first requests of the last tokens, oldest first.
    private var tokenTimes: [Date] = []
    private var refusedTokens = RecentKeys<(reason: String, isForGood: Bool, at: Date)>(limit: memory)
    /// When the last 429 and the last error of the gateway were answered.
    private var (lastTooMany, lastFailed): (Date?, Date?)
    /// The request that is looked at whole.
    private var nextWhole = 0
    private var failedPushes = RecentKeys<Date>(limit: memory)
    private var refusedCredential: (hash: Int, since: Date)?

    init(at now: Date) {
        firstSeen = now
        lastSeen = now
    }

    private mutating func find(_ rule: ClientRule, _ example: @autoclosure () -> String) {
        if let place = findings.firstIndex(where: { $0.rule == rule.id }) {
            findings[place].count += 1
        } else {
            findings.append((rule.id, 1, example()))
        }
    }

    // MARK: Connections and provider tokens

    mutating func connectionOfOneEnded(at now: Date) {
        connectionsOfOne += 1
        defer { lastOfOne = now }
        guard let lastOfOne, now.timeIntervalSince(lastOfOne) < Self.haste else { return }
        hasty += 1
        guard hasty >= Self.habit - 1 else { return }
        let count = connectionsOfOne
        find(.connectionPerPush, "\(count) connections ended after one request each")
    }

    private mutating func noteToken(
        _ hash: Int,
        _ token: ReceivedProviderToken,
        _ field: ArraySlice<UInt8>,
        at now: Date
    ) {
        guard tokens[hash] == nil else { return }
        tokens[hash] = now
        tokenCount += 1
        tokenTimes.append(now)
        if tokenTimes.count > Self.habit { tokenTimes.removeFirst() }
        let span = now.timeIntervalSince(tokenTimes[0])
        if tokenTimes.count == Self.habit, span < ProviderLimits.providerTokenRefresh {
            find(.tokenPerPush, "\(Self.habit) tokens within \(Int(span)) s")
        }
        guard tokenCount <= 16 else { return }
        for (rule, example) in ProviderTokenShape.findings(in: field) { find(rule, example) }
    }

    // MARK: Requests

    /// - Parameters:
    ///   - request: what came.
    ///   - outcome: what the gateway answers.
    ///   - newToken: a provider token that the connection has not shown before, with its hash.
    ///   - trace: what is known of the connection, this request counted.
    ///   - now: the time it is.
    mutating func note(
        _ request: borrowing ProviderRequest,
        _ outcome: ClientLedger.Outcome,
        _ newToken: (hash: Int, token: ReceivedProviderToken)?,
        on trace: ClientTrace,
        at now: Date
    ) {
        if trace.requests == 1 { connections += 1 }
        if let newToken { noteToken(newToken.hash, newToken.token, request[.authorization] ?? [], at: now) }
        requests += 1
        lastSeen = now
        if let told = trace.goAwayAt, now.timeIntervalSince(told) > Self.underWay {
            find(.requestAfterGoAway, "a request \(Int(now.timeIntervalSince(told))) s after GOAWAY")
        }
        noteFields(request, at: now)
        if requests <= Self.wholly || requests >= nextWhole {
            nextWhole = requests + Self.oneIn
            noteWhole(request)
        }
        switch outcome {
        case .accepted:
            if isTrouble(at: now) { noteAgain(request, BytesHash.of(request.deviceTokenText), outcome, at: now) }
            accepted += 1
            refusedCredential = nil
        case .refused(let refusal):
            let token = BytesHash.of(request.deviceTokenText)
            noteAgain(request, token, outcome, at: now)
            let reason = refusal.rejection.reason
            if let place = refused.firstIndex(where: { $0.reason == reason }) {
                refused[place].count += 1
            } else {
                refused.append((reason, 1))
            }
            noteRefusal(refusal, request, token, trace, at: now)
        }
    }

    /// Takes in requests that were accepted and in which there was nothing to find.
    mutating func count(_ plain: Int, at now: Date) {
        requests += plain
        accepted += plain
        lastSeen = now
        refusedCredential = nil
    }

    /// Takes in requests that were refused for a reason that was met before.
    mutating func count(refused count: Int, for rejection: Rejection?, at now: Date) {
        requests += count
        lastSeen = now
        if let place = refused.firstIndex(where: { $0.reason == rejection?.reason }) { refused[place].count += count }
    }

    /// How many of the next requests need no look, if they are accepted and plain.
    func calm(at now: Date) -> Int {
        requests < Self.wholly || isTrouble(at: now) ? 0 : max(0, nextWhole - requests - 1)
    }

    /// Whether a push may be one again that was to wait.
    private func isTrouble(at now: Date) -> Bool {
        if let lastTooMany, now.timeIntervalSince(lastTooMany) < Self.underWay { return true }
        if let lastFailed, now.timeIntervalSince(lastFailed) < Self.retryTime { return true }
        return false
    }

    private mutating func noteFields(_ request: borrowing ProviderRequest, at now: Date) {
        let type = request[.pushType]
        if type == nil {
            let topic = request[.topic].map { Self.text($0) } ?? ""
            find(.pushTypeMissing, topic.isEmpty ? "a request without it" : "a push to \(topic) without it")
        }
        if let type, type.isText("background") {
            let priority = request[.priority]
            if priority?.isText("5") != true {
                let had = priority.map { "is \(Self.text($0))" } ?? "is left out, which means 10"
                find(.backgroundPriority, "apns-priority \(had)")
            }
        }
        if let field = request[.expiration], !field.isText("0"), let seconds = Double(Self.text(field)), seconds > 0 {
            if seconds > 1e11 {
                find(.expirationInMilliseconds, "apns-expiration is \(Self.text(field))")
            } else if seconds < now.timeIntervalSince1970 - 60 {
                find(.expirationPast, "apns-expiration is \(Self.text(field))")
            }
        }
        if let id = request[.id], id.contains(where: { (0x41...0x46).contains($0) }), MessageID(id) != nil {
            find(.idNotCanonical, "apns-id is \(Self.text(id))")
        }
    }

    /// What costs too much to look at in every request.
    private mutating func noteWhole(_ request: borrowing ProviderRequest) {
        var unknown: String?
        var coding: String?
        request.forEachField { name, value in
            if name.starts(with: "apns".utf8), !Self.isKnown(name) { unknown = Self.text(name) }
            if name.elementsEqual("content-encoding".utf8), !value.elementsEqual("identity".utf8) {
                coding = Self.text(value)
            }
        }
        if let unknown { find(.unknownField, "the field \(unknown)") }
        if let coding { find(.compressedBody, "content-encoding is \(coding)") }
        let type = Self.text(request[.pushType])
        guard type.isEmpty || type == "alert" || type == "background",
            let payload = try? JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any],
            let aps = payload["aps"] as? [String: Any]
        else { return }
        let seen = ["alert", "sound", "badge"].filter { aps[$0] != nil }
        if type == "background", !seen.isEmpty {
            find(.pushTypeOfOther, "aps has \(seen.joined(separator: ", "))")
        } else if type != "background", seen.isEmpty, aps["content-available"] as? Int == 1 {
            let priority = request[.priority].map { "\(Self.text($0))" } ?? "10, since it is left out"
            find(
                .silentNotBackground,
                "apns-push-type is \(type.isEmpty ? "left out" : type), apns-priority \(priority)"
            )
        }
    }

    private static func isKnown(_ name: ArraySlice<UInt8>) -> Bool {
        name.withUnsafeBufferPointer { ProviderRequest.Known($0) != nil }
    }

    // MARK: What it makes of answers

    /// The reasons after which a device token is never tried again (handling-notification-responses-from-apns).
    private static let forGood: Set<String> = Set(
        [Rejection.badDeviceToken, .deviceTokenNotForTopic, .expiredToken, .unregistered].map(\.reason)
    )

    private mutating func noteAgain(
        _ request: borrowing ProviderRequest,
        _ token: Int,
        _ outcome: ClientLedger.Outcome,
        at now: Date
    ) {
        if let before = refusedTokens[token] {
            if before.reason == Rejection.tooManyRequests.reason, now.timeIntervalSince(before.at) < Self.underWay {
                find(.retriedAtOnce, "the same device token \(Self.span(before.at, now)) after 429")
            }
            if case .refused(let refusal) = outcome, before.isForGood,
                refusal.rejection.reason == before.reason, now.timeIntervalSince(before.at) > Self.underWay
            {
                find(.tokenTriedAgain, "the same device token \(Self.span(before.at, now)) after \(before.reason)")
            }
        }
        guard !failedPushes.isEmpty, let failed = failedPushes[Self.push(request)] else { return }
        if now.timeIntervalSince(failed) < Self.retryTime {
            find(.retriedEarly, "again \(Self.span(failed, now)) after the error")
        }
    }

    private mutating func noteRefusal(
        _ refusal: Refusal,
        _ request: borrowing ProviderRequest,
        _ token: Int,
        _ trace: ClientTrace,
        at now: Date
    ) {
        let (reason, status) = (refusal.rejection.reason, refusal.rejection.status)
        let before = refusedTokens[token]
        // A reason that was met before is not looked up.
        let isKnown = before?.reason == reason
        let isAboutToken = isKnown ? before?.isForGood == true : Self.forGood.contains(reason)
        let isTooMany = reason == Rejection.tooManyRequests.reason
        if isTooMany { lastTooMany = now }
        if isAboutToken || isTooMany, !isKnown || status == 429 {
            // The first refusal counts: what was under way then is no second try.
            refusedTokens[token] = (reason, isAboutToken, now)
        }
        if status >= 500, trace.goAwayAt == nil {
            let push = Self.push(request)
            lastFailed = now
            if failedPushes[push] == nil { failedPushes[push] = now }
        }
        if status == 403, let hash = trace.credentialHash {
            if let kept = refusedCredential, kept.hash == hash {
                if now.timeIntervalSince(kept.since) > Self.underWay {
                    let isOld = reason == Rejection.expiredProviderToken.reason
                    find(
                        isOld ? .expiredTokenKept : .credentialsKept,
                        "\(reason) \(Self.span(kept.since, now)) ago, and again"
                    )
                }
            } else {
                refusedCredential = (hash, now)
            }
        }
        if !isAboutToken, [400, 404, 405, 413].contains(status) {
            find(.requestsRefused, "\(reason): \(refusal.detail)")
        }
    }

    private static func push(_ request: borrowing ProviderRequest) -> Int {
        var hasher = Hasher()
        hasher.combine(BytesHash.of(request.deviceTokenText))
        hasher.combine(BytesHash.of(request.body[...]))
        return hasher.finalize()
    }

    private static func span(_ from: Date, _ to: Date) -> String {
        let seconds = to.timeIntervalSince(from)
        return seconds < 10 ? String(format: "%.1f s", seconds) : "\(Int(min(seconds, 1e9))) s"
    }

    private static func text(_ bytes: ArraySlice<UInt8>?) -> String {
        ProviderRequest.Field(nameBytes: [], valueBytes: (bytes ?? []).prefix(80)).value
    }

    // MARK: The report

    func report(of key: ClientKey) -> ClientReport {
        // Who tries a push by hand opens a connection for each, and means to see what is refused.
        let rules = key.userAgent == ProviderField.userAgentByHand ? [] : ClientRule.all
        let found = rules.compactMap { rule in
            findings.first { $0.rule == rule.id }.map {
                ClientReport.Finding(rule: rule, count: $0.count, example: $0.example)
            }
        }
        return ClientReport(
            userAgent: key.userAgent,
            credential: key.credential,
            firstSeen: firstSeen,
            lastSeen: lastSeen,
            connections: connections,
            connectionsOfOne: connectionsOfOne,
            providerTokens: tokenCount,
            requests: requests,
            accepted: accepted,
            refused: Dictionary(refused.map { ($0.reason, $0.count) }, uniquingKeysWith: +),
            findings: found.filter { $0.rule.severity == .error } + found.filter { $0.rule.severity != .error }
        )
    }
}
