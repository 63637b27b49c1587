public import Foundation

/// Views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How views share the room along the row.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How views lie across the row.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading, firstBaseline, center, trailing, lastBaseline

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// The distance that the system takes.
    public static let spacingUseSystem: CGFloat = 8
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsChanged() } }
    open var distribution = Distribution.fill { didSet { constraintsChanged() } }
    open var alignment = Alignment.fill { didSet { constraintsChanged() } }
    open var spacing: CGFloat = 0 { didSet { constraintsChanged() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsChanged() } }
    open var isBaselineRelativeArrangement = false
    private var gaps: [UILayoutGuide] = []
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        // A view's never returns nil.
        super.init(coder: coder)!
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        constraintsChanged()
    }

    /// Takes a view out of the row; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        constraintsChanged()
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
        constraintsChanged()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
        customSpacing[ObjectIdentifier(subview)] = nil
    }

    /// Guides for the room between arranged views.
    func gapGuides(_ count: Int) -> [UILayoutGuide] {
        while gaps.count < count { gaps.append(UILayoutGuide(.free, of: self)) }
        return Array(gaps.prefix(count))
    }

    override var firstBaseline: CGFloat { arrangedSubviews.first.map { $0.frame.minY + $0.firstBaseline } ?? 0 }

    override var ownRelations: [LayoutRelation] {
        StackArrangement(
            stack: self,
            views: arrangedSubviews.filter { !$0.isHidden },
            spacing: { [customSpacing, spacing] in
                let custom = customSpacing[ObjectIdentifier($0)] ?? Self.spacingUseDefault
                return custom == Self.spacingUseDefault ? spacing : custom
            }
        )
        .relations
    }
}
