public import Foundation

extension UIViewController {
    /// How a controller comes and goes (UIKit: UIViewController.Transition, iOS 18).
    ///
    /// Kept: a controller comes as its style says, and what is zoomed from is asked by nobody.
    @preconcurrency @MainActor
    public struct Transition {
        /// How one zooms.
        @preconcurrency @MainActor
        public final class ZoomOptions: NSObject {
            public var dimmingColor: UIColor?
            public var dimmingVisualEffect: UIBlurEffect?
            public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
            public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
            public override nonisolated init() {}
        }
        /// What a zoom comes from.
        public struct ZoomSourceViewProviderContext {
            public let sourceViewController: UIViewController
            public let zoomedViewController: UIViewController
        }
        /// A finger that would end it.
        public struct ZoomInteractionContext {
            public let location: CGPoint
            public let velocity: CGVector
            public let willBegin: Bool
        }
        /// What becomes what.
        public struct ZoomAlignmentRectContext {
            public let sourceView: UIView
            public let zoomedViewController: UIViewController
        }

        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Self { Self() }
        public static var coverVertical: Self { Self() }
        public static var flipHorizontal: Self { Self() }
        public static var crossDissolve: Self { Self() }
        public static var partialCurl: Self { Self() }
    }
}

/// A document that a bar's title stands for (UIKit: UIDocumentProperties). Kept: a title is words.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    open var wantsIconRepresentation = true
    private let url: URL

    public init(url: URL) { self.url = url }
}
