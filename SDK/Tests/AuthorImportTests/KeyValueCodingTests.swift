import AuthorRuntime
import Foundation
import Testing
import UserNotifications

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

    @Test func `what a notification says is reached by its name, also where it has no setter`() {
        let content = UNMutableNotificationContent()
        content.setValue("Bells", forKey: "title")
        content.setValue(NSNumber(value: 3), forKeyPath: "badge")
        content.setValue(["order": 7], forKey: "userInfo")
        content.setValue("YES", forKey: "shouldAlwaysAlertWhileAppIsForeground")
        #expect(content.title == "Bells" && content.badge == 3 && content.userInfo["order"] as? Int == 7)
        content.setValue(nil, forKey: "badge")
        #expect(content.badge == nil && content.value(forKey: "badge") == nil)
        let request = UNNotificationRequest(identifier: "ring", content: content, trigger: nil)
        request.content.setValue("tower", forKey: "categoryIdentifier")
        #expect(request.value(forKeyPath: "content.categoryIdentifier") as? String == "tower")
        #expect(NSArray(array: [request]).value(forKey: "identifier") as? NSArray == ["ring"])
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
