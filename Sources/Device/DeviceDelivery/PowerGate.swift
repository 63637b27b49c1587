import CourierLink
import DeviceContext
import DeviceCore
import Foundation
import NotificationModel
import Synchronization
import Waiting
import WallClock

/// Holds pushes while the phone saves power (``PowerDecision``). They are on disk: a phone that starts again decides anew.
package struct PowerGate: Sendable {
    let context: DeviceContext
    private let held = Held()

    init(context: DeviceContext) { self.context = context }

    /// Whether a push would come at once now.
    func lets(_ push: CourierPush) -> Bool { decision(push).isAtOnce }

    /// Returns once the push may go on.
    ///
    /// - Returns: false when it may not: it has expired, and its journey says so.
    /// - Throws: `CancellationError` when the phone ends.
    func pass(_ push: CourierPush) async throws -> Bool {
        switch decision(push) {
        case .deliver: return true
        case .deliverAtOnce(let why):
            note(push, .received, why)
            return true
        case .drop(let why):
            note(push, .expired, why)
            return false
        case .group(let why):
            return try await wait(push, toGroup: true, why)
        case .hold(let why):
            return try await wait(push, toGroup: false, why)
        }
    }

    /// Lets all go on that wait, unless the phone still saves power.
    package func update() {
        guard !power.isSaving else { return }
        held.release(because: "the phone saves no power any more")
    }

    private func wait(_ push: CourierPush, toGroup isGrouped: Bool, _ why: String) async throws -> Bool {
        let place = held.add(toGroup: isGrouped)
        if place.isFirst {
            let end = context.clock.now().addingTimeInterval(PowerDecision.groupTime)
            context.jobs.add { [context, held] in
                guard (try? await context.clock.sleep(until: end)) != nil else { return }
                held.release(group: place.group, because: "the time of its group is over")
            }
        }
        note(push, .held, why)
        // The phone may have changed between the decision and this.
        update()
        let reason = try await place.goesOn.value()
        if let expiration = push.expiration, expiration <= context.clock.now() {
            note(push, .expired, "It expired while it was held to save power")
            return false
        }
        note(push, .received, "It goes on: \(reason)")
        return true
    }

    private func note(_ push: CourierPush, _ event: JourneyEvent, _ text: String) {
        context.journeys.note(push.id, event, text, rule: .power)
    }

    private var power: PowerCondition { context.phone.read(\.preferences.power) ?? PowerCondition() }

    private func decision(_ push: CourierPush) -> PowerDecision {
        PowerDecision(priority: push.priority, expiration: push.expiration, power: power, at: context.clock.now())
    }
}

/// Those that wait, in the order in which they came.
private final class Held: Sendable {
    struct Place: Sendable {
        /// Settled with the reason.
        let goesOn = Promise<String>()
        /// The group that it comes with; nil for one that waits for the power alone.
        let group: UInt64?
        /// Whether the group begins with it.
        let isFirst: Bool
    }

    private struct State {
        var places: [Place] = []
        var lastGroup: UInt64 = 0
    }

    private let state = Mutex(State())

    func add(toGroup isGrouped: Bool) -> Place {
        state.withLock { state in
            let open = state.places.lazy.compactMap(\.group).first
            if isGrouped, open == nil { state.lastGroup &+= 1 }
            let group = isGrouped ? open ?? state.lastGroup : nil
            let place = Place(group: group, isFirst: isGrouped && open == nil)
            state.places.append(place)
            return place
        }
    }

    /// Lets a group go on, or without one all that wait.
    func release(group: UInt64? = nil, because reason: String) {
        let released = state.withLock { state in
            let goes = { (place: Place) in group == nil || place.group == group }
            defer { state.places.removeAll(where: goes) }
            return state.places.filter(goes)
        }
        for place in released { place.goesOn.settle(.success(reason)) }
    }
}
