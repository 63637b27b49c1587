import AuthorRuntime
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct KeyValueCodingTests {
    private let plants: NSArray = [["name": "Fern", "days": 2], ["name": "Cactus", "days": 30], ["days": 4]]

    @Test func `a collection gives the values of its members`() {
        #expect(plants.value(forKey: "name") as? NSArray == ["Fern", "Cactus", NSNull()])
        #expect(NSSet(array: [["a": 1], ["a": 1]]).value(forKey: "a") as? NSSet == NSSet(array: [1]))
        #expect(
            NSOrderedSet(array: [["a": 2], ["a": 1]]).value(forKeyPath: "a") as? NSOrderedSet
                == NSOrderedSet(array: [2, 1])
        )
        #expect(("abc" as NSString).value(forKeyPath: "length") as? Int == 3)
        #expect((["list": plants] as NSDictionary).value(forKeyPath: "list.days") as? NSArray == [2, 30, 4])
    }

    @Test func `operators make one value of it`() {
        #expect(plants.value(forKeyPath: "@count") as? Int == 3)
        #expect(plants.value(forKeyPath: "@sum.days") as? Double == 36)
        #expect(plants.value(forKeyPath: "@avg.days") as? Double == 12)
        #expect(plants.value(forKeyPath: "@max.days") as? Double == 30)
        #expect(plants.value(forKeyPath: "@min.days") as? Double == 2)
        #expect(NSArray(array: [3, 1]).value(forKeyPath: "@max.self") as? Double == 3)
        #expect((["list": plants] as NSDictionary).value(forKeyPath: "list.@count") as? Int == 3)
        #expect(NSArray().value(forKeyPath: "@max.days") == nil)
    }
}
