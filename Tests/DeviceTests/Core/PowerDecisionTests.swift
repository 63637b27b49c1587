import DeviceCore
import Foundation
import Testing

@Suite("When a push comes to a phone that saves power")
struct PowerDecisionTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private static let saving = [
        PowerCondition(isLow: true), PowerCondition(isScreenOff: true), PowerCondition(isLow: true, isScreenOff: true),
    ]
    private static let awake = [
        PowerCondition(), PowerCondition(isCharging: true), PowerCondition(isLow: true, isCharging: true),
        PowerCondition(isScreenOff: true, isCharging: true),
    ]

    private func decide(_ priority: Int, _ power: PowerCondition, expiration: Double? = nil) -> PowerDecision {
        PowerDecision(priority: priority, expiration: expiration.map(now.addingTimeInterval), power: power, at: now)
    }

    @Test("Where nothing is to be saved every priority comes, and no step says more", arguments: Self.awake)
    func nothingToSave(power: PowerCondition) {
        for priority in [10, 5, 1] { #expect(decide(priority, power, expiration: -1) == .deliver) }
    }

    @Test("10 comes at once, 5 with its group, 1 once nothing is saved any more", arguments: Self.saving)
    func eachPriority(power: PowerCondition) {
        guard case .deliverAtOnce(let ten) = decide(10, power), case .group(let five) = decide(5, power),
            case .hold(let one) = decide(1, power, expiration: 60)
        else {
            Issue.record("\([10, 5, 1].map { decide($0, power) })")
            return
        }
        for text in [ten, five, one] {
            #expect(text.contains(power.isLow ? "Low Power Mode is on" : "the screen is off"))
        }
    }

    @Test("One attempt cannot wait", arguments: [5, 1])
    func oneAttempt(priority: Int) {
        guard case .drop = decide(priority, PowerCondition(isLow: true), expiration: 0) else {
            Issue.record("it waits")
            return
        }
        guard case .deliverAtOnce = decide(10, PowerCondition(isLow: true), expiration: 0) else {
            Issue.record("priority 10 does not come at once")
            return
        }
    }
}
