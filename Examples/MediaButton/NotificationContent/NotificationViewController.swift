import AVFoundation
import UIKit
import UserNotifications
import UserNotificationsUI

/// Plays an episode; the system draws the button, over the cover or in the show's colour beside it.
class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private let cover = UIImageView()
    private let time = UILabel()
    private var player: AVPlayer?
    private var isOverlay = true

    override func viewDidLoad() {
        super.viewDidLoad()
        cover.frame = view.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.contentMode = .scaleAspectFill
        cover.clipsToBounds = true
        time.frame = CGRect(x: 16, y: view.bounds.height - 34, width: view.bounds.width - 32, height: 24)
        time.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        time.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
        time.textColor = .white
        time.textAlignment = .right
        view.addSubview(cover)
        view.addSubview(time)
    }

    func didReceive(_ notification: UNNotification) {
        let content = notification.request.content
        isOverlay = content.categoryIdentifier == "episode-overlay"
        for attachment in content.attachments where attachment.url.startAccessingSecurityScopedResource() {
            if let picture = UIImage(contentsOfFile: attachment.url.path) {
                cover.image = picture
            } else {
                open(attachment.url)
            }
            attachment.url.stopAccessingSecurityScopedResource()
        }
    }

    private func open(_ url: URL) {
        let player = AVPlayer(url: url)
        self.player = player
        show(.zero)
        let second = CMTime(seconds: 1, preferredTimescale: 1)
        _ = player.addPeriodicTimeObserver(forInterval: second, queue: .main) { [weak self] now in
            self?.show(now)
        }
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(ended),
            name: .AVPlayerItemDidPlayToEndTime,
            object: player.currentItem
        )
    }

    @objc private func ended() {
        player?.seek(to: .zero)
        show(.zero)
        extensionContext?.mediaPlayingPaused()
    }

    private func show(_ now: CMTime) {
        let seconds = Int(CMTimeGetSeconds(now))
        time.text = String(format: "%d:%02d", seconds / 60, seconds % 60)
    }

    // MARK: The system's button

    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType {
        isOverlay ? .overlay : .default
    }

    var mediaPlayPauseButtonFrame: CGRect {
        let side: CGFloat = isOverlay ? 72 : 44
        if isOverlay {
            return CGRect(
                x: (view.bounds.width - side) / 2,
                y: (view.bounds.height - side) / 2,
                width: side,
                height: side
            )
        }
        return CGRect(x: 16, y: view.bounds.height - side - 12, width: side, height: side)
    }

    var mediaPlayPauseButtonTintColor: UIColor { .systemOrange }

    func mediaPlay() { player?.play() }
    func mediaPause() { player?.pause() }

    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        player?.pause()
        extensionContext?.mediaPlayingPaused()
        completion(.dismissAndForwardAction)
    }
}
