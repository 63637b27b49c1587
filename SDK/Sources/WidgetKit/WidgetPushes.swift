public import Foundation

/// What a server needs to ask for a control's value.
public struct ControlPushInfo: Hashable, Sendable {
    public let token: Data
}

/// Hears what a server needs (iOS 18): no control is placed.
public protocol ControlPushHandler {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}

/// What a server needs to ask for a widget's entries.
public struct WidgetPushInfo: Hashable, Sendable {
    public let token: Data
}

/// Hears what a server needs (iOS 26): no widget is placed.
public protocol WidgetPushHandler {
    init()
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

extension ControlInfo {
    public var pushInfo: ControlPushInfo? { nil }
}

extension WidgetCenter {
    /// Where an activity says which widget was tapped.
    public enum UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }
    /// What a server needs: nothing, since no widget is placed.
    public func currentPushInfo() async throws -> WidgetPushInfo? { nil }
}
