import Foundation
import NotificationModel
import Testing

@testable import DeviceStore

@Suite("What devices of earlier builds stored is read") struct TypedValueTests {
    private func read<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
        let typed = TypedValues.typed(try JSONSerialization.jsonObject(with: Data(json.utf8)))
        return try JSONDecoder().decode(Value.self, from: try JSONSerialization.data(withJSONObject: typed))
    }

    private func request(trigger: String, sound: String = #"{"systemDefault":{}}"#) -> String {
        #"""
        {"identifier":"a","trigger":\#(trigger),"content":{"title":{"plain":"T"},"subtitle":{"plain":""},
        "body":{"plain":""},"attachments":[],"categoryIdentifier":"","threadIdentifier":"","launchImageName":"",
        "interruptionLevel":1,"relevanceScore":0.5,"summaryArgument":"","summaryArgumentCount":1,
        "userInfo":{"trigger":{"push":{}},"flag":true,"number":9007199254740993},
        "sound":{"source":\#(sound),"isCritical":false}}}
        """#
    }

    @Test(arguments: [
        (#"{"push":{}}"#, Trigger.push),
        (#"{"timeInterval":{"seconds":60.5,"repeats":true}}"#, .timeInterval(seconds: 60.5, repeats: true)),
        (
            #"{"calendar":{"_0":{"hour":9,"minute":30},"repeats":true}}"#,
            .calendar(DateComponents(hour: 9, minute: 30), repeats: true)
        ),
        (
            #"{"calendar":{"_0":{"hour":9,"timeZone":{"identifier":"Europe/Paris"}},"repeats":false}}"#,
            .calendar(DateComponents(timeZone: TimeZone(identifier: "Europe/Paris"), hour: 9), repeats: false)
        ),
        (
            #"{"location":{"_0":{"identifier":"home","latitude":1,"longitude":2,"radius":3,"notifiesOnEntry":true,"notifiesOnExit":false},"repeats":false}}"#,
            .location(
                Region(identifier: "home", latitude: 1, longitude: 2, radius: 3, notifiesOnExit: false),
                repeats: false
            )
        ),
    ])
    func triggers(json: String, trigger: Trigger) throws {
        let request = try read(request(trigger: json), as: NotificationRequest.self)
        #expect(request.trigger == trigger)
        // What an author sent is nobody's to rewrite.
        #expect(request.content.userInfo["trigger"] == .dictionary(["push": .dictionary([:])]))
        #expect(request.content.userInfo["flag"] == .bool(true))
        #expect(request.content.userInfo["number"] == .integer(9_007_199_254_740_993))
    }

    @Test(arguments: [
        (#"{"systemRingtone":{}}"#, NotificationSound.Source.systemRingtone),
        (#"{"named":{"_0":"ping.caf"}}"#, .named("ping.caf")),
        (#"{"ringtone":{"named":"ring.caf"}}"#, .ringtone(named: "ring.caf")),
    ])
    func sounds(json: String, source: NotificationSound.Source) throws {
        let request = try read(request(trigger: #"{"push":{}}"#, sound: json), as: NotificationRequest.self)
        #expect(request.content.sound?.source == source)
    }

    @Test func iconsOfActions() throws {
        let json = #"""
            [{"identifier":"a","title":{"plain":"A"},"options":0,"icon":{"system":{"name":"star"}}},
            {"identifier":"b","title":{"plain":"B"},"options":0,"icon":{"template":{"name":"mine"}}}]
            """#
        let actions = try read(json, as: [NotificationAction].self)
        #expect(actions.map(\.icon) == [.system(name: "star"), .template(name: "mine")])
    }
}
