public import CoreLocation
public import Foundation
public import UIKit

/// What is seen along a road; there are no pictures of roads.
open class MKLookAroundScene: NSObject, @unchecked Sendable {  // It has nothing.
    override init() { super.init() }
}

/// Asks for what is seen from a place.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {  // What it is of does not change.
    public let coordinate: CLLocationCoordinate2D
    public let mapItem: MKMapItem?

    public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
    public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem) }

    open var isLoading: Bool { false }
    open var isCancelled: Bool { false }
    open func cancel() {}
    /// Nothing, as where no car of Apple's has been.
    open var scene: MKLookAroundScene? { get async throws { nil } }
    open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
    ) { completionHandler(nil, nil) }
}

/// Shows what is seen along a road: it says that there are no pictures.
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var badgePosition = MKLookAroundBadgePosition.topLeading
    open var scene: MKLookAroundScene?
    open var isNavigationEnabled = true
    open var showsRoadLabels = true

    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func loadView() { view = MissingView("a road, of which there are no pictures") }
}
