package import Foundation
package import NotificationModel

extension RenderModel {
    /// A Live Activity as it is drawn: what its pushes said, in rows.
    package struct Activity: Codable, Hashable, Sendable {
        /// The journey of the push that started it.
        package var journeyID: String
        package var bundleID: String
        package var appName: String
        package var iconURL: String?
        /// Hexadecimal: pushes by it change this activity; nil without one of its own.
        package var pushToken: String?
        /// `attributes-type`
        package var type: String
        /// `content-state`, then `attributes`, each by name.
        package var rows: [Row]
        package var startedAt: Date
        /// From when on it says that it may be out of date.
        package var staleAt: Date?
        /// Whether it has ended, by a push or after eight hours.
        package var isEnded: Bool

        /// A member of the state or the attributes.
        package struct Row: Codable, Hashable, Sendable {
            package var name: String
            package var value: String
            /// Whether it is of `attributes`, which never change.
            package var isFixed: Bool
        }
    }
}

extension Projection {
    /// The most rows of one card.
    private static let rowLimit = 12
    /// The most characters of one value.
    private static let valueLimit = 200

    /// Live Activities, newest first.
    func activities(_ state: PhoneState) -> [RenderModel.Activity] {
        state.apps.values.flatMap { app in (app.profile.activities ?? []).map { (app, $0) } }
            .sorted { ($0.1.startedAt, $0.1.journeyID) > ($1.1.startedAt, $1.1.journeyID) }
            .map { app, activity in
                willDraw(activity.key)
                defer { willDraw(nil) }
                return RenderModel.Activity(
                    journeyID: activity.journeyID,
                    bundleID: app.bundleID,
                    appName: app.profile.name,
                    iconURL: iconURL(app),
                    pushToken: app.profile.activityToken(of: activity),
                    type: activity.type,
                    rows: Array(
                        (rows(activity.state, isFixed: false) + rows(activity.attributes, isFixed: true))
                            .prefix(Self.rowLimit)
                    ),
                    startedAt: activity.startedAt,
                    staleAt: activity.staleAt,
                    isEnded: activity.endedAt != nil
                        || now >= activity.startedAt.addingTimeInterval(LiveActivity.activeSeconds)
                )
            }
    }

    private func rows(_ members: [String: PropertyValue], isFixed: Bool) -> [RenderModel.Activity.Row] {
        members.sorted { $0.key < $1.key }.map { name, value in
            RenderModel.Activity.Row(
                name: String(name.prefix(Self.valueLimit)),
                value: String(value.words.prefix(Self.valueLimit)),
                isFixed: isFixed
            )
        }
    }
}

extension PropertyValue {
    /// For a person.
    package var words: String {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .double(let number): String(number)
        case .bool(let flag): flag ? "yes" : "no"
        case .array(let elements): elements.map(\.words).joined(separator: ", ")
        case .dictionary(let members):
            members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.words)" }.joined(separator: ", ")
        default: "–"
        }
    }
}
