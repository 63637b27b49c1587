import AVFoundation
import AVKit
import UIKit
import UserNotifications
import UserNotificationsUI

class NotificationViewController: UIViewController, UNNotificationContentExtension, AVAudioPlayerDelegate {
    private let playerController = AVPlayerViewController()
    private let statusLabel = UILabel()
    private var observers: [NSObjectProtocol] = []
    private var timeObserver: Any?
    private var voice: AVAudioPlayer?

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(playerController)
        playerController.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 200)
        playerController.view.autoresizingMask = .flexibleWidth
        view.addSubview(playerController.view)
        playerController.didMove(toParent: self)
        statusLabel.frame = CGRect(x: 16, y: 208, width: view.bounds.width - 32, height: 22)
        view.addSubview(statusLabel)
        preferredContentSize = CGSize(width: view.bounds.width, height: 240)
    }

    deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    func didReceive(_ notification: UNNotification) {
        let content = notification.request.content
        for attachment in content.attachments {
            guard attachment.url.startAccessingSecurityScopedResource() else { continue }
            if attachment.url.pathExtension == "mp4" { show(attachment.url) } else { listen(attachment.url) }
            attachment.url.stopAccessingSecurityScopedResource()
        }
        if let name = content.userInfo["file"] as? String,
            let url = Bundle.main.url(
                forResource: (name as NSString).deletingPathExtension,
                withExtension: (name as NSString).pathExtension
            )
        {
            if url.pathExtension == "mp4" { show(url) } else { listen(url) }
        } else if let link = content.userInfo["sound"] as? String, let url = URL(string: link),
            let data = try? Data(contentsOf: url)
        {
            listen(data)
        } else if content.attachments.isEmpty, let link = content.userInfo["stream"] as? String,
            let url = URL(string: link)
        {
            show(url)
        }
    }

    private func show(_ url: URL) {
        let item = AVPlayerItem(url: url)
        let player = AVPlayer(playerItem: item)
        player.automaticallyWaitsToMinimizeStalling = false
        playerController.player = player
        playerController.videoGravity = .resizeAspect
        playerController.showsPlaybackControls = true
        timeObserver = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 0.2, preferredTimescale: CMTimeScale(NSEC_PER_SEC)),
            queue: .main
        ) { [weak self] time in
            let duration = player.currentItem?.duration ?? .zero
            self?.statusLabel.text = String(
                format: "%.0f of %.0f",
                time.seconds.rounded(.down),
                duration.isNumeric ? duration.seconds : 0
            )
        }
        let center = NotificationCenter.default
        observers.append(
            center.addObserver(forName: .AVPlayerItemFailedToPlayToEndTime, object: item, queue: .main) {
                [weak self] _ in
                guard item.status == .failed else { return }
                self?.statusLabel.text = item.error?.localizedDescription
            }
        )
        observers.append(
            center.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: .main) { [weak self] _ in
                self?.statusLabel.text = "The end"
                player.seek(to: .zero)
            }
        )
    }

    private func listen(_ url: URL) {
        listen { try AVAudioPlayer(contentsOf: url) }
    }

    private func listen(_ data: Data) {
        listen { try AVAudioPlayer(data: data) }
    }

    private func listen(_ make: () throws -> AVAudioPlayer) {
        do {
            try AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
            try AVAudioSession.sharedInstance().setActive(true, options: .notifyOthersOnDeactivation)
            let voice = try make()
            voice.delegate = self
            voice.enableRate = true
            voice.prepareToPlay()
            self.voice = voice
            statusLabel.text = String(format: "%.1f seconds of sound", voice.duration)
        } catch {
            statusLabel.text = error.localizedDescription
        }
    }

    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType {
        voice == nil ? .none : .default
    }
    var mediaPlayPauseButtonFrame: CGRect { CGRect(x: 16, y: 20, width: 44, height: 44) }
    var mediaPlayPauseButtonTintColor: UIColor { .systemRed }
    func mediaPlay() { voice?.play() }
    func mediaPause() { voice?.pause() }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        statusLabel.text = flag ? "Heard" : "Broken"
        extensionContext?.mediaPlayingPaused()
    }
}
