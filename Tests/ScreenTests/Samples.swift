import Foundation
import NotificationModel

@testable import DeviceCore

/// A phone with something of everything on it.
enum Samples {
    static let now = Date(timeIntervalSince1970: 1_779_091_260)

    static let model = RenderModel(
        revision: 1,
        phone: .init(id: "phone-1", name: "Carillon Phone", now: now, surface: .lockScreen, isConnected: true),
        apps: apps,
        banner: nil,
        center: [
            .init(key: "postcards", cards: [postcard]),
            .init(key: "chorus", cards: [reply, lunch, chorusImage]),
            .init(key: "harbor", cards: [doorbell]),
            .init(key: "podium", cards: [episode]),
        ],
        expanded: nil,
        prompts: []
    )

    static let prompt = RenderModel.Prompt(
        id: "prompt-1",
        bundleID: "dev.carillon.Postcards",
        appName: "Postcards",
        kind: .authorization
    )

    static let settings: NotificationSettings = {
        var settings = NotificationSettings()
        settings.authorizationStatus = .authorized
        settings.sound = .enabled
        settings.badge = .enabled
        settings.alert = .enabled
        settings.notificationCenter = .enabled
        settings.lockScreen = .enabled
        settings.timeSensitive = .enabled
        settings.alertStyle = .banner
        return settings
    }()

    private static func app(_ name: String, badge: Int = 0, icon: Bool = true) -> RenderModel.AppIcon {
        .init(
            bundleID: "dev.carillon." + name,
            name: name,
            iconURL: icon ? "/api/v1/media/icon-\(name.lowercased()).svg" : nil,
            badge: badge,
            isRunning: badge > 0,
            authorization: .authorized,
            deviceToken: String(repeating: "5f1c9a27", count: 8)
        )
    }

    static let apps = [
        app("Postcards", badge: 1), app("Chorus", badge: 3), app("Harbor"), app("Podium"),
        app("Ledger", badge: 12, icon: false),
    ]

    static func card(
        _ key: String,
        app: String,
        title: String,
        subtitle: String = "",
        body: String,
        minutesAgo: Double = 0,
        level: InterruptionLevel = .active,
        media: [RenderModel.Media] = [],
        thumbnail: String? = nil,
        actions: [RenderModel.Button] = [],
        thread: String = "",
        icon: Bool = true
    ) -> RenderModel.Card {
        .init(
            key: key,
            bundleID: "dev.carillon." + app,
            appName: app,
            iconURL: icon ? "/api/v1/media/icon-\(app.lowercased()).svg" : nil,
            title: title,
            subtitle: subtitle,
            body: body,
            date: now.addingTimeInterval(-60 * minutesAgo),
            level: level,
            thumbnailURL: thumbnail.map { "/api/v1/media/\($0)" },
            attachments: media,
            actions: actions,
            categoryIdentifier: actions.isEmpty ? "" : "sample",
            threadIdentifier: thread,
            journeyID: "journey-" + key,
            why: "the lock screen lists what arrived while it was locked"
        )
    }

    static func media(_ name: String, _ kind: AttachmentType.Kind, _ type: String) -> RenderModel.Media {
        .init(identifier: name, kind: kind, mimeType: type, url: "/api/v1/media/\(name)", isThumbnailHidden: false)
    }

    static func button(
        _ id: String,
        _ title: String,
        destructive: Bool = false,
        opensApp: Bool = false,
        icon: String? = nil,
        input: NotificationAction.TextInput? = nil
    ) -> RenderModel.Button {
        .init(
            identifier: id,
            title: title,
            isDestructive: destructive,
            opensApp: opensApp,
            needsUnlock: false,
            icon: icon,
            textInput: input
        )
    }

    static let postcard = card(
        "postcard",
        app: "Postcards",
        title: "Mara sent a postcard",
        subtitle: "Lofoten, Norway",
        body: "First light over the fjord this morning. Wish you were here to hear the bells across the water.",
        media: [media("fjord.jpg", .image, "image/jpeg")],
        thumbnail: "fjord-thumb.jpg",
        actions: [
            button(
                "reply",
                "Reply",
                icon: "arrowshape.turn.up.left",
                input: .init(buttonTitle: "Send", placeholder: "Write back")
            ),
            button("save", "Save to Album", icon: "square.and.arrow.down"),
            button("delete", "Delete", destructive: true, icon: "trash"),
        ]
    )
    static let reply: RenderModel.Card = {
        var card = jonas
        card.sender = "Jonas Lindqvist"
        card.avatarURL = "/api/v1/media/jonas.svg"
        return card
    }()
    private static let jonas = card(
        "reply",
        app: "Chorus",
        title: "Jonas Lindqvist",
        subtitle: "Choir practice",
        body: "Basses are in. Who has the key to the tower? 🔔",
        minutesAgo: 3,
        actions: [
            button(
                "reply",
                "Reply",
                icon: "arrowshape.turn.up.left",
                input: .init(buttonTitle: "Send", placeholder: "Message")
            ),
            button("mute", "Mute Conversation", icon: "bell.slash"),
        ],
        thread: "choir"
    )
    static let lunch = card(
        "lunch",
        app: "Chorus",
        title: "Aiko Tanaka",
        subtitle: "Choir practice",
        body: "I'll bring the sheet music for the Advent piece.",
        minutesAgo: 9,
        thread: "choir"
    )
    static let chorusImage = card(
        "wave",
        app: "Chorus",
        title: "Aiko Tanaka",
        subtitle: "Choir practice",
        body: "Look at this rehearsal clip",
        minutesAgo: 14,
        media: [media("bells.gif", .image, "image/gif")],
        thumbnail: "bells-thumb.jpg",
        thread: "choir"
    )
    static let doorbell = card(
        "doorbell",
        app: "Harbor",
        title: "Someone is at the door",
        body: "Front gate, motion for 12 seconds",
        minutesAgo: 22,
        level: .timeSensitive,
        media: [media("gate.mp4", .movie, "video/mp4")],
        thumbnail: "gate-thumb.jpg",
        actions: [
            button("open", "Open Gate", opensApp: true, icon: "lock.open"),
            button("ignore", "Ignore", destructive: true, icon: "xmark"),
        ]
    )
    static let episode = card(
        "episode",
        app: "Podium",
        title: "New episode: The Bell Founders",
        subtitle: "Sounds of Small Towns",
        body: "How a village in Tyrol has cast bells for four hundred years.",
        minutesAgo: 64,
        media: [media("episode.mp3", .audio, "audio/mpeg")],
        actions: [button("play", "Play", opensApp: true, icon: "play"), button("later", "Listen Later", icon: "clock")]
    )
    static let storm = card(
        "storm",
        app: "Harbor",
        title: "Storm surge warning",
        body: "Water reaches the lower quay at 18:40. Move boats now.",
        level: .critical
    )
    static let hostile = card(
        "hostile",
        app: "Ledger",
        title: "<script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\">",
        subtitle: "\u{202E}txet desrever\u{202C}",
        body: "شكرا لك \u{202E}evil\u{202C} </p><b>bold</b> javascript:alert(1) & ᠎ "
            + String(repeating: "W", count: 300),
        thread: "\"><script>",
        icon: false
    )
    static let chinese = card(
        "chinese",
        app: "Postcards",
        title: "小林寄来一张明信片",
        subtitle: "挪威 · 罗弗敦群岛",
        body: "今早峡湾的第一缕阳光。真希望你也在这里，听水面上传来的钟声。",
        media: [media("fjord.jpg", .image, "image/jpeg")],
        thumbnail: "fjord-thumb.jpg"
    )
}
