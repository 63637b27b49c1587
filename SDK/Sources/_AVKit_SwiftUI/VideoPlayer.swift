public import AVKit
public import SwiftUI

/// A movie with the system's controls, in SwiftUI (AVKit: VideoPlayer). Compiles and is not drawn, as no view of SwiftUI is.
public nonisolated struct VideoPlayer<VideoOverlay: View>: PrimitiveView {
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {}
}

nonisolated extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) {}
}
