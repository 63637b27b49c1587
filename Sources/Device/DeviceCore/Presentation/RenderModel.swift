package import Foundation
package import NotificationModel
package import WireCoding

/// What is on the phone's screen, and why: the device decides it, the page draws it, tests read it.
package struct RenderModel: Codable, Hashable, Sendable {
    /// Grows with every change.
    package var revision: UInt64
    package var phone: Phone
    package var apps: [AppIcon]
    /// The banner that is down now.
    package var banner: Card?
    /// Notification centre and lock screen, newest group first.
    package var center: [CardGroup]
    /// The card that is open, with its actions and media.
    package var expanded: Card?
    /// Questions that wait for the person.
    package var prompts: [Prompt]
    /// Whether the banner stays until the person lets it go (Banner Style: Persistent).
    package var isBannerPersistent = false
    /// The content extension's view in the open card; nil where the card has none.
    package var contentView: ContentView?
    /// The windows of the app in front; nil where none is in front, or it draws none.
    package var window: AppWindow?
    /// Live Activities, newest first: above the notifications.
    package var activities: [Activity] = []
    /// The scheduled summary; its cards are not in ``center``.
    package var summary: Summary?

    /// The phone itself.
    package struct Phone: Codable, Hashable, Sendable {
        package var id: String
        package var name: String
        /// The device's time, which may have been moved by hand.
        package var now: Date
        /// Where the person is.
        package var surface: Surface
        /// Whether the courier stream to the gateway stands.
        package var isConnected: Bool
        /// Whether time stands still until somebody moves it.
        package var isClockManual = false
        /// Why nothing is kept at the moment, as a sentence: the disk is full or fails; nil when all is well.
        package var trouble: String?
        /// What a test lets go wrong at the gateway, as `carillon faults add` takes it; nil for nothing.
        package var faults: [String]?
        /// The phone's own settings: Focus, silence, grouping, language.
        package var preferences = PhonePreferences()
    }

    /// Where the person is.
    package enum Surface: Hashable, Sendable {
        case lockScreen
        case homeScreen
        case app(bundleID: String)
        /// A web page that somebody asked for: its address alone, this phone opens none.
        case browser(url: String)
    }

    /// An icon on the home screen.
    package struct AppIcon: Codable, Hashable, Sendable {
        package var bundleID: String
        package var name: String
        /// A path on this server; nil draws a letter.
        package var iconURL: String?
        /// 0 draws none.
        package var badge: Int
        package var isRunning: Bool
        package var authorization: AuthorizationStatus
        /// Hexadecimal; nil until the app has registered.
        package var deviceToken: String?
        /// Hexadecimal: pushes by it start Live Activities; nil for an app that has none.
        package var pushToStartToken: String?
        /// Until when the person has muted it; nil when it is not muted.
        package var mutedUntil: Date?
        /// Whether it may know where the phone is; nil for an app that has never asked.
        package var location: LocationAccess?
        /// Whether it has a service extension, which may change its pushes.
        package var hasServiceExtension = false
        /// The categories that it registered, and those that only its content extensions know.
        package var categories: [String] = []
        /// Those of ``categories`` that a content extension draws.
        package var contentCategories: [String] = []
    }

    /// Notifications that are stacked.
    package struct CardGroup: Codable, Hashable, Sendable {
        package var key: String
        /// Newest first; never empty.
        package var cards: [Card]
        /// What stands for those under the newest one, where its category says how; nil draws nothing.
        package var summary: String?
    }

    /// One notification as it is drawn.
    package struct Card: Codable, Hashable, Sendable {
        /// Unique on the phone, safe in a URL.
        package var key: String
        package var bundleID: String
        package var appName: String
        package var iconURL: String?
        /// The app's name where the notification has no title.
        package var title: String
        package var subtitle: String
        package var body: String
        package var date: Date
        package var level: InterruptionLevel
        package var thumbnailURL: String?
        package var attachments: [Media]
        package var actions: [Button]
        package var categoryIdentifier: String
        package var threadIdentifier: String
        /// The journey to look up.
        package var journeyID: String
        /// Why it is where it is, for the person who tests.
        package var why: String
        /// The sender of a communication notification.
        package var sender: String?
        /// The sender's picture; nil draws initials.
        package var avatarURL: String?
        /// Whether its text is withheld; title, subtitle and body then hold only what may be read.
        package var isPreviewHidden = false
        /// Whether it came quietly, and asks to Keep or Turn Off.
        package var isProvisional = false
    }

    /// A picture, a sound or a video of a card.
    package struct Media: Codable, Hashable, Sendable {
        package var identifier: String
        package var kind: AttachmentType.Kind
        package var mimeType: String
        /// A path on this server: `/api/v1/media/` and what ``Phone/media(_:)`` takes.
        package var url: String
        package var isThumbnailHidden: Bool
    }

    /// An action of a card.
    package struct Button: Codable, Hashable, Sendable {
        package var identifier: String
        package var title: String
        package var isDestructive: Bool
        package var opensApp: Bool
        package var needsUnlock: Bool
        /// A symbol's or image's name.
        package var icon: String?
        package var textInput: NotificationAction.TextInput?
    }

    /// The place that a content extension has in the open card; its views come by themselves (``PhoneEvent/content(_:)``).
    package struct ContentView: Codable, Hashable, Sendable {
        /// Which opening of a card it belongs to.
        package var expansion: UInt64
        package var state: State
        /// Why the default view is shown.
        package var why: String?
        /// Points.
        package var width: Double
        /// Until the extension says another, in points: the width times `UNNotificationExtensionInitialContentSizeRatio`.
        package var initialHeight: Double
        /// `UNNotificationExtensionDefaultContentHidden`
        package var hidesDefaultContent: Bool
        /// `UNNotificationExtensionOverridesDefaultTitle`
        package var overridesTitle: Bool
        /// `UNNotificationExtensionUserInteractionEnabled`
        package var takesTouches: Bool

        /// How far it has come.
        package enum State: String, Codable, Hashable, Sendable, CaseIterable {
            case loading
            case alive
            /// The default view is shown.
            case failed
        }

        /// No view is drawn higher, in points.
        package static let heightLimit = 4000.0
    }

    /// The place of the windows of the app in front; its views come by themselves (``PhoneEvent/window(_:)``).
    package struct AppWindow: Codable, Hashable, Sendable {
        /// Which stay of an app in front it belongs to.
        package var stay: UInt64
        package var state: ContentView.State
        /// Why nothing is drawn.
        package var why: String?
    }

    /// A question for the person.
    package struct Prompt: Codable, Hashable, Sendable {
        package var id: String
        package var bundleID: String
        package var appName: String
        package var kind: Kind
        /// The app's sentence for it, where it has one.
        package var purpose: String?

        /// What is asked.
        package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
            /// “App” Would Like to Send You Notifications
            case authorization
            /// The phone is locked, and an action of the app needs the person first.
            case unlock
            /// Allow “App” to use your location?
            case location
            /// An app that may know the place while it is used would like to know it always.
            case locationAlways
        }
    }
}

extension RenderModel.Surface: TypedMessage {
    /// The values of `type`.
    package enum Kind: String, CaseIterable, Sendable { case lockScreen, homeScreen, app, browser }

    package init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .lockScreen: self = .lockScreen
        case .homeScreen: self = .homeScreen
        case .app: self = .app(bundleID: try members["bundleID"])
        case .browser: self = .browser(url: try members["url"])
        }
    }

    package func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .lockScreen: try message.write(.lockScreen)
        case .homeScreen: try message.write(.homeScreen)
        case .app(let bundleID): try message.write(.app, ["bundleID": bundleID])
        case .browser(let url): try message.write(.browser, ["url": url])
        }
    }
}
