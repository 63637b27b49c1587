public import CoreLocation
public import Foundation

/// Several annotations that lie so near to each other that one view stands for all.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    public let memberAnnotations: [any MKAnnotation]
    /// In the middle of the members.
    open var coordinate: CLLocationCoordinate2D {
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        guard !points.isEmpty else { return CLLocationCoordinate2D() }
        let count = Double(points.count)
        return MKMapPoint(
            x: points.reduce(0) { $0 + $1.x } / count,
            y: points.reduce(0) { $0 + $1.y } / count
        ).coordinate
    }
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}
