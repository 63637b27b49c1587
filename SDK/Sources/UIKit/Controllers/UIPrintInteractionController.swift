public import Foundation

// Printing: there is no printer, and `isPrintingAvailable` says so.

/// What is printed.
public enum UIPrintInfoOutputType: Int, Sendable { case general = 0, photo, grayscale, photoGrayscale }
/// How a sheet lies.
public enum UIPrintInfoOrientation: Int, Sendable { case portrait = 0, landscape }
/// Whether both sides are used.
public enum UIPrintInfoDuplex: Int, Sendable { case none = 0, longEdge, shortEdge }

/// How something is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    public typealias OutputType = UIPrintInfoOutputType
    public typealias Orientation = UIPrintInfoOrientation
    public typealias Duplex = UIPrintInfoDuplex
    open var jobName = ""
    open var outputType = UIPrintInfoOutputType.general
    open var orientation = UIPrintInfoOrientation.portrait
    open var duplex = UIPrintInfoDuplex.none
    open var printerID: String?
    public override init() {}
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
}

/// Puts something on sheets.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var perPageContentInsets = UIEdgeInsets.zero
    open var startPage = 0
    open var pageCount: Int { 0 }
    override init() {}
}
/// Text.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural
    public init(text: String) { self.text = text }
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}
/// HTML.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?
    public init(markupText: String) { self.markupText = markupText }
}

/// Asks a person for a printer: there is none, so that it is not shown and says that nothing was printed.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    private static let only = UIPrintInteractionController()
    open class var shared: UIPrintInteractionController { only }
    open class var isPrintingAvailable: Bool { false }
    open class var printableUTIs: Set<String> { [] }
    open class func canPrint(_ url: URL) -> Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }

    open var printInfo: UIPrintInfo?
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var printFormatter: UIPrintFormatter?
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false

    /// - Parameter completion: hears that nothing was printed.
    /// - Returns: false, as nothing is shown.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, nil)
        return false
    }
    @discardableResult
    open func present(
        from rect: CGRect,
        in view: UIView,
        animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    open func dismiss(animated: Bool) {}
}

/// Hears of printing: never.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}
