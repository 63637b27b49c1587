public import Foundation
@_spi(Carillon) import OpenUserNotifications

/// Tells the system to draw an app's widgets anew.
///
/// There are no widgets on a simulated device: what is asked for is put on the push's journey.
public final class WidgetCenter: Sendable {
    /// The app's.
    public static let shared = WidgetCenter()

    private init() {}

    /// Asks for new timelines of all widgets.
    public func reloadAllTimelines() {
        tell("all widgets were asked for new timelines")
    }

    /// Asks for new timelines of the widgets of a kind.
    public func reloadTimelines(ofKind kind: String) {
        tell("widgets of the kind \(kind) were asked for new timelines")
    }

    /// Asks for new relevances of the widgets of a kind (iOS 18).
    public func invalidateRelevance(ofKind kind: String) {
        tell("widgets of the kind \(kind) were asked for their relevance")
    }

    /// The widgets that a person has placed: none.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }

    /// The widgets that a person has placed: none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }

    /// Asks for other recommendations of what a widget may show.
    public func invalidateConfigurationRecommendations() {
        tell("widgets were asked for what they recommend")
    }

    func tell(_ line: String) {
        ApplicationLink.tell(line, subsystem: "com.apple.widgetkit")
    }
}

/// A widget that a person has placed.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
    /// The widget's kind, as its app names it.
    public let kind: String
    /// Its size.
    public let family: WidgetFamily
    /// Tells two widgets of a kind apart.
    public let id: UUID
}
