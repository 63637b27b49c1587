public import SwiftUI
public import UIKit

// Tips in UIKit: as in SwiftUI, none is shown (`Tips` judges whether one may be).

/// A tip as a view of UIKit's.
@preconcurrency @MainActor
open class TipUIView: UIView {
    public private(set) var tip: any Tip
    open var viewStyle: (any TipViewStyle)?
    open var imageSize = CGSize.zero
    open var cornerRadius: CGFloat = 12

    public init(
        _ tip: any Tip,
        arrowEdge: Edge? = nil,
        actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        super.init(frame: .zero)
        addSubview(MissingView("a tip"))
    }
    public required init?(coder: NSCoder) { nil }
}

/// A tip in a popover.
@preconcurrency @MainActor
open class TipUIPopoverViewController: UIViewController {
    public private(set) var tip: any Tip
    open var viewStyle: (any TipViewStyle)?
    open var imageSize = CGSize.zero

    public init(
        _ tip: any Tip,
        sourceItem: any UIPopoverPresentationControllerSourceItem,
        actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = MissingView("a tip") }
}

/// A tip among the items of a collection.
@preconcurrency @MainActor
open class TipUICollectionViewCell: UICollectionViewCell {
    open var viewStyle: (any TipViewStyle)?
    open var imageSize = CGSize.zero
    open var cornerRadius: CGFloat = 12

    public func configureTip(
        _ tip: any Tip,
        arrowEdge: Edge? = nil,
        actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) { contentView.addSubview(MissingView("a tip")) }
}

/// A tip above or below a collection's items.
@preconcurrency @MainActor
open class TipUICollectionReusableView: UICollectionReusableView {
    open var viewStyle: (any TipViewStyle)?
    open var imageSize = CGSize.zero
    open var cornerRadius: CGFloat = 12

    public func configureTip(
        _ tip: any Tip,
        arrowEdge: Edge? = nil,
        actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) { addSubview(MissingView("a tip")) }
}
