@_exported public import UIKit

// Widgets of the view Today, which iOS 14 took away. Their code lies in many apps; nobody shows one.

/// What an update of a widget brought.
public enum NCUpdateResult: UInt, Sendable { case newData = 0, noData, failed }

/// How much room a widget has.
public enum NCWidgetDisplayMode: Int, Sendable { case compact = 0, expanded }

/// A controller whose view is a widget.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode,
        withMaximumSize maxSize: CGSize
    ) {}
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
        defaultMarginInsets
    }
}

/// Says whether a widget has something to show.
open class NCWidgetController: NSObject {
    open class func widgetController() -> NCWidgetController { NCWidgetController() }
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

extension NSExtensionContext {
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { .compact }
        set {}
    }
    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
    public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize { CGSize(width: 359, height: 110) }
}

extension UIVibrancyEffect {
    public class func widgetPrimary() -> UIVibrancyEffect { UIVibrancyEffect() }
    public class func widgetSecondary() -> UIVibrancyEffect { UIVibrancyEffect() }
    public class func notificationCenter() -> UIVibrancyEffect { UIVibrancyEffect() }
}
