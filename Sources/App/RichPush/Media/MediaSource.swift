/// Where a payload says which media to show.
///
/// There is no common key: choose the presets of the kit that sends, or name your own.
public struct MediaSource: Hashable, Sendable {
    /// Where the address stands: a string, or a list of them.
    public var url: PayloadPath
    /// Where its type stands, as `jpg`, `image/png`…; used where header and bytes leave a choice.
    public var type: PayloadPath?

    public init(_ url: PayloadPath, type: PayloadPath? = nil) {
        self.url = url
        self.type = type
    }
}

extension MediaSource {
    public static let firebase = MediaSource("fcm_options.image")
    public static let braze = MediaSource("ab.att.url", type: "ab.att.type")
    public static let cleverTap = MediaSource("ct_mediaUrl", type: "ct_mediaType")
    public static let airship = MediaSource("com.urbanairship.media_attachment.url")
    public static let iterable = MediaSource("itbl.attachment-url")
    public static let customerIO = MediaSource("CIO.push.image")
    public static let adobe = MediaSource("adb_media")
    public static let marketingCloud = MediaSource("_mediaUrl")
    /// OneSignal: a name and an address for each file.
    public static let oneSignal = MediaSource("att.*")
    public static let leanplum = MediaSource("LP_URL")
    public static let pushwoosh = MediaSource("attachment")
    public static let getui = MediaSource("_grinfo_[].resUrl")
    /// Emarsys: the second version of its payload, then the first.
    public static let emarsys = [MediaSource("notification.imageUrl"), MediaSource("image_url")]
    public static let richMedia = MediaSource("rich-media", type: "rich-media-type")
    public static let attachmentList = MediaSource("attachments[].url", type: "attachments[].type")

    /// The keys that sending kits use.
    ///
    /// Kits that pass on keys of your own (JPush, Umeng, Amazon SNS…) need none.
    public static let kits: [MediaSource] =
        [
            .firebase, .oneSignal, .braze, .cleverTap, .airship, .iterable, .customerIO, .adobe, .marketingCloud,
            .leanplum, .pushwoosh, .getui, .richMedia, .attachmentList, MediaSource("attachments.pictureUrl"),
            MediaSource("data.media-url"), MediaSource("mediaUrl"),
        ] + emarsys

    /// The keys that demonstrations and apps use.
    public static let common: [MediaSource] = [
        MediaSource("attach"), MediaSource("attachment"), MediaSource("attachment-url"),
        MediaSource("aps.attachment-url"), MediaSource("media-url"), MediaSource("image-url"),
        MediaSource("aps.image-url"), MediaSource("imageURL"), MediaSource("imageUrl"), MediaSource("aps.imageUrl"),
        MediaSource("image"), MediaSource("aps.pictureURL"), MediaSource("url", type: "type"),
    ]
}
