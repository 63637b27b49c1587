public import CoreLocation
public import Foundation
public import FoundationAdditions

/// How Maps shows the way.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By train and bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// As the person likes best.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
/// What the map looks like.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Whether the traffic is seen.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// From where the map is seen.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
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
    public static let cycling = Self(rawValue: 8)
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// Why a request about maps fails.
public struct MKError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = MKError
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public static let unknown = Code.unknown, serverFailure = Code.serverFailure
    public static let loadingThrottled = Code.loadingThrottled, placemarkNotFound = Code.placemarkNotFound
    public static let directionsNotFound = Code.directionsNotFound, decodingFailed = Code.decodingFailed

    public static var errorDomain: String { "MKErrorDomain" }
    public init(_ code: Code) { self.code = code }
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

        public override init() { super.init() }
        /// What an address of Maps asks for (`maps://?saddr=…&daddr=…`): without its places, which a server would have to
        /// find, but for those that are coordinates.
        public init(contentsOf url: URL) {
            super.init()
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            func place(_ name: String) -> MKMapItem? {
                let parts = items.first { $0.name == name }?.value?.split(separator: ",") ?? []
                guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else {
                    return nil
                }
                let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
                return MKMapItem(placemark: MKPlacemark(coordinate: coordinate))
            }
            (source, destination) = (place("saddr"), place("daddr"))
        }
        /// Whether an address asks for a way.
        open class func isDirectionsRequest(_ url: URL) -> Bool {
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            return items.contains { $0.name == "daddr" }
        }
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
        MKError(.directionsNotFound).answer(completionHandler)
    }

    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }

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
        MKError(.directionsNotFound).answer(completionHandler)
    }
    open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }

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
    open var isCycling: Bool { false }

    /// A way to nowhere: what a property begins with.
    public convenience override init() {
        self.init(name: "", polyline: MKPolyline(), distance: 0, expectedTravelTime: 0)
    }
}

@available(*, deprecated, renamed: "MKDirections.Request")
public typealias MKDirectionsRequest = MKDirections.Request
@available(*, deprecated, renamed: "MKDirections.Response")
public typealias MKDirectionsResponse = MKDirections.Response

public let MKErrorDomain = MKError.errorDomain
