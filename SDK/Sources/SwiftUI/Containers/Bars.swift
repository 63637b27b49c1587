public import UIKit

/// Why a field was left.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = Self(rawValue: 1), search = Self(rawValue: 2)
}

nonisolated extension View {
    @preconcurrency public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping @MainActor (NSUserActivity) -> Void
    ) -> some View { self }
}
