import DeviceCore
import Foundation
import NotificationModel
import Testing

/// What opens a URL on the phone.
@Suite struct URLOpenerTests {
    private static let phone = PhoneState(
        apps: [("com.a", ["shared"]), ("com.b", ["shared", "own+b"]), ("com.c", nil)].map { id, schemes in
            var profile = AppProfile(name: id)
            profile.urlSchemes = schemes
            return AppState(bundleID: id, profile: profile)
        }
    )

    @Test(arguments: [
        ("https://example.com/", URLOpener.browser), ("HTTP://example.com", .browser),
        ("own+b://x", .app(bundleID: "com.b")), ("OWN+B:x", .app(bundleID: "com.b")),
        ("shared://x", .app(bundleID: "com.b")),
    ])
    func `a scheme has its app, the asking one first`(address: String, opener: URLOpener) {
        #expect(Self.phone.opener(of: address, for: "com.b") == opener)
        #expect(Self.phone.opener(of: "shared://x", for: "com.c") == .app(bundleID: "com.a"))
    }

    @Test(arguments: [
        "", "no scheme", "other://x", "java script:x", "9a:x", "tel:117", "file:///etc/passwd", ":x", "a",
    ])
    func `what nobody knows is opened by nobody`(address: String) {
        guard case .nobody = Self.phone.opener(of: address, for: "com.a") else {
            Issue.record("\(address) is opened")
            return
        }
    }

    @Test func `an address has a bound`() {
        let long = "https://example.com/" + String(repeating: "x", count: URLOpener.limit)
        guard case .nobody = Self.phone.opener(of: long, for: "com.a") else {
            Issue.record("it is opened")
            return
        }
    }
}
