import Foundation
import Testing

@testable import UIKit

/// TextKit 2, as apps use it.
@MainActor
@Suite("Fragments of TextKit 2", .timeLimit(.minutes(2))) struct TextLayoutManagerTests {
    private let content = NSTextContentStorage()
    private let manager = NSTextLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 110, height: 0))

    init() {
        manager.textContainer = container
        content.addTextLayoutManager(manager)
        content.attributedString = NSAttributedString(
            string: "One two three four five\nSix",
            attributes: [.font: UIFont.systemFont(ofSize: 17)]
        )
    }

    @Test("A paragraph is a fragment; its lines are those of its part of the text, one below the other")
    func fragments() {
        var fragments: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: content.documentRange.location, options: [.ensuresLayout]) {
            fragments.append($0)
            return true
        }
        #expect(fragments.count == 2)
        let lines = fragments[0].textLineFragments
        #expect(lines.count == 3)
        let words = lines.map { $0.attributedString.attributedSubstring(from: $0.characterRange).string }
        #expect(words.joined() == "One two three four five\n")
        #expect(lines[1].typographicBounds.minY >= lines[0].typographicBounds.maxY - 0.01)
        #expect(fragments[1].layoutFragmentFrame.minY == fragments[0].layoutFragmentFrame.maxY)
        #expect(manager.usageBoundsForTextContainer.height == fragments[1].layoutFragmentFrame.maxY)
        let below = CGPoint(x: 10, y: fragments[1].layoutFragmentFrame.midY)
        #expect(manager.textLayoutFragment(for: below)?.rangeInElement == fragments[1].rangeInElement)
        #expect(lines[0].locationForCharacter(at: 0).x == 0 && lines[0].locationForCharacter(at: 3).x > 10)
        #expect(lines[0].characterIndex(for: CGPoint(x: 1, y: 0)) == 0)
    }

    @Test("Places are reckoned from each other, ranges are cut and joined")
    func ranges() throws {
        let document = content.documentRange
        #expect(content.offset(from: document.location, to: document.endLocation) == 27)
        let fourth = try #require(content.location(document.location, offsetBy: 4))
        #expect(content.location(fourth, offsetBy: 24) == nil && content.location(fourth, offsetBy: .max) == nil)
        let word = try #require(NSTextRange(location: fourth, end: content.location(fourth, offsetBy: 3)))
        #expect(document.contains(word) && !word.contains(document.location) && word.intersection(document) == word)
        #expect(NSTextRange(location: word.endLocation, end: word.location) == nil)
        var frames: [CGRect] = []
        manager.enumerateTextSegments(in: word, type: .standard) { _, frame, _, _ in
            frames.append(frame)
            return true
        }
        #expect(frames.count == 1 && frames[0].minX > 30 && frames[0].width > 20)
        content.performEditingTransaction {
            manager.replaceContents(in: word, with: NSAttributedString(string: "2"))
        }
        #expect(content.textStorage?.string == "One 2 three four five\nSix")
    }

    @Test("A text view has its lines by both kinds of TextKit")
    func textView() {
        let view = UITextView(usingTextLayoutManager: true)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.text = "Bells"
        let content = view.textLayoutManager?.textContentManager as? NSTextContentStorage
        #expect(content?.attributedString?.string == "Bells" && content?.textStorage === view.textStorage)
        var count = 0
        view.textLayoutManager?.enumerateTextLayoutFragments(from: nil) { _ in
            count += 1
            return true
        }
        #expect(count == 1)
    }
}
