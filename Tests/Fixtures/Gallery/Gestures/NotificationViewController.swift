import UIKit
import UserNotifications
import UserNotificationsUI

// A card that can be dragged, pinched, turned and held.
class NotificationViewController: UIViewController, UNNotificationContentExtension, UIGestureRecognizerDelegate {
    private let card = UIView(frame: CGRect(x: 100, y: 80, width: 160, height: 110))
    private let stateLabel = UILabel()
    private var home = CGPoint.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        stateLabel.frame = CGRect(x: 16, y: 8, width: view.bounds.width - 32, height: 22)
        stateLabel.autoresizingMask = .flexibleWidth
        stateLabel.text = "Drag me"
        view.addSubview(stateLabel)
        card.backgroundColor = .systemPurple
        card.layer.cornerRadius = 16
        card.accessibilityIdentifier = "card"
        card.isAccessibilityElement = true
        view.addSubview(card)

        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(handlePinch))
        let rotation = UIRotationGestureRecognizer(target: self, action: #selector(handleRotation(recognizer:)))
        let press = UILongPressGestureRecognizer(target: self, action: #selector(handlePress(_:)))
        for each in [pan, pinch, rotation, press] as [UIGestureRecognizer] {
            each.delegate = self
            card.addGestureRecognizer(each)
        }
        let double = UITapGestureRecognizer(target: self, action: #selector(reset))
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer(target: self, action: #selector(tapped))
        single.require(toFail: double)
        card.addGestureRecognizer(double)
        card.addGestureRecognizer(single)
    }

    func didReceive(_ notification: UNNotification) {
        preferredContentSize = CGSize(width: 0, height: 300)
        home = card.center
    }

    @objc func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view)
        card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
        recognizer.setTranslation(.zero, in: view)
        switch recognizer.state {
        case .began: stateLabel.text = "Dragging"
        case .ended:
            let speed = recognizer.velocity(in: view)
            stateLabel.text = "Dropped at \(Int(card.center.x)), \(Int(card.center.y))"
            if abs(speed.x) > 2000 { reset() }
        case .cancelled, .failed: reset()
        default: break
        }
    }

    @objc private func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
        guard let target = recognizer.view else { return }
        target.transform = target.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
        recognizer.scale = 1
        if recognizer.state == .ended { stateLabel.text = String(format: "Scaled %.1f", target.transform.a) }
    }

    @objc private func handleRotation(recognizer: UIRotationGestureRecognizer) {
        card.transform = card.transform.rotated(by: recognizer.rotation)
        recognizer.rotation = 0
    }

    @objc private func handlePress(_ recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began:
            stateLabel.text = "Held"
            card.alpha = 0.6
        case .ended, .cancelled:
            stateLabel.text = "Let go"
            card.alpha = 1
        default: break
        }
    }

    @objc func tapped() { stateLabel.text = "Tapped" }

    @objc func reset() {
        stateLabel.text = "Home"
        UIView.animate(
            withDuration: 0.3,
            delay: 0,
            options: [.curveEaseOut, .beginFromCurrentState],
            animations: {
                self.card.center = self.home
                self.card.transform = .identity
            },
            completion: nil
        )
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
