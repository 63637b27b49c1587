// As an author's file has it that its app and its widget share.
import ActivityKit
import AppIntents
import Intents
import SwiftUI
import WidgetKit
import _WidgetKit_SwiftUI

struct DrinkEntry: TimelineEntry {
    let date: Date
    let glasses: Int
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(glasses)) }
}

struct DrinkProvider: TimelineProvider {
    func placeholder(in context: Context) -> DrinkEntry { DrinkEntry(date: Date(), glasses: 0) }
    func getSnapshot(in context: Context, completion: @escaping (DrinkEntry) -> Void) {
        completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<DrinkEntry>) -> Void) {
        let next = Calendar.current.date(byAdding: .hour, value: 1, to: Date())!
        completion(Timeline(entries: Self.day(from: Date()), policy: .after(next)))
    }
    static func day(from date: Date) -> [DrinkEntry] {
        (0..<8).map { DrinkEntry(date: date.addingTimeInterval(Double($0) * 7200), glasses: $0) }
    }
}

struct DrinkView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var mode
    let entry: DrinkEntry
    var body: some View {
        switch family {
        case .systemSmall, .systemMedium: Text("\(entry.glasses)").containerBackground(.fill.tertiary, for: .widget)
        case .accessoryCircular: ZStack { AccessoryWidgetBackground() }
        default: Text("much").widgetURL(URL(string: "drink://today")).widgetAccentable()
        }
    }
}

struct DrinkWidget: Widget {
    let kind = "DrinkWidget"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: DrinkProvider()) { entry in DrinkView(entry: entry) }
            .configurationDisplayName("Drinks")
            .description("How much you drank.")
            .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
            .contentMarginsDisabled()
    }
}

struct Cup: AppEntity {
    let id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
    var displayRepresentation: DisplayRepresentation { "\(id)" }
    static let defaultQuery = CupQuery()
}
struct CupQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Cup] { identifiers.map { Cup(id: $0) } }
    func suggestedEntities() async throws -> [Cup] { [] }
}
struct ChooseCup: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Cup"
}
struct CupProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> DrinkEntry { DrinkEntry(date: .now, glasses: 1) }
    func snapshot(for configuration: ChooseCup, in context: Context) async -> DrinkEntry { placeholder(in: context) }
    func timeline(for configuration: ChooseCup, in context: Context) async -> Timeline<DrinkEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .atEnd)
    }
}
struct CupWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Cup", intent: ChooseCup.self, provider: CupProvider()) { DrinkView(entry: $0) }
            .promptsForUserConfiguration()
    }
}

final class ChooseGlassIntent: INIntent {}
struct GlassProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> DrinkEntry { DrinkEntry(date: Date(), glasses: 2) }
    func getSnapshot(
        for configuration: ChooseGlassIntent,
        in context: Context,
        completion: @escaping (DrinkEntry) -> Void
    ) { completion(placeholder(in: context)) }
    func getTimeline(
        for configuration: ChooseGlassIntent,
        in context: Context,
        completion: @escaping (Timeline<DrinkEntry>) -> Void
    ) { completion(Timeline(entries: [placeholder(in: context)], policy: .never)) }
}
struct GlassWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Glass", intent: ChooseGlassIntent.self, provider: GlassProvider()) {
            DrinkView(entry: $0)
        }
    }
}

struct Round: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    let place: String
}
struct RoundActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Round.self) { context in
            Text("\(context.attributes.place) in \(context.state.minutes)").activityBackgroundTint(.cyan)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.place) }
                DynamicIslandExpandedRegion(.bottom, priority: 1) { Image(systemName: "cup.and.saucer") }
            } compactLeading: {
                Text("\(context.state.minutes)")
            } compactTrailing: {
                EmptyView()
            } minimal: {
                Text(context.isStale ? "?" : "!")
            }
            .keylineTint(.red)
        }
    }
}

struct PourIntent: AppIntent {
    static let title: LocalizedStringResource = "Pour"
    func perform() async throws -> some IntentResult { .result() }
}
struct PourControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Pour") {
            ControlWidgetButton(action: PourIntent()) { Label("Pour", systemImage: "drop") }
        }
        .displayName("Pour")
    }
}

struct DrinkWidgets: WidgetBundle {
    let showsControls = true
    var body: some Widget {
        DrinkWidget()
        CupWidget()
        if showsControls { PourControl() }
        GlassWidget()
        RoundActivity()
    }
}

struct DrinkWidget_Previews: PreviewProvider {
    static var previews: some View {
        DrinkView(entry: DrinkEntry(date: Date(), glasses: 3)).previewContext(
            WidgetPreviewContext(family: .systemSmall)
        )
    }
}

/// What the app itself does with widgets.
struct DrinkStore {
    func drank() {
        WidgetCenter.shared.reloadTimelines(ofKind: "DrinkWidget")
        ControlCenter.shared.reloadAllControls()
    }
    func placed() async throws -> [WidgetFamily] {
        try await WidgetCenter.shared.currentConfigurations().map(\.family)
    }
}
