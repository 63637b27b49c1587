public import AppIntents
public import Intents
public import SwiftUI
public import WidgetKit

// What widgets are made of where files import SwiftUI or intents too: kept by nobody, as no widget is shown.

/// A widget without choices.
public nonisolated struct StaticConfiguration<Content: View>: PrimitiveWidgetConfiguration {
    public init<Provider: TimelineProvider>(
        kind: String,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

/// A widget whose choices are an intent of SiriKit's.
public nonisolated struct IntentConfiguration<Intent: INIntent, Content: View>: PrimitiveWidgetConfiguration {
    public init<Provider: IntentTimelineProvider>(
        kind: String,
        intent: Intent.Type,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
}

/// A widget whose choices are an intent of the app's.
public nonisolated struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
    PrimitiveWidgetConfiguration
{
    public init<Provider: AppIntentTimelineProvider>(
        kind: String,
        intent: Intent.Type = Intent.self,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
}

/// Gives a widget with choices its entries.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    @preconcurrency
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    @preconcurrency
    func getTimeline(
        for configuration: Intent,
        in context: Context,
        completion: @escaping @Sendable (Timeline<Entry>) -> Void
    )
    func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A choice that a widget recommends.
public struct IntentRecommendation<Intent: INIntent> {
    public let intent: Intent
    public let description: String
    public init(intent: Intent, description: String) { (self.intent, self.description) = (intent, description) }
}

/// Gives a widget with choices its entries.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

/// Which of a widget's choices matter, and when; nobody asks.
public struct WidgetRelevanceAttribute<Configuration> {
    public init(configuration: Configuration, context: RelevantContext) {}
    public init(context: RelevantContext) where Configuration == Void {}
}

/// All of them.
public struct WidgetRelevance<Configuration> {
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}

extension AppIntentTimelineProvider {
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

extension TimelineProvider {
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A choice that a widget recommends.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    public let intent: Intent
    public let description: String
    public init(intent: Intent, description: some StringProtocol) {
        (self.intent, self.description) = (intent, String(description))
    }
    public init(intent: Intent, description: LocalizedStringResource) {
        (self.intent, self.description) = (intent, String(localized: description))
    }
}

nonisolated extension WidgetConfiguration {
    public func configurationDisplayName(_ displayName: some TitleKey) -> some WidgetConfiguration { self }
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    public func description(_ description: some TitleKey) -> some WidgetConfiguration { self }
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
    public func pushHandler<Handler: WidgetPushHandler>(_ handler: Handler.Type) -> some WidgetConfiguration { self }
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }
    public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    public func disfavoredLocations(
        _ locations: [WidgetLocation],
        for families: [WidgetFamily]
    ) -> some WidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    public func widgetRenderingModes(_ modes: [WidgetRenderingMode]) -> some WidgetConfiguration { self }
    public func onBackgroundURLSessionEvents(
        matching matchingString: String,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
    public func onBackgroundURLSessionEvents(
        matching matches: ((_ identifier: String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
}

/// Where widgets stand.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    public static let homeScreen = Self(name: "homeScreen"), lockScreen = Self(name: "lockScreen")
    public static let standBy = Self(name: "standBy"), iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac")
    public static let carPlay = Self(name: "carPlay")
}

/// In which colours a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let fullColor = Self(description: "fullColor"), accented = Self(description: "accented")
    public static let vibrant = Self(description: "vibrant")
}

/// The size of a live activity.
public enum ActivityFamily: Hashable, CaseIterable, Sendable { case small, medium }

/// How a widget hangs on a wall (visionOS), which apps for both name.
public struct WidgetMountingStyle: Hashable, Sendable {
    private let number: Int
    public static let elevated = Self(number: 0), recessed = Self(number: 1)
}

/// What a widget is made of on a wall.
public struct WidgetTexture: Hashable, Sendable {
    private let number: Int
    public static let glass = Self(number: 0), paper = Self(number: 1)
}
