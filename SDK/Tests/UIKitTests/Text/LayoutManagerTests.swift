import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

@MainActor
@Suite(.timeLimit(.minutes(2))) struct LayoutManagerTests {
    init() { ObjectEquality.repair() }

    private func parts(
        _ text: NSAttributedString,
        width: CGFloat
    ) -> (manager: NSLayoutManager, container: NSTextContainer, storage: NSTextStorage) {
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: 0))
        container.lineFragmentPadding = 0
        let storage = NSTextStorage(attributedString: text)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (manager, container, storage)
    }

    private let text = NSAttributedString(
        string: "First line 😀\nsecond",
        attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )

    @Test func `letters are found where they stand`() {
        let (manager, container, storage) = parts(text, width: 400)
        for index in 0..<storage.length where ![12, 13].contains(index) {
            let place = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            var part: CGFloat = 9
            let found = manager.characterIndex(
                for: CGPoint(x: place.minX + 0.25 * place.width, y: place.midY),
                in: container,
                fractionOfDistanceBetweenInsertionPoints: &part
            )
            #expect(found == index)
            #expect(index == 11 || abs(part - 0.25) < 0.01)
        }
        #expect(
            manager.characterIndex(
                for: CGPoint(x: 900, y: 900),
                in: container,
                fractionOfDistanceBetweenInsertionPoints: nil
            ) == 19
        )
        #expect(
            manager.characterIndex(
                for: CGPoint(x: -9, y: -9),
                in: container,
                fractionOfDistanceBetweenInsertionPoints: nil
            ) == 0
        )
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 20))
    }

    @Test func `lines are told with what they use`() {
        let (manager, container, storage) = parts(text, width: 72)
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 20)) { whole, used, _, range, _ in
            #expect(whole.width == 72 && used.width <= 72.5 && whole.minY == used.minY)
            ranges.append(range)
        }
        #expect(ranges.count == 3 && storage.layoutManagers == [manager])
        #expect(ranges.last == NSRange(location: 14, length: 6))
        let used = manager.usedRect(for: container)
        #expect(abs(used.height - 3 * 20 * 1.193) < 1)
        #expect(manager.lineFragmentRect(forGlyphAt: 15, effectiveRange: nil).minY > 40)
    }

    @Test func `a storage tells its delegate of edits, once for all between begin and end`() {
        final class Delegate: NSObject, NSTextStorageDelegate {
            var heard: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage,
                didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange,
                changeInLength delta: Int
            ) { heard.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
        }
        let storage = NSTextStorage(string: "abcdef")
        let delegate = Delegate()
        storage.delegate = delegate
        storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "XYZ")
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        storage.beginEditing()
        storage.append(NSAttributedString(string: "!"))
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        storage.endEditing()
        #expect(delegate.heard == ["2 1 3 1", "1 0 2 0", "3 0 8 0"])
        #expect(storage.string == "XYZdef!")
        #expect(NSTextStorage().length == 0)
    }
}
