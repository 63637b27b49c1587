public import SwiftUI
public import UIKit

// Tips in UIKit: SwiftUI's view of one in a view of UIKit's.

/// A tip as a controller's view.
@MainActor
private func controller(of tip: any Tip, _ action: @escaping (Tips.Action) -> Void) -> UIHostingController<AnyView> {
    UIHostingController(rootView: AnyView(TipView(AnyTip(tip)) { action($0) }))
}

/// A tip among other views.
@preconcurrency @MainActor
open class TipUIView: UIView {
    open var viewStyle: any TipViewStyle = MiniTipViewStyle() { didSet { show() } }
    open var cornerRadius: CGFloat = 13 { didSet { show() } }
    open var imageSize = CGSize.zero { didSet { show() } }
    open var tipBackgroundInteraction = PresentationBackgroundInteraction.automatic
    private let tip: (any Tip)?
    private let actionHandler: (Tips.Action) -> Void
    private let host = UIHostingController(rootView: AnyView(EmptyView()))

    public init(
        _ tip: any Tip,
        arrowEdge: Edge? = nil,
        actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        (self.tip, self.actionHandler) = (tip, actionHandler)
        super.init(frame: .zero)
        host.view.frame = bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.view.backgroundColor = .clear
        addSubview(host.view)
        show()
    }
    public required init?(coder: NSCoder) {
        (tip, actionHandler) = (nil, { _ in })
        super.init(coder: coder)
    }

    private func show() {
        guard let tip else { return }
        let action = actionHandler
        var shown = AnyView(TipView(AnyTip(tip)) { action($0) }.tipCornerRadius(cornerRadius))
        if imageSize != .zero { shown = AnyView(shown.tipImageSize(imageSize)) }
        host.rootView = viewStyle.applied(to: shown)
        invalidateIntrinsicContentSize()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { host.sizeThatFits(in: size) }
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: host.sizeThatFits(in: CGSize(width: bounds.width > 0 ? bounds.width : 320, height: 10_000)).height
        )
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        invalidateIntrinsicContentSize()
    }
}

extension TipViewStyle {
    /// A view whose tips have the style.
    @MainActor fileprivate func applied(to view: AnyView) -> AnyView { AnyView(view.tipViewStyle(self)) }
}

/// A tip that points to something.
@preconcurrency @MainActor
open class TipUIPopoverViewController: UIViewController {
    open var viewStyle: any TipViewStyle = MiniTipViewStyle()
    open weak var presentationDelegate: (any UIPopoverPresentationControllerDelegate)?
    private let host: UIHostingController<AnyView>?

    public init(
        _ tip: any Tip,
        sourceItem: any UIPopoverPresentationControllerSourceItem,
        actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        host = controller(of: tip, actionHandler)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.sourceItem = sourceItem
    }
    public required init?(coder: NSCoder) {
        host = nil
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let host else { return }
        host.rootView = viewStyle.applied(to: host.rootView)
        addChild(host)
        host.view.frame = view.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host.view)
        host.didMove(toParent: self)
        preferredContentSize = host.sizeThatFits(in: CGSize(width: 320, height: 10_000))
    }
}

/// A tip in a list.
@preconcurrency @MainActor
open class TipUICollectionViewCell: UICollectionViewCell {
    open var viewStyle: any TipViewStyle = MiniTipViewStyle()
    open var imageSize = CGSize.zero
    private var host: UIHostingController<AnyView>?

    open func configureTip(
        _ tip: any Tip,
        arrowEdge: Edge? = nil,
        actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        for view in contentView.subviews { view.removeFromSuperview() }
        let host = controller(of: tip, actionHandler)
        host.rootView = viewStyle.applied(to: host.rootView)
        host.view.frame = contentView.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(host.view)
        self.host = host
    }
}
