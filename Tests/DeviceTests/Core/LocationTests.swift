import DeviceCore
import NotificationModel
import Testing

/// Who may know where the phone is.
@Suite struct LocationTests {
    private let app = "com.example.app"

    private func phone() -> PhoneState {
        var state = PhoneState(apps: [AppState(bundleID: "com.example.app", profile: AppProfile(name: "App"))])
        state.preferences.location = .init(latitude: 48.25, longitude: 16.5)
        return state
    }

    @Test("The place is told to who may know it, and to nobody else")
    func facts() throws {
        var state = phone()
        #expect(state.location(of: app) == LocationFacts(access: .notDetermined))
        #expect(state.location(of: "com.example.unknown") == LocationFacts(access: .notDetermined))
        try state.setLocation(.denied, bundleID: app)
        #expect(state.location(of: app) == LocationFacts(access: .denied))
        try state.setLocation(.always, bundleID: app)
        #expect(state.location(of: app) == LocationFacts(access: .always, latitude: 48.25, longitude: 16.5))
    }

    @Test("The person is asked once for use, and once more for always (CLLocationManager)")
    func questions() throws {
        var state = phone()
        #expect(try state.requestLocation(always: false, bundleID: app) == .location)
        state.answerLocation(.location, allow: true, once: false, bundleID: app)
        #expect(state.location(of: app).access == .whenInUse)
        #expect(try state.requestLocation(always: false, bundleID: app) == nil)
        #expect(try state.requestLocation(always: true, bundleID: app) == .locationAlways)
        state.answerLocation(.locationAlways, allow: false, once: false, bundleID: app)
        #expect(state.location(of: app).access == .whenInUse)
        #expect(try state.requestLocation(always: true, bundleID: app) == nil)
    }

    @Test("Who asks for always at first is allowed that with Allow While Using App, provisionally")
    func provisionalAlways() throws {
        var state = phone()
        #expect(try state.requestLocation(always: true, bundleID: app) == .location)
        state.answerLocation(.location, allow: true, once: false, bundleID: app)
        #expect(state.location(of: app).access == .always)
    }

    @Test("No is kept; once ends with the process")
    func noAndOnce() throws {
        var state = phone()
        #expect(try state.requestLocation(always: false, bundleID: app) == .location)
        state.answerLocation(.location, allow: true, once: true, bundleID: app)
        #expect(state.location(of: app).access == .whenInUse)
        #expect(try state.requestLocation(always: true, bundleID: app) == nil, "nobody is asked for always of once")
        state.appEnded(app)
        #expect(state.location(of: app).access == .notDetermined)
        #expect(try state.requestLocation(always: false, bundleID: app) == .location)
        state.answerLocation(.location, allow: false, once: false, bundleID: app)
        #expect(try state.requestLocation(always: true, bundleID: app) == nil)
        #expect(state.location(of: app) == LocationFacts(access: .denied))
    }

    @Test("An app's sentence of any length is shown in part")
    func longPurpose() throws {
        var state = phone()
        _ = try state.ask(.location, bundleID: app, purpose: String(repeating: "x", count: 100_000))
        #expect(state.prompts.first?.purpose?.count == 1_000)
    }
}
