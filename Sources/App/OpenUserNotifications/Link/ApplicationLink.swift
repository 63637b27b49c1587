import AppLink
public import Foundation
import NotificationModel
import Synchronization

/// What UIKit's application hears from the device; always on the main thread.
@_spi(Carillon)
public struct ApplicationEvents: Sendable {
    /// The raw value of a `UIApplication.State`.
    public var stateChanged: @Sendable (Int) -> Void
    /// A new device token for an app that registered.
    public var tokenChanged: @Sendable (Data) -> Void
    /// A background push; the handler takes the raw value of a `UIBackgroundFetchResult`.
    public var backgroundPush: @Sendable ([AnyHashable: Any], _ done: @escaping @Sendable (UInt) -> Void) -> Void
    /// A URL of the app's own scheme.
    public var openURL: @Sendable (URL) -> Void

    public init(
        stateChanged: @escaping @Sendable (Int) -> Void,
        tokenChanged: @escaping @Sendable (Data) -> Void,
        backgroundPush: @escaping @Sendable ([AnyHashable: Any], @escaping @Sendable (UInt) -> Void) -> Void,
        openURL: @escaping @Sendable (URL) -> Void
    ) {
        self.stateChanged = stateChanged
        self.tokenChanged = tokenChanged
        self.backgroundPush = backgroundPush
        self.openURL = openURL
    }
}

/// The link as the SDK's UIKit and os use it.
@_spi(Carillon)
public enum ApplicationLink {
    private static let events = Mutex<ApplicationEvents?>(nil)

    /// Connects, and hands the device's calls to the application from now on.
    ///
    /// - Parameters:
    ///   - events: what the application hears.
    ///   - done: on the main thread; the raw value of the `UIApplication.State` that the app starts in, or an
    ///     error if there is no device.
    public static func attach(_ events: ApplicationEvents, done: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        self.events.withLock { $0 = events }
        UNUserNotificationCenter.current().link.connect { result in
            DispatchQueue.main.async { done(result.map(\.applicationState.rawValue)) }
        }
    }

    /// Asks for a device token.
    ///
    /// - Parameter done: on the main thread.
    public static func registerForRemoteNotifications(_ done: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        UNUserNotificationCenter.current().link.call(.registerForRemoteNotifications) { result in
            let token = result.flatMap { digits in
                Result<Data, any Error> {
                    guard let token = Data(hexadecimal: digits) else { throw LinkError.badAnswer(digits) }
                    return token
                }
            }
            DispatchQueue.main.async { done(token) }
        }
    }

    /// How long a question that is answered at once waits for the device, in seconds.
    private static let answerLimit = 2.0

    /// The number on the app's icon, whoever set it last; nil where no device tells it.
    ///
    /// Waits for the answer; behind calls that this process has made before.
    public static var badge: Int? { asked(.badge) }

    /// Whether a Focus is on; nil where no device tells it. Waits as ``badge`` does.
    public static var isFocused: Bool? { asked(.isFocused) }

    /// The answer to a call; nil without one.
    static func asked<Value>(_ call: AppRequest<Value?>) -> Value? {
        guard hasDevice else { return nil }
        let answered = DispatchSemaphore(value: 0)
        let answer = Mutex<Value?>(nil)
        UNUserNotificationCenter.current().link.call(call) { result in
            // Without an answer it is not known.
            answer.withLock { $0 = (try? result.get()) ?? nil }
            answered.signal()
        }
        _ = answered.wait(timeout: .now() + answerLimit)
        return answer.withLock { $0 }
    }

    /// Gives the device token back.
    public static func unregisterForRemoteNotifications() {
        UNUserNotificationCenter.current().link.call(.unregisterForRemoteNotifications) { _ in }
    }

    /// Has the phone open a URL.
    ///
    /// - Parameter done: on the main thread; whether something opens it.
    public static func open(_ url: URL, done: @escaping @Sendable (Bool) -> Void) {
        UNUserNotificationCenter.current().link.call(.openURL(url.absoluteString)) { result in
            let isOpened = (try? result.get()) ?? false
            DispatchQueue.main.async { done(isOpened) }
        }
    }

    /// A line for the device's logs and the journey; it has left the process when this returns, so that the last words
    /// before a crash are heard.
    public static func log(level: String, subsystem: String, category: String, message: String) {
        let line = LinkLog(level: level, subsystem: subsystem, category: category, message: message)
        let link = UNUserNotificationCenter.current().link
        link.call(.log(line)) { _ in }
        link.flush()
    }

    /// The level of ``log(level:subsystem:category:message:)`` for a URL load that failed or was refused.
    public static let failedLoad = LinkLog.failedLoad
    /// The level of a URL load.
    public static let load = LinkLog.load

    /// Whether the device started this process to come to the front; nil when nobody told.
    public static var launchesInForeground: Bool? { launchFacts.map { $0.applicationState == .active } }

    /// The payload of the push for which the device started this process; nil for any other launch.
    public static var launchNotification: [AnyHashable: Any]? { launchFacts?.remoteNotification?.userInfo }

    /// The answer for which the device started this process to come to the front; nil for any other launch.
    public static var launchResponse: UNNotificationResponse? {
        launchFacts?.response.map(UNNotificationResponse.make)
    }

    /// The URL that the device started this process to open; nil for any other launch.
    public static var launchURL: URL? { launchFacts?.url.flatMap { URL(string: $0) } }

    private static let launchFacts = ProcessInfo.processInfo.environment[LinkEnvironment.launch]
        .flatMap(LaunchFacts.init(encoded:))

    /// Whether this process was started by a device.
    public static var hasDevice: Bool { ProcessInfo.processInfo.environment[LinkEnvironment.socket] != nil }

    /// The folders of the app groups that this process is entitled to, by their names.
    public static var groupContainers: [URL] {
        let folder = ProcessInfo.processInfo.environment[LinkEnvironment.groupContainers]
        let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        return names.sorted().compactMap(groupContainer)
    }

    /// The folder of an app group, shared by the apps and extensions that are entitled to it; nil for a group that this
    /// process is not entitled to, or without a device.
    public static func groupContainer(_ identifier: String) -> URL? {
        guard !identifier.isEmpty, !identifier.contains("/"), identifier != "..",
            let folder = ProcessInfo.processInfo.environment[LinkEnvironment.groupContainers]
        else { return nil }
        let url = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(identifier, isDirectory: true)
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }

    static func perform(_ call: DeviceCall, _ answer: @escaping LinkClient.Answer) {
        let events = events.withLock { $0 }
        switch call {
        case .applicationStateChanged(let state):
            events?.stateChanged(state.rawValue)
            answer(.success(.done))
        case .deviceToken(let digits):
            if let token = Data(hexadecimal: digits) { events?.tokenChanged(token) }
            answer(.success(.done))
        case .openURL(let address):
            if let url = URL(string: address) { events?.openURL(url) }
            answer(.success(.done))
        case .backgroundPush(let userInfo):
            guard let events else { return answer(.success(.fetchResult(noData))) }
            events.backgroundPush(userInfo.userInfo) { answer(.success(.fetchResult($0))) }
        default: answer(.success(.done))
        }
    }

    /// `UIBackgroundFetchResult.noData`.
    private static let noData: UInt = 1
}

extension Data {
    /// The bytes that pairs of hexadecimal digits spell; nil for anything else.
    init?(hexadecimal digits: String) {
        let nibbles = digits.compactMap(\.hexDigitValue)
        guard nibbles.count == digits.count, nibbles.count.isMultiple(of: 2) else { return nil }
        self.init(stride(from: 0, to: nibbles.count, by: 2).map { UInt8(nibbles[$0] << 4 | nibbles[$0 + 1]) })
    }
}
