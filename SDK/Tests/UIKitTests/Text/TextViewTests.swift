import Foundation
import FoundationAdditions
import Testing
import ViewLink

@testable import UIKit

@MainActor
@Suite(.timeLimit(.minutes(2))) struct TextViewTests {
    init() { ObjectEquality.repair() }

    private final class Reader: NSObject, UITextViewDelegate {
        var touched: [String] = []
        func textView(
            _ textView: UITextView,
            shouldInteractWith URL: URL,
            in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            touched.append("\(URL) \(characterRange.location) \(characterRange.length)")
            return false
        }
    }

    @Test func `a text that is edited says how high it is, before it is laid out`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        view.font = .systemFont(ofSize: 14)
        view.textContainerInset = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
        view.text = "Training"
        let one = view.contentSize.height
        #expect(one > 42 && one < 48 && view.contentSize.width == 300)
        view.text = "Training\nand\nrest"
        #expect(view.contentSize.height > one + 28)
    }

    @Test func `a text that is edited begins below the bar that lies over it`() throws {
        let (controller, view) = (UIViewController(), UITextView())
        controller.view.addSubview(view)
        view.frame = CGRect(x: 0, y: 0, width: 402, height: 400)
        view.contentInset.left = 5
        let navigation = UINavigationController(rootViewController: controller)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 402, height: 874)
        navigation.view.layoutIfNeeded()
        guard case .textView(let field) = view.content else {
            Issue.record("no field")
            return
        }
        #expect(field.insets == [52, 10, 8, 5])
    }

    /// A text view 300 points wide, whose text is only read.
    private func view(_ text: NSAttributedString) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.isEditable = false
        view.attributedText = text
        view.layoutIfNeeded()
        return view
    }

    private func shown(_ view: UITextView) throws -> (canvas: UIView, block: TextBlock) {
        let canvas = try #require(view.subviews.first)
        guard case .label(let block) = canvas.content else { throw CocoaError(.featureUnsupported) }
        return (canvas, block)
    }

    @Test func `a styled text that is read has its looks`() throws {
        let text = NSMutableAttributedString(string: "Title\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
        text.append(NSAttributedString(string: "Words", attributes: [.foregroundColor: UIColor.red]))
        let view = view(text)
        let (canvas, block) = try shown(view)
        #expect(block.lines.map { $0.runs.map(\.text).joined() } == ["Title", "Words"])
        #expect(block.lines[0].runs[0].font.size == 30)
        #expect(block.lines[1].runs[0].color == UIColor.red.wire && block.lines[1].runs[0].font.size == 12)
        #expect(abs(canvas.frame.minX - 5) < 0.01 && abs(canvas.frame.minY - 8) < 0.01 && canvas.frame.width == 290)
        #expect(abs(view.contentSize.height - (42 * 1.193 + 16)) < 1)
        let given = view.attributedText.attribute(.font, at: 7, effectiveRange: nil) as? UIFont
        #expect(given?.pointSize == 12)
    }

    @Test func `a plain text is the page's, as is one that is edited`() {
        let plain = view(NSAttributedString(string: "plain"))
        guard case .textView(let field) = plain.content else {
            Issue.record("it is \(plain.content)")
            return
        }
        #expect(field.text == "plain" && plain.subviews.isEmpty)
        let styled = view(NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        styled.isEditable = true
        styled.layoutIfNeeded()
        guard case .textView(let edited) = styled.content else {
            Issue.record("it is \(styled.content)")
            return
        }
        #expect(edited.font.size == 40 && edited.text == "big")
    }

    @Test func `what is set later applies to all of it`() throws {
        let text = NSMutableAttributedString(string: "one", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "two", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
        let view = view(text)
        view.textColor = .green
        view.font = .systemFont(ofSize: 20)
        view.textAlignment = .right
        view.layoutIfNeeded()
        let runs = try shown(view).block.lines[0].runs
        #expect(runs.allSatisfy { $0.color == UIColor.green.wire && $0.font.size == 20 })
        #expect(runs.last?.isUnderlined == true)
        #expect(try shown(view).block.lines[0].x > 200)
        view.text = "new"
        view.layoutIfNeeded()
        #expect(view.subviews.isEmpty && view.text == "new")
    }

    @Test func `a link has the tint colour and is followed where it is touched`() throws {
        let text = NSMutableAttributedString(string: "Read more here, please")
        let range = NSRange(location: 10, length: 4)
        text.addAttribute(.link, value: try #require(URL(string: "https://example.com/more")), range: range)
        let view = view(text)
        let reader = Reader()
        view.delegate = reader
        let (_, block) = try shown(view)
        #expect(block.lines[0].runs.map(\.text) == ["Read more ", "here", ", please"])
        #expect(block.lines[0].runs[1].color == view.tintColor.wire)
        let letters = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
        view.follow(at: CGPoint(x: letters.midX - 5, y: letters.midY))
        view.follow(at: CGPoint(x: 3, y: letters.midY))
        view.follow(at: CGPoint(x: 280, y: letters.midY))
        #expect(reader.touched == ["https://example.com/more 10 4"])
        view.linkTextAttributes = [.foregroundColor: UIColor.purple]
        view.layoutIfNeeded()
        #expect(try shown(view).block.lines[0].runs[1].color == UIColor.purple.wire)
    }

    @Test func `a text that is edited in its storage is drawn anew, and typing keeps it`() throws {
        let view = view(NSAttributedString(string: "abc"))
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        view.layoutIfNeeded()
        #expect(try shown(view).block.lines[0].runs.map(\.text) == ["a", "b", "c"])
        let typed = UITextView()
        typed.text = "hello"
        typed.receive(text: "hello there", turn: nil)
        #expect(typed.text == "hello there" && typed.textStorage.string == "hello there")
    }

    /// Hears when editing begins and ends, and may forbid the latter.
    private final class Writer: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var mayEnd = false
        var heard: [String] = []
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { mayEnd }
        func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begins") }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            heard.append("ends \(reason)")
        }
    }

    /// An author's text view with a delegate of the text view's own type.
    private final class Pad: UITextView {
        var asked = 0
        override var delegate: (any UITextViewDelegate)? {
            get {
                asked += 1
                return super.delegate
            }
            set { super.delegate = newValue }
        }
    }

    @Test func `a delegate is of the text view's type, and may keep the text being edited`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        let (pad, field, writer) = (Pad(), UITextField(), Writer())
        for view in [pad, field] { window.addSubview(view) }
        (pad.delegate, field.delegate) = (writer, writer)
        #expect(pad.delegate === writer && (pad as UIScrollView).delegate === writer && pad.asked > 0)
        pad.becomeFirstResponder()
        #expect(!pad.resignFirstResponder() && pad.isFirstResponder && writer.heard == ["begins"])
        writer.mayEnd = true
        #expect(pad.resignFirstResponder() && !pad.isFirstResponder)
        field.becomeFirstResponder()
        field.resignFirstResponder()
        #expect(writer.heard == ["begins", "ends committed"])
    }

    @Test func `a storage that another thread has edited is shown soon`() async throws {
        let view = view(NSAttributedString(string: "one", attributes: [.foregroundColor: UIColor.red]))
        // Nobody else touches it meanwhile.
        nonisolated(unsafe) let storage = view.textStorage
        await Task.detached { storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "two") }.value
        // What the edit has put into the main queue comes before this.
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        view.layoutIfNeeded()
        #expect(try shown(view).block.lines[0].runs.map(\.text) == ["two"])
    }
}
