import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

@MainActor
@Suite(.timeLimit(.minutes(2))) struct ParagraphStyleTests {
    init() { ObjectEquality.repair() }

    /// A label of so many points, and the lines that it draws.
    private func lines(_ text: NSAttributedString, width: CGFloat = 200) throws -> [(
        text: String, x: Double, y: Double
    )] {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        label.frame.size = CGSize(width: width, height: label.sizeThatFits(CGSize(width: width, height: 0)).height)
        guard case .label(let block) = label.content else { throw CocoaError(.featureUnsupported) }
        return block.lines.map { ($0.runs.map(\.text).joined(), $0.x, $0.y) }
    }

    private func paragraph(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(
            string: text,
            attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 10)]
        )
    }

    @Test func `each paragraph lies as its own style says`() throws {
        let text = NSMutableAttributedString()
        text.append(paragraph("Title\n") { $0.alignment = .center })
        text.append(paragraph("Body\n\n") { $0.alignment = .left })
        text.append(paragraph("End") { $0.alignment = .right })
        let lines = try lines(text)
        #expect(lines.map(\.text) == ["Title", "Body", "", "End"])
        #expect(lines[0].x > 80 && lines[0].x < 100)
        #expect(lines[1].x == 0)
        #expect(lines[3].x > 170)
        #expect(lines.map(\.y) == lines.map(\.y).sorted() && Set(lines.map(\.y)).count == 4)
    }

    @Test func `first lines and others begin where their indents say, and end before the tail`() throws {
        let long = String(repeating: "word ", count: 20)
        let lines = try lines(
            paragraph("• " + long) {
                $0.headIndent = 20
                $0.tailIndent = -50
            }
        )
        #expect(lines.count > 2)
        #expect(lines.map(\.x) == [0] + Array(repeating: 20, count: lines.count - 1))
        let wide = try self.lines(paragraph(long) { $0.firstLineHeadIndent = 30 })
        #expect(wide.map(\.x) == [30] + Array(repeating: 0, count: wide.count - 1))
        #expect(wide.count < lines.count)
        let unindented = try self.lines(paragraph(long) { _ in })
        #expect(unindented.count <= wide.count)
    }

    @Test func `paragraphs keep room between each other`() throws {
        let text = NSMutableAttributedString()
        text.append(paragraph("One\n") { $0.paragraphSpacing = 7 })
        text.append(paragraph("Two") { $0.paragraphSpacingBefore = 5 })
        let lines = try lines(text)
        #expect(abs(lines[1].y - (11.93 + 12)) < 0.1)
        let same = try self.lines(paragraph("One\nTwo\nThree") { $0.paragraphSpacing = 7 })
        #expect(abs(same[2].y - 2 * (11.93 + 7)) < 0.3)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1e300]) func `room that no line can have is none`(room: CGFloat) throws {
        let lines = try lines(
            paragraph("A word\nand another") {
                $0.headIndent = room
                $0.firstLineHeadIndent = room
                $0.tailIndent = room
                $0.paragraphSpacing = room
            }
        )
        #expect(lines.map(\.text) == ["A word", "and another"])
        #expect(lines.map(\.x) == [0, 0])
    }

    @Test func `styles are values that are copied and compared`() throws {
        let style = NSMutableParagraphStyle()
        style.headIndent = 4
        style.alignment = .center
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(!(copy is NSMutableParagraphStyle))
        #expect(copy == style && copy.hash == style.hash)
        style.headIndent = 5
        #expect(copy != style && copy.headIndent == 4)
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(copy)
        #expect(other == copy && other.alignment == .center)
        #expect(NSParagraphStyle.default.tabStops.count == 12)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    }

    @Test func `what a label is told applies to all of a styled text`() throws {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "one ", attributes: [.font: UIFont.systemFont(ofSize: 9)])
        text.append(NSAttributedString(string: "two", attributes: [.foregroundColor: UIColor.red]))
        label.attributedText = text
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = .green
        label.textAlignment = .right
        label.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        guard case .label(let block) = label.content else { throw CocoaError(.featureUnsupported) }
        #expect(block.lines[0].runs.allSatisfy { $0.font.size == 20 && $0.color == UIColor.green.wire })
        #expect(block.lines[0].x > 200)
        let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .right)
    }
}
