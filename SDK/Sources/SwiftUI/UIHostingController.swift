public import UIKit

/// Stands where a SwiftUI view would be, and names it.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

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
    }

    /// The size that a placeholder takes.
    open func sizeThatFits(in size: CGSize) -> CGSize { CGSize(width: size.width, height: min(size.height, 120)) }
}
