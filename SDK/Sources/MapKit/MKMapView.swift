public import CoreLocation
public import Foundation
public import UIKit

/// A map that is not drawn: the page says what it would be of.
@preconcurrency @MainActor
open class MKMapView: MissingView {
    open var region = MKCoordinateRegion() { didSet { describe() } }
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsUserLocation = false
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    /// Kept: the phone has no place.
    open var userTrackingMode = MKUserTrackingMode.none
    open var selectedAnnotations: [any MKAnnotation] = []
    open private(set) var annotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []
    public let userLocation = MKUserLocation()

    public convenience init() { self.init(frame: .zero) }

    public init(frame: CGRect) {
        super.init("a map")
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        what = "a map"
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        describe()
    }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations.removeAll { kept in annotations.contains { $0 === kept } }
        describe()
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { addAnnotations(annotations) }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    /// Kept by nobody: no view of an annotation is made.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    /// None waits to be used again.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

    // Kept: the map is not drawn.
    open var camera = MKMapCamera() { didSet { region.center = camera.centerCoordinate } }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    open var cameraBoundary: CameraBoundary?
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var selectableMapFeatures: MKMapFeatureOptions = []
    open var showsUserTrackingButton = false
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive
    open var showsUserLocationHeading = false
    open var isUserLocationVisible: Bool { false }
    open var annotationVisibleRect: CGRect { bounds }
    /// Those within a part of the map.
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        let found = annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        return Set(found.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
    }
    /// None is made.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// None is made.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String,
        for annotation: any MKAnnotation
    ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlays.insert(overlay, at: min(max(index, 0), overlays.count))
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        insertOverlay(overlay, at: index)
    }

    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    /// All: one is as high as another where nothing is drawn.
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
    open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        guard overlays.indices.contains(index1), overlays.indices.contains(index2) else { return }
        overlays.swapAt(index1, index2)
    }
    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        guard let first = overlays.firstIndex(where: { $0 === overlay1 }),
            let second = overlays.firstIndex(where: { $0 === overlay2 })
        else { return }
        exchangeOverlay(at: first, withOverlayAt: second)
    }
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        let place = overlays.firstIndex { $0 === sibling }.map { $0 + 1 } ?? overlays.count
        insertOverlay(overlay, at: place)
    }
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insertOverlay(overlay, at: overlays.firstIndex { $0 === sibling } ?? overlays.count)
    }
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        self.overlays.removeAll { kept in overlays.contains { $0 === kept } }
    }

    private func describe() {
        let place = String(format: "a map of %.4f, %.4f", region.center.latitude, region.center.longitude)
        let names = annotations.compactMap { $0.title ?? nil }
        what = names.isEmpty ? place : "\(place) with \(names.joined(separator: ", "))"
    }
}

/// Something at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A pin.
open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()
    public override init() {}
    public init(__coordinate coordinate: CLLocationCoordinate2D) { place = coordinate }
    public init(__coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        place = coordinate
        super.init()
        (self.title, self.subtitle) = (title, subtitle)
    }

    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }
}
