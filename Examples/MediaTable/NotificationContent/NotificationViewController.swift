import AVFoundation
import UIKit
import UserNotifications
import UserNotificationsUI

/// Shows what a push brings in a table: a picture, a sound with its cover, or a video.
class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private enum Media {
        case picture(UIImage)
        case sound(cover: UIImage?)
        case video(AVPlayerLayer, size: CGSize)
    }

    private let tableView = UITableView()
    private var rows: [Media] = []
    private var player: AVPlayer?
    /// As it is shown: one that was taken with the phone upright is higher than wide.
    private var videoSize = CGSize.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.backgroundColor = .clear
        tableView.separatorStyle = .none
        tableView.delegate = self
        tableView.dataSource = self
        tableView.register(PictureCell.self, forCellReuseIdentifier: "picture")
        tableView.register(SoundCell.self, forCellReuseIdentifier: "sound")
        tableView.register(VideoCell.self, forCellReuseIdentifier: "video")
        view.addSubview(tableView)
    }

    func didReceive(_ notification: UNNotification) {
        let content = notification.request.content
        guard let first = content.attachments.first else { return }
        switch content.userInfo["kind"] as? String {
        case "sound":
            rows = [.sound(cover: picture(first))]
            if let sound = content.attachments.last { play(sound.url) }
            extensionContext?.notificationActions = [
                UNTextInputNotificationAction(identifier: "comment", title: "Comment", options: []),
                UNNotificationAction(identifier: "play", title: "Play"),
                UNNotificationAction(identifier: "pause", title: "Pause"),
            ]
        case "video":
            play(first.url)
            rows = [.video(AVPlayerLayer(player: player), size: videoSize)]
        default:
            rows = picture(first).map { [.picture($0)] } ?? []
        }
        tableView.reloadData()
        preferredContentSize = CGSize(width: view.bounds.width, height: rows.map(height).reduce(0, +))
    }

    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        switch response.actionIdentifier {
        case "play":
            player?.play()
            extensionContext?.mediaPlayingStarted()
            completion(.doNotDismiss)
        case "pause":
            player?.pause()
            extensionContext?.mediaPlayingPaused()
            completion(.doNotDismiss)
        case "like":
            completion(.doNotDismiss)
        case "close":
            completion(.dismiss)
        default:
            completion(.dismissAndForwardAction)
        }
    }

    // MARK: Media

    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType {
        player == nil ? .none : .overlay
    }

    var mediaPlayPauseButtonFrame: CGRect {
        let side = min(view.frame.width, view.frame.height) / 3
        return CGRect(x: (view.frame.width - side) / 2, y: (view.frame.height - side) / 2, width: side, height: side)
    }

    func mediaPlay() { player?.play() }
    func mediaPause() { player?.pause() }

    private func picture(_ attachment: UNNotificationAttachment) -> UIImage? {
        guard attachment.url.startAccessingSecurityScopedResource() else { return nil }
        defer { attachment.url.stopAccessingSecurityScopedResource() }
        return (try? Data(contentsOf: attachment.url)).flatMap { UIImage(data: $0) }
    }

    private func play(_ url: URL) {
        guard url.startAccessingSecurityScopedResource() else { return }
        try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: .duckOthers)
        try? AVAudioSession.sharedInstance().setActive(true)
        let asset = AVAsset(url: url)
        if let track = asset.tracks(withMediaType: .video).first {
            let shown = track.naturalSize.applying(track.preferredTransform)
            videoSize = CGSize(width: abs(shown.width), height: abs(shown.height))
        }
        let item = AVPlayerItem(asset: asset)
        player = AVPlayer(playerItem: item)
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(playedToEnd),
            name: .AVPlayerItemDidPlayToEndTime,
            object: item
        )
        url.stopAccessingSecurityScopedResource()
    }

    @objc private func playedToEnd(_ notification: Notification) {
        (notification.object as? AVPlayerItem)?.seek(to: .zero, completionHandler: nil)
        extensionContext?.mediaPlayingPaused()
    }
}

extension NotificationViewController: UITableViewDelegate, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch rows[indexPath.row] {
        case .picture(let picture):
            let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
            (cell as? PictureCell)?.show(picture)
            return cell
        case .sound(let cover):
            let cell = tableView.dequeueReusableCell(withIdentifier: "sound", for: indexPath)
            (cell as? SoundCell)?.show(cover)
            return cell
        case .video(let layer, _):
            let cell = tableView.dequeueReusableCell(withIdentifier: "video", for: indexPath)
            (cell as? VideoCell)?.show(layer)
            return cell
        }
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(rows[indexPath.row])
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    private func height(_ media: Media) -> CGFloat {
        switch media {
        case .picture(let picture): view.bounds.width * picture.size.height / max(picture.size.width, 1)
        case .sound: 180
        case .video(_, let size): size.width > 0 ? view.bounds.width * size.height / size.width : 220
        }
    }
}
