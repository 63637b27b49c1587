import Foundation
public import NotificationModel
import Testing

@testable import OpenUserNotifications

@Suite struct UserInfoTests {
    @Test func aPushedPayloadReadsAsOnAPhone() {
        let content = NotificationContent.with(userInfo: [
            "aps": ["alert": ["title": "Hi"], "badge": 3], "count": 2, "ratio": 2.5, "on": true, "none": .null,
            "list": ["a", "b"],
        ])
        let userInfo = UNNotificationContent(model: content).userInfo
        #expect((userInfo["aps"] as? [String: Any])?["badge"] as? Int == 3)
        #expect((userInfo["aps"] as? [AnyHashable: Any])?["badge"] as? Double == 3)
        #expect((userInfo["aps"] as? NSDictionary)?["badge"] as? NSNumber == 3)
        #expect(userInfo["count"] as? Double == 2)
        #expect(userInfo["ratio"] as? Double == 2.5)
        #expect(userInfo["on"] as? Bool == true)
        #expect(userInfo["none"] is NSNull)
        #expect(userInfo["list"] as? [String] == ["a", "b"])
    }

    @Test func whatAnAuthorPutsInComesBack() throws {
        let date = Date(timeIntervalSince1970: 1)
        let content = UNMutableNotificationContent()
        content.userInfo = [
            "bool": true, "int": 1, "double": 1.5, "text": NSString(string: "t"), "data": Data([1]), "date": date,
            "null": NSNull(), "list": [1, "a"], "map": NSDictionary(dictionary: ["k": NSNumber(value: false)]),
            "big": UInt64.max, "float": Float(0.5),
        ]
        let encoded = try content.encoded().userInfo
        #expect(
            encoded == [
                "bool": true, "int": 1, "double": 1.5, "text": "t", "data": .data(Data([1])), "date": .date(date),
                "null": .null, "list": [1, "a"], "map": ["k": false], "big": .double(Double(UInt64.max)), "float": 0.5,
            ]
        )
    }

    @Test func whatIsNoPropertyListIsNamedWithItsPlace() {
        struct Order {}
        let content = UNMutableNotificationContent()
        content.userInfo = ["orders": [["first": Order()]]]
        let error = #expect(throws: UnencodableValue.self) { try content.encoded() }
        #expect(error?.path == "userInfo.orders[0].first")
        #expect(error?.description.contains("Order") == true)
    }

    @Test func aKeyThatIsNoStringIsAnError() {
        let content = UNMutableNotificationContent()
        content.userInfo = [1: "one"]
        #expect(throws: UnencodableValue.self) { try content.encoded() }
    }

    @Test func aValueNestedWithoutEndIsAnError() {
        var value: Any = "end"
        for _ in 0...PropertyValue.depthLimit { value = [value] }
        let content = UNMutableNotificationContent()
        content.userInfo = ["deep": value]
        #expect(throws: UnencodableValue.self) { try content.encoded() }
    }
}

extension NotificationContent {
    static func with(userInfo: [String: PropertyValue]) -> NotificationContent {
        var content = NotificationContent()
        content.userInfo = userInfo
        return content
    }
}

// Literals make the tables above readable.
extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int64) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .double(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(arrayLiteral elements: PropertyValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, PropertyValue)...) {
        self = .dictionary(Dictionary(elements) { $1 })
    }
}
