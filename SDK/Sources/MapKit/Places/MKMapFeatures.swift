public import CoreLocation
public import Foundation
public import UIKit

/// A place of the map's own that a person chose: a map without tiles has none.
open class MKMapFeatureAnnotation: NSObject, MKAnnotation, @unchecked Sendable {  // It has no state.
    /// What it is.
    public enum FeatureType: Int, Sendable { case pointOfInterest = 0, territory, physicalFeature }
    override init() { super.init() }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var featureType: FeatureType { .pointOfInterest }
    open var iconStyle: MKIconStyle? { nil }
    open var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
}

/// How the sign of such a place looks.
open class MKIconStyle: NSObject {
    override init() { super.init() }
    open var backgroundColor: UIColor { .systemBackground }
    open var image: UIImage { UIImage() }
}

/// A place of Maps' on a map.
open class MKMapItemAnnotation: NSObject, MKAnnotation {
    public let mapItem: MKMapItem
    public init(mapItem: MKMapItem) { self.mapItem = mapItem }
    open var coordinate: CLLocationCoordinate2D { mapItem.placemark.coordinate }
    open var title: String? { mapItem.name }
}

/// What is shown of a place that was chosen.
@preconcurrency @MainActor
open class MKSelectionAccessory: NSObject {
    /// How what Maps knows is shown.
    @preconcurrency @MainActor
    open class MapItemDetailPresentationStyle: NSObject {
        /// How large a bubble is.
        public enum CalloutStyle: Int, Sendable { case automatic = 0, full, compact }
        open class func automatic(presentationViewController: UIViewController?) -> Self { Self() }
        open class func callout(_ style: CalloutStyle = .automatic) -> Self { Self() }
        open class var callout: MapItemDetailPresentationStyle { callout() }
        open class func sheet(presentedFrom viewController: UIViewController) -> Self { Self() }
        open class var openInMaps: MapItemDetailPresentationStyle { Self() }
        public required override init() { super.init() }
    }
    open class func mapItemDetail(_ presentationStyle: MapItemDetailPresentationStyle) -> Self { Self() }
    public required override init() { super.init() }
}

/// What Maps knows of a place: it says its name.
@preconcurrency @MainActor
open class MKMapItemDetailViewController: UIViewController {
    open var mapItem: MKMapItem?
    open weak var delegate: (any MKMapItemDetailViewControllerDelegate)?

    public convenience init(mapItem: MKMapItem?) { self.init(mapItem: mapItem, displaysMap: true) }
    public init(mapItem: MKMapItem?, displaysMap: Bool) {
        self.mapItem = mapItem
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func loadView() { view = MissingView("what Maps knows of \(mapItem?.name ?? "a place")") }
}

/// Hears that a person has seen enough.
@preconcurrency @MainActor
public protocol MKMapItemDetailViewControllerDelegate: NSObjectProtocol {
    func mapItemDetailViewControllerDidFinish(_ detailViewController: MKMapItemDetailViewController)
}
