public import Foundation
import ViewLink

/// A view that a collection makes once and shows at several places.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?
    /// Of a header, a footer or another view beside items.
    var representedKind: String?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? StoryboardCoder)?.reuseIdentifier
        super.init(coder: coder)
    }

    /// What the layout last said of how the view is seen.
    private var laidOut: (alpha: CGFloat, isHidden: Bool)?

    /// Follows the layout where it says something new: a cell that its source hides stays hidden.
    func take(visibilityOf attributes: UICollectionViewLayoutAttributes) {
        let wanted = (attributes.alpha, attributes.isHidden)
        if wanted.0 != laidOut?.alpha ?? 1 { alpha = wanted.0 }
        if wanted.1 != laidOut?.isHidden ?? false { isHidden = wanted.1 }
        laidOut = wanted
    }

    open func prepareForReuse() {}
    // A collection whose layout is another is laid out at once: nobody calls these.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    /// The size that the content wants, where the layout leaves that open; `room` where it wants none.
    func fittingSize(in room: CGSize, isOpenWidth: Bool, isOpenHeight: Bool) -> CGSize {
        Self.fit(self, in: room, isOpenWidth: isOpenWidth, isOpenHeight: isOpenHeight)
    }

    static func fit(_ view: UIView, in room: CGSize, isOpenWidth: Bool, isOpenHeight: Bool) -> CGSize {
        let found = view.systemLayoutSizeFitting(
            CGSize(width: isOpenWidth ? 0 : room.width, height: isOpenHeight ? 0 : room.height),
            withHorizontalFittingPriority: isOpenWidth ? .fittingSizeLevel : .required,
            verticalFittingPriority: isOpenHeight ? .fittingSizeLevel : .required
        )
        return CGSize(
            width: isOpenWidth && found.width > 0 ? found.width : room.width,
            height: isOpenHeight && found.height > 0 ? found.height : room.height
        )
    }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// Follows a cell's state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    /// How far a cell is dragged.
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
    /// Nothing is dragged.
    open func dragStateDidChange(_ dragState: DragState) {}
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// What the cell shows lies in it.
    public let contentView = UIView()
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    open var isEditing = false { didSet { if isEditing != oldValue { stateChanged() } } }
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue, by: nil) } }
    weak var collection: UICollectionView?
    /// Where a storyboard leads from the item.
    var segue: (() -> Void)?
    /// What the cell is in its list; nil outside of one.
    var rowPlace: RowPlace?
    private var configured = ConfiguredContent()
    private var ground: BackgroundView?

    /// What the cell shows, in place of views that are added one by one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configured.show(contentConfiguration, in: contentView)
            setNeedsLayout()
        }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showGround() } }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called when the cell's state is another, to follow it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

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
        if let new { insertBehind(new) }
    }

    private func insertBehind(_ view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, belowSubview: contentView)
    }

    // MARK: State

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        state.isExpanded = collection?.isOpen(self) ?? false
        return state
    }

    /// For subclasses: the state is another.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    open func setNeedsUpdateConfiguration() {
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let shown = contentConfiguration {
            configured.show(shown.updated(for: state), in: contentView)
        }
        showGround()
        configurationUpdateHandler?(self, state)
        updateConfiguration(using: state)
    }

    private func stateChanged() {
        if let selectedBackgroundView {
            if isSelected { insertBehind(selectedBackgroundView) } else { selectedBackgroundView.removeFromSuperview() }
        }
        setNeedsUpdateConfiguration()
    }

    /// The ground that the system gives the cell; nil for none.
    var usualBackground: UIBackgroundConfiguration? { nil }

    private func showGround() {
        guard let wanted = backgroundConfiguration ?? (backgroundColor == nil ? usualBackground : nil) else {
            ground?.removeFromSuperview()
            return ground = nil
        }
        let view = ground ?? BackgroundView(frame: bounds)
        if ground == nil {
            ground = view
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
        view.show(automaticallyUpdatesBackgroundConfiguration ? wanted.updated(for: configurationState) : wanted)
    }

    // MARK: In its collection

    /// Comes to a place of a collection, before it is filled.
    func begin(at path: IndexPath, in collection: UICollectionView) {
        self.collection = collection
    }

    /// Was filled, and put in its place.
    func placed() {
        if ground == nil { showGround() }
        updateConfiguration(using: configurationState)
    }

    var configuredView: UIView? { configured.view }

    /// The width that a cell of a width leaves its content.
    func contentWidth(_ width: CGFloat) -> CGFloat { width }

    override func fittingSize(in room: CGSize, isOpenWidth: Bool, isOpenHeight: Bool) -> CGSize {
        let width = contentWidth(room.width)
        if !isOpenWidth, let height = configured.height(width: width) {
            return CGSize(width: room.width, height: isOpenHeight ? height : room.height)
        }
        let inner = CGSize(width: width, height: room.height)
        let found = Self.fit(contentView, in: inner, isOpenWidth: isOpenWidth, isOpenHeight: isOpenHeight)
        return CGSize(width: found.width + room.width - width, height: found.height)
    }

    override var senses: Set<ViewSense> {
        collection?.takesTaps == true && representedKind == nil ? super.senses.union([.tap]) : super.senses
    }

    /// The person tapped.
    ///
    /// - Returns: whether the collection took it.
    func isTapped() -> Bool {
        guard let collection, let path = collection.indexPath(for: self) else { return false }
        return collection.tapped(path)
    }
}
