import Foundation
import Testing
import ViewLink

@testable import UIKit

@MainActor
@Suite(.timeLimit(.minutes(2))) struct TouchTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func deliver(_ event: ViewEvent) { TouchDelivery(roots: [root]).deliver(event) }

    @Test func `a button tells its action, unless it is disabled or covered`() {
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Like") { _ in taps += 1 })
        button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        root.addSubview(button)
        deliver(.touch(node: button.nodeID, sense: .tap, at: ViewPoint(x: 20, y: 20)))
        #expect(taps == 1)
        button.isEnabled = false
        deliver(.touch(node: button.nodeID, sense: .tap, at: nil))
        #expect(taps == 1)
        button.isEnabled = true
        root.addSubview(UIView(frame: root.bounds))
        deliver(.touch(node: button.nodeID, sense: .tap, at: ViewPoint(x: 20, y: 20)))
        #expect(taps == 1)
    }

    @Test func `a title that is disabled has its own colour, and the system's fades`() {
        let (own, system) = (UIButton(type: .custom), UIButton(type: .system))
        #expect(own.currentTitleColor == .white)
        own.setTitleColor(.red, for: .normal)
        for button in [own, system] { button.isEnabled = false }
        #expect(own.currentTitleColor == .red, "where nothing is said of a state, that of the normal one")
        #expect(system.currentTitleColor == .tertiaryLabel)
        own.setTitleColor(.gray, for: .disabled)
        #expect(own.currentTitleColor == .gray)
    }

    @Test func `a gesture names its selector`() {
        final class Owner {
            var heard: [UIGestureRecognizer.State] = []
        }
        let owner = Owner()
        AuthorNames.shared.method("tapped:", on: Owner.self) { owner, arguments in
            nonisolated(unsafe) let (owner, arguments) = (owner, arguments)
            MainActor.assumeIsolated {
                owner.heard.append((arguments[0] as? UIGestureRecognizer)?.state ?? .failed)
            }
            return nil
        }
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.addSubview(inner)
        root.addGestureRecognizer(UITapGestureRecognizer(target: owner, action: Selector("tapped:")))
        deliver(.touch(node: inner.nodeID, sense: .tap, at: ViewPoint(x: 5, y: 5)))
        #expect(owner.heard == [.ended])
    }

    @Test func `typing asks the delegate, and the return key ends it`() {
        final class Owner: NSObject, UITextFieldDelegate {
            var changes: [String] = []
            func textField(
                _ textField: UITextField,
                shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool {
                changes.append("\(range.location),\(range.length):\(string)")
                return string != "!"
            }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
        }
        let owner = Owner()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.delegate = owner
        root.addSubview(field)
        deliver(.focus(node: field.nodeID, isFocused: true))
        #expect(field.isFirstResponder)
        deliver(.text(node: field.nodeID, text: "你好"))
        deliver(.text(node: field.nodeID, text: "你好!"))
        deliver(.text(node: field.nodeID, text: "你们好"))
        #expect(owner.changes == ["0,0:你好", "2,0:!", "1,0:们"])
        #expect(field.text == "你们好")
        deliver(.returnKey(node: field.nodeID))
        #expect(!field.isFirstResponder)
    }

    @Test func `a controller that becomes first responder brings its accessory view`() {
        final class Controller: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        let controller = Controller()
        root.addSubview(controller.view)
        #expect(controller.becomeFirstResponder())
        #expect(FirstResponder.shared.accessoryView === controller.bar)
        #expect(controller.resignFirstResponder())
        #expect(FirstResponder.shared.accessoryView == nil)
    }

    @Test func `a switch tells its new value`() {
        var values: [Bool] = []
        let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        toggle.addAction(UIAction { values.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
        root.addSubview(toggle)
        deliver(.value(node: toggle.nodeID, value: 1))
        deliver(.value(node: toggle.nodeID, value: 1))
        deliver(.value(node: toggle.nodeID, value: 0))
        #expect(values == [true, false])
        #expect(toggle.senses.isEmpty, "the page says what it became: a tap besides would turn it back")
    }

    @Test func `a field in the bar that its controller brought keeps the bar`() {
        final class Host: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        let host = Host()
        host.bar.addSubview(host.field)
        host.becomeFirstResponder()
        host.field.becomeFirstResponder()
        #expect(host.field.isFirstResponder)
        #expect(FirstResponder.shared.accessoryView === host.bar)
        host.field.resignFirstResponder()
        #expect(host.isFirstResponder)
        #expect(FirstResponder.shared.accessoryView === host.bar)
        host.resignFirstResponder()
        #expect(FirstResponder.shared.accessoryView == nil)
    }
    @Test func `a scroll begins, goes on and comes to rest`() {
        final class Owner: NSObject, UIScrollViewDelegate {
            var heard: [String] = []
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("\(Int(scrollView.contentOffset.x))") }
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                heard.append("end")
            }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rest") }
        }
        var later: [@MainActor () -> Void] = []
        let before = Display.shared.schedule
        defer { Display.shared.schedule = before }
        Display.shared.schedule = { _, body in later.append(body) }
        let owner = Owner()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        scroll.contentSize = CGSize(width: 300, height: 50)
        scroll.isPagingEnabled = true
        scroll.delegate = owner
        root.addSubview(scroll)
        deliver(.scroll(node: scroll.nodeID, to: ViewPoint(x: 40, y: 0)))
        deliver(.scroll(node: scroll.nodeID, to: ViewPoint(x: 900, y: 0)))
        for each in later { each() }
        #expect(owner.heard == ["begin", "40", "200", "end", "rest"], "the newest pause counts, and there is an end")
        #expect(!scroll.isDragging)
    }
}
