public import Foundation

/// A printer, by its address; nobody answers there.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
    /// What it is made for.
    public struct JobTypes: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let document = Self(rawValue: 1 << 0), envelope = Self(rawValue: 1 << 1)
        public static let label = Self(rawValue: 1 << 2), photo = Self(rawValue: 1 << 3)
        public static let receipt = Self(rawValue: 1 << 4), roll = Self(rawValue: 1 << 5)
        public static let largeFormat = Self(rawValue: 1 << 6), postcard = Self(rawValue: 1 << 7)
    }

    open private(set) var url: URL
    open var displayName: String { url.host ?? "" }
    open var displayLocation: String? { nil }
    open var supportedJobTypes: JobTypes { [] }
    open var makeAndModel: String? { nil }
    open var supportsColor: Bool { false }
    open var supportsDuplex: Bool { false }

    public init(url: URL) { self.url = url }

    /// - Parameter completionHandler: hears that nobody answers.
    open func contactPrinter(_ completionHandler: (@MainActor (Bool) -> Void)? = nil) {
        Task { @MainActor in completionHandler?(false) }
    }
    open func contactPrinter() async -> Bool { false }
}

/// Lets a person choose a printer: there is none, so that it is not shown and says so.
@preconcurrency @MainActor
open class UIPrinterPickerController: NSObject {
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    open private(set) var selectedPrinter: UIPrinter?
    open weak var delegate: (any UIPrinterPickerControllerDelegate)?

    public init(initiallySelectedPrinter printer: UIPrinter?) { selectedPrinter = printer }

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
    open func dismiss(animated: Bool) {}
}

/// Hears of the choice of a printer: never.
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
    func printerPickerControllerParentViewController(
        _ printerPickerController: UIPrinterPickerController
    ) -> UIViewController?
    func printerPickerController(
        _ printerPickerController: UIPrinterPickerController,
        shouldShow printer: UIPrinter
    ) -> Bool
    func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
    public func printerPickerControllerParentViewController(
        _ printerPickerController: UIPrinterPickerController
    ) -> UIViewController? { nil }
    public func printerPickerController(
        _ printerPickerController: UIPrinterPickerController,
        shouldShow printer: UIPrinter
    ) -> Bool { true }
    public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
    public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
    public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
    public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
    public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}

/// A sheet's size (UIKit: UIPrintPaper).
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// In points.
    public let paperSize: CGSize
    public let printableRect: CGRect

    init(paperSize: CGSize, printableRect: CGRect) { (self.paperSize, self.printableRect) = (paperSize, printableRect) }

    /// The smallest that holds a page, upright or turned; else the largest. Of no papers, one of the page's own size.
    open class func bestPaper(
        forPageSize contentSize: CGSize,
        withPapersFrom paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
        func holds(_ paper: UIPrintPaper) -> Bool {
            let (sheet, page) = (paper.printableRect.size, contentSize)
            return min(sheet.width, sheet.height) >= min(page.width, page.height)
                && max(sheet.width, sheet.height) >= max(page.width, page.height)
        }
        return paperList.filter(holds).min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) }
            ?? UIPrintPaper(paperSize: contentSize, printableRect: CGRect(origin: .zero, size: contentSize))
    }
    /// The rectangle of the sheet that is printed on.
    open func printRect() -> CGRect { printableRect }
}
