public import Foundation

/// Lets a person choose a font (UIKit: UIFontPickerViewController); it says what it would be.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// Which fonts there are to choose from.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var includeFaces = false
        open var displayUsingSystemFont = false
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        public override nonisolated init() {}
    }

    public private(set) var configuration = Configuration()
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    open var selectedFontDescriptor: UIFontDescriptor?

    public convenience init(configuration: Configuration) {
        self.init(nibName: nil, bundle: nil)
        self.configuration = configuration
    }

    open override func loadView() { view = MissingView("a choice of fonts") }
}

/// Hears which font was chosen; none is.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// Says what a word means (UIKit: UIReferenceLibraryViewController); there are no dictionaries here.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
    private var term = ""

    public convenience init(term: String) {
        self.init(nibName: nil, bundle: nil)
        self.term = term
    }

    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
    open override func loadView() { view = MissingView("what “\(term)” means: there are no dictionaries") }
}
