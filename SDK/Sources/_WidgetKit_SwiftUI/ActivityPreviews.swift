public import ActivityKit
public import SwiftUI

/// Which looks of a live activity a preview shows.
public enum ActivityPreviewViewKind: Sendable {
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)
}

/// Which looks about the camera a preview shows.
public enum DynamicIslandPreviewViewState: Sendable { case compact, expanded, minimal }

extension ActivityAttributes {
    /// A preview, of which nothing is seen: previews are not run here.
    @preconcurrency @MainActor
    public func previewContext(
        _ state: ContentState,
        isStale: Bool = false,
        viewKind: ActivityPreviewViewKind
    ) -> some View {
        EmptyView()
    }
}
