package import ProviderAPI

/// A gateway's part in a quota of device tokens that several gateways count together.
///
/// They count in a place that all of them reach, by the minute. A gateway asks there for leave for several pushes at once, and only for
/// a token that gets many: a small share of the quota is free of asking. Where one gateway takes all pushes the quota is exact; over
/// several at most a tenth more is taken, or less than a tenth of it is left.
package struct SharedQuota: Sendable {
    /// What a gateway says of a token, and asks for.
    package struct Claim: Hashable, Sendable {
        package let token: DeviceToken
        /// Pushes that it took without leave since it asked last.
        package let used: Int
        /// Pushes that it asks leave for.
        package let wanted: Int
        /// Those of them that wait for the answer.
        let waiting: Int

        package init(token: DeviceToken, used: Int, wanted: Int, waiting: Int = 0) {
            (self.token, self.used, self.wanted, self.waiting) = (token, used, wanted, waiting)
        }
    }

    /// What it is given.
    package struct Grant: Hashable, Sendable {
        /// At most what it asked for; less once the quota is used up.
        package let pushes: Int
        /// Until the token's minute is over.
        package let seconds: Double

        package init(pushes: Int, seconds: Double) { (self.pushes, self.seconds) = (pushes, seconds) }
    }

    /// A token's minute, as this gateway knows it.
    private struct Minute {
        var ends: Double
        /// Left without leave.
        var free: Int
        /// Left of what leave was given for.
        var granted = 0
        /// Of these, those that are kept for pushes that are about to be taken.
        var kept = 0
        /// Kept for such pushes without leave.
        var keptFree = 0
        /// Taken without leave, and not said yet.
        var used = 0
        var taken = 0
        /// Whether the quota is used up.
        var isOver = false
    }

    private static let length = 60.0
    /// Of the quota, divided by the number of gateways: what needs no leave, and what is asked for at once.
    private static let (freePart, claimedPart) = (20, 10)

    private let perMinute: Int
    private var minutes: [DeviceToken: Minute] = [:]
    private var tidied = 0.0

    /// - Parameter perMinute: the quota.
    package init(perMinute: Int) { self.perMinute = perMinute }

    /// Whether a push to a token can be taken or refused without asking; what it needs is kept for it until it is taken.
    ///
    /// - Parameters:
    ///   - token: which.
    ///   - gateways: how many there are.
    ///   - now: seconds of a clock that nobody sets.
    package mutating func isReady(_ token: DeviceToken, gateways: Int, at now: Double) -> Bool {
        var minute = minute(of: token, gateways, now)
        if minute.granted > minute.kept {
            minute.kept += 1
        } else if minute.free > 0 {
            minute.free -= 1
            minute.keptFree += 1
        } else {
            return minute.isOver
        }
        minutes[token] = minute
        return true
    }

    /// What is to be asked for, for a token that is not ready.
    ///
    /// - Parameters:
    ///   - token: which.
    ///   - pushes: how many wait for it.
    ///   - gateways: how many gateways there are.
    ///   - now: seconds of a clock that nobody sets.
    package mutating func claim(_ token: DeviceToken, for pushes: Int, gateways: Int, at now: Double) -> Claim {
        let minute = minute(of: token, gateways, now)
        let wanted = max(perMinute / (Self.claimedPart * max(1, gateways)), pushes, 1)
        return Claim(token: token, used: minute.used, wanted: min(wanted, perMinute), waiting: pushes)
    }

    /// What was asked for is answered.
    ///
    /// - Parameters:
    ///   - claim: what was asked.
    ///   - grant: the answer; nil when there is none: then this gateway counts by itself.
    ///   - now: seconds of a clock that nobody sets.
    package mutating func settle(_ claim: Claim, _ grant: Grant?, at now: Double) {
        var minute = minutes[claim.token] ?? Minute(ends: now + Self.length, free: 0)
        let pushes = grant?.pushes ?? min(claim.wanted, max(0, perMinute - minute.taken))
        if let grant {
            minute.ends = now + min(max(grant.seconds, 0), Self.length)
            minute.used = max(0, minute.used - claim.used)
        }
        minute.granted += pushes
        minute.kept += min(claim.waiting, pushes)
        minute.isOver = pushes < max(claim.wanted, claim.waiting)
        minutes[claim.token] = minute
    }

    /// Takes a push.
    ///
    /// - Parameters:
    ///   - token: to which.
    ///   - gateways: how many gateways there are.
    ///   - now: seconds of a clock that nobody sets.
    /// - Throws: ``Refusal`` with TooManyRequests.
    package mutating func take(_ token: DeviceToken, gateways: Int, at now: Double) throws(Refusal) {
        var minute = minute(of: token, gateways, now)
        if minute.kept > 0 {
            minute.kept -= 1
            minute.granted -= 1
        } else if minute.keptFree > 0 {
            minute.keptFree -= 1
            minute.used += 1
        } else if minute.isOver {
            throw TokenQuota.refusal(token, perMinute: perMinute)
        } else {
            // A minute has begun since something was kept for it: it is said with the next claim.
            minute.used += 1
        }
        minute.taken += 1
        minutes[token] = minute
    }

    private mutating func minute(of token: DeviceToken, _ gateways: Int, _ now: Double) -> Minute {
        if now - tidied > Self.length {
            tidied = now
            minutes = minutes.filter { $0.value.ends > now }
        }
        if let minute = minutes[token], minute.ends > now { return minute }
        let minute = Minute(ends: now + Self.length, free: perMinute / (Self.freePart * max(1, gateways)))
        minutes[token] = minute
        return minute
    }
}
