import DeviceCore
import Foundation
import NotificationModel
import Testing

/// The scheduled summary and the filters of a Focus, asked of the phone as a value.
@Suite struct SummaryTests {
    private typealias Rules = DeliveryRulesTests

    /// 2027-01-15 08:00:00 in UTC.
    private let now = DeliveryRulesTests.now

    private func phone(_ times: String...) throws -> PhoneState {
        var phone = try Rules.phone([.alert, .sound, .badge, .criticalAlert])
        phone.calendar.timeZone = .gmt
        phone.preferences.summary = ScheduledSummary(times: times.compactMap { TimeOfDay($0) })
        phone.apps["app"]?.settings.scheduledDelivery = .enabled
        return phone
    }

    private func render(_ phone: PhoneState) -> RenderModel {
        Projection(phoneID: "p", phoneName: "P", now: now, isClockManual: true, resolve: { text, _ in text.plain })
            .render(phone)
    }

    private func present(
        _ phone: inout PhoneState,
        _ id: String,
        level: InterruptionLevel = .active,
        relevance: Double = 0
    ) throws -> Presentation {
        let content = Rules.content(id) {
            $0.interruptionLevel = level
            $0.relevanceScore = relevance
        }
        return try phone.present(Rules.arrival(content, id: id), foreground: .notAsked, at: now)
    }

    @Test(
        "passive and active ones wait; time sensitive and critical ones break through",
        arguments: [(InterruptionLevel.passive, true), (.active, true), (.timeSensitive, false), (.critical, false)]
    )
    func levels(level: InterruptionLevel, waits: Bool) throws {
        var phone = try phone("18:00")
        let shown = try present(&phone, "one", level: level)
        #expect((shown.placement.heldUntil != nil) == waits)
        #expect(shown.placement.banner == !waits && shown.placement.sound == !waits)
        #expect(shown.steps.last?.event == (waits ? .held : shown.placement.sound ? .soundPlayed : .shown))
        #expect(render(phone).center.isEmpty == waits)
    }

    @Test func aTimeSensitiveOneWaitsWhereThePersonTurnedThatOff() throws {
        var phone = try phone("18:00")
        phone.apps["app"]?.settings.timeSensitive = .disabled
        #expect(try present(&phone, "one", level: .timeSensitive).placement.heldUntil != nil)
    }

    @Test func onlyAppsInTheSummaryWait() throws {
        var phone = try phone("18:00")
        phone.apps["app"]?.settings.scheduledDelivery = .disabled
        #expect(try present(&phone, "one").placement.banner)
        phone.apps["app"]?.settings.scheduledDelivery = .enabled
        phone.preferences.summary = nil
        #expect(try present(&phone, "two").placement.banner)
    }

    @Test func theNextOfTheDaysTimesBringsIt() throws {
        var phone = try phone("7:30", "12:00", "18:00")
        _ = try present(&phone, "one")
        let noon = now.addingTimeInterval(4 * 3600)
        #expect(phone.nextDeadline == noon)
        #expect(phone.deliverSummaries(at: noon.addingTimeInterval(-1)).isEmpty)
        let deliveries = phone.deliverSummaries(at: noon)
        #expect(deliveries.map(\.journeyID) == ["one"] && deliveries[0].step.event == .listed)
        let model = render(phone)
        #expect(model.summary?.date == noon && model.summary?.cards.map(\.title) == ["one"])
        #expect(model.center.isEmpty && model.banner == nil && phone.nextDeadline == nil)
    }

    @Test("the most relevant stands first and is featured (UNNotificationContent.relevanceScore)")
    func relevance() throws {
        var phone = try phone("18:00")
        for (id, score) in [("low", 0.1), ("high", 0.9), ("middle", 0.5)] {
            _ = try present(&phone, id, relevance: score)
        }
        _ = phone.deliverSummaries(at: now.addingTimeInterval(10 * 3600))
        let summary = try #require(render(phone).summary)
        #expect(summary.cards.map(\.title) == ["high", "middle", "low"])
        #expect(summary.featured == [summary.cards[0].key])
    }

    @Test func theNextSummaryLetsTheOldOnesStandAmongTheOthers() throws {
        var phone = try phone("12:00", "18:00")
        _ = try present(&phone, "noon")
        _ = phone.deliverSummaries(at: now.addingTimeInterval(4 * 3600))
        let later = Rules.arrival(Rules.content("evening"), id: "evening", after: 5 * 3600)
        _ = try phone.present(later, foreground: .notAsked, at: now.addingTimeInterval(5 * 3600))
        _ = phone.deliverSummaries(at: now.addingTimeInterval(10 * 3600))
        let model = render(phone)
        #expect(model.summary?.cards.map(\.title) == ["evening"])
        #expect(model.center.flatMap(\.cards).map(\.title) == ["noon"])
    }

    @Test func turnedOffItBringsAtOnceAndMovedItBringsThen() throws {
        var phone = try phone("18:00")
        _ = try present(&phone, "one")
        phone.preferences.summary = ScheduledSummary(times: [TimeOfDay("09:15")].compactMap(\.self))
        phone.rescheduleSummaries(at: now)
        #expect(phone.nextDeadline == now.addingTimeInterval(75 * 60))
        phone.preferences.summary = nil
        phone.rescheduleSummaries(at: now)
        #expect(phone.deliverSummaries(at: now).count == 1)
    }

    @Test func whatWaitsIsNotAmongTheDeliveredAndGoesWithItsIdentifier() throws {
        var phone = try phone("18:00")
        _ = try present(&phone, "one")
        #expect(phone.apps["app"]?.delivered.entries.filter(\.isRetrievable).isEmpty == true)
        phone.removeDelivered(["one"], bundleID: "app")
        #expect(phone.nextDeadline == nil)
    }

    @Test("an app that was denied meanwhile is not in the summary")
    func denied() throws {
        var phone = try phone("18:00")
        _ = try present(&phone, "one")
        phone.apps["app"]?.settings.authorizationStatus = .denied
        let deliveries = phone.deliverSummaries(at: now.addingTimeInterval(10 * 3600))
        #expect(deliveries.map(\.step.event) == [.suppressed])
        #expect(render(phone).summary == nil)
    }

    @Test(arguments: ["24:00", "8", "08:60", "8:0:0", "-1:00", "ab:cd", "008:00"])
    func timesThatAreNone(text: String) {
        #expect(TimeOfDay(text) == nil)
    }

    @Test func aSummaryHasOneToTwelveTimes() throws {
        var preferences = PhonePreferences()
        let noon = try #require(TimeOfDay("12:00"))
        preferences.summary = ScheduledSummary(times: Array(repeating: noon, count: 12))
        #expect(preferences.problem == nil)
        preferences.summary?.times.append(noon)
        #expect(preferences.problem?.contains("13 times") == true)
        preferences.summary?.times = []
        #expect(preferences.problem != nil)
    }

    // MARK: filterCriteria

    @Test(
        "a Focus lets through what the app's filter names (UNNotificationContent.filterCriteria)",
        arguments: [
            ("work", ["work"], true), ("home", ["work"], false), (nil, ["work"], true), ("work", [], false),
            ("work", nil, false),
        ] as [(String?, [String]?, Bool)]
    )
    func filterCriteria(criteria: String?, filter: [String]?, passes: Bool) throws {
        var phone = try Rules.phone()
        phone.preferences.focus = "Work"
        phone.preferences.focusFilters = filter.map { ["app": $0] }
        let arrival = Rules.arrival(Rules.content { $0.filterCriteria = criteria })
        let placement = try phone.present(arrival, foreground: .notAsked, at: now).placement
        #expect(placement.banner == passes && placement.sound == passes && placement.center)
        #expect(passes || filter == nil || placement.why.contains("filter"))
    }

    @Test func withoutAFocusNoFilterCounts() throws {
        var phone = try Rules.phone()
        phone.preferences.focusFilters = ["app": []]
        let arrival = Rules.arrival(Rules.content { $0.filterCriteria = "home" })
        #expect(try phone.present(arrival, foreground: .notAsked, at: now).placement.banner)
    }
}
