public import Foundation

/// How something that is configured stands.
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a state of an author's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How a view stands.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// How a cell stands.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Whether it is dragged.
    public enum DragState: UInt, Hashable, Sendable { case none = 0, lifting, dragging }
    /// Whether something is dropped on it.
    public enum DropState: UInt, Hashable, Sendable { case none = 0, notTargeted, targeted }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    /// Nothing is dragged or dropped here.
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What a cell or another view shows, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows such a value.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Whether it can show another one, too.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// Keeps the view of a configuration in a place.
@MainActor
struct ConfiguredContent {
    private(set) var view: (any UIView & UIContentView)?

    /// Shows a configuration within `room`, by the view that is there if that can.
    mutating func show(_ configuration: (any UIContentConfiguration)?, in room: UIView) {
        guard let configuration else {
            view?.removeFromSuperview()
            return view = nil
        }
        if let view, view.supports(configuration) { return view.configuration = configuration }
        view?.removeFromSuperview()
        let made = configuration.makeContentView()
        made.frame = room.bounds
        made.translatesAutoresizingMaskIntoConstraints = true
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        room.addSubview(made)
        view = made
        // As on a phone, where authors' views are filled by the observer of the property alone.
        made.configuration = configuration
    }

    /// The height that what is shown wants at a width; nil without anything.
    func height(width: CGFloat) -> CGFloat? {
        guard let view else { return nil }
        if let list = view as? UIListContentView { return list.height(width: width) }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        return size.height > 0 ? size.height : nil
    }
}
