import UIKit

/// What a note is written in: a field with a picture and a line of its own, and a text with words where nothing is typed.
final class SheetsViewController: UIViewController, UITextViewDelegate {
    private let name = UITextField()
    private let note = UITextView()
    private let hint = UILabel()
    private let reset = UIButton(type: .custom)
    private let slide = SlideDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Notes"
        name.frame = CGRect(x: 20, y: 120, width: 300, height: 40)
        name.placeholder = "Name"
        let icon = UIImageView(image: UIImage(systemName: "person.circle.fill"))
        icon.contentMode = .center
        icon.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
        name.leftView = icon
        name.leftViewMode = .always
        reset.setTitle("Reset", for: .normal)
        reset.setTitleColor(.systemRed, for: .normal)
        reset.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        reset.addTarget(self, action: #selector(clear), for: .touchUpInside)
        name.rightView = reset
        name.rightViewMode = .always
        let line = CALayer()
        line.frame = CGRect(x: 0, y: 39, width: 300, height: 1)
        line.backgroundColor = UIColor.systemBlue.cgColor
        name.layer.addSublayer(line)
        view.addSubview(name)

        note.frame = CGRect(x: 20, y: 180, width: 300, height: 90)
        note.font = .systemFont(ofSize: 17)
        note.delegate = self
        hint.text = "What is on your mind?"
        hint.font = .systemFont(ofSize: 17)
        hint.textColor = .placeholderText
        hint.frame = CGRect(x: 5, y: 8, width: 280, height: 22)
        note.addSubview(hint)
        view.addSubview(note)

        for (index, way) in ["Half", "Slide", "Card", "Night"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(way, for: .normal)
            button.frame = CGRect(x: 20 + 110 * (index % 3), y: 300 + 50 * (index / 3), width: 90, height: 44)
            button.addTarget(self, action: #selector(show(_:)), for: .touchUpInside)
            view.addSubview(button)
        }
    }

    func textViewDidChange(_ textView: UITextView) { hint.isHidden = !textView.text.isEmpty }

    @objc private func clear() { name.text = "" }

    @objc private func show(_ sender: UIButton) {
        if sender.currentTitle == "Night" {
            let night = NightPage()
            night.modalPresentationStyle = .fullScreen
            return present(night, animated: true)
        }
        let page = SheetPage()
        page.words = sender.currentTitle ?? ""
        switch sender.currentTitle {
        case "Half":
            page.sheetPresentationController?.detents = [.medium(), .large()]
            page.sheetPresentationController?.prefersGrabberVisible = true
        case "Slide":
            page.modalPresentationStyle = .custom
            page.transitioningDelegate = slide
        default:
            page.modalPresentationStyle = .popover
            page.preferredContentSize = CGSize(width: 180, height: 90)
            page.popoverPresentationController?.sourceView = sender
            page.popoverPresentationController?.permittedArrowDirections = .up
            page.popoverPresentationController?.delegate = self
        }
        present(page, animated: true)
    }
}

extension SheetsViewController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

final class SheetPage: UIViewController {
    var words = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let label = UILabel(frame: CGRect(x: 16, y: 30, width: 150, height: 24))
        label.text = "\(words) is open"
        view.addSubview(label)
    }
}

/// A dark page over all of the screen, with a light clock that it can hide.
final class NightPage: UIViewController {
    private var isQuiet = false { didSet { setNeedsStatusBarAppearanceUpdate() } }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { isQuiet }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for (index, way) in ["Quiet", "Day"].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(way, for: .normal)
            button.frame = CGRect(x: 20 + 110 * index, y: 300, width: 90, height: 44)
            button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
            view.addSubview(button)
        }
    }

    @objc private func choose(_ sender: UIButton) {
        if sender.currentTitle == "Quiet" { isQuiet.toggle() } else { dismiss(animated: true) }
    }
}

/// Half of the screen, over a dimmed ground that a tap on takes away.
final class SlideController: UIPresentationController {
    private lazy var dimming: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.5)
        view.alpha = 0
        view.accessibilityLabel = "Leave"
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return CGRect(
            x: 0,
            y: container.bounds.height * 0.6,
            width: container.bounds.width,
            height: container.bounds.height * 0.4
        )
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        container.insertSubview(dimming, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = 0
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
    }

    override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }

    @objc private func leave() { presentingViewController.dismiss(animated: true) }
}

final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        SlideController(presentedViewController: presented, presenting: presenting)
    }
}
