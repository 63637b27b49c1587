import UIKit
import UserNotifications
import UserNotificationsUI

/// Loads the picture that the notification names and shows it as it is, or made small first.
class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private let imageView = UIImageView()
    private let size = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 200)
        imageView.autoresizingMask = .flexibleWidth
        size.frame = CGRect(x: 16, y: 206, width: view.bounds.width - 32, height: 24)
        view.addSubview(imageView)
        view.addSubview(size)
        preferredContentSize = CGSize(width: 0, height: 236)
    }

    func didReceive(_ notification: UNNotification) {
        let userInfo = notification.request.content.userInfo
        guard let text = userInfo["picture"] as? String, let url = URL(string: text) else { return }
        size.text = "Loading"
        URLSession.shared.dataTask(with: url) { [weak self] data, _, error in
            var image = data.flatMap(UIImage.init(data:))
            if userInfo["small"] != nil { image = image?.preparingThumbnail(of: CGSize(width: 600, height: 400)) }
            DispatchQueue.main.async {
                self?.imageView.image = image
                self?.size.text =
                    image.map { "\(Int($0.size.width)) × \(Int($0.size.height))" }
                    ?? error?.localizedDescription ?? "No picture"
            }
        }
        .resume()
    }
}
