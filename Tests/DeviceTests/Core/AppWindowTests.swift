import Foundation
import NotificationModel
import Testing
import ViewLink

@testable import DeviceCore

/// Which app's windows the page draws, and how far they have come.
struct AppWindowTests {
    private func phone() -> PhoneState {
        var phone = PhoneState(apps: [AppState(bundleID: "app", profile: AppProfile(name: "App"))])
        phone.surface = .app(bundleID: "app")
        phone.running = ["app"]
        return phone
    }

    private func drawn(_ phone: PhoneState) -> RenderModel.AppWindow? {
        Projection(phoneID: "p", phoneName: "P", now: .now, isClockManual: true) { text, _ in text.plain }
            .render(phone).window
    }

    @Test func `the windows of the app in front are drawn`() {
        var phone = phone()
        #expect(phone.wantedWindow?.traits.width == 402)
        #expect(drawn(phone) == nil, "nobody has asked for them yet")
        phone.window(stay: 1, of: "app", became: .loading)
        #expect(drawn(phone) == .init(stay: 1, state: .loading))
        phone.window(stay: 1, of: "app", became: .failed("too many views"))
        #expect(drawn(phone) == .init(stay: 1, state: .failed, why: "too many views"))
    }

    @Test func `a late word about an earlier stay changes nothing`() {
        var phone = phone()
        phone.window(stay: 2, of: "app", became: .loading)
        phone.window(stay: 1, of: "app", became: .alive)
        #expect(drawn(phone) == .init(stay: 2, state: .loading))
    }

    @Test func `no windows are drawn of what is not in front, or has ended`() {
        var phone = phone()
        phone.window(stay: 1, of: "app", became: .alive)
        phone.surface = .homeScreen
        #expect(drawn(phone) == nil)
        phone.surface = .app(bundleID: "app")
        phone.running = []
        #expect(drawn(phone) == nil)
    }

    @Test func `files stay while the app in front is asked, and while it shows what it was handed`() throws {
        var phone = try DeliveryRulesTests.phone()
        (phone.surface, phone.running) = (.app(bundleID: "app"), ["app"])
        var content = DeliveryRulesTests.content("Picture")
        content.attachments = [Attachment(identifier: "a", path: "/store/a.png", type: "public.png")]
        let arrival = DeliveryRulesTests.arrival(content)
        phone.asking[arrival.journeyID] = content
        #expect(phone.attachmentPaths == ["/store/a.png"])
        let shown = try phone.present(arrival, foreground: .options([.list, .banner]), at: DeliveryRulesTests.now)
        #expect(phone.asking.isEmpty && phone.attachmentPaths == ["/store/a.png"])

        try phone.removeAnswered(shown.key)
        #expect(phone.isAttachment("/store/a.png", of: "app") && phone.attachmentPaths == ["/store/a.png"])
        phone.apps.forgetTouched()
        let before = phone
        phone.appEnded("app")
        #expect(phone.pathsNoLongerShown(since: before) == ["/store/a.png"])
    }
}
