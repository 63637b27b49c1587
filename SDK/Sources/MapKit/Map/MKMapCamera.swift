public import CoreLocation
public import Foundation

/// From where a map is seen: always from above, whatever its ``pitch``.
@preconcurrency @MainActor
open class MKMapCamera: NSObject {
    open var centerCoordinate = CLLocationCoordinate2D() { didSet { changed?(self) } }
    /// Metres.
    open var centerCoordinateDistance: CLLocationDistance = 0 { didSet { changed?(self) } }
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance }
        set { centerCoordinateDistance = newValue }
    }
    /// Kept.
    open var pitch: CGFloat = 0 { didSet { changed?(self) } }
    /// Degrees from north of what is at the top.
    open var heading: CLLocationDirection = 0 { didSet { changed?(self) } }
    /// Moves the map whose camera it is.
    var changed: ((MKMapCamera) -> Void)?

    public override init() {}

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromDistance distance: CLLocationDistance,
        pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        self.init(lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
    }

    /// - Parameter size: of the view; the camera is as far away as a street is wide.
    public convenience init(lookingAt mapItem: MKMapItem, forViewSize size: CGSize, allowPitch: Bool) {
        self.init(
            lookingAtCenter: mapItem.placemark.coordinate,
            fromDistance: 1000,
            pitch: allowPitch ? 45 : 0,
            heading: 0
        )
    }
}
