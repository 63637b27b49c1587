import UIKit
import UserNotifications
import UserNotificationsUI

final class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private let nameField: UITextField = {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        field.autocorrectionType = .no
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .next
        return field
    }()
    private let notesView = UITextView()
    private let vegetarian = UISwitch()
    private let size = UISegmentedControl(items: ["S", "M", "L"])
    private let spice = UISlider()
    private let count = UIStepper()
    private let countLabel = UILabel()
    private let progress = UIProgressView(progressViewStyle: .default)
    private lazy var order = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Order") { [unowned self] _ in send() }
    )
    private let summary = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.delegate = self
        nameField.addTarget(self, action: #selector(changed), for: .editingChanged)
        notesView.delegate = self
        notesView.font = .preferredFont(forTextStyle: .body)
        notesView.layer.borderWidth = 1
        notesView.layer.borderColor = UIColor.separator.cgColor
        notesView.layer.cornerRadius = 8
        notesView.isScrollEnabled = true
        size.selectedSegmentIndex = 1
        size.addTarget(self, action: #selector(changed), for: .valueChanged)
        vegetarian.addTarget(self, action: #selector(changed), for: .valueChanged)
        spice.minimumValue = 0
        spice.maximumValue = 10
        spice.addTarget(self, action: #selector(changed), for: .valueChanged)
        count.minimumValue = 1
        count.maximumValue = 9
        count.value = 1
        count.addTarget(self, action: #selector(changed), for: .valueChanged)
        order.configuration?.cornerStyle = .capsule
        order.configuration?.image = UIImage(systemName: "cart")
        order.configuration?.imagePadding = 6
        order.configuration?.subtitle = "pay at the door"
        summary.numberOfLines = 0
        summary.font = .preferredFont(forTextStyle: .footnote)
        summary.textColor = .secondaryLabel
        summary.adjustsFontForContentSizeCategory = true

        let rows = [
            nameField, row("Vegetarian", vegetarian), size, row("Spice", spice), row("Count", countLabel, count),
            notesView,
            progress, order, summary,
        ]
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 10
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.leftAnchor.constraint(equalTo: view.leftAnchor),
            stack.rightAnchor.constraint(equalTo: view.rightAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            notesView.heightAnchor.constraint(equalToConstant: 60),
        ])
    }

    private func row(_ title: String, _ views: UIView...) -> UIStackView {
        let label = UILabel()
        label.text = title
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label] + views)
        row.spacing = 8
        row.alignment = .center
        return row
    }

    func didReceive(_ notification: UNNotification) {
        // The extension brings its own buttons.
        let fast = UNNotificationAction(identifier: "fast", title: "As always", options: [])
        let category = UNNotificationCategory(identifier: "form", actions: [fast], intentIdentifiers: [], options: [])
        UNUserNotificationCenter.current().setNotificationCategories([category])
        extensionContext?.notificationActions = [
            fast, UNNotificationAction(identifier: "clear", title: "Clear", options: .destructive),
        ]
        changed()
    }

    func didReceive(_ response: UNNotificationResponse) async -> UNNotificationContentExtensionResponseOption {
        switch response.actionIdentifier {
        case "fast":
            nameField.text = "Ada"
            count.value = 2
            changed()
            return .doNotDismiss
        case "clear":
            return .dismiss
        default:
            return .dismissAndForwardAction
        }
    }

    @objc private func changed() {
        countLabel.text = "\(Int(count.value))"
        let parts = [
            nameField.text?.isEmpty == false, size.selectedSegmentIndex != UISegmentedControl.noSegment,
            !notesView.text.isEmpty,
        ]
        progress.setProgress(Float(parts.filter { $0 }.count) / 3, animated: true)
        summary.text =
            "\(nameField.text ?? "") \(size.titleForSegment(at: size.selectedSegmentIndex) ?? "-") "
            + "x\(Int(count.value)) \(vegetarian.isOn ? "veg" : "any") \(Int(spice.value)) “\(notesView.text ?? "")”"
        order.isEnabled = nameField.hasText
    }

    private func send() {
        view.endEditing(true)
        order.configuration?.showsActivityIndicator = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
            self?.order.configuration?.showsActivityIndicator = false
            self?.order.configuration?.title = "Ordered"
            UIPasteboard.general.string = self?.summary.text
        }
    }
}

extension NotificationViewController: UITextFieldDelegate, UITextViewDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        notesView.becomeFirstResponder()
        return true
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    {
        let text = (textField.text ?? "") as NSString
        return text.replacingCharacters(in: range, with: string).count <= 12
    }

    func textViewDidChange(_ textView: UITextView) { changed() }
}
