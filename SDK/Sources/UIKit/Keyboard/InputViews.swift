package import Foundation
package import ViewLink

/// The views that stand above and in the place of the keyboard while a responder has it.
@MainActor
package struct InputViews {
    private let accessoryWindow = UIWindow(frame: .zero)
    private let inputWindow = UIWindow(frame: .zero)

    package init() {}

    package var roots: [UIView] { [accessoryWindow, inputWindow] }

    /// Shows what the first responder brings now.
    package func layOut(width: CGFloat) {
        show(FirstResponder.shared.accessoryView, in: accessoryWindow, width: width)
        show(FirstResponder.shared.inputView, in: inputWindow, width: width)
    }

    /// Points; nil where there is none.
    var accessoryHeight: CGFloat? { accessoryWindow.subviews.isEmpty ? nil : accessoryWindow.bounds.height }
    /// Points; nil where the keyboard is in its place. A view without a size shows no keyboard at all.
    var inputHeight: CGFloat? { inputWindow.subviews.isEmpty ? nil : inputWindow.bounds.height }

    private func show(_ view: UIView?, in window: UIWindow, width: CGFloat) {
        if window.subviews.first !== view { window.subviews.first?.removeFromSuperview() }
        guard let view else { return }
        let wanted = view.bounds.height > 0 ? view.bounds.height : max(0, view.intrinsicContentSize.height)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== window { window.addSubview(view) }
        window.frame = CGRect(x: 0, y: 0, width: width, height: wanted)
        view.frame = window.bounds
        window.layoutIfNeeded()
    }

    package func add(to builder: inout ViewTreeBuilder, _ panel: inout ViewPanel) {
        if !accessoryWindow.subviews.isEmpty { panel.accessory = builder.add(root: accessoryWindow) }
        if !inputWindow.subviews.isEmpty { panel.input = builder.add(root: inputWindow) }
        panel.focus = (FirstResponder.shared.current as? UIView)?.nodeID
    }
}
