public import CoreLocation

@available(*, deprecated, renamed: "MKCoordinateSpan.init(latitudeDelta:longitudeDelta:)")
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees,
    _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

@available(*, deprecated, renamed: "MKCoordinateRegion.init(center:span:)")
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: span)
}

@available(*, deprecated, renamed: "MKCoordinateRegion.init(center:latitudinalMeters:longitudinalMeters:)")
public func MKCoordinateRegionMakeWithDistance(
    _ center: CLLocationCoordinate2D,
    _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: center,
        latitudinalMeters: latitudinalMeters,
        longitudinalMeters: longitudinalMeters
    )
}
