public import NotificationModel
public import ViewLink

/// A call that knows the type of its answer: who asks gets that type back, or an error.
public protocol LinkCall<Message>: Sendable {
    /// What goes over the link: an ``AppCall`` or a ``DeviceCall``.
    associatedtype Message: Sendable
    /// What the other side answers.
    associatedtype Answer: Sendable

    var message: Message { get }
    /// nil for a reply of another kind.
    func answer(in reply: LinkReply) -> Answer?
}

extension LinkCall {
    /// Reads the answer.
    ///
    /// - Throws: ``UnexpectedReply``
    public func answer(from reply: LinkReply) throws(UnexpectedReply) -> Answer {
        guard let answer = answer(in: reply) else { throw UnexpectedReply(reply: reply) }
        return answer
    }
}

/// The other side answered a call with what does not belong to it.
public struct UnexpectedReply: Error, Sendable, CustomStringConvertible {
    public let reply: LinkReply
    public var description: String { "an answer of another kind than was asked for: \(reply)" }
}

/// A call of an app's or extension's process.
public struct AppRequest<Answer: Sendable>: LinkCall {
    public let message: AppCall
    private let read: @Sendable (LinkReply) -> Answer?

    init(_ message: AppCall, _ read: @escaping @Sendable (LinkReply) -> Answer?) {
        self.message = message
        self.read = read
    }

    public func answer(in reply: LinkReply) -> Answer? { read(reply) }
}

/// A call of the device.
public struct DeviceRequest<Answer: Sendable>: LinkCall {
    public let message: DeviceCall
    private let read: @Sendable (LinkReply) -> Answer?

    init(_ message: DeviceCall, _ read: @escaping @Sendable (LinkReply) -> Answer?) {
        self.message = message
        self.read = read
    }

    public func answer(in reply: LinkReply) -> Answer? { read(reply) }
}

// MARK: Calls of apps and extensions

extension LinkCall where Self == AppRequest<Bool> {
    /// See ``AppCall/requestAuthorization(_:)``: whether the person allows it.
    public static func requestAuthorization(_ options: AuthorizationOptions) -> Self {
        Self(.requestAuthorization(options)) { if case .granted(let isGranted) = $0 { isGranted } else { nil } }
    }

    /// See ``AppCall/openURL(_:)``: whether something opens it.
    public static func openURL(_ url: String) -> Self {
        Self(.openURL(url)) { if case .granted(let isGranted) = $0 { isGranted } else { nil } }
    }
}

extension LinkCall where Self == AppRequest<NotificationSettings> {
    /// See ``AppCall/settings``.
    public static var settings: Self {
        Self(.settings) { if case .settings(let settings, _, _) = $0 { settings } else { nil } }
    }
}

extension LinkCall where Self == AppRequest<Int?> {
    /// The number on the app's icon, which comes with its settings; nil from a device that does not tell it.
    public static var badge: Self {
        Self(.settings) { if case .settings(_, let badge, _) = $0 { .some(badge) } else { nil } }
    }
}

extension LinkCall where Self == AppRequest<Bool?> {
    /// Whether a Focus is on, which comes with an app's settings; nil from a device that does not tell it.
    public static var isFocused: Self {
        Self(.settings) { if case .settings(_, _, let isFocused) = $0 { .some(isFocused) } else { nil } }
    }
}

extension LinkCall where Self == AppRequest<[NotificationCategory]> {
    /// See ``AppCall/categories``.
    public static var categories: Self {
        Self(.categories) { if case .categories(let categories) = $0 { categories } else { nil } }
    }
}

extension LinkCall where Self == AppRequest<[NotificationRequest]> {
    /// See ``AppCall/pendingRequests``.
    public static var pendingRequests: Self {
        Self(.pendingRequests) { if case .requests(let requests) = $0 { requests } else { nil } }
    }
}

extension LinkCall where Self == AppRequest<[DeliveredNotification]> {
    /// See ``AppCall/deliveredNotifications``.
    public static var deliveredNotifications: Self {
        Self(.deliveredNotifications) { if case .delivered(let notifications) = $0 { notifications } else { nil } }
    }
}

extension LinkCall where Self == AppRequest<String> {
    /// See ``AppCall/registerForRemoteNotifications``: the device token, hexadecimal.
    public static var registerForRemoteNotifications: Self {
        Self(.registerForRemoteNotifications) { if case .deviceToken(let token) = $0 { token } else { nil } }
    }
}

extension LinkCall where Self == AppRequest<LocationFacts?> {
    /// See ``AppCall/watchLocation``: what the process may know now.
    public static var watchedLocation: Self {
        Self(.watchLocation) { if case .location(let facts) = $0 { .some(facts) } else { nil } }
    }
}

extension LinkCall where Self == AppRequest<LocationFacts> {
    /// See ``AppCall/requestLocation(always:purpose:)``: what the person has allowed.
    public static func requestLocation(always: Bool, purpose: String) -> Self {
        Self(.requestLocation(always: always, purpose: purpose)) {
            if case .location(let facts) = $0 { facts } else { nil }
        }
    }
}

extension LinkCall where Self == AppRequest<Void> {
    /// See ``AppCall/setCategories(_:)``.
    public static func setCategories(_ categories: [NotificationCategory]) -> Self { done(.setCategories(categories)) }
    /// See ``AppCall/add(_:)``.
    public static func add(_ request: NotificationRequest) -> Self { done(.add(request)) }
    /// See ``AppCall/removePending(_:)``.
    public static func removePending(_ identifiers: [String]?) -> Self { done(.removePending(identifiers)) }
    /// See ``AppCall/removeDelivered(_:)``.
    public static func removeDelivered(_ identifiers: [String]?) -> Self { done(.removeDelivered(identifiers)) }
    /// See ``AppCall/setBadge(_:)``.
    public static func setBadge(_ badge: Int) -> Self { done(.setBadge(badge)) }
    /// See ``AppCall/unregisterForRemoteNotifications``.
    public static var unregisterForRemoteNotifications: Self { done(.unregisterForRemoteNotifications) }
    /// See ``AppCall/delegateChanged(isSet:)``.
    public static func delegateChanged(isSet: Bool) -> Self { done(.delegateChanged(isSet: isSet)) }
    /// See ``AppCall/log(_:)``.
    public static func log(_ line: LinkLog) -> Self { done(.log(line)) }
    /// See ``AppCall/contentExtension(_:)``.
    public static func contentExtension(_ report: ContentExtensionReport) -> Self { done(.contentExtension(report)) }
    /// See ``AppCall/window(_:)``.
    public static func window(_ report: AppWindowReport) -> Self { done(.window(report)) }
    /// See ``AppCall/observeDarwinNotifications``.
    public static var observeDarwinNotifications: Self { done(.observeDarwinNotifications) }
    /// See ``AppCall/postDarwinNotification(_:)``.
    public static func postDarwinNotification(_ name: String) -> Self { done(.postDarwinNotification(name)) }

    private static func done(_ message: AppCall) -> Self {
        Self(message) { if case .done = $0 { () } else { nil } }
    }
}

// MARK: Calls of the device

extension LinkCall where Self == DeviceRequest<PresentationOptions?> {
    /// See ``DeviceCall/willPresent(_:)``: nil when no delegate is set.
    public static func willPresent(_ notification: DeliveredNotification) -> Self {
        Self(.willPresent(notification)) { if case .presentation(let options) = $0 { .some(options) } else { nil } }
    }
}

extension LinkCall where Self == DeviceRequest<UInt> {
    /// See ``DeviceCall/backgroundPush(userInfo:)``: the raw value of a `UIBackgroundFetchResult`.
    public static func backgroundPush(userInfo: [String: PropertyValue]) -> Self {
        Self(.backgroundPush(userInfo: userInfo)) { if case .fetchResult(let result) = $0 { result } else { nil } }
    }
}

extension LinkCall where Self == DeviceRequest<NotificationContent> {
    /// See ``DeviceCall/serve(_:)``: what the content handler was called with.
    public static func serve(_ request: NotificationRequest) -> Self {
        Self(.serve(request)) { if case .content(let content) = $0 { content } else { nil } }
    }
}

extension LinkCall where Self == DeviceRequest<ContentResponseOption> {
    /// See `ContentExtensionOrder.answer`: what becomes of the expanded view.
    public static func answerInView(_ response: NotificationResponse) -> Self {
        Self(.contentExtension(.answer(response))) {
            if case .responseOption(let option) = $0 { option } else { nil }
        }
    }
}

extension LinkCall where Self == DeviceRequest<Void> {
    /// See ``DeviceCall/didReceive(_:)``.
    public static func didReceive(_ response: NotificationResponse) -> Self { done(.didReceive(response)) }
    /// See ``DeviceCall/openSettings(_:)``.
    public static func openSettings(_ notification: DeliveredNotification?) -> Self {
        done(.openSettings(notification))
    }
    /// See ``DeviceCall/applicationStateChanged(_:)``.
    public static func applicationStateChanged(_ state: ApplicationState) -> Self {
        done(.applicationStateChanged(state))
    }
    /// See ``DeviceCall/openURL(_:)``.
    public static func openURL(_ url: String) -> Self { done(.openURL(url)) }
    /// See ``DeviceCall/deviceToken(_:)``.
    public static func deviceToken(_ token: String) -> Self { done(.deviceToken(token)) }
    /// See ``DeviceCall/serviceTimeWillExpire``.
    public static var serviceTimeWillExpire: Self { done(.serviceTimeWillExpire) }
    /// See ``DeviceCall/contentExtension(_:)``; what becomes of a view is asked with ``answerInView(_:)``.
    public static func contentExtension(_ order: ContentExtensionOrder) -> Self { done(.contentExtension(order)) }
    /// See ``DeviceCall/window(_:)``.
    public static func window(_ order: AppWindowOrder) -> Self { done(.window(order)) }
    /// See ``DeviceCall/darwinNotification(_:)``.
    public static func darwinNotification(_ name: String) -> Self { done(.darwinNotification(name)) }

    /// See ``DeviceCall/location(_:)``.
    public static func location(_ facts: LocationFacts) -> Self { done(.location(facts)) }

    private static func done(_ message: DeviceCall) -> Self {
        Self(message) { if case .done = $0 { () } else { nil } }
    }
}
