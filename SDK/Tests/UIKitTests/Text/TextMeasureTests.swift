import Foundation
import Testing

@testable import UIKit

/// Widths that Chromium 120 measures with the page's fonts and `text-rendering: geometricPrecision`.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct TextMeasureTests {
    @Test(arguments: [
        ("Hello World", 17.0, UIFont.Weight.regular, 91.80),
        ("Delivered to your door at 18:42", 15, .regular, 219.28),
        ("Headline: AVATAR Type", 17, .semibold, 192.17),
        ("支付宝到账一百元", 17, .regular, 136),
        ("Order #4711 — 中文 mixed", 13, .regular, 161.42),
        ("Large Title", 34, .bold, 161.34),
        ("iiiiiiiiiiiiiiiiiiii", 12, .regular, 56.94),
        ("WAVE To. Yes, fi ffi", 22, .medium, 180.64),
    ])
    func `text is as wide as in the browser`(text: String, size: Double, weight: UIFont.Weight, width: Double) {
        let font = UIFont.systemFont(ofSize: CGFloat(size), weight: weight)
        let measured = text.size(withAttributes: [.font: font])
        #expect(abs(Double(measured.width) - width) < 1, "\(text): \(measured.width)")
        #expect(abs(Double(measured.height) - size * 1.193) < 0.1)
    }

    @Test func `a label wraps at its width and cuts its last line`() throws {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = "One two three four five six seven eight nine ten eleven twelve"
        label.numberOfLines = 2
        let size = label.sizeThatFits(CGSize(width: 150, height: 0))
        #expect(abs(size.height - 2 * 17 * 1.193) < 0.5)
        label.frame = CGRect(origin: .zero, size: CGSize(width: 150, height: size.height))
        guard case .label(let block) = label.content else { throw Missing() }
        #expect(block.lines.count == 2)
        #expect(block.lines[0].runs.map(\.text).joined() == "One two three")
        #expect(block.lines[1].runs.map(\.text).joined().hasSuffix("…"))
        #expect(block.lines.allSatisfy { $0.width <= 150.5 })
    }

    @Test func `a label of its own size never wraps`() {
        for text in ["Hello World", "WAVE To. Yes", "支付宝到账", "a b c d e f g h"] {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            label.frame.size = label.sizeThatFits(.zero)
            guard case .label(let block) = label.content else { continue }
            #expect(block.lines.count == 1, "\(text)")
        }
    }

    @Test func `attributed text keeps its looks`() throws {
        let text = NSMutableAttributedString(string: "red and underlined")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        text.addAttribute(
            .underlineStyle,
            value: NSUnderlineStyle.single.rawValue,
            range: NSRange(location: 8, length: 10)
        )
        let label = UILabel()
        label.attributedText = text
        label.frame.size = label.intrinsicContentSize
        guard case .label(let block) = label.content else { throw Missing() }
        let runs = try #require(block.lines.first?.runs)
        #expect(runs.map(\.text) == ["red", " and ", "underlined"])
        #expect(runs[0].color.description == "#ff0000ff")
        #expect(runs[2].isUnderlined == true)
        #expect(label.text == "red and underlined")
    }

    @Test func `type follows the size that the person chose`() {
        let before = UITraitCollection.current
        defer { UITraitCollection.current = before }
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        UITraitCollection.current = UITraitCollection(style: .light, category: .accessibilityLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
        #expect(UIFontMetrics.default.scaledValue(for: 17) == 33)
        let now = UITraitCollection.current
        #expect(!now.hasDifferentColorAppearance(comparedTo: UITraitCollection(style: .light)))
        #expect(now.hasDifferentColorAppearance(comparedTo: UITraitCollection(style: .dark)))
        #expect(now.hasDifferentColorAppearance(comparedTo: nil))
    }
}

struct Missing: Error {}
