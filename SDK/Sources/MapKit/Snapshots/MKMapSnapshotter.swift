public import CoreLocation
public import Foundation
public import UIKit

/// Takes a picture of a map: its ground and lines, in the size and the colours that its options say. What is to be seen on
/// it, its author draws at ``Snapshot/point(for:)``.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
    /// Hears of the picture, on the main thread.
    public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void

    private let options: Options
    private var turn = 0
    open private(set) var isLoading = false

    public init(options: Options) { self.options = options }
    /// Of the usual options.
    public convenience override init() { self.init(options: Options()) }

    /// - Parameter completionHandler: hears `serverFailure` where the size is none that a picture can have.
    open func start(completionHandler: @escaping CompletionHandler) {
        turn += 1
        isLoading = true
        let (turn, result) = (turn, Result { try taken() })
        // It lives until it has told, as Apple's.
        DispatchQueue.main.async {
            guard self.isLoading, self.turn == turn else { return }
            self.isLoading = false
            switch result {
            case .success(let snapshot): completionHandler(snapshot, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }
    /// The handler is called on the main thread, whatever the queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        start(completionHandler: completionHandler)
    }
    /// - Throws: ``MKError`` `serverFailure` where the size is none that a picture can have.
    public func start() async throws -> Snapshot { try taken() }
    /// Nobody hears of a picture that is not told of yet.
    open func cancel() { isLoading = false }

    private func taken() throws -> Snapshot {
        guard let projection = options.projection else { throw MKError(.serverFailure) }
        let traits = options.traitCollection ?? .current
        let palette = MapPalette(options.mapType, options.preferredConfiguration).resolved(with: traits)
        let format = UIGraphicsImageRendererFormat()
        format.scale = options.pixels
        format.opaque = true
        let ground = MapGround(projection: projection, palette: palette)
        let image = UIGraphicsImageRenderer(bounds: projection.bounds, format: format).image { context in
            ground.draw(in: context.cgContext)
            ground.drawLabels(in: context.cgContext)
        }
        return Snapshot(image: image, projection: projection, traitCollection: traits)
    }
}

extension MKMapSnapshotter {
    /// A picture of a map.
    @preconcurrency @MainActor
    open class Snapshot: NSObject {
        public let image: UIImage
        private let projection: MapProjection
        public let traitCollection: UITraitCollection

        init(image: UIImage, projection: MapProjection, traitCollection: UITraitCollection) {
            (self.image, self.projection, self.traitCollection) = (image, projection, traitCollection)
        }

        /// Where a place is on the picture, from its upper left corner; beyond its edges for what is not seen.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            projection.point(MKMapPoint(coordinate))
        }
    }

    /// What is to be seen on it. What was set last of ``mapRect``, ``region`` and ``camera`` counts.
    @preconcurrency @MainActor
    open class Options: NSObject {
        open var region = MKCoordinateRegion() { didSet { wanted = .region } }
        open var mapRect = MKMapRect.null { didSet { wanted = .rect } }
        open var camera = MKMapCamera() { didSet { wanted = .camera } }
        open var mapType = MKMapType.standard
        /// In points.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels to a point.
        open var scale: CGFloat = UIScreen.main.scale
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        open var traitCollection: UITraitCollection?
        // Kept: a map without tiles has neither houses nor shops.
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() {}

        private enum Wanted { case whole, region, rect, camera }
        private var wanted = Wanted.whole

        /// Points of the longest side at most, and pixels of it.
        private static let limit: CGFloat = 4096

        /// Pixels to a point that a picture of the size can have.
        fileprivate var pixels: CGFloat {
            let asked = scale.isFinite && scale > 0 ? scale : UIScreen.main.scale
            return min(asked, Self.limit / max(size.width, size.height, 1))
        }

        /// How the earth lies on the picture; nil of a size that none can have.
        fileprivate var projection: MapProjection? {
            guard size.width >= 1, size.height >= 1, max(size.width, size.height) <= Self.limit else { return nil }
            let bounds = CGRect(origin: .zero, size: size)
            return switch wanted {
            case .whole: MapProjection(.world, in: bounds)
            case .region: MapProjection(MKMapRect(covering: region), in: bounds)
            case .rect: MapProjection(mapRect, in: bounds)
            case .camera:
                MapProjection(
                    MapCameraDistance.rect(
                        around: camera.centerCoordinate,
                        distance: camera.centerCoordinateDistance
                    ),
                    heading: camera.heading,
                    in: bounds
                )
            }
        }
    }
}

/// As it was called before iOS 11.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
