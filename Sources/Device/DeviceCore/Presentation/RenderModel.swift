public import Foundation
public import NotificationModel
public import WireCoding

/// What is on the phone's screen, and why: the device decides it, the page draws it, tests read it.
public struct RenderModel: Codable, Hashable, Sendable {
    /// Grows with every change.
    public var revision: UInt64
    public var phone: Phone
    public var apps: [AppIcon]
    /// The banner that is down now.
    public var banner: Card?
    /// Notification centre and lock screen, newest group first.
    public var center: [CardGroup]
    /// The card that is open, with its actions and media.
    public var expanded: Card?
    /// Questions that wait for the person.
    public var prompts: [Prompt]
    /// Whether the banner stays until the person lets it go (Banner Style: Persistent).
    public var isBannerPersistent = false
    /// The content extension's view in the open card; nil where the card has none.
    public var contentView: ContentView?
    /// Live Activities, newest first: above the notifications.
    public var activities: [Activity] = []
    /// The scheduled summary; its cards are not in ``center``.
    public var summary: Summary?

    /// The phone itself.
    public struct Phone: Codable, Hashable, Sendable {
        public var id: String
        public var name: String
        /// The device's time, which may have been moved by hand.
        public var now: Date
        /// Where the person is.
        public var surface: Surface
        /// Whether the courier stream to the gateway stands.
        public var isConnected: Bool
        /// Whether time stands still until somebody moves it.
        public var isClockManual = false
        /// Why nothing is kept at the moment, as a sentence: the disk is full or fails; nil when all is well.
        public var trouble: String?
        /// The phone's own settings: Focus, silence, grouping, language.
        public var preferences = PhonePreferences()
    }

    /// Where the person is.
    public enum Surface: Hashable, Sendable {
        case lockScreen
        case homeScreen
        case app(bundleID: String)
        /// A web page that somebody asked for: its address alone, this phone opens none.
        case browser(url: String)
    }

    /// An icon on the home screen.
    public struct AppIcon: Codable, Hashable, Sendable {
        public var bundleID: String
        public var name: String
        /// A path on this server; nil draws a letter.
        public var iconURL: String?
        /// 0 draws none.
        public var badge: Int
        public var isRunning: Bool
        public var authorization: AuthorizationStatus
        /// Hexadecimal; nil until the app has registered.
        public var deviceToken: String?
        /// Until when the person has muted it; nil when it is not muted.
        public var mutedUntil: Date?
        /// Whether it has a service extension, which may change its pushes.
        public var hasServiceExtension = false
        /// The categories that it registered, and those that only its content extensions know.
        public var categories: [String] = []
        /// Those of ``categories`` that a content extension draws.
        public var contentCategories: [String] = []
    }

    /// Notifications that are stacked.
    public struct CardGroup: Codable, Hashable, Sendable {
        public var key: String
        /// Newest first; never empty.
        public var cards: [Card]
        /// What stands for those under the newest one, where its category says how; nil draws nothing.
        public var summary: String?
    }

    /// One notification as it is drawn.
    public struct Card: Codable, Hashable, Sendable {
        /// Unique on the phone, safe in a URL.
        public var key: String
        public var bundleID: String
        public var appName: String
        public var iconURL: String?
        /// The app's name where the notification has no title.
        public var title: String
        public var subtitle: String
        public var body: String
        public var date: Date
        public var level: InterruptionLevel
        public var thumbnailURL: String?
        public var attachments: [Media]
        public var actions: [Button]
        public var categoryIdentifier: String
        public var threadIdentifier: String
        /// The journey to look up.
        public var journeyID: String
        /// Why it is where it is, for the person who tests.
        public var why: String
        /// The sender of a communication notification.
        public var sender: String?
        /// The sender's picture; nil draws initials.
        public var avatarURL: String?
        /// Whether its text is withheld; title, subtitle and body then hold only what may be read.
        public var isPreviewHidden = false
        /// Whether it came quietly, and asks to Keep or Turn Off.
        public var isProvisional = false
    }

    /// A picture, a sound or a video of a card.
    public struct Media: Codable, Hashable, Sendable {
        public var identifier: String
        public var kind: AttachmentType.Kind
        public var mimeType: String
        /// A path on this server: `/api/v1/media/` and what ``Phone/media(_:)`` takes.
        public var url: String
        public var isThumbnailHidden: Bool
    }

    /// An action of a card.
    public struct Button: Codable, Hashable, Sendable {
        public var identifier: String
        public var title: String
        public var isDestructive: Bool
        public var opensApp: Bool
        public var needsUnlock: Bool
        /// A symbol's or image's name.
        public var icon: String?
        public var textInput: NotificationAction.TextInput?
    }

    /// The place that a content extension has in the open card; its views come by themselves (``PhoneEvent/content(_:)``).
    public struct ContentView: Codable, Hashable, Sendable {
        /// Which opening of a card it belongs to.
        public var expansion: UInt64
        public var state: State
        /// Why the default view is shown.
        public var why: String?
        /// Points.
        public var width: Double
        /// Until the extension says another, in points: the width times `UNNotificationExtensionInitialContentSizeRatio`.
        public var initialHeight: Double
        /// `UNNotificationExtensionDefaultContentHidden`
        public var hidesDefaultContent: Bool
        /// `UNNotificationExtensionOverridesDefaultTitle`
        public var overridesTitle: Bool
        /// `UNNotificationExtensionUserInteractionEnabled`
        public var takesTouches: Bool

        /// How far it has come.
        public enum State: String, Codable, Hashable, Sendable, CaseIterable {
            case loading
            case alive
            /// The default view is shown.
            case failed
        }

        /// No view is drawn higher, in points.
        public static let heightLimit = 4000.0
    }

    /// A question for the person.
    public struct Prompt: Codable, Hashable, Sendable {
        public var id: String
        public var bundleID: String
        public var appName: String
        public var kind: Kind

        /// What is asked.
        public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
            /// “App” Would Like to Send You Notifications
            case authorization
            /// The phone is locked, and an action of the app needs the person first.
            case unlock
        }
    }
}

extension RenderModel.Surface: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable { case lockScreen, homeScreen, app, browser }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .lockScreen: self = .lockScreen
        case .homeScreen: self = .homeScreen
        case .app: self = .app(bundleID: try members["bundleID"])
        case .browser: self = .browser(url: try members["url"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .lockScreen: try message.write(.lockScreen)
        case .homeScreen: try message.write(.homeScreen)
        case .app(let bundleID): try message.write(.app, ["bundleID": bundleID])
        case .browser(let url): try message.write(.browser, ["url": url])
        }
    }
}
