import UIKit
import UserNotifications
import UserNotificationsUI

/// A line that follows the person's size of type and light or dark.
class LineController: UIViewController {
    let line = UILabel()

    override func loadView() {
        line.numberOfLines = 0
        line.font = .preferredFont(forTextStyle: .body)
        line.adjustsFontForContentSizeCategory = true
        line.accessibilityIdentifier = "line"
        view = line
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard traitCollection.userInterfaceStyle != previous?.userInterfaceStyle else { return }
        line.textColor = traitCollection.userInterfaceStyle == .dark ? .systemYellow : .systemBrown
    }
}

/// A notice that is looked at only: it takes no touches, and says its own title.
class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private let child = LineController()
    private let strip = UIView()
    /// Dark, whatever the phone is.
    private let night = UIView()
    private var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
        strip.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        strip.accessibilityIdentifier = "strip"
        view.addSubview(strip)
        night.backgroundColor = strip.backgroundColor
        night.overrideUserInterfaceStyle = .dark
        night.frame = CGRect(x: 4, y: 12, width: 4, height: 20)
        night.accessibilityIdentifier = "night"
        view.addSubview(night)
        let views = ["line": child.view!, "strip": strip]
        views.values.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        let metrics = ["side": 16]
        var constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-side-[line]-side-|",
            options: [],
            metrics: metrics,
            views: views
        )
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-12-[line]-(>=8)-[strip(4)]|",
            options: [],
            metrics: nil,
            views: views
        )
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[strip]|",
            options: [],
            metrics: nil,
            views: views
        )
        NSLayoutConstraint.activate(constraints)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { child.line.text = "Touched" }

    @objc func tapped() {
        taps += 1
        child.line.text = "Tapped \(taps)"
    }

    func didReceive(_ notification: UNNotification) {
        title = "Notice of \(notification.request.content.title)"
        child.line.text = notification.request.content.body
        if let height = notification.request.content.userInfo["height"] as? Double {
            preferredContentSize = CGSize(width: 10, height: height)
        }
    }
}
