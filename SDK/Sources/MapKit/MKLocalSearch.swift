public import Foundation

/// Looks for places; there is no server that knows any, so that every search fails with `placemarkNotFound`.
open class MKLocalSearch: NSObject {
    /// What is looked for.
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()

        public override init() {}
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    }

    /// What was found.
    open class Response: NSObject {
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion

        init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
            (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
        }
    }

    public init(request: Request) {}

    open var isSearching: Bool { false }
    open func cancel() {}

    /// - Parameter completionHandler: is called on the main thread.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        MKError(code: .placemarkNotFound).answer(completionHandler)
    }

    open func start() async throws -> Response { throw MKError(code: .placemarkNotFound) }
}

@available(*, deprecated, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
@available(*, deprecated, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response
