public import Foundation

// Printing: there is no printer, and `isPrintingAvailable` says so.

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
    open var printPageRenderer: UIPrintPageRenderer?
    /// Nobody has chosen one.
    open var printPaper: UIPrintPaper? { nil }
    open var showsPageRange = true
    open var showsNumberOfCopies = true
    open var showsPaperOrientation = true
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
    @discardableResult
    open func present(
        from item: UIBarButtonItem,
        animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// - Parameter completion: hears ``UIPrintError`` `notAvailable`.
    @discardableResult
    open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, UIPrintError(.notAvailable))
        return false
    }
    open func dismiss(animated: Bool) {}
}

/// Where a roll of paper is cut.
public enum UIPrinterCutterBehavior: Int, Sendable {
    case noCut = 0, printerDefault, cutAfterEachPage, cutAfterEachCopy, cutAfterEachJob
}

/// Hears of printing: never.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController)
    func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController)
    func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController)
    func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController)
    func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController)
    func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController)
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        cutLengthFor paper: UIPrintPaper
    ) -> CGFloat
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinterCutterBehavior
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { .bestPaper(forPageSize: .zero, withPapersFrom: paperList) }
    public func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {}
    public func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {}
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        cutLengthFor paper: UIPrintPaper
    ) -> CGFloat { paper.paperSize.height }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinterCutterBehavior { .printerDefault }
}
