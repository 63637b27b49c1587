import DeviceCore
import Foundation
import NotificationModel
import WallClock

/// Waits for notifications by what a person would see, woken by what happens on the phone.
struct ExpectationWait: Sendable {
    let phone: any Phone
    let clock: any WallClock

    /// How many of the newest journeys are looked at.
    static let reach = 200
    /// How often to look beside the phone's own news, in seconds: steps at the gateway are not among those.
    private static let interval = 0.5
    /// How many of the newest journeys are looked at again then.
    private static let recent = 20

    /// What is waited for.
    struct Wish: Sendable {
        var expectation = NotificationExpectation()
        var stage = WaitStage.shown
        /// Only what came after this journey; nil for all that the phone knows of.
        var cursor: String?
        /// How many.
        var count = 1
        /// How long at most.
        var seconds: Double

        func isFound(_ seen: SeenNotification) -> Bool {
            stage.isReached(by: seen) && expectation.differences(from: seen).isEmpty
        }
    }

    /// What came, newest first.
    struct Sightings: Sendable {
        private(set) var all: [SeenNotification] = []
        /// Each journey as it was read, beside the feed's line of it then.
        private var read: [String: (summary: JourneySummary, journey: Journey)] = [:]

        /// Those that are wished for, oldest first.
        func found(_ wish: Wish) -> [SeenNotification] { all.filter(wish.isFound).reversed() }

        /// A journey that has not changed since it was read; nil when it has to be read (again).
        func journey(_ summary: JourneySummary, _ wish: Wish) -> Journey? {
            guard let (known, journey) = read[summary.id], known == summary else { return nil }
            let awaited = wish.stage.steps.intersection(ExpectationWait.stepsAtGateway)
            return awaited.isDisjoint(with: journey.entries.map(\.event)) && !awaited.isEmpty ? nil : journey
        }

        /// Takes the newest state of one; a new one is the newest of all.
        mutating func take(_ journey: Journey, _ summary: JourneySummary, on screen: RenderModel) {
            read[journey.id] = (summary, journey)
            let seen = SeenNotification(journey, card: screen.card(ofJourney: journey.id))
            // Neither found nor a near miss: tests that share a space do not see each other's.
            if seen.isElsewhere { return all.removeAll { $0.id == seen.id } }
            if let index = all.firstIndex(where: { $0.id == seen.id }) {
                all[index] = seen
            } else {
                all.insert(seen, at: 0)
            }
        }
    }

    /// The phone hears of these only when it asks.
    private static let stepsAtGateway: Set<JourneyEvent> = [
        .accepted, .rejected, .stored, .replaced, .expired, .forwarded, .acknowledged, .discarded,
    ]

    private enum Wake: Sendable {
        case journey(JourneySummary)
        case look
        case over
    }

    /// What came until enough of it is as wished, or the time is over.
    func sightings(_ wish: Wish) async -> Sightings {
        let news = await phone.changes()
        var sightings = Sightings()
        // What was there before the wait began and lies before the cursor is never looked at again.
        let before = await look(Self.reach, wish, into: &sightings)
        if sightings.found(wish).count >= wish.count { return sightings }
        let (wakes, sink) = AsyncStream.makeStream(of: Wake.self, bufferingPolicy: .bufferingNewest(1_024))
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for await case .journey(let summary) in news { sink.yield(.journey(summary)) }
            }
            group.addTask {
                let end = clock.now().addingTimeInterval(wish.seconds)
                while clock.now() < end {
                    let rest = end.timeIntervalSince(clock.now())
                    do { try await clock.sleep(for: min(Self.interval, rest)) } catch { break }
                    sink.yield(.look)
                }
                sink.yield(.over)
            }
            wakes: for await wake in wakes {
                switch wake {
                case .journey(let summary) where before.contains(summary.id): continue
                case .journey(let summary): await read([summary], wish, into: &sightings)
                case .look: _ = await look(Self.recent, wish, into: &sightings)
                case .over: break wakes
                }
                if sightings.found(wish).count >= wish.count { break }
            }
            group.cancelAll()
        }
        return sightings
    }

    /// The journey that everything from now on comes after; nil while there is none.
    func cursor() async -> String? { await phone.journeys(limit: 1).first?.id }

    /// Looks at the newest journeys after the cursor, and reads what changed.
    ///
    /// - Returns: those at the cursor and before it.
    private func look(_ count: Int, _ wish: Wish, into sightings: inout Sightings) async -> Set<String> {
        let summaries = await phone.journeys(limit: count)
        let after = summaries.prefix { $0.id != wish.cursor }
        await read(after.reversed(), wish, into: &sightings)
        return Set(summaries.dropFirst(after.count).map(\.id))
    }

    /// Reads journeys side by side, since each may ask the gateway; one that was removed in between is passed over.
    private func read(_ summaries: [JourneySummary], _ wish: Wish, into sightings: inout Sightings) async {
        let missing = summaries.filter { sightings.journey($0, wish) == nil }
        let read = await withTaskGroup(of: Journey?.self) { group in
            for summary in missing { group.addTask { try? await phone.journey(id: summary.id) } }
            return await group.reduce(into: [String: Journey]()) { read, journey in
                if let journey { read[journey.id] = journey }
            }
        }
        // The screen changes by itself, too: a text is hidden while the phone is locked.
        let screen = await phone.render()
        for summary in summaries {
            guard let journey = read[summary.id] ?? sightings.journey(summary, wish) else { continue }
            sightings.take(journey, summary, on: screen)
        }
    }
}

extension RenderModel {
    /// The card of a journey, wherever it is drawn.
    func card(ofJourney id: String) -> Card? {
        // The open one first: its extension may have given it other actions.
        let drawn = [expanded, banner].compactMap(\.self) + center.flatMap(\.cards) + (summary?.cards ?? [])
        return drawn.first { $0.journeyID == id }
    }
}
