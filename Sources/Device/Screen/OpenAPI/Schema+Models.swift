extension Schema {
    private static func optional(_ name: String, _ schema: Schema) -> Property {
        .init(name, schema, isRequired: false)
    }
    private static func text(_ name: String, _ what: String) -> Property { .init(name, .string(what)) }
    private static func seconds(_ name: String) -> Property { .init(name, .number) }

    /// The named shapes of the document.
    static let models: [Property] = [
        .init("RenderModel", renderModel), .init("Surface", surface), .init("AppIcon", appIcon),
        .init("CardGroup", cardGroup), .init("Summary", summary),
        .init("Card", card), .init("Media", media), .init("Button", button), .init("Prompt", prompt),
        .init("NotificationSettings", settings), .init("JourneySummary", journeySummary), .init("Journey", journey),
        .init("JourneyEntry", journeyEntry), .init("Error", error),
        .init("PhonePreferences", preferences), .init("ContentView", contentView),
    ]

    private static let renderModel = Schema.object(
        "What is on the phone's screen, and why. Dates are seconds since 1970.",
        [
            .init("revision", .integer("Grows with every change.")),
            .init(
                "phone",
                .object(
                    "The phone itself.",
                    [
                        text("id", "The device."), text("name", "Its name."), seconds("now"),
                        .init("surface", .reference("Surface")), .init("isConnected", .boolean),
                        .init("isClockManual", .boolean),
                        .init("preferences", .reference("PhonePreferences")),
                    ]
                )
            ),
            .init("apps", .array(.reference("AppIcon"))),
            optional("banner", .reference("Card")),
            .init("isBannerPersistent", .boolean),
            .init("center", .array(.reference("CardGroup"))),
            optional("summary", .reference("Summary")),
            optional("expanded", .reference("Card")), .init("activities", .array(activity)),
            optional("contentView", .reference("ContentView")),
            .init("prompts", .array(.reference("Prompt"))),
        ]
    )

    private static let preferences = Schema.object(
        "The phone's own settings.",
        [
            optional("focus", .string("The Focus that is on.")),
            optional(
                "focusFilters",
                .map(.array(.string("A filter criteria that the app's filter lets through while a Focus is on.")))
            ),
            optional(
                "summary",
                .object(
                    "The scheduled summary; absent when it is off.",
                    [.init("times", .array(.string("Such as 08:30.")))]
                )
            ),
            .init("isSilent", .boolean),
            optional("isCompact", .boolean),
            text("grouping", "automatic, byApp or off."),
            optional("network", .string("Of author code: on, metered, slow or off; absent is on.")),
            text("language", "A BCP 47 name, such as en or zh-Hans."),
            optional("isDark", .boolean),
            optional(
                "textSize",
                .string(
                    "As UIContentSizeCategory spells it after its prefix: XS, S, M, L, XL, XXL, XXXL, AccessibilityM…"
                )
            ),
            optional(
                "location",
                .object("Where the phone is, in degrees.", [.init("latitude", .number), .init("longitude", .number)])
            ),
        ]
    )

    private static let surface = Schema.object(
        "Where the person is: the one member that is there.",
        [
            optional("lockScreen", .object("The lock screen.", [])),
            optional("homeScreen", .object("The home screen.", [])),
            optional("app", .object("In an app.", [text("bundleID", "Which.")])),
            optional("browser", .object("Asked to open a web page.", [text("url", "Its address.")])),
        ]
    )

    private static let appIcon = Schema.object(
        "An icon on the home screen.",
        [
            text("bundleID", "The app."), text("name", "Its name."),
            optional("iconURL", .string("A path on this server.")),
            .init("badge", .integer("0 draws none.")), .init("isRunning", .boolean),
            .init("authorization", .integer("0 not determined, 1 denied, 2 authorized, 3 provisional, 4 ephemeral.")),
            optional("deviceToken", .string("Hexadecimal.")),
            optional("mutedUntil", .number),
        ]
    )

    private static let cardGroup = Schema.object(
        "Notifications that are stacked, newest first.",
        [
            text("key", "The group."), .init("cards", .array(.reference("Card"))),
            .init("summary", .string("What stands for those under the newest."), isRequired: false),
        ]
    )

    private static let summary = Schema.object(
        "The scheduled summary that came last; its cards stand in no group.",
        [
            seconds("date"), .init("cards", .array(.reference("Card"))),
            .init("featured", .array(.string("The key of a card that is shown large."))),
        ]
    )

    private static let card = Schema.object(
        "One notification as it is drawn.",
        [
            text("key", "Unique on the phone."), text("bundleID", "The app."), text("appName", "The app's name."),
            optional("iconURL", .string("A path on this server.")), text("title", "The title."),
            text("subtitle", "The subtitle."),
            text("body", "The body."), seconds("date"),
            .init("level", .integer("0 passive, 1 active, 2 time-sensitive, 3 critical.")),
            optional("thumbnailURL", .string("A path on this server.")),
            .init("attachments", .array(.reference("Media"))),
            .init("actions", .array(.reference("Button"))), text("categoryIdentifier", "The category."),
            text("threadIdentifier", "The thread."), text("journeyID", "The journey to look up."),
            text("why", "Why it is where it is."),
            optional("sender", .string("Who a message is from.")),
            optional("avatarURL", .string("The sender's picture; initials are drawn where there is none.")),
            .init("isPreviewHidden", .boolean),
            .init("isProvisional", .boolean),
        ]
    )

    private static let media = Schema.object(
        "A picture, a sound or a video of a card.",
        [
            text("identifier", "The attachment."), text("kind", "image, audio or movie."),
            text("mimeType", "Its media type."),
            text("url", "A path on this server."), .init("isThumbnailHidden", .boolean),
        ]
    )

    private static let button = Schema.object(
        "An action of a card.",
        [
            text("identifier", "The action."), text("title", "What it says."), .init("isDestructive", .boolean),
            .init("opensApp", .boolean), .init("needsUnlock", .boolean),
            optional("icon", .string("A symbol's or image's name.")),
            optional(
                "textInput",
                .object("The field.", [text("buttonTitle", "Its button."), text("placeholder", "Its placeholder.")])
            ),
        ]
    )

    private static let prompt = Schema.object(
        "A question for the person.",
        [
            text("id", "The question."), text("bundleID", "Who asks."), text("appName", "Its name."),
            text("kind", "authorization or unlock."),
        ]
    )

    private static let settings: Schema = {
        let switches = [
            "sound", "badge", "alert", "notificationCenter", "lockScreen", "carPlay", "criticalAlert", "announcement",
            "timeSensitive", "scheduledDelivery", "directMessages",
        ]
        return .object(
            "An app's settings; raw values as Apple's.",
            [
                .init(
                    "authorizationStatus",
                    .integer("0 not determined, 1 denied, 2 authorized, 3 provisional, 4 ephemeral.")
                )
            ]
                + switches.map { .init($0, .integer("0 not supported, 1 off, 2 on.")) }
                + [
                    .init("alertStyle", .integer("0 none, 1 temporary, 2 persistent.")),
                    .init("showPreviews", .integer("0 always, 1 when unlocked, 2 never.")),
                    .init("providesAppNotificationSettings", .boolean),
                ]
        )
    }()

    private static let journeySummary = Schema.object(
        "A line of the feed.",
        [
            text("id", "The `apns-id`, or `local-` and the request's identifier."),
            optional("bundleID", .string("The app.")),
            text("title", "The title."), .init("last", .reference("JourneyEntry")), seconds("began"),
            optional("status", .integer("The gateway's answer.")),
            optional(
                "outcome",
                .string("What became of it: shown, listed, suppressed, rejected, expired, discarded or replaced.")
            ),
        ]
    )

    private static let journey = Schema.object(
        "One push or one local request on its way.",
        [
            text("id", "The journey."), optional("bundleID", .string("The app.")), text("title", "The title."),
            .init("entries", .array(.reference("JourneyEntry"))),
            optional("payload", .string("As the provider sent it.")),
            optional("headers", .map(.string("A header field's value."))),
        ]
    )

    private static let journeyEntry = Schema.object(
        "One step: what happened, when, by which rule.",
        [
            seconds("at"), text("station", "gateway, device, serviceExtension, contentExtension, screen or app."),
            text("event", "The step's name."), text("text", "One sentence for a person."),
            optional("rule", .string("The rule that decided.")),
            optional(
                "changes",
                .array(
                    .object(
                        "A field that the service extension changed.",
                        [
                            text("field", "Its name."), optional("before", .string("Before.")),
                            optional("after", .string("After.")),
                        ]
                    )
                )
            ),
        ]
    )

    private static let error = Schema.object(
        "Why a request was refused.",
        [.init("error", .object("Why.", [text("kind", "From a closed set."), text("message", "One sentence.")]))]
    )
}
