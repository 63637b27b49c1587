public import Photos
public import UIKit

/// How a live photo plays.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined = 0, full, hint }

/// What stands on one.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let overContent = Self(rawValue: 1 << 0), liveOff = Self(rawValue: 1 << 1)
}

/// Shows a live photo, of which there is none: its place says so.
@preconcurrency @MainActor
open class PHLivePhotoView: MissingView {
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    open var livePhoto: PHLivePhoto?
    open var isMuted = false
    public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()

    public init(frame: CGRect) {
        super.init("a live photo, of which there is none")
        self.frame = frame
    }
    public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        what = "a live photo, of which there is none"
    }
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        UIImage(systemName: "livephoto") ?? UIImage()
    }
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    open func stopPlayback() {}
}

/// Hears of playing: never.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView,
        willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    )
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView,
        didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    )
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView,
        willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView,
        didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
}

/// What a photo editing extension shows; nobody shows it.
@preconcurrency @MainActor
public protocol PHContentEditingController: NSObjectProtocol {
    var shouldShowCancelConfirmation: Bool { get }
    func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
    func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
    func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void)
    func cancelContentEditing()
}
