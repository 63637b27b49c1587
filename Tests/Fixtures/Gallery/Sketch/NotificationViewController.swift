import UIKit
import UIKit.UIGestureRecognizerSubclass
import UserNotifications
import UserNotificationsUI

/// Draws a line under each finger.
class CanvasView: UIView {
    var changed: ((String) -> Void)?
    private var lines: [ObjectIdentifier: [CGPoint]] = [:]
    private(set) var finished: [[CGPoint]] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { lines[ObjectIdentifier(touch)] = [touch.location(in: self)] }
        let taps = touches.map(\.tapCount).max() ?? 0
        changed?("Down \(event?.allTouches?.count ?? 0), tap \(taps)")
        setNeedsDisplay()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let steps = event?.coalescedTouches(for: touch) ?? [touch]
            lines[ObjectIdentifier(touch), default: []] += steps.map { $0.preciseLocation(in: self) }
            let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
            assert(now != before || steps.count > 1, "a move goes somewhere")
        }
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            finished.append((lines.removeValue(forKey: ObjectIdentifier(touch)) ?? []) + [touch.location(in: self)])
        }
        changed?("\(finished.count) lines, the last of \(Int(length(finished.last ?? []))) points")
        setNeedsDisplay()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { lines[ObjectIdentifier(touch)] = nil }
        changed?("Cancelled")
        setNeedsDisplay()
    }

    func clear() {
        finished = []
        setNeedsDisplay()
    }

    private func length(_ line: [CGPoint]) -> CGFloat {
        zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemBlue.setStroke()
        for line in finished + lines.values {
            let path = UIBezierPath()
            path.lineWidth = 3
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            for (index, point) in line.enumerated() {
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.stroke()
        }
    }
}

/// A dot that is easier to hit than it is large.
class Knob: UIView {
    var pressed: (() -> Void)?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pressed?() }
}

/// A finger that goes down and then to the right.
final class CornerRecognizer: UIGestureRecognizer {
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard touches.count == 1, let touch = touches.first else { return state = .failed }
        start = touch.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let place = touches.first?.location(in: view) else { return }
        if place.y - start.y > 30, place.x - start.x > 30 { state = .recognized }
    }

    override func reset() {
        super.reset()
        start = .zero
    }
}

class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private let canvas = CanvasView(frame: .zero)
    private let knob = Knob(frame: .zero)
    private let corner = UIView(frame: .zero)
    private let button = UIButton(type: .system)
    private let stateLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let width = view.bounds.width
        canvas.frame = CGRect(x: 12, y: 36, width: width - 24, height: 180)
        canvas.accessibilityIdentifier = "canvas"
        canvas.changed = { [weak self] in self?.stateLabel.text = $0 }
        knob.frame = CGRect(x: 40, y: 250, width: 12, height: 12)
        knob.backgroundColor = .systemRed
        knob.layer.cornerRadius = 6
        knob.accessibilityIdentifier = "knob"
        knob.pressed = { [weak self] in self?.stateLabel.text = "Knob" }
        corner.frame = CGRect(x: 110, y: 226, width: 120, height: 64)
        corner.backgroundColor = .systemGray5
        corner.accessibilityIdentifier = "corner"
        corner.addGestureRecognizer(CornerRecognizer(target: self, action: #selector(turned)))
        button.frame = CGRect(x: 250, y: 234, width: 100, height: 44)
        button.setTitle("Clear", for: .normal)
        button.addTarget(self, action: #selector(pressed), for: .touchDown)
        button.addTarget(self, action: #selector(cleared), for: .touchUpInside)
        button.addTarget(self, action: #selector(left), for: [.touchUpOutside, .touchCancel])
        stateLabel.frame = CGRect(x: 12, y: 8, width: width - 24, height: 22)
        stateLabel.text = "Draw"
        for each in [canvas, knob, corner, button, stateLabel] { view.addSubview(each) }
        preferredContentSize = CGSize(width: 0, height: 300)
    }

    func didReceive(_ notification: UNNotification) {}

    @objc private func turned() { stateLabel.text = "Corner" }
    @objc private func pressed() { button.setTitle("Held", for: .normal) }

    @objc private func cleared() {
        button.setTitle("Clear", for: .normal)
        canvas.clear()
        stateLabel.text = "Cleared"
    }

    @objc private func left() {
        button.setTitle("Clear", for: .normal)
        stateLabel.text = "Let be"
    }
}
