import DeviceCore
import Foundation
import NotificationModel
import Testing

/// UNNotificationServiceExtension: when it runs, and what of it counts.
@Suite struct ServiceExtensionTests {
    private func decide(_ payload: String, _ change: (inout NotificationSettings) -> Void = { _ in }) throws -> Bool {
        var settings = NotificationSettings()
        settings.authorizationStatus = .authorized
        settings.alert = .enabled
        settings.notificationCenter = .enabled
        change(&settings)
        let payload = try RemotePayload(decoding: Data(payload.utf8))
        return ServiceExtensionRule.decide(payload, settings: settings, hasExtension: true) == .run
    }

    @Test(arguments: [
        (#"{"aps":{"alert":{"body":"b"},"mutable-content":1}}"#, true),
        (#"{"aps":{"alert":"b","mutable-content":1}}"#, true),
        (#"{"aps":{"alert":"b"}}"#, false),
        (#"{"aps":{"alert":"b","content-available":1}}"#, false),
        (#"{"aps":{"sound":"default","mutable-content":1}}"#, false),
        (#"{"aps":{"badge":1,"mutable-content":1}}"#, false),
        (#"{"aps":{"content-available":1,"mutable-content":1}}"#, false),
    ])
    func runsOnlyForAnAlertThatIsMutable(payload: String, runs: Bool) throws {
        #expect(try decide(payload) == runs)
    }

    @Test func runsOnlyWhereAlertsAreOn() throws {
        let payload = #"{"aps":{"alert":"b","mutable-content":1}}"#
        #expect(try !decide(payload) { $0.authorizationStatus = .denied })
        #expect(
            try !decide(payload) {
                $0.alert = .disabled; $0.notificationCenter = .disabled
            }
        )
        #expect(
            try decide(payload) {
                $0.authorizationStatus = .provisional; $0.alert = .disabled
            }
        )
    }

    @Test func contentWithoutTextIsIgnored() {
        var result = NotificationContent()
        result.attachments = [Attachment(identifier: "a", path: "/a", type: "public.png")]
        let verdict = ServiceExtensionRule.judge(result, pushType: "alert", entitlements: Entitlements(filtering: true))
        guard case .original = verdict else {
            Issue.record("content without text was shown: \(verdict)")
            return
        }
    }

    @Test func emptyContentSuppressesOnlyWithTheEntitlement() {
        var result = NotificationContent()
        result.badge = 4
        let filtering = Entitlements(filtering: true)
        #expect(ServiceExtensionRule.judge(result, pushType: "alert", entitlements: filtering) == .suppress(badge: 4))
        for (type, entitlements) in [("alert", Entitlements()), ("voip", filtering)] {
            guard case .original = ServiceExtensionRule.judge(result, pushType: type, entitlements: entitlements) else {
                Issue.record("suppressed a \(type) push with \(entitlements)")
                continue
            }
        }
    }

    @Test func onlyTheFirstContentCounts() {
        var run = ServiceRun()
        let content = NotificationContent()
        let actions = [
            run.handle(.connected), run.handle(.content(content)), run.handle(.content(content)), run.handle(.timeIsUp),
        ]
        #expect(actions == [.serve, .finish(.delivered(content, afterWarning: false)), nil, nil])
    }

    @Test func itIsWarnedThenLet() {
        var run = ServiceRun()
        let actions = [run.handle(.connected), run.handle(.timeIsUp), run.handle(.warned), run.handle(.graceIsUp)]
        #expect(actions == [.serve, .warn, nil, .finish(.expired)])
    }

    @Test func aBestAttemptInTheGraceCounts() {
        var run = ServiceRun()
        _ = run.handle(.connected)
        _ = run.handle(.timeIsUp)
        let content = NotificationContent()
        let action = run.handle(.content(content))
        #expect(action == .finish(.delivered(content, afterWarning: true)))
    }

    @Test func everyOtherEndShowsTheOriginal() {
        var crashed = ServiceRun()
        _ = crashed.handle(.connected)
        let end = crashed.handle(.ended(how: "signal 4"))
        #expect(end == .finish(.crashed("signal 4")))
        var slow = ServiceRun()
        if case .finish(.hung) = slow.handle(.timeIsUp) {} else { Issue.record("a slow start was not ended") }
        var hung = ServiceRun()
        _ = hung.handle(.connected)
        _ = hung.handle(.timeIsUp)
        if case .finish(.hung) = hung.handle(.graceIsUp) {} else { Issue.record("a hang was not ended") }
    }

    @Test("a process that has crashed is no hang, however long its stack takes to be written")
    func aSlowStackIsNoHang() {
        var run = ServiceRun()
        let actions = [
            run.handle(.connected), run.handle(.crashing), run.handle(.timeIsUp), run.handle(.failed("it left")),
            run.handle(.ended(how: "signal 4: at Service.swift:7")),
        ]
        #expect(actions == [.serve, .awaitReport, nil, nil, .finish(.crashed("signal 4: at Service.swift:7"))])
        var warned = ServiceRun()
        _ = warned.handle(.connected)
        _ = warned.handle(.timeIsUp)
        _ = warned.handle(.crashing)
        let grace = warned.handle(.graceIsUp)
        #expect(grace == nil)
        if case .finish(.crashed) = warned.handle(.reportIsLate) {} else { Issue.record("it waited for ever") }
    }

    @Test("content that was on the way when the process crashed counts")
    func contentBeforeACrash() {
        var run = ServiceRun()
        _ = run.handle(.connected)
        _ = run.handle(.crashing)
        let content = NotificationContent()
        let action = run.handle(.content(content))
        #expect(action == .finish(.delivered(content, afterWarning: false)))
    }

    @Test func theDiffNamesFields() {
        var after = DeliveryRulesTests.content("Hello")
        after.userInfo = ["a": .integer(1)]
        var before = after
        before.userInfo = ["a": .integer(2), "b": .bool(true)]
        after.title = "Bye"
        #expect(before.changes(to: after).map(\.field) == ["title", "userInfo.a", "userInfo.b"])
        #expect(before.changes(to: before).isEmpty)
    }
}
