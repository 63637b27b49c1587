public import CoreLocation
public import Foundation
import UIKit

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

/// A form on a map.
open class MKShape: NSObject, MKAnnotation {
    open var title: String? { didSet { watch.changed(words: true) } }
    open var subtitle: String? { didSet { watch.changed(words: true) } }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    let watch = AnnotationWatch()
}

/// A pin. The maps that show it follow its ``coordinate``.
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
        set {
            place = newValue
            watch.changed(words: false)
        }
    }
}

/// The maps that show an annotation, and hear when it is elsewhere or has other words.
final class AnnotationWatch {
    private struct Map { weak var layer: AnnotationLayer? }
    private var maps: [Map] = []

    func add(_ layer: AnnotationLayer) {
        maps.removeAll { $0.layer == nil || $0.layer === layer }
        maps.append(Map(layer: layer))
    }

    func remove(_ layer: AnnotationLayer) { maps.removeAll { $0.layer == nil || $0.layer === layer } }

    func changed(words: Bool) {
        for case let layer? in maps.map(\.layer) {
            MainQueue.run {
                if words { layer.wordsChanged() }
                layer.annotationChanged()
            }
        }
    }
}
