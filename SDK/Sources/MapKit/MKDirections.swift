public import CoreLocation
public import Foundation
public import FoundationAdditions

/// A place with an address.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    public let coordinate: CLLocationCoordinate2D
    public let addressDictionary: [String: Any]?
    open var title: String? { addressDictionary?["Name"] as? String }
    open override var name: String? { title }
    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
        self.addressDictionary = addressDictionary
    }

    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }
    /// One of nowhere, as previews make it.
    public override convenience init() {
        self.init(coordinate: CLLocationCoordinate2D(), addressDictionary: nil)
    }
}

/// A place that Maps would know.
open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    open var isCurrentLocation: Bool { false }
    /// Of no place that is known.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
    }

    /// Opens Maps, which is not on a simulated phone.
    ///
    /// - Returns: whether it was opened: never.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// How Maps shows the way.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// What of the earth Maps shows.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much of the earth Maps shows.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// How somebody moves.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let automobile = Self(rawValue: 1)
    public static let walking = Self(rawValue: 2)
    public static let transit = Self(rawValue: 4)
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// Why a request about maps fails.
public struct MKError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = MKError
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
    }

    public static let unknown = Code.unknown, serverFailure = Code.serverFailure
    public static let loadingThrottled = Code.loadingThrottled, placemarkNotFound = Code.placemarkNotFound
    public static let directionsNotFound = Code.directionsNotFound

    public static var errorDomain: String { "MKErrorDomain" }
    public let code: Code
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        let what = code == .directionsNotFound ? "Directions Not Available" : "No Places Found"
        return [NSLocalizedDescriptionKey: "\(what): there is no server of maps behind a simulated phone"]
    }

    /// Has a request fail: calls its handler on the main thread.
    func answer<Response>(_ completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        // It is handed to the main thread, and nobody here calls it after that.
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, self) }
    }
}

/// Asks for a way; there is no server that knows one, so that every request fails with `directionsNotFound`.
open class MKDirections: NSObject {
    /// From where to where.
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        open var tollPreference = RoutePreference.any
        open var highwayPreference = RoutePreference.any
    }

    /// The ways that were found.
    open class Response: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            self.source = source
            self.destination = destination
            self.routes = routes
        }
    }

    public init(request: Request) {}

    open var isCalculating: Bool { false }
    open func cancel() {}

    /// - Parameter completionHandler: is called on the main thread.
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        MKError(code: .directionsNotFound).answer(completionHandler)
    }

    open func calculate() async throws -> Response { throw MKError(code: .directionsNotFound) }

    /// When somebody would arrive. None is ever told.
    open class ETAResponse: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem
        /// In seconds.
        public let expectedTravelTime: TimeInterval
        /// In metres.
        public let distance: CLLocationDistance
        public let expectedArrivalDate: Date
        public let expectedDepartureDate: Date
        public let transportType: MKDirectionsTransportType

        init(source: MKMapItem, destination: MKMapItem, seconds: TimeInterval, metres: CLLocationDistance) {
            (self.source, self.destination, expectedTravelTime, distance) = (source, destination, seconds, metres)
            (expectedDepartureDate, expectedArrivalDate) = (Date(), Date(timeIntervalSinceNow: seconds))
            transportType = .automobile
        }
    }

    /// - Parameter completionHandler: is called on the main thread, with an error.
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        MKError(code: .directionsNotFound).answer(completionHandler)
    }
    open func calculateETA() async throws -> ETAResponse { throw MKError(code: .directionsNotFound) }

    /// Whether something is wanted on the way.
    public enum RoutePreference: Int, Sendable { case any = 0, avoid }
}

/// A part of a way.
open class MKRouteStep: NSObject {
    public let polyline: MKPolyline
    public let instructions: String
    public let notice: String?
    /// In metres.
    public let distance: CLLocationDistance
    public let transportType: MKDirectionsTransportType

    init(_ instructions: String, along polyline: MKPolyline, metres: CLLocationDistance) {
        (self.instructions, self.polyline, distance, notice) = (instructions, polyline, metres, nil)
        transportType = .automobile
    }
}

/// A way.
open class MKRoute: NSObject {
    public let name: String
    public let polyline: MKPolyline
    /// In metres.
    public let distance: CLLocationDistance
    /// In seconds.
    public let expectedTravelTime: TimeInterval

    init(name: String, polyline: MKPolyline, distance: CLLocationDistance, expectedTravelTime: TimeInterval) {
        self.name = name
        self.polyline = polyline
        self.distance = distance
        self.expectedTravelTime = expectedTravelTime
    }

    /// A part of a way.
    public typealias Step = MKRouteStep

    /// The parts of the way; none of one that was not found.
    open var steps: [Step] { [] }
    open var advisoryNotices: [String] { [] }
    open var transportType: MKDirectionsTransportType { .automobile }
    open var hasHighways: Bool { false }
    open var hasTolls: Bool { false }

    /// A way to nowhere: what a property begins with.
    public convenience override init() {
        self.init(name: "", polyline: MKPolyline(), distance: 0, expectedTravelTime: 0)
    }
}

@available(*, deprecated, renamed: "MKDirections.Request")
public typealias MKDirectionsRequest = MKDirections.Request
@available(*, deprecated, renamed: "MKDirections.Response")
public typealias MKDirectionsResponse = MKDirections.Response

/// Where the person is.
open class MKUserLocation: NSObject, MKAnnotation {
    open private(set) var location: CLLocation?
    open var title: String?
    open var subtitle: String?
    open var isUpdating: Bool { false }
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
}
