public import Foundation

/// Choices over what is seen, as before iOS 8.
@available(*, deprecated, message: "UIAlertController is what shows choices")
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    open var title: String
    open weak var delegate: (any UIActionSheetDelegate)?
    /// Kept: sheets look alike.
    open var actionSheetStyle = UIActionSheetStyle.automatic
    open var cancelButtonIndex = -1
    open var destructiveButtonIndex = -1
    open private(set) var isVisible = false
    private var titles: [String] = []
    private var alert: UIAlertController?

    public init(
        title: String?,
        delegate: (any UIActionSheetDelegate)?,
        cancelButtonTitle: String?,
        destructiveButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        (self.title, self.delegate) = (title ?? "", delegate)
        super.init(frame: .zero)
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles { _ = addButton(withTitle: title) }
    }

    public override init(frame: CGRect) {
        title = ""
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        title = ""
        super.init(coder: coder)
    }

    /// Adds a choice, and says its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    open var numberOfButtons: Int { titles.count }
    open var firstOtherButtonIndex: Int {
        titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
    }
    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    /// Shows it over what is seen.
    open func show(in view: UIView) {
        guard let top = UIApplication.shared.keyWindow?.rootViewController?.topPresented else { return }
        let alert = UIAlertController(
            title: title.isEmpty ? nil : title,
            message: nil,
            preferredStyle: .actionSheet
        )
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style =
                index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
            alert.addAction(UIAlertAction(title: title, style: style) { _ in self.taken(index) })
        }
        (self.alert, isVisible) = (alert, true)
        top.present(alert, animated: true)
    }

    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view) }
    open func show(from item: UIBarButtonItem, animated: Bool) { show(in: self) }
    open func show(from view: UITabBar) { show(in: view) }
    open func show(from view: UIToolbar) { show(in: view) }

    /// Takes a choice, as if somebody had.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert?.dismiss(animated: animated)
        (alert, isVisible) = (nil, false)
        delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }

    private func taken(_ index: Int) {
        (alert, isVisible) = (nil, false)
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
}

/// How such a sheet looks: alike.
public enum UIActionSheetStyle: Int, Sendable {
    case automatic = -1
    case `default`, blackTranslucent, blackOpaque
}

/// Hears which choice was taken.
@available(*, deprecated, message: "UIAlertController is what shows choices")
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

@available(*, deprecated)
extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
