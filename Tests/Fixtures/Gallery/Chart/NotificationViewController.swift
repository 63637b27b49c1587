import QuartzCore
import UIKit
import UserNotifications
import UserNotificationsUI

// A step counter's weekly chart: bars and a ring made of layers, a line that is drawn.

final class RingView: UIView {
    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()
    private let gradient = CAGradientLayer()
    private let percentLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        for shape in [track, ring] {
            shape.fillColor = UIColor.clear.cgColor
            shape.lineWidth = 14
            shape.lineCap = .round
        }
        track.strokeColor = UIColor.systemGray5.cgColor
        ring.strokeColor = UIColor.black.cgColor
        gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.mask = ring
        layer.addSublayer(track)
        layer.addSublayer(gradient)
        percentLabel.font = UIFont.systemFont(ofSize: 22, weight: .bold)
        percentLabel.textAlignment = .center
        percentLabel.accessibilityIdentifier = "percent"
        addSubview(percentLabel)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) / 2 - 7
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: radius,
            startAngle: -.pi / 2,
            endAngle: 1.5 * .pi,
            clockwise: true
        )
        track.path = path.cgPath
        ring.path = path.cgPath
        track.frame = bounds
        ring.frame = bounds
        gradient.frame = bounds
        percentLabel.frame = bounds
    }

    func show(_ part: CGFloat) {
        percentLabel.text = NumberFormatter.localizedString(from: NSNumber(value: Double(part)), number: .percent)
        track.strokeEnd = 1
        CATransaction.begin()
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = part
        animation.duration = 0.8
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        CATransaction.setCompletionBlock { [weak self] in self?.percentLabel.textColor = .systemPink }
        ring.strokeEnd = part
        track.add(animation, forKey: "strokeEndAnimation")
        CATransaction.commit()
    }
}

@IBDesignable
class SparkLine: UIView {
    @IBInspectable var lineColor: UIColor = .systemTeal
    var values: [Double] = [] {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard values.count > 1, let top = values.max(), let context = UIGraphicsGetCurrentContext() else { return }
        let step = rect.width / CGFloat(values.count - 1)
        let points = values.enumerated().map { index, value in
            CGPoint(x: CGFloat(index) * step, y: rect.height - 6 - (rect.height - 24) * CGFloat(value / top))
        }
        let line = UIBezierPath()
        line.move(to: points[0])
        for point in points.dropFirst() { line.addLine(to: point) }
        line.lineWidth = 2.5
        line.lineJoinStyle = .round

        context.saveGState()
        let area = line.copy() as! UIBezierPath
        area.addLine(to: CGPoint(x: rect.width, y: rect.height))
        area.addLine(to: CGPoint(x: 0, y: rect.height))
        area.close()
        area.addClip()
        let colors = [lineColor.withAlphaComponent(0.5).cgColor, lineColor.withAlphaComponent(0).cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: rect.height), options: [])
        }
        context.restoreGState()

        lineColor.setStroke()
        line.stroke()
        for point in points {
            UIColor.systemBackground.setFill()
            context.setLineWidth(2)
            context.addEllipse(in: CGRect(x: point.x - 3, y: point.y - 3, width: 6, height: 6))
            context.drawPath(using: .fillStroke)
        }
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let text = NSAttributedString(
            string: "best \(Int(top))",
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .caption2), .foregroundColor: UIColor.secondaryLabel,
                .paragraphStyle: style,
            ]
        )
        text.draw(in: CGRect(x: 0, y: 0, width: rect.width, height: 16))
    }
}

class NotificationViewController: UIViewController, UNNotificationContentExtension {
    let ringView = RingView()
    let bars = UIStackView()
    let spark = SparkLine()

    override func viewDidLoad() {
        super.viewDidLoad()
        bars.axis = .horizontal
        bars.distribution = .fillEqually
        bars.alignment = .bottom
        bars.spacing = 6
        spark.backgroundColor = .clear
        spark.isOpaque = false
        [ringView, bars, spark].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            ringView.topAnchor.constraint(equalTo: margins.topAnchor, constant: 8),
            ringView.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
            ringView.widthAnchor.constraint(equalToConstant: 120),
            ringView.heightAnchor.constraint(equalTo: ringView.widthAnchor),
            bars.leadingAnchor.constraint(equalToSystemSpacingAfter: ringView.trailingAnchor, multiplier: 2),
            bars.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bars.topAnchor.constraint(equalTo: ringView.topAnchor),
            bars.bottomAnchor.constraint(equalTo: ringView.bottomAnchor),
            spark.topAnchor.constraint(equalTo: ringView.bottomAnchor, constant: 16),
            spark.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            spark.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            spark.heightAnchor.constraint(equalToConstant: 110),
            spark.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
    }

    func didReceive(_ notification: UNNotification) {
        let steps =
            notification.request.content.userInfo["steps"] as? [Double] ?? [3200, 5100, 4400, 8000, 6100, 9800, 7200]
        let most = steps.max() ?? 1
        bars.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for value in steps {
            let bar = UIView()
            bar.backgroundColor = value == most ? .systemOrange : .systemIndigo
            bar.layer.cornerRadius = 5
            bar.layer.cornerCurve = .continuous
            bar.layer.shadowColor = UIColor.black.cgColor
            bar.layer.shadowOpacity = 0.25
            bar.layer.shadowRadius = 3
            bar.layer.shadowOffset = CGSize(width: 0, height: 2)
            bars.addArrangedSubview(bar)
            bar.heightAnchor.constraint(equalTo: bars.heightAnchor, multiplier: CGFloat(value / most)).isActive = true
        }
        spark.values = steps
        view.layoutIfNeeded()
        ringView.show(0.72)
    }
}
