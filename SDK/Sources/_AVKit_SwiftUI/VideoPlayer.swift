public import AVKit
public import SwiftUI

/// A movie with the system's controls, in SwiftUI (AVKit: VideoPlayer).
public nonisolated struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// - Parameter videoOverlay: lies over the pictures, and over the controls.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        (self.player, overlay) = (player, videoOverlay())
    }

    @MainActor public var body: some View { PlayerCanvas(player: player).overlay { overlay } }
}

nonisolated extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// AVKit's player that a `VideoPlayer` is.
private struct PlayerCanvas: UIViewControllerRepresentable {
    let player: AVPlayer?

    func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }
    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
        if controller.player !== player { controller.player = player }
    }
}
