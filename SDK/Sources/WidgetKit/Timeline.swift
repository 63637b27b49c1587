public import Foundation

/// What a widget shows from a moment on.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside the others of its widget.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    public var score: Float
    /// Seconds; 0 for until the next entry.
    public var duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// Entries, and when further ones are asked for.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget asks for further entries.
public struct TimelineReloadPolicy: Hashable, Sendable {
    private enum Moment: Hashable { case end, never, date(Date) }
    private let moment: Moment
    public static let atEnd = Self(moment: .end), never = Self(moment: .never)
    public static func after(_ date: Date) -> Self { Self(moment: .date(date)) }
}

/// For which widget entries are asked; nobody asks here.
public struct TimelineProviderContext {
    /// Values of the environment that a snapshot may be made for.
    public struct EnvironmentVariants: Sendable {}
    public let environmentVariants: EnvironmentVariants
    public let family: WidgetFamily
    public let isPreview: Bool
    /// Points.
    public let displaySize: CGSize
}

/// Gives a widget its entries; nobody asks it here but the app itself.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    @preconcurrency
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The sizes of widgets.
public enum WidgetFamily: Int, Hashable, Codable, CaseIterable, Sendable, CustomStringConvertible {
    case systemSmall = 0
    case systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular = 10
    case accessoryRectangular, accessoryInline

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
}

/// Tells the system to ask an app's controls anew (iOS 18): there are none, and the push's journey says what was asked.
public final class ControlCenter: Sendable {
    /// The app's.
    public static let shared = ControlCenter()
    private init() {}

    public func reloadAllControls() { WidgetCenter.shared.tell("all controls were asked for their values") }
    public func reloadControls(ofKind kind: String) {
        WidgetCenter.shared.tell("controls of the kind \(kind) were asked for their values")
    }
    /// The controls that a person has placed: none.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that a person has placed.
public struct ControlInfo: Hashable, Identifiable, Sendable {
    public let id: UUID
    /// The control's kind, as its app names it.
    public let kind: String
}
