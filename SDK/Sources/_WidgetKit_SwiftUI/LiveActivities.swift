public import ActivityKit
public import SwiftUI
import WidgetKit

// How live activities would look: none is ever begun.

/// A live activity's looks.
public nonisolated struct ActivityConfiguration<Attributes: ActivityAttributes>: PrimitiveWidgetConfiguration {
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
}

/// What a live activity shows.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let activityID: String
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let isStale: Bool
}

/// The looks of a live activity about the camera.
public struct DynamicIsland {
    public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> Leading,
        @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: Double,
        for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
}

/// Which of its looks.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    public static let expanded = Self(name: "expanded"), compactLeading = Self(name: "compactLeading")
    public static let compactTrailing = Self(name: "compactTrailing"), minimal = Self(name: "minimal")
}

/// What it shows when it is held.
public struct DynamicIslandExpandedContent<Content> {}

/// Where a part of that stands.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    public static let leading = Self(name: "leading"), trailing = Self(name: "trailing")
    public static let center = Self(name: "center"), bottom = Self(name: "bottom")
}

/// Whether a part stands below the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let isBelow: Bool
    public static let `default` = Self(isBelow: false), belowIfTooWide = Self(isBelow: true)
}

/// A part of what it shows when it is held.
public struct DynamicIslandExpandedRegion<Content: View> {
    public init(
        _ position: DynamicIslandExpandedRegionPosition,
        priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}

/// Puts those parts together.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedRegion<Content> { region }
    public static func buildOptional<Content>(
        _ region: DynamicIslandExpandedContent<Content>?
    ) -> DynamicIslandExpandedRegion<EmptyView> { .init(.center) { EmptyView() } }
    public static func buildEither<Content>(
        first region: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedRegion<EmptyView> { .init(.center) { EmptyView() } }
    public static func buildEither<Content>(
        second region: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedRegion<EmptyView> { .init(.center) { EmptyView() } }
    public static func buildLimitedAvailability<Content>(
        _ region: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedRegion<EmptyView> { .init(.center) { EmptyView() } }
    public static func buildBlock<each Content: View>(
        _ regions: repeat DynamicIslandExpandedRegion<each Content>
    ) -> DynamicIslandExpandedContent<(repeat each Content)> { .init() }
}
