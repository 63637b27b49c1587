import Foundation
import UIKit

/// Words beneath an annotation, with a light edge so that they can be read on every ground.
final class AnnotationCaption: UIView {
    private var text = NSAttributedString()
    private var halo = NSAttributedString()
    /// As wide as the words may be, in points.
    private static let width: CGFloat = 130
    /// Points around the words for their edge.
    private static let edge: CGFloat = 3

    private static let ink = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.9) : UIColor(white: 0.15, alpha: 1)
    }
    private static let paper = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.8) : UIColor(white: 1, alpha: 0.8)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Says something beneath a point; nothing where there are no words.
    func show(title: String?, subtitle: String?, beneath point: CGPoint) {
        let words = NSMutableAttributedString()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        for (line, weight) in [(title, UIFont.Weight.semibold), (subtitle, .regular)] {
            guard let line, !line.isEmpty else { continue }
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 11, weight: weight), .foregroundColor: Self.ink,
                .paragraphStyle: style,
            ]
            let text = words.length > 0 ? "\n" + line : line
            words.append(NSAttributedString(string: text, attributes: attributes))
        }
        text = words
        let edge = NSMutableAttributedString(attributedString: words)
        edge.addAttribute(.foregroundColor, value: Self.paper, range: NSRange(location: 0, length: edge.length))
        halo = edge
        let room = CGSize(width: Self.width, height: .greatestFiniteMagnitude)
        let size = text.boundingRect(with: room, options: [.usesLineFragmentOrigin], context: nil).size
        let (width, height) = (size.width.rounded(.up) + 2 * Self.edge, size.height.rounded(.up) + 2 * Self.edge)
        frame = CGRect(x: point.x - width / 2, y: point.y, width: width, height: height)
        isHidden = text.length == 0
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let box = bounds.insetBy(dx: Self.edge, dy: Self.edge)
        for (dx, dy) in [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)] { halo.draw(in: box.offsetBy(dx: dx, dy: dy)) }
        text.draw(in: box)
    }
}
