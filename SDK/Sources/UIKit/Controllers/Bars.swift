public import Foundation

/// How a bar is coloured.
public enum UIBarStyle: Int, Sendable { case `default` = 0, black = 1 }

/// The heights that a bar may have.
public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact = 1, defaultPrompt = 101, compactPrompt = 102 }

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom, top, topAttached
}

/// What has a place as a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands; nobody is asked here.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

// Pictures as grounds of bars and their items, and places of titles: kept for nobody, since bars are drawn without them.
extension UIBarButtonItem {
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    public func setBackgroundImage(
        _ image: UIImage?,
        for state: UIControl.State,
        style: Style,
        barMetrics: UIBarMetrics
    ) {}
    public func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    }
}

extension UINavigationBar {
    public func setBackgroundImage(
        _ backgroundImage: UIImage?,
        for barPosition: UIBarPosition,
        barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { nil }
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
}

extension UIToolbar {
    public func setBackgroundImage(
        _ image: UIImage?,
        forToolbarPosition position: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {}
    public func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        nil
    }
    public func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
    public func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { nil }
}
