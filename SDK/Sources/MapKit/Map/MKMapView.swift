public import CoreLocation
public import Foundation
public import UIKit

/// A map without tiles: a ground with lines of latitude and longitude, and all that its author puts on it, where it lies.
///
/// Layers, the lowest first: the ground, overlays above roads, the degrees, overlays above labels, annotations.
@preconcurrency @MainActor
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    public let userLocation = MKUserLocation()

    /// What is seen.
    var sight = MapSight()
    /// What was seen at the last layout.
    var laidOut: MapProjection?
    var isRenderingTold = false
    /// Whether what is seen changes by a person's hand.
    package internal(set) var isMovedByPerson = false
    var kept = MapOverlays()
    let stage = AnnotationLayer(frame: .zero)
    let overlayLayers: [MKOverlayLevel: OverlayLayer] = [
        .aboveRoads: OverlayLayer(frame: .zero), .aboveLabels: OverlayLayer(frame: .zero),
    ]
    private let ground = MapDrawingView(frame: .zero)
    private let degrees = MapDrawingView(frame: .zero)
    private lazy var gestures = MapGestures(self)
    var source: UserLocationSource?

    public convenience init() { self.init(frame: .zero) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        stage.map = self
        ground.drawing = { [weak self] in self?.drawing.draw(in: $0) }
        degrees.drawing = { [weak self] in self?.drawing.drawLabels(in: $0) }
        for layer in layers {
            (layer as? OverlayLayer)?.map = self
            addSubview(layer)
        }
        gestures.follow(self)
    }

    private var layers: [UIView] {
        [ground, overlayLayers[.aboveRoads], degrees, overlayLayers[.aboveLabels], stage].compactMap { $0 }
    }

    private var drawing: MapGround {
        MapGround(projection: projection, palette: MapPalette(mapType, preferredConfiguration))
    }

    private func redraw() {
        ground.setNeedsDisplay()
        degrees.setNeedsDisplay()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, bounds.height > 0 else { return }
        for layer in layers where layer.frame != bounds { layer.frame = bounds }
        layOutMap { redraw() }
    }

    /// The controls that show something of what it shows.
    var followers: [MapFollower] = []

    // MARK: What is seen

    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(bounds.isEmpty ? sight.rect : projection.framedMapRect) }
        set { setRegion(newValue, animated: false) }
    }
    /// Shows all of a region, its centre in the middle, at once. One that is no part of the earth changes nothing.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        show(MKMapRect(covering: region), heading: sight.heading, animated: animated)
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { setCenter(newValue, animated: false) }
    }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard coordinate.isPlace else { return }
        let (rect, middle) = (bounds.isEmpty ? sight.rect : projection.framedMapRect, MKMapPoint(coordinate))
        show(
            rect.offsetBy(dx: middle.x - rect.midX, dy: middle.y - rect.midY),
            heading: sight.heading,
            animated: animated
        )
    }

    /// From where it is seen. Changing the camera's own properties changes the map.
    open var camera: MKMapCamera {
        get { seenFrom }
        set { setCamera(newValue, animated: false) }
    }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { see(from: camera, animated: animated) }

    open var cameraBoundary: CameraBoundary? {
        get { sight.boundary }
        set { setCameraBoundary(newValue, animated: false) }
    }
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        limit(animated: animated) { $0.boundary = cameraBoundary }
    }
    open var cameraZoomRange: CameraZoomRange! {
        get { sight.zoomRange }
        set { setCameraZoomRange(newValue, animated: false) }
    }
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        limit(animated: animated) { $0.zoomRange = cameraZoomRange ?? CameraZoomRange() }
    }

    // MARK: How it looks

    open var mapType = MKMapType.standard { didSet { redraw() } }
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() { didSet { redraw() } }
    // Kept: a map without tiles has neither roads nor houses, and needs no compass for its lines.
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var selectableMapFeatures: MKMapFeatureOptions = []
    open var showsUserTrackingButton = false
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive

    // MARK: What a person may do

    open var isZoomEnabled = true { didSet { gestures.follow(self) } }
    open var isScrollEnabled = true { didSet { gestures.follow(self) } }
    open var isRotateEnabled = true { didSet { gestures.follow(self) } }
    /// Kept: the map is always seen from above.
    open var isPitchEnabled = true

    // MARK: Where the person is

    open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { followPerson() } } }
    open var showsUserLocationHeading = false
    open var userTrackingMode = MKUserTrackingMode.none { didSet { trackPerson(from: oldValue, animated: false) } }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open var isUserLocationVisible: Bool {
        userLocation.location.map { bounds.contains(projection.point(MKMapPoint($0.coordinate))) } ?? false
    }

    // MARK: Annotations

    /// With the person's place, where it is shown.
    open var annotations: [any MKAnnotation] { stage.annotations + shownUserLocation }
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { stage.add(annotations) }
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { stage.remove(annotations) }
    /// Adds annotations, and shows the part of the earth that holds them.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { !($0 is MKUserLocation) })
        show(annotations: annotations, animated: animated)
    }
    /// Those within a part of the map.
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        let found = annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        return Set(found.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
    }
    open var annotationVisibleRect: CGRect { bounds }

    /// One at most, as for a person.
    open var selectedAnnotations: [any MKAnnotation] {
        get { stage.selected }
        set {
            for annotation in stage.selected where !newValue.contains(where: { $0 === annotation }) {
                stage.deselect(annotation)
            }
            if let annotation = newValue.first { stage.select(annotation, animated: false) }
        }
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        stage.select(annotation, animated: animated)
    }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        if let annotation { stage.deselect(annotation, animated: animated) }
    }

    /// The view of one that is seen, once the map is laid out.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { stage.view(for: annotation) }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        stage.pool.register(viewClass, for: identifier)
    }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        stage.pool.take(identifier, for: nil)
    }
    /// Of an identifier that nothing is registered for, one of the usual kind.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String,
        for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        stage.pool.take(identifier, for: annotation)
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }

    // MARK: Overlays

    open var overlays: [any MKOverlay] { kept.all }
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { kept.all(in: level) }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { kept.renderer(for: overlay) }
    open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay], level: level) }
    open func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        for overlay in overlays { insertOverlay(overlay, at: .max, level: level) }
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        insertOverlay(overlay, at: index, level: .aboveLabels)
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        changeOverlays { $0.insert(overlay, at: index, level: level) }
    }
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        insertOverlay(overlay, at: kept.index(of: sibling).map { $0 + 1 } ?? .max)
    }
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insertOverlay(overlay, at: kept.index(of: sibling) ?? .max)
    }
    open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        changeOverlays { $0.exchange(index1, index2) }
    }
    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        guard let first = kept.index(of: overlay1), let second = kept.index(of: overlay2) else { return }
        exchangeOverlay(at: first, withOverlayAt: second)
    }
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    open func removeOverlays(_ overlays: [any MKOverlay]) { changeOverlays { $0.remove(overlays) } }
}
