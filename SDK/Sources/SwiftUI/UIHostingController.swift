public import UIKit

/// Stands where a SwiftUI view would be, and names it.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content
    /// Kept: a placeholder keeps away from nothing.
    public final var safeAreaRegions: SafeAreaRegions = .all
    /// The same by a name that packages of views use.
    public final var _disableSafeArea = false
    /// Kept: a placeholder is as large as it is given room.
    public final var sizingOptions: UIHostingControllerSizingOptions = []

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of a storyboard, which has no root view of its own.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    public required init?(coder: NSCoder) {
        fatalError("UIHostingController: init(coder:) is to be overridden with one that gives a rootView")
    }

    open override func loadView() {
        view = MissingView("the SwiftUI view \(Content.self)")
        view.backgroundColor = .systemBackground
    }

    /// The size that a placeholder takes.
    open func sizeThatFits(in size: CGSize) -> CGSize { CGSize(width: size.width, height: min(size.height, 120)) }
}

/// Which of a view's sizes its controller follows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = Self(rawValue: 1), intrinsicContentSize = Self(rawValue: 2)
}
