public import Foundation
public import UIKit

/// Where the sign of a picture along a road is.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading = 0, topTrailing, bottomTrailing }

/// Hears of a view along a road: none changes.
@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
    public func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}

/// Takes a picture along a road; there are none, so that it fails.
@preconcurrency @MainActor
open class MKLookAroundSnapshotter: NSObject {
    /// How the picture shall be.
    @preconcurrency @MainActor
    open class Options: NSObject {
        open var size = CGSize(width: 256, height: 256)
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection: UITraitCollection = .current
        public override init() {}
    }

    /// The picture; there is none.
    @preconcurrency @MainActor
    open class Snapshot: NSObject {
        public let image: UIImage
        init(image: UIImage) { self.image = image }
    }

    public init(scene: MKLookAroundScene, options: Options) {}
    open var isLoading: Bool { false }
    open func cancel() {}
    open var snapshot: Snapshot { get async throws { throw MKError(.serverFailure) } }
    open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
}
