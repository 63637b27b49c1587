public import AVFoundation
public import Foundation
public import UIKit

/// A button that lets a person choose where sound comes out (AVKit: AVRoutePickerView); there is one place here, and it is
/// drawn without doing anything.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    open var activeTintColor: UIColor!
    open var prioritizesVideoDevices = false
    private let symbol = UIImageView(image: UIImage(systemName: "airplayaudio"))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        symbol.contentMode = .scaleAspectFit
        symbol.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        symbol.frame = bounds
        addSubview(symbol)
    }
}

/// Hears of the choice; there is none.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// A movie in a small window over other apps (AVKit: AVPictureInPictureController); it is not supported here, as on a simulator.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
    open class func isPictureInPictureSupported() -> Bool { false }
    open class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        pictureInPictureButtonStartImage
    }
    open class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        pictureInPictureButtonStopImage
    }
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }

    /// What it shows.
    @preconcurrency @MainActor
    open class ContentSource: NSObject {
        open private(set) weak var playerLayer: AVPlayerLayer?
        open private(set) weak var sampleBufferDisplayLayer: AVSampleBufferDisplayLayer?
        open private(set) weak var sampleBufferPlaybackDelegate: (any AVPictureInPictureSampleBufferPlaybackDelegate)?
        open private(set) weak var activeVideoCallSourceView: UIView?
        public let activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?
        public init(playerLayer: AVPlayerLayer) {
            self.playerLayer = playerLayer
            activeVideoCallContentViewController = nil
        }
        public init(
            sampleBufferDisplayLayer: AVSampleBufferDisplayLayer,
            playbackDelegate: any AVPictureInPictureSampleBufferPlaybackDelegate
        ) {
            self.sampleBufferDisplayLayer = sampleBufferDisplayLayer
            sampleBufferPlaybackDelegate = playbackDelegate
            activeVideoCallContentViewController = nil
        }
        public init(
            activeVideoCallSourceView sourceView: UIView,
            contentViewController: AVPictureInPictureVideoCallViewController
        ) {
            activeVideoCallSourceView = sourceView
            activeVideoCallContentViewController = contentViewController
        }
    }

    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    public let playerLayer: AVPlayerLayer?
    open var contentSource: ContentSource?
    open var requiresLinearPlayback = false
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var isPictureInPictureSuspended: Bool { false }

    /// Nil, as where it is not supported.
    public init?(playerLayer: AVPlayerLayer) { nil }
    public init(contentSource: ContentSource) {
        playerLayer = nil
        self.contentSource = contentSource
    }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
    open func invalidatePlaybackState() {}
}

/// What a call shows in the small window.
@preconcurrency @MainActor
open class AVPictureInPictureVideoCallViewController: UIViewController {}

/// Plays what the small window shows; there is none.
@preconcurrency @MainActor
public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        setPlaying playing: Bool
    )
    func pictureInPictureControllerTimeRangeForPlayback(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> CMTimeRange
    func pictureInPictureControllerIsPlaybackPaused(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> Bool
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        didTransitionToRenderSize newRenderSize: CMVideoDimensions
    )
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        skipByInterval skipInterval: CMTime,
        completion completionHandler: @escaping () -> Void
    )
    func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> Bool
}
extension AVPictureInPictureSampleBufferPlaybackDelegate {
    public func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> Bool { false }
}

/// Hears of the small window; there is none.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
    func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
    func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
    func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    )
    func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    )
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
