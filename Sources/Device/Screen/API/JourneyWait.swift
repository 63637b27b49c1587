import DeviceCore
import Foundation
import NotificationModel
import WallClock

/// Waits until a journey has one of some steps, so that a test need not ask again and again.
struct JourneyWait: Sendable {
    let phone: any Phone
    let clock: any WallClock

    /// How often to look beside the phone's own news, in seconds: steps at the gateway are not among those.
    private static let interval = 0.5

    /// The journey, once it has one of `steps`; a journey that nobody knows of yet is waited for, too.
    ///
    /// - Parameters:
    ///   - id: the `apns-id`, or a local notification's journey.
    ///   - steps: any of which will do.
    ///   - seconds: how long at most.
    /// - Throws: ``APIError/timeout(_:)``, telling how far the journey came.
    func journey(_ id: String, until steps: Set<JourneyEvent>, within seconds: Double) async throws -> Journey {
        let news = await phone.changes()
        if let found = await look(id, for: steps) { return found }
        let found = try await withThrowingTaskGroup(of: Journey?.self) { group in
            group.addTask {
                for await event in news {
                    guard case .journey(let summary) = event, summary.id == id else { continue }
                    // The gateway is asked once there is something to answer with: a push under way has many steps.
                    guard await phone.hasStep(among: steps, inJourney: id) else { continue }
                    if let found = await look(id, for: steps) { return found }
                }
                return nil
            }
            group.addTask {
                let end = clock.now().addingTimeInterval(seconds)
                while clock.now() < end {
                    try await clock.sleep(for: min(Self.interval, seconds))
                    if let found = await look(id, for: steps) { return found }
                }
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
        if let found { return found }
        let awaited = steps.map(\.rawValue).sorted().joined(separator: " or ")
        guard let journey = try? await phone.journey(id: id) else {
            throw APIError.timeout("waited \(seconds) s for \(awaited); nobody knows of “\(id)”")
        }
        let passed = journey.entries.map(\.event.rawValue).joined(separator: ", ")
        // Why it came no further, in the words of the step that decided it.
        let reason = journey.stopped.map { stop in
            "; \(stop.event.rawValue): \(stop.text)\(stop.rule.map { " (\($0))" } ?? "")"
        }
        throw APIError.timeout("waited \(seconds) s for \(awaited); the journey has \(passed)\(reason ?? "")")
    }

    private func look(_ id: String, for steps: Set<JourneyEvent>) async -> Journey? {
        guard let journey = try? await phone.journey(id: id) else { return nil }
        return journey.entries.contains { steps.contains($0.event) } ? journey : nil
    }
}
