import UIKit
import UserNotifications

class RemindersViewController: UIViewController, UITextFieldDelegate {
    private let field = UITextField()
    private let important = UISwitch()
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reminders"
        view.backgroundColor = .systemBackground
        field.placeholder = "What"
        field.borderStyle = .roundedRect
        field.delegate = self
        important.accessibilityIdentifier = "important"
        button.setTitle("Remind me", for: .normal)
        button.addTarget(self, action: #selector(remind), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [field, important, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    @objc private func remind() {
        let content = UNMutableNotificationContent()
        content.title = field.text ?? ""
        content.body = important.isOn ? "It is important." : "In your own time."
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 2, repeats: false)
        let request = UNNotificationRequest(identifier: "reminder", content: content, trigger: trigger)
        UNUserNotificationCenter.current().add(request) { error in
            DispatchQueue.main.async { self.tell(error?.localizedDescription ?? "It is scheduled.") }
        }
    }

    private func tell(_ message: String) {
        let alert = UIAlertController(title: "Reminders", message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in self.button.setTitle("Again", for: .normal) }
        )
        present(alert, animated: true)
    }
}
