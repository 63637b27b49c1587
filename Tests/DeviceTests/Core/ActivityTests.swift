import Foundation
import NotificationModel
import Testing

@testable import DeviceCore

/// Live Activities by push (starting-and-updating-live-activities-with-activitykit-push-notifications).
struct ActivityTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func push(_ members: String) throws -> LiveActivityPush {
        try LiveActivityPush(decoding: Data(#"{"aps":{\#(members)}}"#.utf8))
    }

    private func phone() -> PhoneState {
        PhoneState(apps: [AppState(bundleID: "app", profile: AppProfile(name: "App"))])
    }

    private func started() throws -> PhoneState {
        var phone = phone()
        let start = try push(
            #""event":"start","attributes-type":"Ride","attributes":{"to":"Home"},"content-state":{"minutes":9},"#
                + #""timestamp":1800000000"#
        )
        #expect(try phone.take(start, bundleID: "app", journeyID: "j", at: now).event == .shown)
        return phone
    }

    private func drawn(_ phone: PhoneState, at date: Date) -> [RenderModel.Activity] {
        Projection(phoneID: "p", phoneName: "P", now: date, isClockManual: true) { text, _ in text.plain }
            .render(phone).activities
    }

    @Test func itStartsChangesAndEnds() throws {
        var phone = try started()
        #expect(drawn(phone, at: now).first?.rows.map(\.value) == ["9", "Home"])
        let update = try push(
            #""event":"update","content-state":{"minutes":4},"timestamp":1800000060,"stale-date":1800000600"#
        )
        #expect(try phone.take(update, bundleID: "app", journeyID: "k", at: now + 60).event == .shown)
        #expect(drawn(phone, at: now + 60).first?.rows.first?.value == "4")
        #expect(drawn(phone, at: now + 60).first?.staleAt == now + 600)
        let end = try push(#""event":"end","timestamp":1800000100,"dismissal-date":1800000200"#)
        _ = try phone.take(end, bundleID: "app", journeyID: "l", at: now + 100)
        #expect(drawn(phone, at: now + 100).first?.isEnded == true)
        #expect(phone.nextDeadline == now + 200)
        phone.dropActivities(at: now + 200)
        #expect(drawn(phone, at: now + 200).isEmpty)
    }

    @Test("one that the person swipes away has ended: an update finds none (ActivityState.dismissed)")
    func swipedAway() throws {
        var phone = try started()
        let step = try phone.dismissActivity("j", at: now)
        #expect(step.event == .removed && step.station == .screen)
        #expect(drawn(phone, at: now).isEmpty && phone.nextDeadline == nil)
        let update = try push(#""event":"update","content-state":{"minutes":4},"timestamp":1800000060"#)
        #expect(try phone.take(update, bundleID: "app", journeyID: "k", at: now + 60).event == .discarded)
        #expect(throws: PhoneError.self) { try phone.dismissActivity("j", at: now) }
    }

    @Test func anOldTimestampChangesNothing() throws {
        var phone = try started()
        let old = try push(#""event":"update","content-state":{"minutes":1},"timestamp":1799999999"#)
        #expect(try phone.take(old, bundleID: "app", journeyID: "k", at: now).event == .discarded)
        #expect(drawn(phone, at: now).first?.rows.first?.value == "9")
    }

    @Test func itStaysFourHoursAfterItsEndAndTwelveAfterItsStart() throws {
        var phone = try started()
        #expect(phone.nextDeadline == now + 12 * 3600)
        #expect(drawn(phone, at: now + 8 * 3600).first?.isEnded == true)
        _ = try phone.take(try push(#""event":"end""#), bundleID: "app", journeyID: "k", at: now + 60)
        #expect(phone.nextDeadline == now + 60 + 4 * 3600)
    }

    @Test func aDismissalDateThatHasPassedTakesItAwayAtOnce() throws {
        var phone = try started()
        _ = try phone.take(
            try push(#""event":"end","dismissal-date":1700000000"#),
            bundleID: "app",
            journeyID: "k",
            at: now + 60
        )
        #expect(drawn(phone, at: now + 60).isEmpty)
    }

    @Test func theyAreBounded() throws {
        var phone = try started()
        let start = try push(#""event":"start","attributes-type":"Ride","content-state":{}"#)
        for number in 0..<10 { _ = try phone.take(start, bundleID: "app", journeyID: "n\(number)", at: now) }
        #expect(drawn(phone, at: now).count == LiveActivity.limit)
    }

    @Test("A push-to-start token starts, an activity's own changes that one alone, and is void when it is over")
    func tokens() throws {
        var profile = AppProfile(name: "App")
        (profile.deviceToken, profile.startsActivities) = ("aa", true)
        var phone = PhoneState(apps: [AppState(bundleID: "app", profile: profile)])
        func keep(_ token: String, _ purpose: String, at date: Date) -> String? {
            phone.keepActivityToken(token, for: ActivityTokenName(bundleID: "app", purpose: purpose), at: date)
        }
        func take(_ members: String, by token: String, _ id: String) throws -> JourneyEvent {
            try phone.take(try push(members), bundleID: "app", token: token, journeyID: id, at: now).event
        }
        let start = #""event":"start","attributes-type":"Ride","content-state":{"n":0},"input-push-token":1"#
        func update(_ number: Int) -> String { #""event":"update","content-state":{"n":\#(number)}"# }
        #expect(phone.wantedActivityTokens(at: now) == [ActivityTokenName(bundleID: "app", purpose: "start")])
        #expect(keep("bb", "start", at: now) == nil)
        #expect(try take(update(1), by: "bb", "x") == .discarded)
        for id in ["one", "two"] {
            #expect(try take(start, by: "bb", id) == .shown)
            #expect(keep("c\(id)", "activity/\(id)", at: now) == nil)
        }
        #expect(try take(start, by: "cone", "x") == .discarded)
        #expect(try take(update(5), by: "cone", "x") == .shown)
        #expect(drawn(phone, at: now).map(\.pushToken) == ["ctwo", "cone"])
        #expect(drawn(phone, at: now).map { $0.rows.first?.value } == ["0", "5"])
        #expect(keep("dd", "activity/three", at: now) == "dd", "one that nobody wants")
        #expect(try take(#""event":"end""#, by: "ctwo", "x") == .shown)
        #expect(phone.hasVoidActivityTokens(at: now))
        #expect(phone.removeVoidActivityTokens(at: now) == ["ctwo"])
        #expect(try take(update(6), by: "ctwo", "x") == .discarded)
        #expect(drawn(phone, at: now).last?.rows.first?.value == "5")
        #expect(phone.nextDeadline == now + 4 * 3600, "the ended one leaves")
        let later = now + 8 * 3600
        #expect(phone.removeVoidActivityTokens(at: later) == ["cone"], "the system ends it")
        #expect(!phone.hasVoidActivityTokens(at: later))
    }

    @Test(arguments: [
        #""content-state":{}"#, #""event":"begin","content-state":{}"#, #""event":"update""#,
        #""event":"start","content-state":{}"#,
    ])
    func whatActivityKitAsksForIsMissed(members: String) {
        #expect(throws: (any Error).self) { try push(members) }
    }
}
