package import Foundation
import NotificationModel

extension RenderModel {
    /// The scheduled summary that came last, as one card that holds others.
    package struct Summary: Codable, Hashable, Sendable {
        /// The most cards that are featured.
        package static let featuredLimit = 2

        /// The time of the summary.
        package var date: Date
        /// By relevance, the highest first; of equals the newest first. Never empty.
        package var cards: [Card]
        /// The keys of the cards that are shown large: the most relevant one of each app, at most two
        /// (UNNotificationContent.relevanceScore).
        package var featured: [String]
    }
}

extension Projection {
    /// The time of the summary whose cards stand together; those of older ones stand among the others.
    func summaryDate(_ state: PhoneState) -> Date? {
        state.apps.values.flatMap(\.delivered.entries).filter { isListed($0, state) }.compactMap(\.placement.summary)
            .max()
    }

    func summary(_ state: PhoneState, of date: Date) -> RenderModel.Summary {
        let members = state.apps.values.flatMap { app in
            app.delivered.entries.filter { isListed($0, state) && $0.placement.summary == date }.map { ($0, app) }
        }
        let sorted = members.sorted { left, right in
            let (one, other) = (left.0.content.relevanceScore, right.0.content.relevanceScore)
            return one == other ? isNewer(left.0, right.0) : one > other
        }
        var apps: Set<String> = []
        let featured = sorted.filter { apps.insert($0.1.bundleID).inserted }.map(\.0.key)
        return RenderModel.Summary(
            date: date,
            cards: sorted.map { card($0.0, $0.1, state) },
            featured: Array(featured.prefix(RenderModel.Summary.featuredLimit))
        )
    }
}
