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
                    (self.delegate as? any UIAlertViewDelegate)?.alertView(self, clickedButtonAt: index)
                }
            )
        }
        top.present(alert, animated: true)
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
