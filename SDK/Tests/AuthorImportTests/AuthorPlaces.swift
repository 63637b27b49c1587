// As authors write it: places, people and what is sold, with the names that few apps have.
import AuthenticationServices
import Contacts
import CoreLocation
import CoreSpotlight
import HealthKit
import MapKit
import NaturalLanguage
import StoreKit
import SwiftUI
import WebKit
import _MapKit_SwiftUI
import _StoreKit_SwiftUI
import _WebKit_SwiftUI

/// Places, and what is said of them.
@MainActor
enum Places {
    static let bern = CLLocation(latitude: 46.948, longitude: 7.4474)

    static func address() -> [String] {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode) = ("Bundesplatz 3", "Bern", "3005")
        let placemark = MKPlacemark(coordinate: bern.coordinate, postalAddress: address)
        let copy = MKPlacemark(placemark: placemark)
        return [copy.locality, copy.postalCode, copy.postalAddress?.street, placemark.thoroughfare].map { $0 ?? "-" }
    }

    static func archived() throws -> CLLocation? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: bern, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
    }

    static func copiedRegion() -> (Bool, String?) {
        let region = CLCircularRegion(center: bern.coordinate, radius: 100, identifier: "home")
        region.notifyOnExit = false
        let copy = region.copy() as? CLCircularRegion
        return (copy !== region && copy?.notifyOnExit == false && copy?.radius == 100, copy?.identifier)
    }

    static func beacon() -> Int? {
        let region = CLBeaconRegion(uuid: UUID(), major: 1, minor: 2, identifier: "door")
        let data = region.peripheralData(withMeasuredPower: -60).allValues.first as? Data
        return data?.count
    }

    static func shapes() throws -> [String] {
        let text = """
            {"type": "FeatureCollection", "features": [
            {"type": "Feature", "id": 7, "properties": {"name": "Bern"},
             "geometry": {"type": "Point", "coordinates": [7.4474, 46.948]}},
            {"type": "Feature", "properties": null, "geometry": {"type": "Polygon", "coordinates":
             [[[0, 0], [4, 0], [4, 4], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]}}]}
            """
        return try MKGeoJSONDecoder().decode(Data(text.utf8)).compactMap { $0 as? MKGeoJSONFeature }.flatMap {
            feature in
            feature.geometry.map { shape in
                switch shape {
                case let point as MKPointAnnotation: "\(feature.identifier ?? "-") \(point.coordinate.latitude)"
                case let area as MKPolygon: "\(area.pointCount) \(area.interiorPolygons?.count ?? 0)"
                default: "?"
                }
            }
        }
    }

    static func overlays() -> [Double] {
        let map = MKMapView()
        let circles = [1.0, 2, 3].map { MKCircle(center: bern.coordinate, radius: $0) }
        map.addOverlays(circles, level: .aboveRoads)
        map.exchangeOverlay(at: 0, withOverlayAt: 2)
        map.insertOverlay(MKCircle(center: bern.coordinate, radius: 4), above: circles[1])
        return map.overlays.compactMap { ($0 as? MKCircle)?.radius }
    }

    static func watches(_ monitor: CLMonitor) async throws {
        await monitor.add(CLMonitor.CircularGeographicCondition(center: bern.coordinate, radius: 50), identifier: "a")
        for try await event in await monitor.events where event.state == .satisfied && !event.authorizationDenied {
            break
        }
        let session = CLServiceSession(authorization: .whenInUse)
        for try await diagnostic in session.diagnostics where diagnostic.authorizationDenied { break }
    }
}

/// People.
enum People {
    static func card() throws -> [String] {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName, contact.note) = ("Ada", "Lovelace", "Engines; and,\nnumbers")
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+41 79 000 00 00"))
        ]
        contact.birthday = DateComponents(year: 1815, month: 12, day: 10)
        let data = try CNContactVCardSerialization.data(with: [contact])
        let read = try CNContactVCardSerialization.contacts(with: data)
        guard let first = read.first, let number = first.phoneNumbers.first else { return [] }
        return [
            first.familyName, first.note, number.value.stringValue,
            CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: number.label ?? ""),
            "\(first.birthday?.day ?? 0)",
        ]
    }

    static func names() -> [String?] {
        let contact = CNMutableContact()
        (contact.namePrefix, contact.givenName, contact.familyName) = ("Dr", "Ada", "Lovelace")
        let other = CNMutableContact()
        (other.givenName, other.familyName) = ("小明", "王")
        let firm = CNMutableContact()
        (firm.contactType, firm.organizationName) = (.organization, "Bells")
        return [contact, other, firm].map { CNContactFormatter.string(from: $0, style: .fullName) }
    }
}

/// What is sold, and who may come in.
@MainActor
enum Shop {
    static func month() -> Int? {
        let start = Date(timeIntervalSince1970: 0)
        let range = Product.SubscriptionPeriod.monthly.dateRange(referenceDate: start)
        return Calendar.current.dateComponents([.month], from: range.lowerBound, to: range.upperBound).month
    }

    static func bought() async throws -> Int {
        let statuses = try await Product.SubscriptionInfo.status(for: "pro")
        for await result in Transaction.currentEntitlements(for: "pro") {
            guard case .verified(let transaction) = result, transaction.ownershipType == .purchased else { continue }
            return transaction.purchasedQuantity
        }
        return statuses.count
    }

    static func passkey() -> ASAuthorizationController {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
        let new = provider.createCredentialRegistrationRequest(challenge: Data(), name: "Ada", userID: Data([1]))
        new.userVerificationPreference = .required
        let known = provider.createCredentialAssertionRequest(challenge: Data())
        known.allowedCredentials = [ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: Data([2]))]
        return ASAuthorizationController(authorizationRequests: [new, known])
    }

    static func page() async -> String {
        let page = WebPage()
        do {
            for try await event in page.load(URL(string: "https://example.com")) where event == .finished {
                return "there"
            }
            return "ended"
        } catch { return "\(page.url?.host ?? "-") \(error is WebPage.NavigationError)" }
    }
}

struct ShopView: View {
    @State private var camera = MapCameraPosition.automatic

    var body: some View {
        SubscriptionStoreView(groupID: "pro") {
            SubscriptionOptionGroup("Monthly") { $0.subscription?.subscriptionPeriod.unit == .month }
        }
        .storeButton(.visible, for: .restorePurchases, .redeemCode, .policies)
        .subscriptionStorePolicyDestination(for: .privacyPolicy) { Text("Private") }
        .subscriptionStoreControlIcon { product, _ in Image(systemName: "bell").accessibilityLabel(product.displayName)
        }
        Map(position: $camera) {
            MapPolyline(coordinates: [Places.bern.coordinate], contourStyle: .geodesic).stroke(.red, lineWidth: 2)
        }
        .mapStyle(.standard(pointsOfInterest: .including([.cafe, .musicVenue])))
        WebView(url: URL(string: "https://example.com")).webViewContentBackground(.hidden)
    }
}

/// What is measured and said.
enum Measures {
    static func moods() -> [HKStateOfMind.ValenceClassification?] {
        [-1, 0, 1, 2].map { HKStateOfMind.ValenceClassification(valence: $0) }
    }
    static func isSame() -> Bool {
        HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1) == HKQuantity(unit: .meter(), doubleValue: 1000)
    }
    static func tag() throws -> String? {
        let tagger = NLTagger(tagSchemes: [.nameType])
        tagger.string = "Ring the Angelus now"
        tagger.setGazetteers([try NLGazetteer(dictionary: ["Bell": ["angelus"]], language: .english)], for: .nameType)
        guard let place = tagger.string?.range(of: "Angelus") else { return nil }
        return tagger.tag(at: place.lowerBound, unit: .word, scheme: .nameType).0?.rawValue
    }
    static func picture() -> (NSNumber?, String?) {
        let attributes = CSSearchableItemAttributeSet(contentType: .image)
        (attributes.pixelWidth, attributes.acquisitionModel) = (640, "Box")
        return (attributes.pixelWidth, attributes.acquisitionModel)
    }
}
