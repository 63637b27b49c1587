public import SwiftUI
public import UIKit

// Tips in UIKit: the place of one says which it is.

/// A tip among other views.
@preconcurrency @MainActor
open class TipUIView: MissingView {
    open var viewStyle: any TipViewStyle = MiniTipViewStyle()
    open var cornerRadius: CGFloat = 12
    open var imageSize = CGSize.zero
    open var tipBackgroundInteraction = PresentationBackgroundInteraction.automatic

    public init(
        _ tip: any Tip,
        arrowEdge: Edge? = nil,
        actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) { super.init("the tip “\(tip.id)”") }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        what = "a tip"
    }
}

/// A tip that points to something.
@preconcurrency @MainActor
open class TipUIPopoverViewController: UIViewController {
    private let name: String
    open var viewStyle: any TipViewStyle = MiniTipViewStyle()
    open weak var presentationDelegate: (any UIPopoverPresentationControllerDelegate)?

    public init(
        _ tip: any Tip,
        sourceItem: any UIPopoverPresentationControllerSourceItem,
        actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        name = tip.id
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.sourceItem = sourceItem
    }
    public required init?(coder: NSCoder) {
        name = ""
        super.init(coder: coder)
    }
    open override func loadView() { view = MissingView("the tip “\(name)”") }
}

/// A tip in a list.
@preconcurrency @MainActor
open class TipUICollectionViewCell: UICollectionViewCell {
    open var viewStyle: any TipViewStyle = MiniTipViewStyle()
    open var imageSize = CGSize.zero

    open func configureTip(
        _ tip: any Tip,
        arrowEdge: Edge? = nil,
        actionHandler: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        for view in contentView.subviews { view.removeFromSuperview() }
        let place = MissingView("the tip “\(tip.id)”")
        place.frame = contentView.bounds
        place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(place)
    }
}
