import Foundation
public import NotificationModel

/// What an app's process knows of its launch before it says hello: why the device started it, and into which state.
public struct LaunchFacts: Codable, Hashable, Sendable {
    /// A variable of the environment ends at 128 KiB; what is larger is left out.
    static let encodedLimit = 100_000

    /// ``ApplicationState/active`` when it comes to the front, else ``ApplicationState/background``.
    public var applicationState: ApplicationState
    /// The payload of the push that a person answered or that woke the app
    /// (UIApplication.LaunchOptionsKey.remoteNotification); nil for any other launch.
    public var remoteNotification: [String: PropertyValue]?

    /// The answer for which it comes to the front (UIScene.ConnectionOptions.notificationResponse).
    public var response: NotificationResponse?

    /// The URL that it comes to the front to open (UIApplication.LaunchOptionsKey.url).
    public var url: String?

    public init(
        applicationState: ApplicationState,
        remoteNotification: [String: PropertyValue]? = nil,
        response: NotificationResponse? = nil,
        url: String? = nil
    ) {
        self.applicationState = applicationState
        self.remoteNotification = remoteNotification
        self.response = response
        self.url = url
    }

    /// The value of ``LinkEnvironment/launch``.
    ///
    /// - Throws: `EncodingError`
    public func encoded() throws -> String {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        let text = String(decoding: try encoder.encode(self), as: UTF8.self)
        guard text.utf8.count > Self.encodedLimit, response != nil || remoteNotification != nil else { return text }
        // The response is told of anyway, once the app is there.
        let kept = response == nil ? nil : remoteNotification
        return try LaunchFacts(applicationState: applicationState, remoteNotification: kept).encoded()
    }

    /// Reads the value of ``LinkEnvironment/launch``; nil for anything else.
    public init?(encoded text: String) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        guard let facts = try? decoder.decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = facts
    }
}
