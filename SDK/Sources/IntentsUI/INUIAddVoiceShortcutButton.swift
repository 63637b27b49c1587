@_exported public import Intents
public import UIKit

/// What the button looks like; it is drawn in one way.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white = 0, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// "Add to Siri" (IntentsUI: INUIAddVoiceShortcutButton): pressed, it has its delegate present a controller that says
/// there is no Siri.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    open var shortcut: INShortcut?
    open private(set) var style = INUIAddVoiceShortcutButtonStyle.automatic
    open var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }

    public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
        self.init(frame: .zero)
        self.style = style
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        furnish()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        furnish()
    }

    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }

    private func furnish() {
        setTitle("Add to Siri", for: .normal)
        setTitleColor(.label, for: .normal)
        addAction(UIAction { [weak self] _ in self?.present() }, for: .touchUpInside)
    }

    private func present() {
        guard let shortcut else { return }
        delegate?.present(INUIAddVoiceShortcutViewController(shortcut: shortcut), for: self)
    }
}

/// Shows what the button wants to be shown.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    )
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton
    )
}

/// Has a person choose words for a shortcut: its place says that there is no Siri.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    private let shortcut: INShortcut

    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = MissingView("Siri, which nobody speaks with") }
}

/// Hears what became of a shortcut.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController,
        didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    )
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Has a person change a shortcut, of which there is none: its place says that there is no Siri.
@preconcurrency @MainActor
open class INUIEditVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    private let shortcut: INVoiceShortcut

    public init(voiceShortcut: INVoiceShortcut) {
        shortcut = voiceShortcut
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = MissingView("Siri, which nobody speaks with") }
}

/// Hears what became of a shortcut.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
    )
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
    )
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
