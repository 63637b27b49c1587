import Foundation
import Testing

/// What public apps ask of Apple's modules beyond notifications.
@Suite(.timeLimit(.minutes(2))) struct AuthorServicesTests {
    @Test func `SQLite is the system's`() { #expect(AuthorServices.rowsOfDatabase() == ["Ada", "Grace"]) }

    @Test func `GameplayKit's numbers stay in their bounds, and follow from a seed`() throws {
        #expect(AuthorServices.shuffled(Array(0..<50))?.sorted() == Array(0..<50))
        let thrown = AuthorServices.throwsOfDice()
        #expect(thrown.first == thrown.second && Set(thrown.first).count > 10)
        #expect(Set(thrown.die) == Set(1...6))
        #expect(thrown.bell.allSatisfy { (-10...10).contains($0) })
        #expect(thrown.bell.filter { abs($0) <= 3 }.count > thrown.bell.filter { abs($0) > 6 }.count * 5)
        #expect(thrown.bag.prefix(6).sorted() == Array(1...6) && thrown.bag.suffix(6).sorted() == Array(1...6))
    }

    @Test func `what a simulated phone has not, it refuses`() async throws {
        #expect(try await AuthorServices.soundIsRefused())
        #expect(AuthorServices.stepsAreRefused())
        #expect(await AuthorServices.picksContacts())
        #expect(await AuthorServices.actionOfEditor()?.duration == 0)
    }

    @Test func `alarms of a reminder are taken away again`() {
        #expect(AuthorServices.alarmsLeft() == [1, 0])
    }

    @Test func `places on a map are there and back`() async {
        let places = await AuthorServices.placesOnMap()
        let wanted = [CGPoint(x: 100, y: 50), CGPoint(x: 40.9927, y: 12.6109), CGPoint(x: 200, y: 0)]
        for (place, wanted) in zip(places, wanted) {
            #expect(abs(place.x - wanted.x) < 1e-3 && abs(place.y - wanted.y) < 1e-3)
        }
    }

    @Test func `a way on a map is shown whole, with room around it`() async {
        let places = await AuthorServices.wayOnMap()
        #expect(abs(places[0].x - 50) < 1e-6 && abs(places[0].y - 6) < 1e-6)
        // As high as the room lets it be, and as wide as the earth is there.
        #expect(abs(places[1].x - 47.52) < 0.5 && abs(places[1].y - 90) < 0.5)
        #expect(abs(places[2].x - 152.48) < 0.5 && abs(places[2].y - 10) < 0.5)
        #expect(!AuthorServices.rectanglesOfMap().contains(false))
    }

    @Test func `cookies of pages are kept`() async { #expect(await AuthorServices.cookiesOfPages() == ["2", "0"]) }

    @Test func `an extension's host has a name for each change`() async {
        #expect(await AuthorServices.namesOfHost().count == 4)
    }

    @Test func `a kind of file is a uniform type`() { #expect(AuthorServices.typeOfSong == "public.mp3") }

    @Test func `what the person does is not told`() async { #expect(await AuthorServices.activityIsRefused()) }

    @Test func `a colour by a name that UIKit has too is UIKit's`() async {
        #expect(await AuthorServices.colours().count == 4)
    }

    @Test func `objects are found by the address of their id`() throws {
        #expect(try AuthorServices.objectsByAddress() == [true, true, true])
    }

    @Test func `a button of Siri's shows that there is none`() async {
        #expect(await AuthorServices.siriIsNotThere() == [true, true, true])
    }

    @Test func `the weather is not told`() async { #expect(await AuthorServices.weather() == "true mostly cloudy") }

    @Test func `an object is handed back through a pointer`() { #expect(AuthorServices.handedBack() == "tea") }

    @Test func `a set of related objects changes its owner`() {
        #expect(AuthorServices.relatedNames() == ["-", "tea"])
    }

    @MainActor @Test func `a bar over the keyboard clicks, with an event of nothing`() {
        #expect(AuthorServices.click().allTouches?.isEmpty == true)
        _ = AuthorServices.figure()
    }
}
