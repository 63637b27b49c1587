import UIKit
import UserNotifications
import UserNotificationsUI

/// Asks a question with four pictures for an answer.
class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private let questionLabel = UILabel()
    private let answerLabel = UILabel()
    private let grid = UIStackView()
    private var choices: [ChoiceView] = []
    private var rightAnswer = 0
    private var hint: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        questionLabel.font = .preferredFont(forTextStyle: .headline)
        questionLabel.numberOfLines = 0
        answerLabel.font = .preferredFont(forTextStyle: .subheadline)
        answerLabel.textColor = .secondaryLabel
        answerLabel.numberOfLines = 0
        grid.axis = .vertical
        grid.spacing = 10
        grid.distribution = .fillEqually
        for each in [questionLabel, grid, answerLabel] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
        }
        NSLayoutConstraint.activate([
            questionLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 14),
            questionLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            questionLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            grid.topAnchor.constraint(equalTo: questionLabel.bottomAnchor, constant: 12),
            grid.leadingAnchor.constraint(equalTo: questionLabel.leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: questionLabel.trailingAnchor),
            answerLabel.topAnchor.constraint(equalTo: grid.bottomAnchor, constant: 12),
            answerLabel.leadingAnchor.constraint(equalTo: questionLabel.leadingAnchor),
            answerLabel.trailingAnchor.constraint(equalTo: questionLabel.trailingAnchor),
            answerLabel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -14),
        ])
    }

    func didReceive(_ notification: UNNotification) {
        let content = notification.request.content
        questionLabel.text = content.body
        answerLabel.text = "Tap a picture"
        rightAnswer = content.userInfo["answer"] as? Int ?? 0
        hint = content.userInfo["hint"] as? String
        show(content.userInfo["choices"] as? [String] ?? [])
    }

    func didReceive(
        _ response: UNNotificationResponse
    ) async -> UNNotificationContentExtensionResponseOption {
        guard response.actionIdentifier == "hint" else { return .dismissAndForwardAction }
        answerLabel.text = hint ?? "No hint today"
        return .doNotDismiss
    }

    /// Two pictures to a row.
    private func show(_ names: [String]) {
        grid.arrangedSubviews.forEach { $0.removeFromSuperview() }
        choices = names.enumerated().map { index, name in
            let choice = ChoiceView(name: name)
            choice.tag = index
            choice.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(chosen(_:))))
            return choice
        }
        for start in stride(from: 0, to: choices.count, by: 2) {
            let row = UIStackView(arrangedSubviews: Array(choices[start..<min(start + 2, choices.count)]))
            row.spacing = 10
            row.distribution = .fillEqually
            grid.addArrangedSubview(row)
        }
    }

    @objc private func chosen(_ recognizer: UITapGestureRecognizer) {
        guard let choice = recognizer.view as? ChoiceView else { return }
        let isRight = choice.tag == rightAnswer
        UIView.animate(withDuration: 0.3) {
            for each in self.choices { each.alpha = each === choice ? 1 : 0.4 }
            choice.mark(isRight ? .systemGreen : .systemRed)
            choice.transform = CGAffineTransform(scaleX: 1.04, y: 1.04)
        } completion: { _ in
            UIView.animate(withDuration: 0.2) { choice.transform = .identity }
        }
        answerLabel.text = isRight ? "Right, it is \(choice.name)!" : "No, that is \(choice.name). Try again."
        guard isRight else { return }
        extensionContext?.notificationActions = [
            UNNotificationAction(identifier: "next", title: "Next question", options: .foreground)
        ]
    }
}
