import UIKit
import UserNotifications
import UserNotificationsUI

/// Shows an article; its buttons change what it says, and a moment later it closes.
class NotificationViewController: UIViewController, UNNotificationContentExtension {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var bodyLabel: UILabel!
    @IBOutlet var stateLabel: UILabel!
    @IBOutlet var imageView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.image = UIImage(named: "article.png")
        stateLabel.isHidden = true
    }

    func didReceive(_ notification: UNNotification) {
        let content = notification.request.content
        title = "Reading list"
        titleLabel.text = content.title
        bodyLabel.text = content.body
        guard let picture = content.attachments.first,
            picture.url.startAccessingSecurityScopedResource()
        else { return }
        imageView.image = UIImage(contentsOfFile: picture.url.path)
        picture.url.stopAccessingSecurityScopedResource()
    }

    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        var option = UNNotificationContentExtensionResponseOption.dismiss
        switch response.actionIdentifier {
        case "like": say("You like this")
        case "collect": say("Collected")
        case "comment":
            say("You wrote: \((response as? UNTextInputNotificationResponse)?.userText ?? "")")
            option = .dismissAndForwardAction
        default:
            completion(.dismissAndForwardAction)
            return
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
            completion(option)
        }
    }

    private func say(_ text: String) {
        stateLabel.text = text
        UIView.animate(withDuration: 0.25) {
            self.stateLabel.isHidden = false
            self.view.layoutIfNeeded()
        }
    }
}
