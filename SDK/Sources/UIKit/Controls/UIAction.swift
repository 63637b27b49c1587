public import Foundation

/// What stands in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// How an element is told apart.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Self(rawValue: 1 << 0)
        public static let destructive = Self(rawValue: 1 << 1)
        public static let hidden = Self(rawValue: 1 << 2)
        public static let keepsMenuPresented = Self(rawValue: 1 << 3)
    }

    /// Whether an element has a mark.
    public enum State: Int, Sendable { case off = 0, on, mixed }

    open internal(set) var title: String
    open internal(set) var subtitle: String?
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }

    /// Whether something must be made before it is shown.
    var isUnfinished: Bool { false }
}

/// What a control or a menu does, as a block.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Names an action; one of the same name replaces it.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    public let identifier: Identifier
    open private(set) var sender: Any?
    /// Kept: an action that is chosen has a mark.
    open var selectedImage: UIImage?
    open override var subtitle: String? {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// Does what it does.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(sender) }
    private let handler: (UIAction) -> Void

    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        selectedImage: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.selectedImage = selectedImage
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func perform(_ sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// What an action does (UIKit: UIActionHandler).
public typealias UIActionHandler = (UIAction) -> Void
