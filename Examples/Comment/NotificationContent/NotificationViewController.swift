import UIKit
import UserNotifications
import UserNotificationsUI

/// Shows a photo; the action Comment brings a field above the keyboard, and what is sent there appears under the photo.
class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private let photoView = UIImageView()
    private let commentLabel = UILabel()
    private let bar = CommentBar()
    private var completion: ((UNNotificationContentExtensionResponseOption) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        commentLabel.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [photoView, commentLabel])
        stack.axis = .vertical
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 12, right: 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: 0.6),
        ])
        bar.field.delegate = self
        bar.doneButton.addTarget(self, action: #selector(doneTapped), for: .touchUpInside)
    }

    func didReceive(_ notification: UNNotification) {
        let content = notification.request.content
        commentLabel.attributedText = line(content.title, "likes to hear what you think")
        guard let photo = content.attachments.first, photo.url.startAccessingSecurityScopedResource() else { return }
        photoView.image = UIImage(contentsOfFile: photo.url.path)
        photo.url.stopAccessingSecurityScopedResource()
    }

    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        switch response.actionIdentifier {
        case "comment":
            self.completion = completion
            becomeFirstResponder()
            bar.field.becomeFirstResponder()
        default:
            completion(.dismissAndForwardAction)
        }
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    @objc private func doneTapped() {
        _ = textFieldShouldReturn(bar.field)
    }

    private func line(_ name: String, _ text: String) -> NSAttributedString {
        let line = NSMutableAttributedString(
            string: name,
            attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.label]
        )
        line.append(
            NSAttributedString(
                string: "  \(text)",
                attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.secondaryLabel]
            )
        )
        return line
    }
}

extension NotificationViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let text = textField.text, !text.isEmpty else { return false }
        commentLabel.attributedText = line("You", text)
        textField.text = nil
        textField.resignFirstResponder()
        resignFirstResponder()
        Timer.scheduledTimer(timeInterval: 1.5, target: self, selector: #selector(close), userInfo: nil, repeats: false)
        return true
    }

    @objc private func close() {
        completion?(.dismiss)
        completion = nil
    }
}
