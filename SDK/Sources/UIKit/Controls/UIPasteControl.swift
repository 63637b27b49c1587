public import Foundation
import UniformTypeIdentifiers

/// Takes what is pasted (UIKit: UIPasteConfigurationSupporting).
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
    public func paste(itemProviders: [NSItemProvider]) {}
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }
}

extension UIResponder: UIPasteConfigurationSupporting {}

extension UIPasteConfiguration {
    /// Whether one of them has a type that is named here, or one below it.
    func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
        itemProviders.contains { provider in
            provider.registeredTypeIdentifiers.contains { name in
                acceptableTypeIdentifiers.contains { wanted in
                    guard name != wanted else { return true }
                    guard let type = UTType(name), let wanted = UTType(wanted) else { return false }
                    return type.conforms(to: wanted)
                }
            }
        }
    }
}

/// A button that pastes without asking the person (UIKit: UIPasteControl, iOS 16).
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    /// What of it is seen.
    public enum DisplayMode: UInt, Sendable { case iconAndLabel = 0, iconOnly, labelOnly, arrowAndLabel }

    /// How it looks.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var displayMode = DisplayMode.iconAndLabel
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        open var cornerRadius: CGFloat = 8
        open var baseForegroundColor: UIColor?
        open var baseBackgroundColor: UIColor?
        open var imagePlacement = NSDirectionalRectEdge.leading
        public override nonisolated init() {}
    }

    public let configuration: Configuration
    /// Whom it pastes into.
    open weak var target: (any UIPasteConfigurationSupporting)?
    private lazy var button = UIButton(configuration: look, primaryAction: UIAction { [weak self] _ in self?.paste() })

    public convenience override init(frame: CGRect) { self.init(configuration: Configuration()) }
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        build()
    }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        build()
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }

    private func build() { addSubview(button) }

    private var look: UIButton.Configuration {
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { look.title = "Paste" }
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 6
        look.cornerStyle = configuration.cornerStyle
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        look.imagePlacement = configuration.imagePlacement
        return look
    }

    /// What the pasteboard has, if the target would have it.
    private func paste() {
        let items = UIPasteboard.general.itemProviders
        guard let target, !items.isEmpty, target.canPaste(items) else { return }
        target.paste(itemProviders: items)
    }
}
