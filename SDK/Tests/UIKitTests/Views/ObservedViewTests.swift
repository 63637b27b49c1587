import FoundationAdditions
import Testing

@testable import UIKit

@MainActor @Suite("Views that are watched, and names and values that code begins with")
struct ObservedViewTests {
    private final class Watcher: UIViewController {
        var heights: [CGFloat] = []
        override func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            if let size = change?[.newKey] as? CGSize { heights.append(size.height) }
        }
    }

    @Test("A scroll view tells of its content by name and by key path, until it is not watched")
    func scrolling() {
        let (view, watcher) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Watcher())
        view.addObserver(watcher, forKeyPath: "contentSize", options: .new, context: nil)
        view.contentSize = CGSize(width: 10, height: 40)
        view.contentSize = CGSize(width: 10, height: 40)
        var offsets: [CGFloat] = []
        let observation = view.observe(\.contentOffset, options: [.new]) { _, change in
            if let new = change.newValue { offsets.append(new.y) }
        }
        view.contentOffset = CGPoint(x: 0, y: 7)
        observation.invalidate()
        view.contentOffset = CGPoint(x: 0, y: 9)
        view.removeObserver(watcher, forKeyPath: "contentSize")
        view.contentSize = CGSize(width: 10, height: 80)
        #expect(watcher.heights == [40] && offsets == [7])
    }

    @Test("A view tells of its frame")
    func frame() {
        let view = UILabel()
        var widths: [CGFloat] = []
        let observation = view.observe(\.frame) { label, _ in widths.append(label.frame.width) }
        view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        view.frame = CGRect(x: 1, y: 0, width: 5, height: 5)
        #expect(widths == [5, 5])
        observation.invalidate()
    }

    private final class Model: NSObject {}
    private final class Custom: UIView, UIKeyInput {
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    @Test("An object behind a view says what those hear who hear the screen; values begin as nothing")
    func facts() {
        let (one, other) = (Model(), Model())
        one.accessibilityLabel = "Bell"
        #expect(one.accessibilityLabel == "Bell" && other.accessibilityLabel == nil)
        let view = UIView()
        view.accessibilityLabel = "Horn"
        #expect(view.accessibilityLabel == "Horn")
        #expect(UIColor().cgColor.alpha == 0 && UIAlertAction().title == nil && UIFont().pointSize == 17)
        #expect(UIViewPropertyAnimator().duration == 0)
    }

    @Test("A field's keyboard looks as it says; an input that does not say has none")
    func appearance() {
        let field = UITextField()
        field.keyboardAppearance = .dark
        let input: any UITextInputTraits = field
        switch input.keyboardAppearance {
        case .dark?: break
        default: Issue.record("a dark field's keyboard is dark")
        }
        let custom: any UITextInputTraits = Custom()
        #expect(custom.keyboardAppearance == nil && field.keyboardAppearance == .dark)
    }

    @Test func `a label's words and a picture are watched by their names`() {
        final class Watcher: UIView {
            var heard: [String] = []
            override func observeValue(
                forKeyPath keyPath: String?,
                of object: Any?,
                change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                heard.append("\(keyPath ?? "") \(change?[.newKey] is NSNull)")
            }
        }
        let (watcher, label, picture) = (Watcher(), UILabel(), UIImageView())
        label.addObserver(watcher, forKeyPath: "text", options: [.new, .old], context: nil)
        picture.addObserver(watcher, forKeyPath: "image", options: [.new], context: nil)
        label.text = "one"
        label.text = "one"
        label.attributedText = NSAttributedString(string: "two")
        picture.image = UIImage()
        picture.image = nil
        label.removeObserver(watcher, forKeyPath: "text")
        label.text = "three"
        picture.removeObserver(watcher, forKeyPath: "image")
        #expect(watcher.heard == ["text false", "text false", "image false", "image true"])
    }
}
