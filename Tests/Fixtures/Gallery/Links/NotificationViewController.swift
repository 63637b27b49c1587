import UIKit
import UserNotifications
import UserNotificationsUI

/// Opens what the notification names: a page of the app, a page of the web, something that nobody opens.
class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private let answer = UILabel()
    private var addresses: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        answer.text = "Where to?"
        let stack = UIStackView(arrangedSubviews: [answer])
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = view.bounds.insetBy(dx: 16, dy: 12)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stack.distribution = .fillEqually
        stack.tag = 1
        view.addSubview(stack)
    }

    func didReceive(_ notification: UNNotification) {
        addresses = notification.request.content.userInfo["addresses"] as? [String] ?? []
        let stack = view.viewWithTag(1) as? UIStackView
        for (index, address) in addresses.enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(address, for: .normal)
            button.tag = index
            button.addTarget(self, action: #selector(go(_:)), for: .touchUpInside)
            stack?.addArrangedSubview(button)
        }
        preferredContentSize = CGSize(width: 0, height: 44 * (addresses.count + 1) + 24)
    }

    @objc private func go(_ sender: UIButton) {
        guard let url = URL(string: addresses[sender.tag]) else { return answer.text = "No address" }
        extensionContext?.open(url) { [weak self] isOpened in
            print("opened \(url.scheme ?? ""): \(isOpened)")
            self?.answer.text = isOpened ? "Yes" : "Nobody opens it"
        }
    }
}
