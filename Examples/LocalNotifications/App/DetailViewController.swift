import UIKit
import UserNotifications

/// The screen of one notification, which a tap on it opens.
final class DetailViewController: UIViewController {
    private let content: UNNotificationContent
    private let picture = UIImageView()
    private let note = UITextField()
    private let isDone = UISwitch()

    init(_ content: UNNotificationContent) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        title = content.title
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { fatalError("it is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let heading = UILabel()
        heading.text = content.title
        heading.font = .boldSystemFont(ofSize: 28)
        heading.numberOfLines = 0
        let body = UILabel()
        body.text = content.body
        body.font = .systemFont(ofSize: 17)
        body.textColor = .secondaryLabel
        body.numberOfLines = 0
        note.placeholder = "Note"
        note.borderStyle = .roundedRect
        note.returnKeyType = .done
        let doneLabel = UILabel()
        doneLabel.text = "Done"
        isDone.accessibilityLabel = "Done"
        let row = UIStackView(arrangedSubviews: [doneLabel, isDone])
        row.distribution = .equalSpacing
        row.alignment = .center

        let stack = UIStackView(arrangedSubviews: [picture, heading, body, note, row])
        stack.axis = .vertical
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        showPicture()
    }

    private func showPicture() {
        let image = content.attachments.first.flatMap { attachment -> UIImage? in
            guard attachment.url.startAccessingSecurityScopedResource() else { return nil }
            defer { attachment.url.stopAccessingSecurityScopedResource() }
            return UIImage(contentsOfFile: attachment.url.path)
        }
        picture.image = image
        picture.isHidden = image == nil
        picture.contentMode = .scaleAspectFill
        picture.layer.cornerRadius = 16
        picture.clipsToBounds = true
        picture.heightAnchor.constraint(equalToConstant: 220).isActive = true
    }
}
