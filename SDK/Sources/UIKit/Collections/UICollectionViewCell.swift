public import Foundation
import ViewLink

/// A view that a collection makes once and shows at several places.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? StoryboardCoder)?.reuseIdentifier
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// What the cell shows lies in it.
    public let contentView = UIView()
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
    open var selectedBackgroundView: UIView?
    weak var collection: UICollectionView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: 0)
    }

    override var senses: Set<ViewSense> {
        collection?.takesTaps == true ? super.senses.union([.tap]) : super.senses
    }

    /// The person tapped.
    ///
    /// - Returns: whether the collection took it.
    func isTapped() -> Bool {
        guard let collection, let path = collection.indexPath(for: self) else { return false }
        return collection.tapped(path)
    }
}
