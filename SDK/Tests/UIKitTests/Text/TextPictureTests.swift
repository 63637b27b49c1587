import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

@MainActor
@Suite(.timeLimit(.minutes(2))) struct TextPictureTests {
    init() { ObjectEquality.repair() }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.attributedText = text
        label.sizeToFit()
        label.layoutIfNeeded()
        return label
    }

    @Test func `a picture stands between the letters, on their base`() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        let before = text.size()
        text.append(NSAttributedString(attachment: NSTextAttachment(image: picture(30, 10))))
        text.append(NSAttributedString(string: "cd", attributes: [.font: font]))
        let label = label(text)
        let shown = try #require(label.subviews.first as? UIImageView)
        #expect(label.subviews.count == 1)
        #expect(shown.frame.size == CGSize(width: 30, height: 10))
        #expect(abs(shown.frame.minX - before.width) < 0.5)
        #expect(abs(shown.frame.maxY - font.ascender) < 0.5)
        guard case .label(let block) = label.content else { throw CocoaError(.featureUnsupported) }
        #expect(block.lines.map { $0.runs.map(\.text).joined() } == ["ab", "cd"])
        #expect(abs(block.lines[1].x - (Double(before.width) + 30)) < 0.5)
        #expect(label.bounds.width > 30 + before.width)
        label.text = "none"
        label.layoutIfNeeded()
        #expect(label.subviews.isEmpty)
    }

    @Test func `a high picture makes its line higher, and bounds move it`() throws {
        let attachment = NSTextAttachment(image: picture(8, 8))
        attachment.bounds = CGRect(x: 0, y: -6, width: 40, height: 60)
        let text = NSMutableAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.append(NSAttributedString(attachment: attachment))
        let label = label(text)
        #expect(abs(label.bounds.height - 60) < 1)
        let shown = try #require(label.subviews.first)
        #expect(abs(shown.frame.minY) < 0.5 && shown.frame.size == CGSize(width: 40, height: 60))
    }

    @Test func `a symbol is as large as the letters and has their colour`() throws {
        let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star.fill")))
        let text = NSMutableAttributedString(attachment: attachment)
        let all = NSRange(location: 0, length: 1)
        text.addAttributes([.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red], range: all)
        let shown = try #require(label(text).subviews.first as? UIImageView)
        #expect(shown.bounds.width > 40 && shown.bounds.width < 60)
        #expect(shown.image?.tint == .red)
    }

    @Test func `an attachment without a picture leaves room`() {
        let label = label(NSAttributedString(attachment: NSTextAttachment()))
        #expect(label.bounds.width > 5)
        #expect(label.subviews.isEmpty)
    }
}
