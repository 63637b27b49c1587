public import CoreMedia
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
    open var pixelBufferAttributes: [String: Any]?
    /// Where the pictures are: as large as the gravity makes them.
    open var videoRect: CGRect {
        guard let size = player?.currentItem?.presentationSize, size != .zero else { return .zero }
        switch videoGravity {
        case .resizeAspect: return AVMakeRect(aspectRatio: size, insideRect: bounds)
        case .resizeAspectFill:
            let scale = max(bounds.width / size.width, bounds.height / size.height)
            let (width, height) = (size.width * scale, size.height * scale)
            return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        default: return bounds
        }
    }
    /// Nil: the page draws.
    open func displayedPixelBuffer() -> CVPixelBuffer? { nil }

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
