public import AuthorRuntime
public import Foundation

// What actions read of a sender that they declare as an `AnyObject`, by the names of the rewriter's list.

extension AnyObjectMembers {
    /// Of a value, as the keyboard's frame in a notification is.
    public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue ?? object as? CGRect }
    public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue ?? object as? CGPoint }
    public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue ?? object as? CGSize }
    /// A view's, or a bar item's.
    @preconcurrency @MainActor
    public var tag: Int! { sender(UIView.self)?.tag ?? sender(UIBarItem.self)?.tag }
    @preconcurrency @MainActor
    public var isHidden: Bool! { sender(UIView.self)?.isHidden }
    @preconcurrency @MainActor
    public var superview: UIView? { sender(UIView.self)?.superview }
    @preconcurrency @MainActor
    public var isEnabled: Bool! {
        sender(UIControl.self)?.isEnabled ?? sender(UIBarItem.self)?.isEnabled
            ?? sender(UIGestureRecognizer.self)?.isEnabled
    }
    @preconcurrency @MainActor
    public var isSelected: Bool! { sender(UIControl.self)?.isSelected }
    @preconcurrency @MainActor
    public var isOn: Bool! { sender(UISwitch.self)?.isOn }
    @preconcurrency @MainActor
    public var selectedSegmentIndex: Int! { sender(UISegmentedControl.self)?.selectedSegmentIndex }
    @preconcurrency @MainActor
    public var date: Date! { sender(UIDatePicker.self)?.date }
    @preconcurrency @MainActor
    public var currentTitle: String? { sender(UIButton.self)?.currentTitle }
    @preconcurrency @MainActor
    public var titleLabel: UILabel? { sender(UIButton.self)?.titleLabel }
    @preconcurrency @MainActor
    public var title: String! { sender(UIBarItem.self)?.title ?? sender(UIViewController.self)?.title }
    @preconcurrency @MainActor
    public var text: String! {
        sender(UILabel.self)?.text ?? sender(UITextField.self)?.text ?? sender(UITextView.self)?.text
    }
    @preconcurrency @MainActor
    public var placeholder: String! { sender(UITextField.self)?.placeholder }
    @preconcurrency @MainActor
    public var image: UIImage! { sender(UIImageView.self)?.image ?? sender(UIBarItem.self)?.image }
    /// A recognizer's.
    @preconcurrency @MainActor
    public var state: UIGestureRecognizer.State! { sender(UIGestureRecognizer.self)?.state }
    @preconcurrency @MainActor
    public var view: UIView! { sender(UIGestureRecognizer.self)?.view ?? sender(UIViewController.self)?.view }
    @preconcurrency @MainActor
    public var numberOfTouches: Int! { sender(UIGestureRecognizer.self)?.numberOfTouches }
    @preconcurrency @MainActor
    public var identifier: String! { sender(UIStoryboardSegue.self)?.identifier }

    @preconcurrency @MainActor
    public func location(in view: UIView?) -> CGPoint {
        sender(UIGestureRecognizer.self)?.location(in: view) ?? .zero
    }

    @preconcurrency @MainActor
    public func translation(in view: UIView?) -> CGPoint {
        sender(UIPanGestureRecognizer.self)?.translation(in: view) ?? .zero
    }

    @preconcurrency @MainActor
    public func setTitle(_ title: String?, for state: UIControl.State) {
        sender(UIButton.self)?.setTitle(title, for: state)
    }

    @preconcurrency @MainActor
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        sender(UIButton.self)?.setTitleColor(color, for: state)
    }

    @preconcurrency @MainActor
    public func setImage(_ image: UIImage?, for state: UIControl.State) {
        sender(UIButton.self)?.setImage(image, for: state)
    }

    @preconcurrency @MainActor
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        sender(UISegmentedControl.self)?.setTitle(title, forSegmentAt: segment)
    }

    @preconcurrency @MainActor
    public func titleForSegment(at segment: Int) -> String? {
        sender(UISegmentedControl.self)?.titleForSegment(at: segment)
    }

    @preconcurrency @MainActor
    public func setOn(_ isOn: Bool, animated: Bool) { sender(UISwitch.self)?.setOn(isOn, animated: animated) }

    @preconcurrency @MainActor
    public func removeFromSuperview() { sender(UIView.self)?.removeFromSuperview() }

    @discardableResult
    @preconcurrency @MainActor
    public func resignFirstResponder() -> Bool { sender(UIResponder.self)?.resignFirstResponder() ?? false }

    @MainActor private func sender<Kind: AnyObject>(_ kind: Kind.Type) -> Kind? { object as? Kind }
}
