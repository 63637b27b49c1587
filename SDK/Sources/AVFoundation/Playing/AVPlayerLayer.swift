public import UIKit
import ViewLink

/// How video fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")

    var fit: ImageContent.Fit {
        switch self {
        case .resize: .fill
        case .resizeAspectFill: .aspectFill
        default: .aspectFit
        }
    }
}

/// Shows a player's pictures.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer? { didSet { changed() } }
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { changed() } }
    /// The page draws as soon as it can.
    open var isReadyForDisplay: Bool { player?.currentItem != nil }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        changed()
    }

    private func changed() {
        contentProvider = { [weak self] in
            guard let self, let player else { return .plain }
            return .video(player: player.playerID, fit: videoGravity.fit)
        }
        setNeedsDisplay()
    }
}
