import Foundation
import UIKit

/// Which annotations lie so near to each other that one view stands for all.
@MainActor
struct AnnotationGroups {
    /// The clusters of the last time, so that the same members keep theirs.
    private(set) var clusters: [MKClusterAnnotation] = []

    /// Puts views together that overlap and name the same group.
    ///
    /// - Parameters:
    ///   - views: in the order in which they came to the map.
    ///   - frames: what each takes on the map.
    ///   - make: a cluster of new members.
    mutating func group(
        _ views: [MKAnnotationView],
        frames: [CGRect],
        make: ([any MKAnnotation]) -> MKClusterAnnotation
    ) {
        let former = Dictionary(clusters.map { (Self.names($0.memberAnnotations), $0) }, uniquingKeysWith: { $1 })
        clusters = []
        var isTaken = [Bool](repeating: false, count: views.count)
        for (index, view) in views.enumerated() where !isTaken[index] {
            guard let group = view.clusteringIdentifier, !view.isSelected else { continue }
            let members = (index..<views.count).filter { other in
                !isTaken[other] && views[other].clusteringIdentifier == group && !views[other].isSelected
                    && frames[index].intersects(frames[other])
            }
            guard members.count > 1 else { continue }
            for member in members { isTaken[member] = true }
            let annotations = members.compactMap { views[$0].annotation }
            clusters.append(former[Self.names(annotations)] ?? make(annotations))
        }
    }

    private static func names(_ annotations: [any MKAnnotation]) -> Set<ObjectIdentifier> {
        Set(annotations.map { ObjectIdentifier($0) })
    }
}
