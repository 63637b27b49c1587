import UIKit
import UserNotifications
import UserNotificationsUI

class NotificationViewController: UIViewController, UNNotificationContentExtension {
    let ball = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    let pulse = UIView(frame: CGRect(x: 300, y: 20, width: 30, height: 30))
    let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
    let spinner = UIActivityIndicatorView(style: .medium)
    let log = UILabel()
    let flipped = UILabel()
    private var timer: Timer?
    private var link: CADisplayLink?
    private var ticks = 0
    private var animator: UIViewPropertyAnimator?

    override func viewDidLoad() {
        super.viewDidLoad()
        ball.backgroundColor = .systemRed
        ball.layer.cornerRadius = 20
        ball.accessibilityIdentifier = "ball"
        pulse.backgroundColor = .systemGreen
        pulse.accessibilityIdentifier = "pulse"
        heart.tintColor = .systemPink
        heart.frame = CGRect(x: 150, y: 20, width: 40, height: 36)
        heart.contentMode = .scaleAspectFit
        spinner.center = CGPoint(x: 240, y: 40)
        spinner.startAnimating()
        log.frame = CGRect(x: 20, y: 120, width: 320, height: 24)
        flipped.frame = CGRect(x: 20, y: 150, width: 320, height: 24)
        flipped.text = "front"
        [ball, pulse, heart, spinner, log, flipped].forEach(view.addSubview)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(
            withDuration: 0.5,
            delay: 0,
            usingSpringWithDamping: 0.5,
            initialSpringVelocity: 0.8,
            options: [],
            animations: { self.ball.center.x = 110 }
        ) { [weak self] finished in
            self?.log.text = finished ? "sprung" : "stopped"
            self?.keyframes()
        }
        UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse, .curveEaseInOut]) {
            self.pulse.transform = CGAffineTransform(scaleX: 1.4, y: 1.4)
            self.pulse.alpha = 0.4
        }
        let beat = CASpringAnimation(keyPath: "transform.scale")
        beat.fromValue = 0.8
        beat.toValue = 1.0
        beat.damping = 4
        beat.duration = beat.settlingDuration
        beat.repeatCount = .greatestFiniteMagnitude
        heart.layer.add(beat, forKey: "beat")
        timer = Timer.scheduledTimer(
            timeInterval: 0.1,
            target: self,
            selector: #selector(tick),
            userInfo: nil,
            repeats: true
        )
        link = CADisplayLink(target: self, selector: #selector(frame(_:)))
        link?.add(to: .main, forMode: .common)
    }

    private func keyframes() {
        UIView.animateKeyframes(
            withDuration: 0.6,
            delay: 0,
            options: [.calculationModeCubic],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.ball.center.y = 90 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    self.ball.backgroundColor = .systemBlue
                }
            },
            completion: { _ in
                self.log.text = "stepped"
                let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
                    self.ball.transform = CGAffineTransform(rotationAngle: .pi / 4)
                }
                animator.addAnimations({ self.ball.layer.cornerRadius = 8 }, delayFactor: 0.1)
                animator.addCompletion { position in
                    self.log.text = position == .end ? "turned" : "cut off"
                    UIView.transition(
                        with: self.flipped,
                        duration: 0.3,
                        options: .transitionFlipFromLeft,
                        animations: {
                            self.flipped.text = "back"
                        }
                    )
                }
                animator.startAnimation()
                self.animator = animator
            }
        )
    }

    @objc func tick() {
        ticks += 1
        if ticks == 5 { timer?.invalidate() }
    }

    @objc func frame(_ link: CADisplayLink) {
        if link.timestamp > 0 { link.invalidate() }
    }

    func didReceive(_ notification: UNNotification) {
        log.text = notification.request.content.title
    }
}
