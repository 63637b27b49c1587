import Foundation
import Testing
import ViewLink

@testable import UIKit

/// The phone's keyboard over an app's window: when it comes, how high it is, what follows it.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct KeyboardTests {
    private static let size = CGSize(width: 402, height: 874)
    private let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    private let controller = UIViewController()
    /// What was posted, with the end's upper edge.
    @MainActor private final class Heard {
        var names: [String] = []
        var ends: [CGRect] = []
        private var observers: [any NSObjectProtocol] = []

        init() {
            let all = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification,
            ]
            for name in all {
                observers.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                        let end = ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                        let name = $0.name.rawValue
                        MainActor.assumeIsolated {
                            self.names.append(name.replacingOccurrences(of: "UIKeyboard", with: ""))
                            self.ends.append(end ?? .zero)
                        }
                    }
                )
            }
        }

        func stop() { observers.forEach { NotificationCenter.default.removeObserver($0) } }
    }

    /// Shows a window, does it, and takes the keyboard away again.
    private func shown(_ work: (Heard) throws -> Void) rethrows {
        let later = Display.shared.schedule
        Display.shared.schedule = { _, body in body() }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        Keyboard.shared.show(in: .init(size: Self.size, safeBottom: 34, inputs: InputViews()))
        let heard = Heard()
        defer {
            heard.stop()
            FirstResponder.shared.current?.resignFirstResponder()
            Keyboard.shared.hide()
            window.isHidden = true
            Display.shared.schedule = later
        }
        try work(heard)
    }

    private func field(y: CGFloat = 100) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: y, width: 200, height: 34))
        controller.view.addSubview(field)
        return field
    }

    @Test("It comes with a field that is begun, and goes with it: 291 points with the home indicator")
    func comesAndGoes() {
        shown { heard in
            let field = field()
            field.becomeFirstResponder()
            #expect(heard.names == ["WillChangeFrame", "WillShow", "DidShow"].map { $0 + "Notification" })
            #expect(heard.ends[1] == CGRect(x: 0, y: 583, width: 402, height: 291))
            #expect(Keyboard.shared.currentKeys?.keys == .letters)
            heard.names = []
            field.resignFirstResponder()
            #expect(heard.names == ["WillChangeFrame", "WillHide", "DidHide"].map { $0 + "Notification" })
            #expect(heard.ends.last?.minY == 874)
            #expect(Keyboard.shared.currentKeys == nil)
        }
    }

    @Test("From one field to the next it is told of only where it is another")
    func fromFieldToField() {
        shown { heard in
            let (one, other, numbers) = (field(), field(), field())
            numbers.keyboardType = .numberPad
            one.becomeFirstResponder()
            heard.names = []
            other.becomeFirstResponder()
            #expect(heard.names.isEmpty)
            numbers.becomeFirstResponder()
            #expect(heard.names.first == "WillChangeFrameNotification")
            #expect(Keyboard.shared.currentKeys?.keys == .numbers)
        }
    }

    @Test("A field that leaves the window takes it along")
    func removed() {
        shown { heard in
            let field = field()
            field.becomeFirstResponder()
            heard.names = []
            field.removeFromSuperview()
            #expect(!field.isFirstResponder)
            #expect(heard.names.contains("WillHideNotification"))
        }
    }

    @Test("What stands above it and in its place is counted; an empty view is no keyboard")
    func inputViews() {
        shown { heard in
            let field = field()
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 402, height: 44))
            field.inputAccessoryView = bar
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 200))
            field.becomeFirstResponder()
            #expect(heard.ends.last == CGRect(x: 0, y: 596, width: 402, height: 278))
            #expect(Keyboard.shared.currentKeys == nil)
            field.inputView = nil
            #expect(heard.ends.last == CGRect(x: 0, y: 539, width: 402, height: 335))
            field.inputAccessoryView = nil
            field.inputView = UIView()
            #expect(Keyboard.shared.frame == nil)
        }
    }

    @Test("Who hears of it may send it away, or call it back")
    func reentrance() {
        shown { heard in
            let field = field()
            let observer = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification,
                object: nil,
                queue: nil
            ) { _ in MainActor.assumeIsolated { _ = field.resignFirstResponder() } }
            field.becomeFirstResponder()
            NotificationCenter.default.removeObserver(observer)
            #expect(heard.names.suffix(2) == ["WillHideNotification", "DidHideNotification"])
            #expect(Keyboard.shared.frame == nil)
        }
    }

    final class Floating: UITextField {
        var resigned = 0
        override func resignFirstResponder() -> Bool {
            resigned += 1
            return super.resignFirstResponder()
        }
    }

    @Test("A field hears that another takes over, and is moved within its window with the keyboard")
    func takenOver() {
        shown { heard in
            let one = Floating(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            controller.view.addSubview(one)
            let other = field()
            one.becomeFirstResponder()
            heard.names = []
            controller.view.addSubview(one)
            #expect(one.isFirstResponder)
            other.becomeFirstResponder()
            #expect(one.resigned == 1)
            #expect(heard.names.isEmpty)
        }
    }

    @Test("What comes while it is there stands above it")
    func laterGuide() {
        shown { _ in
            field().becomeFirstResponder()
            let late = UIView(frame: CGRect(x: 0, y: 400, width: 402, height: 474))
            let guide = late.keyboardLayoutGuide
            controller.view.addSubview(late)
            #expect(Keyboard.shared.settle())
            window.layoutIfNeeded()
            #expect(guide.layoutFrame.minY == 183)
            #expect(!Keyboard.shared.settle())
        }
    }

    @Test("The curve that it is told with is one")
    func curve() {
        #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
        #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
    }

    @Test("A layout guide stands on it, a table's controller keeps the field in sight")
    func follows() {
        shown { _ in
            let button = UIButton(type: .system)
            button.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(button)
            NSLayoutConstraint.activate([
                button.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
                button.heightAnchor.constraint(equalToConstant: 40),
            ])
            let field = field()
            field.becomeFirstResponder()
            window.layoutIfNeeded()
            #expect(button.frame.maxY == 583)
            field.resignFirstResponder()
            window.layoutIfNeeded()
            #expect(button.frame.maxY == 874 - controller.view.safeAreaInsets.bottom)
        }
    }

    @Test("Return with an action of its own leaves the field")
    func endsOnExit() {
        shown { _ in
            let field = field()
            field.becomeFirstResponder()
            TouchDelivery(roots: [window]).deliver(.returnKey(node: field.nodeID))
            #expect(field.isFirstResponder)
            field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
            TouchDelivery(roots: [window]).deliver(.returnKey(node: field.nodeID))
            #expect(!field.isFirstResponder)
        }
    }
}
