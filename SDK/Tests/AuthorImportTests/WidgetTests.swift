import Foundation
import Testing
import WidgetKit

/// What an app shares with its widget.
@Suite(.timeLimit(.minutes(1))) struct WidgetTests {
    @Test func `entries of a widget are values that the app may ask for`() {
        let day = DrinkProvider.day(from: Date(timeIntervalSince1970: 0))
        #expect(day.count == 8 && day[3].relevance == TimelineEntryRelevance(score: 3, duration: 0))
        let timeline = Timeline(entries: day, policy: .after(day[7].date))
        #expect(timeline.policy != .atEnd && timeline.policy == .after(Date(timeIntervalSince1970: 50_400)))
        #expect(WidgetFamily.allCases.count == 7 && "\(WidgetFamily.systemLarge)" == "systemLarge")
    }

    @Test func `widgets compile, and none is placed`() async throws {
        #expect(DrinkWidget().kind == "DrinkWidget" && GlassProvider().recommendations().isEmpty)
        await MainActor.run { _ = DrinkWidgets().body }
        DrinkStore().drank()
        #expect(try await DrinkStore().placed().isEmpty)
    }
}
