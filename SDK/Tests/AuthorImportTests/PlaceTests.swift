import Foundation
import Testing

/// Places, people and shops, with what is done for real.
@MainActor @Suite(.timeLimit(.minutes(1))) struct PlaceTests {
    @Test func `a placemark has the parts of its address`() {
        #expect(Places.address() == ["Bern", "3005", "Bundesplatz 3", "-"])
    }

    @Test func `a location is archived and a region copied`() throws {
        let read = try Places.archived()
        #expect(read?.coordinate.latitude == Places.bern.coordinate.latitude && read?.speed == -1)
        let (isCopied, name) = Places.copiedRegion()
        #expect(isCopied && name == "home")
        #expect(Places.beacon() == 21)
    }

    @Test func `GeoJSON is read`() throws {
        #expect(try Places.shapes() == ["7 46.948", "4 1"])
    }

    @Test func `overlays keep their order`() {
        #expect(Places.overlays() == [3, 2, 4, 1])
    }

    @Test func `a contact goes through a vCard`() throws {
        #expect(try People.card() == ["Lovelace", "Engines; and,\nnumbers", "+41 79 000 00 00", "mobile", "10"])
    }

    @Test func `names are in the order of their script`() {
        #expect(People.names() == ["Dr Ada Lovelace", "王小明", "Bells"])
    }

    @Test func `a month is a month, and nothing was bought`() async throws {
        #expect(Shop.month() == 1)
        #expect(try await Shop.bought() == 0)
        #expect(Shop.passkey().authorizationRequests.count == 2)
    }

    @Test func `a page begins and fails`() async {
        #expect(await Shop.page() == "example.com true")
    }

    @Test func `moods, amounts, words and pictures`() throws {
        #expect(Measures.moods() == [.veryUnpleasant, .neutral, .veryPleasant, nil])
        #expect(Measures.isSame())
        #expect(try Measures.tag() == "Bell")
        let (width, model) = Measures.picture()
        #expect(width == 640 && model == "Box")
    }
}
