public import Foundation

/// Looks for places; there is no server that knows any, so that every search fails with `placemarkNotFound`.
open class MKLocalSearch: NSObject {
    /// What is looked for.
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()

        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
        open var addressFilter: MKAddressFilter?
        /// Whether what is elsewhere is found, too.
        open var regionPriority = RegionPriority.default

        public override init() {}
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
        }
    }

    /// What was found.
    open class Response: NSObject {
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion

        init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
            (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
        }
    }

    /// Whether what is elsewhere is found, too.
    public enum RegionPriority: Int, Sendable { case `default` = 0, required }

    public init(request: Request) {}
    public init(_ pointsOfInterestRequest: MKLocalPointsOfInterestRequest) {}
    public convenience init(pointsOfInterestRequest: MKLocalPointsOfInterestRequest) {
        self.init(pointsOfInterestRequest)
    }

    open var isSearching: Bool { false }
    open func cancel() {}

    /// - Parameter completionHandler: is called on the main thread.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        MKError(.placemarkNotFound).answer(completionHandler)
    }

    open func start() async throws -> Response { throw MKError(.placemarkNotFound) }
}

@available(*, deprecated, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
@available(*, deprecated, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response

extension MKLocalSearch {
    /// What may be found.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2)
        public static let physicalFeature = Self(rawValue: 4)
    }
}

/// A place as it might go on that somebody types.
open class MKLocalSearchCompletion: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Hears of those.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Looks for them; no server knows any, so that its delegate hears `placemarkNotFound` of each.
open class MKLocalSearchCompleter: NSObject {
    /// What is looked for.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = Self(rawValue: 1 << 0)
        public static let pointOfInterest = Self(rawValue: 1 << 1)
        public static let query = Self(rawValue: 1 << 2)
        public static let physicalFeature = Self(rawValue: 1 << 3)
    }
    /// What was looked for before iOS 13.
    public enum FilterType: Int, Sendable { case locationsAndQueries = 0, locationsOnly }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty else { return }
            MKError(.placemarkNotFound).answer { [self] (_: [MKLocalSearchCompletion]?, error) in
                if let error { delegate?.completer(self, didFailWithError: error) }
            }
        }
    }
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var filterType = FilterType.locationsAndQueries
    open var addressFilter: MKAddressFilter?
    open var regionPriority = MKLocalSearch.RegionPriority.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open func cancel() {}
    public override init() {}
}

/// A kind of places.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
    public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
    public static let atm = Self(rawValue: "MKPOICategoryAtm")
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")
    public static let bank = Self(rawValue: "MKPOICategoryBank")
    public static let beach = Self(rawValue: "MKPOICategoryBeach")
    public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    public static let campground = Self(rawValue: "MKPOICategoryCampground")
    public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
    public static let evCharger = Self(rawValue: "MKPOICategoryEvCharger")
    public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
    public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
    public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
    public static let library = Self(rawValue: "MKPOICategoryLibrary")
    public static let marina = Self(rawValue: "MKPOICategoryMarina")
    public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
    public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
    public static let park = Self(rawValue: "MKPOICategoryPark")
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
    public static let police = Self(rawValue: "MKPOICategoryPolice")
    public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
    public static let school = Self(rawValue: "MKPOICategorySchool")
    public static let stadium = Self(rawValue: "MKPOICategoryStadium")
    public static let store = Self(rawValue: "MKPOICategoryStore")
    public static let theater = Self(rawValue: "MKPOICategoryTheater")
    public static let university = Self(rawValue: "MKPOICategoryUniversity")
    public static let winery = Self(rawValue: "MKPOICategoryWinery")
    public static let zoo = Self(rawValue: "MKPOICategoryZoo")
    public static let animalService = Self(rawValue: "MKPOICategoryAnimalService")
    public static let automotiveRepair = Self(rawValue: "MKPOICategoryAutomotiveRepair")
    public static let baseball = Self(rawValue: "MKPOICategoryBaseball")
    public static let basketball = Self(rawValue: "MKPOICategoryBasketball")
    public static let beauty = Self(rawValue: "MKPOICategoryBeauty")
    public static let bowling = Self(rawValue: "MKPOICategoryBowling")
    public static let castle = Self(rawValue: "MKPOICategoryCastle")
    public static let conventionCenter = Self(rawValue: "MKPOICategoryConventionCenter")
    public static let distillery = Self(rawValue: "MKPOICategoryDistillery")
    public static let fairground = Self(rawValue: "MKPOICategoryFairground")
    public static let fishing = Self(rawValue: "MKPOICategoryFishing")
    public static let fortress = Self(rawValue: "MKPOICategoryFortress")
    public static let goKart = Self(rawValue: "MKPOICategoryGoKart")
    public static let golf = Self(rawValue: "MKPOICategoryGolf")
    public static let hiking = Self(rawValue: "MKPOICategoryHiking")
    public static let kayaking = Self(rawValue: "MKPOICategoryKayaking")
    public static let landmark = Self(rawValue: "MKPOICategoryLandmark")
    public static let mailbox = Self(rawValue: "MKPOICategoryMailbox")
    public static let miniGolf = Self(rawValue: "MKPOICategoryMiniGolf")
    public static let musicVenue = Self(rawValue: "MKPOICategoryMusicVenue")
    public static let nationalMonument = Self(rawValue: "MKPOICategoryNationalMonument")
    public static let planetarium = Self(rawValue: "MKPOICategoryPlanetarium")
    public static let rockClimbing = Self(rawValue: "MKPOICategoryRockClimbing")
    public static let rvPark = Self(rawValue: "MKPOICategoryRvPark")
    public static let skatePark = Self(rawValue: "MKPOICategorySkatePark")
    public static let skating = Self(rawValue: "MKPOICategorySkating")
    public static let skiing = Self(rawValue: "MKPOICategorySkiing")
    public static let soccer = Self(rawValue: "MKPOICategorySoccer")
    public static let spa = Self(rawValue: "MKPOICategorySpa")
    public static let surfing = Self(rawValue: "MKPOICategorySurfing")
    public static let swimming = Self(rawValue: "MKPOICategorySwimming")
    public static let tennis = Self(rawValue: "MKPOICategoryTennis")
    public static let volleyball = Self(rawValue: "MKPOICategoryVolleyball")
}

/// Which kinds are shown or found.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {  // What it has does not change.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])
    private let allows: @Sendable (MKPointOfInterestCategory) -> Bool
    public init(including categories: [MKPointOfInterestCategory]) { allows = { categories.contains($0) } }
    public init(excluding categories: [MKPointOfInterestCategory]) { allows = { !categories.contains($0) } }
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { allows(category) }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !allows(category) }
}
