import Foundation
import Testing
import ViewLink

@testable import UIKit

/// What is typed into fields, and places in their text.
@MainActor
@Suite(.timeLimit(.minutes(2))) struct TypingTests {
    private let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    private func type(_ text: String, into field: UIView) {
        TouchDelivery(roots: [room]).deliver(.text(node: field.nodeID, text: text))
    }

    /// Groups of four, with the caret where it was: as forms of cards have it.
    final class CardField: UITextField {
        func group() {
            guard let caret = selectedTextRange else { return }
            let behind = offset(from: caret.start, to: endOfDocument)
            var grouped = ""
            for (index, digit) in (text ?? "").filter(\.isNumber).enumerated() {
                if index > 0, index % 4 == 0 { grouped.append(" ") }
                grouped.append(digit)
            }
            text = grouped
            guard let place = position(from: endOfDocument, offset: -behind) else { return }
            selectedTextRange = textRange(from: place, to: place)
        }
    }

    private func sent(_ field: UITextField) throws -> TextFieldContent {
        guard case .textField(let content) = field.content else { throw CancellationError() }
        return content
    }

    @Test("A field that groups its digits keeps the caret, and the page is told where")
    func grouping() throws {
        let field = CardField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        room.addSubview(field)
        field.addAction(UIAction { _ in field.group() }, for: .editingChanged)
        type("12345", into: field)
        #expect(field.text == "1234 5")
        #expect(try sent(field).selection == ViewTextSelection(location: 6, length: 0))
        // A digit in the middle.
        type("12934 5", into: field)
        #expect(field.text == "1293 45")
        #expect(try sent(field).selection == ViewTextSelection(location: 3, length: 0))
    }

    @Test("An emoji is one, also before one that begins alike")
    func emoji() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        room.addSubview(field)
        let delegate = Refusing()
        field.delegate = delegate
        type("😀", into: field)
        type("😁😀", into: field)
        #expect(field.text == "😁😀")
        type("😀", into: field)
        #expect(field.text == "😀")
        #expect(delegate.asked == ["0 0 😀", "0 0 😁", "0 2 "])
    }

    @Test("A field that deletes what is too much, as it hears of it")
    func tooLong() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        room.addSubview(field)
        field.addAction(
            UIAction { _ in while (field.text ?? "").count > 3 { field.deleteBackward() } },
            for: .editingChanged
        )
        type("abcd", into: field)
        #expect(field.text == "abc")
    }

    @Test("A text of the page is answered with its turn, and nothing older is shown over it")
    func turns() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        room.addSubview(field)
        TouchDelivery(roots: [room]).deliver(.text(node: field.nodeID, text: "a", turn: 7))
        #expect(try sent(field).turn == 7)
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.chosenRange = NSRange(location: -5, length: 100)
        #expect(field.chosenRange == NSRange(location: 0, length: 1))
    }

    final class CodeField: UITextField {
        var deletions = 0
        override func deleteBackward() {
            deletions += 1
            super.deleteBackward()
        }
        override func insertText(_ text: String) { super.insertText(text.uppercased()) }
    }

    @Test("The delete key reaches deleteBackward(), also in an empty field")
    func deletion() {
        let field = CodeField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        room.addSubview(field)
        type("a", into: field)
        #expect(field.text == "A")
        type("", into: field)
        #expect(field.deletions == 1)
        #expect(field.text == "")
        TouchDelivery(roots: [room]).deliver(.keys(node: field.nodeID, "\u{8}"))
        #expect(field.deletions == 2)
    }

    final class AskedOfRanges: NSObject, UITextFieldDelegate {
        var asked: [NSRange] = []
        func textField(
            _ textField: UITextField,
            shouldChangeCharactersInRanges ranges: [NSValue],
            replacementString string: String
        ) -> Bool {
            asked += ranges.map(\.rangeValue)
            return string != "x"
        }
    }

    @Test("A delegate of iOS 26 is asked of ranges")
    func ranges() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        room.addSubview(field)
        let delegate = AskedOfRanges()
        field.delegate = delegate
        field.becomeFirstResponder()
        type("a", into: field)
        #expect(field.text == "a" && delegate.asked == [NSRange(location: 0, length: 0)])
        type("ax", into: field)
        #expect(field.text == "a" && delegate.asked.count == 2)
    }

    final class Refusing: NSObject, UITextFieldDelegate {
        var asked: [String] = []
        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            asked.append("\(range.location) \(range.length) \(string)")
            return string != "x"
        }
    }

    @Test("The delegate is asked once, and what it refuses is taken back")
    func refused() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        room.addSubview(field)
        let delegate = Refusing()
        field.delegate = delegate
        type("a", into: field)
        let before = try sent(field).serial
        type("ax", into: field)
        #expect(field.text == "a")
        #expect(try sent(field).serial > before)
        #expect(delegate.asked == ["0 0 a", "1 0 x"])
    }

    @Test("Places: words, ranges, replacing, the caret's rectangle")
    func places() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "a word"
        let from = try #require(field.position(from: field.beginningOfDocument, offset: 2))
        let word = try #require(
            field.tokenizer.rangeEnclosingPosition(from, with: .word, inDirection: .storage(.forward))
        )
        #expect(field.text(in: word) == "word")
        field.replace(word, withText: "b")
        #expect(field.text == "a b")
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
        let (first, last) = (field.caretRect(for: field.beginningOfDocument), field.caretRect(for: field.endOfDocument))
        #expect(first.minX < last.minX)
        #expect(first.height > 10)
    }

    @Test("A view beside the text is drawn where its rectangle says; a button empties the field")
    func besideTheText() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        room.addSubview(field)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftViewMode = .always
        field.clearButtonMode = .always
        field.layoutIfNeeded()
        #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
        #expect(try sent(field).insets[1] == 30)
        #expect(field.subviews.count == 1)
        type("abc", into: field)
        field.layoutIfNeeded()
        let button = try #require(field.subviews.last as? UIButton)
        #expect(button.frame == CGRect(x: 176, y: 10.5, width: 19, height: 19))
        TouchDelivery(roots: [room]).deliver(.touch(node: button.nodeID, sense: .tap, at: nil))
        #expect(field.text == "")
    }

    final class Digits: UIView, UIKeyInput {
        var digits = ""
        var keyboardType = UIKeyboardType.numberPad
        var hasText: Bool { !digits.isEmpty }
        func insertText(_ text: String) { digits += text }
        func deleteBackward() { digits = String(digits.dropLast()) }
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("A view that takes keys gets them one by one")
    func keys() {
        let view = Digits(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        room.addSubview(view)
        TouchDelivery(roots: [room]).deliver(.keys(node: view.nodeID, "12\u{8}3"))
        #expect(view.digits == "13")
    }
}
