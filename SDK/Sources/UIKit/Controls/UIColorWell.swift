public import Foundation

/// Shows a colour. It opens no picker: there is none.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    open var title: String?
    open var supportsAlpha = true
    open var selectedColor: UIColor? {
        get { backgroundColor }
        set { backgroundColor = newValue }
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 14
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.cornerRadius = 14
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}

/// Hears which colour was chosen; none is.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    )
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) {}
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The choice of a colour; it says what it would be.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.white
    open var supportsAlpha = true
    open override func loadView() { view = MissingView("a choice of colours") }
}
