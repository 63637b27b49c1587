public import AVFoundation
public import Foundation
public import UIKit

/// Shows a player's pictures, with a button that plays and pauses and a line that tells how far it is.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? {
        didSet { if isViewLoaded { connect(from: oldValue) } }
    }
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { picture.videoGravity = videoGravity } }
    open var showsPlaybackControls = true { didSet { bar.isHidden = !showsPlaybackControls } }
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var allowsPictureInPicturePlayback = true
    open var updatesNowPlayingInfoCenter = true
    // Kept: there is no picture in picture, and the line below moves in every player.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var requiresLinearPlayback = false
    open var allowsVideoFrameAnalysis = true
    open var videoFrameAnalysisTypes = AVVideoFrameAnalysisType.default
    open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
    open private(set) var selectedSpeed: AVPlaybackSpeed?
    open var pixelBufferAttributes: [String: Any]?
    open var showsTimecodes = false
    open var toggleLookupAction: UIAction { UIAction(title: "Look Up") { _ in } }
    /// Plays as fast as it says.
    open func selectSpeed(_ speed: AVPlaybackSpeed) {
        selectedSpeed = speed
        player?.defaultRate = speed.rate
        if player?.timeControlStatus == .playing { player?.rate = speed.rate }
    }
    /// Whether the first picture could be shown.
    open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
    /// Where the pictures are.
    open var videoBounds: CGRect { picture.frame }
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Lies over the pictures and under the controls.
    public let contentOverlayView: UIView? = UIView()
    private let picture = AVPlayerLayer(player: nil)
    private let bar = UIView()
    private let button = UIButton(type: .custom)
    private let progress = UISlider()
    private var observer: Any?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.clipsToBounds = true
        view.layer.addSublayer(picture)
        if let contentOverlayView { view.addSubview(contentOverlayView) }
        bar.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        bar.layer.cornerRadius = 10
        button.tintColor = .white
        button.addAction(UIAction { [weak self] _ in self?.turn() }, for: .touchUpInside)
        progress.minimumTrackTintColor = .white
        progress.accessibilityLabel = "Position"
        progress.addAction(UIAction { [weak self] _ in self?.jump() }, for: .valueChanged)
        bar.addSubview(button)
        bar.addSubview(progress)
        view.addSubview(bar)
        bar.isHidden = !showsPlaybackControls
        connect(from: nil)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOut()
    }

    private func layOut() {
        let box = view.bounds
        picture.frame = box
        contentOverlayView?.frame = box
        bar.frame = CGRect(x: 8, y: box.height - 44, width: max(0, box.width - 16), height: 36)
        button.frame = CGRect(x: 4, y: 0, width: 36, height: 36)
        progress.frame = CGRect(x: 48, y: 4, width: max(0, bar.bounds.width - 60), height: 28)
    }

    private func connect(from old: AVPlayer?) {
        if let observer { old?.removeTimeObserver(observer) }
        observer = nil
        picture.player = player
        picture.videoGravity = videoGravity
        draw()
        guard let player else { return }
        let step = CMTime(seconds: 0.25, preferredTimescale: 600)
        observer = player.addPeriodicTimeObserver(forInterval: step, queue: .main) { [weak self] _ in self?.draw() }
        player.changed = { [weak self] in self?.draw() }
        layOut()
    }

    private func draw() {
        let isPlaying = (player?.timeControlStatus ?? .paused) != .paused
        button.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
        button.accessibilityLabel = isPlaying ? "Pause" : "Play"
        guard let item = player?.currentItem, item.duration.isNumeric else { return }
        progress.maximumValue = Float(item.duration.seconds)
        progress.value = Float(item.currentTime().seconds)
    }

    private func turn() {
        guard let player else { return }
        if player.timeControlStatus != .paused {
            player.pause()
        } else {
            player.play()
        }
        draw()
    }

    private func jump() {
        player?.seek(to: CMTime(seconds: Double(progress.value), preferredTimescale: 600))
    }
}
