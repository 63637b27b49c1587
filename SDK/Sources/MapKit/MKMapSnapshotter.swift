public import CoreLocation
public import Foundation
public import UIKit

/// Takes a picture of a map; there are no maps, so that it fails.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
    /// Hears of the picture.
    public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void

    /// A picture of a map; there is none.
    @preconcurrency @MainActor
    open class Snapshot: NSObject {
        public let image: UIImage
        init(image: UIImage) { self.image = image }
        open var traitCollection: UITraitCollection { .current }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    /// What is to be seen on it.
    @preconcurrency @MainActor
    open class Options: NSObject {
        open var region = MKCoordinateRegion()
        open var mapRect = MKMapRect.null
        open var mapType = MKMapType.standard
        /// In points.
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var camera = MKMapCamera()
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection: UITraitCollection?
        public override init() {}
    }

    open private(set) var isLoading = false
    public init(options: Options) {}
    /// Of the usual options.
    public convenience override init() { self.init(options: Options()) }

    /// Ends with `serverFailure`, as the others.
    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        start(completionHandler: completionHandler)
    }
    public func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    open func cancel() {}
}

/// As it was called before iOS 11.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
