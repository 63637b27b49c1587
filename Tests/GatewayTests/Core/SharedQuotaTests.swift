import GatewayCore
import ProviderAPI
import Testing

/// A quota over several gateways, with a counter in the test in the place of their database.
@Suite
struct SharedQuotaTests {
    /// What the gateways share.
    private struct Counter {
        let perMinute: Int
        var began = -60.0
        var taken = 0
        var asked = 0

        mutating func grant(_ claim: SharedQuota.Claim, at now: Double) -> SharedQuota.Grant {
            if now - began >= 60 { (began, taken) = (now, 0) }
            asked += 1
            let pushes = min(claim.wanted, max(0, perMinute - taken - claim.used))
            taken += claim.used + pushes
            return .init(pushes: pushes, seconds: 60 - (now - began))
        }
    }

    /// Sends a push to a gateway.
    ///
    /// - Returns: whether it is taken.
    private func push(
        _ quotas: inout [SharedQuota],
        _ gateway: Int,
        _ counter: inout Counter,
        at now: Double,
        isAway: Bool = false
    ) -> Bool {
        if !quotas[gateway].isReady(.sample(), gateways: quotas.count, at: now) {
            let claim = quotas[gateway].claim(.sample(), for: 1, gateways: quotas.count, at: now)
            quotas[gateway].settle(claim, isAway ? nil : counter.grant(claim, at: now), at: now)
        }
        do {
            try quotas[gateway].take(.sample(), gateways: quotas.count, at: now)
            return true
        } catch {
            #expect(error.rejection == .tooManyRequests)
            return false
        }
    }

    @Test(
        "One gateway takes the whole quota and not one more, whatever the number of gateways",
        arguments: [1, 7, 100, 1000]
    )
    func exact(perMinute: Int) {
        for gateways in [1, 3, 16] {
            var quotas = Array(repeating: SharedQuota(perMinute: perMinute), count: gateways)
            var counter = Counter(perMinute: perMinute)
            #expect((0..<(2 * perMinute)).count { _ in push(&quotas, 0, &counter, at: 5) } == perMinute)
            // The next minute begins anew.
            #expect((0..<(2 * perMinute)).count { _ in push(&quotas, 0, &counter, at: 66) } == perMinute)
        }
    }

    @Test("Over several gateways the quota holds within a tenth", arguments: [3, 10, 100, 1000, 10_000])
    func within(perMinute: Int) {
        for gateways in [2, 3, 16] {
            var quotas = Array(repeating: SharedQuota(perMinute: perMinute), count: gateways)
            var counter = Counter(perMinute: perMinute)
            let taken = (0..<(3 * perMinute)).count { push(&quotas, $0 % gateways, &counter, at: 5) }
            #expect(abs(taken - perMinute) * 10 <= perMinute, "\(taken) of \(perMinute) over \(gateways)")
            #expect(counter.asked <= 11 * gateways + perMinute / 10)
        }
    }

    @Test("Pushes that come at the same instant are not taken by the same leave")
    func atOnce() {
        var quota = SharedQuota(perMinute: 200)
        var counter = Counter(perMinute: 200)
        // All are looked at before the first is taken, as by several threads.
        let ready = (0..<300).count { _ in quota.isReady(.sample(), gateways: 1, at: 5) }
        #expect(ready == 10)
        let claim = quota.claim(.sample(), for: 300 - ready, gateways: 1, at: 5)
        quota.settle(claim, counter.grant(claim, at: 5), at: 5)
        let taken = (0..<300).count { _ in (try? quota.take(.sample(), gateways: 1, at: 5)) != nil }
        #expect((200...210).contains(taken), "\(taken)")
    }

    @Test("A token that gets few pushes costs the database nothing")
    func few() {
        var quotas = Array(repeating: SharedQuota(perMinute: 600), count: 3)
        var counter = Counter(perMinute: 600)
        for number in 0..<30 { #expect(push(&quotas, number % 3, &counter, at: 5)) }
        #expect(counter.asked == 0)
    }

    @Test("Without an answer a gateway counts by itself")
    func away() {
        var quotas = [SharedQuota(perMinute: 50)]
        var counter = Counter(perMinute: 50)
        #expect((0..<100).count { _ in push(&quotas, 0, &counter, at: 5, isAway: true) } == 50)
        #expect(counter.asked == 0)
    }
}
