public import Foundation

/// A message with choices, as it was before iOS 8.
@available(*, deprecated, message: "UIAlertController is what shows messages")
@preconcurrency @MainActor
open class UIAlertView: NSObject {
    open var title: String
    open var message: String?
    open weak var delegate: AnyObject?
    open var tag = 0
    open private(set) var cancelButtonIndex = -1
    /// Which fields it has.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet {
            fields = alertViewStyle.placeholders.map { placeholder in
                let field = UITextField()
                field.placeholder = placeholder
                return field
            }
            if alertViewStyle == .secureTextInput || alertViewStyle == .loginAndPasswordInput {
                fields.last?.isSecureTextEntry = true
            }
        }
    }
    open private(set) var isVisible = false
    private var fields: [UITextField] = []
    private var alert: UIAlertController?
    private var titles: [String] = []

    public init(
        title: String?,
        message: String?,
        delegate: Any?,
        cancelButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        (self.title, self.message, self.delegate) = (title ?? "", message, delegate as AnyObject?)
        super.init()
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles { _ = addButton(withTitle: title) }
    }

    public override init() { title = "" }

    /// Adds a choice, and says its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    /// A field of its style.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    /// Takes a choice, as if somebody had.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert?.dismiss(animated: animated)
        (alert, isVisible) = (nil, false)
    }

    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
    open var numberOfButtons: Int { titles.count }
    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    /// Shows it over what is seen.
    open func show() {
        guard let top = UIApplication.shared.keyWindow?.rootViewController?.topPresented else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (index, title) in titles.enumerated() {
            let style = index == cancelButtonIndex ? UIAlertAction.Style.cancel : .default
            alert.addAction(
                UIAlertAction(title: title, style: style) { _ in
                    self.take(alert)
                    (self.delegate as? any UIAlertViewDelegate)?.alertView(self, clickedButtonAt: index)
                }
            )
        }
        for field in fields {
            alert.addTextField { shown in
                shown.placeholder = field.placeholder
                shown.text = field.text
                shown.isSecureTextEntry = field.isSecureTextEntry
                shown.keyboardType = field.keyboardType
            }
        }
        (self.alert, isVisible) = (alert, true)
        top.present(alert, animated: true)
    }

    /// What was typed is in the view's own fields.
    private func take(_ alert: UIAlertController) {
        for (field, shown) in zip(fields, alert.textFields ?? []) { field.text = shown.text }
        (self.alert, isVisible) = (nil, false)
    }
}

/// Which fields an alert of before iOS 8 has.
public enum UIAlertViewStyle: Int, Sendable {
    case `default` = 0, secureTextInput, plainTextInput, loginAndPasswordInput

    fileprivate var placeholders: [String?] {
        switch self {
        case .default: []
        case .secureTextInput, .plainTextInput: [nil]
        case .loginAndPasswordInput: ["Login", "Password"]
        }
    }
}

/// Hears which choice was taken.
@available(*, deprecated, message: "UIAlertController is what shows messages")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

@available(*, deprecated)
extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
}
