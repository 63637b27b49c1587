import DeviceCore

/// One thing that a phone, a server or a provider does to a service extension.
struct TortureCase: Sendable {
    /// Such as `media-truncated`; never changes, since scripts choose by it.
    let name: String
    /// What is done, in words.
    let what: String
    var media = BadMedia.good
    var payload = TorturePayload.Change.none
    var disturbance = Disturbance.none
    var network = NetworkCondition.on
    var storage = StorageCondition.open
    /// The extension's memory in MB; nil is what phones give today.
    var memory: Int?
    /// Whether the file can be had: only then it is missed.
    var hasFile = false

    /// What happens while the extension works.
    enum Disturbance: Sendable { case none, killed, twice, clockJumps, clockFarAhead }
}

extension TortureCase {
    /// What the others are compared with.
    static let baseline = TortureCase(name: "good", what: "a good push with a good file", hasFile: true)

    private static let media: [TortureCase] = [
        .init(name: "media-missing", what: "the server answers 404", media: .missing),
        .init(name: "media-failing", what: "the server answers 500", media: .failing),
        .init(name: "media-empty", what: "the file has no bytes", media: .empty),
        .init(name: "media-truncated", what: "the connection ends before the file does", media: .truncated),
        .init(name: "media-reset", what: "the connection is reset within the file", media: .reset),
        .init(name: "media-silent", what: "the server never answers", media: .silent),
        .init(name: "media-dripping", what: "the file comes a byte at a time, for ever", media: .dripping),
        .init(name: "media-html", what: "the file is a web page, and says so", media: .html),
        .init(name: "media-lying", what: "the file is a web page under a picture's type", media: .lying),
        .init(name: "media-giant", what: "a picture whose header says 60000 by 60000 points", media: .giant),
        .init(name: "media-huge", what: "the file has 64 MB; the extension has 24 MB of memory", media: .huge),
        .init(name: "media-endless", what: "64 MB without a content-length", media: .endless),
        .init(name: "media-redirect", what: "the file has moved", media: .redirect, hasFile: true),
        .init(name: "media-loop", what: "the address leads to itself", media: .loop),
        .init(name: "address-broken", what: "the address is none", payload: .address("ht!tp://[not an address")),
        .init(name: "address-empty", what: "the address is empty", payload: .address("")),
        .init(
            name: "address-file",
            what: "the address is a file of the phone's",
            payload: .address("file:///etc/passwd")
        ),
        .init(
            name: "address-closed",
            what: "nobody listens at the address",
            payload: .address("http://127.0.0.1:9/x.png")
        ),
        .init(name: "network-off", what: "the phone has no network", network: .off),
        .init(
            name: "network-slow",
            what: "the network does 50 kB a second",
            media: .large,
            network: .slow,
            hasFile: true
        ),
    ]

    private static let payloads: [TortureCase] = [
        .init(name: "keys-missing", what: "the payload has none of its own keys", payload: .missing),
        .init(name: "keys-null", what: "every own key is null", payload: .value("null")),
        .init(name: "keys-number", what: "every own key is a number", payload: .value("42")),
        .init(name: "keys-large-number", what: "every own key is 1e308", payload: .value("1e308")),
        .init(name: "keys-true", what: "every own key is true", payload: .value("true")),
        .init(name: "keys-list", what: "every own key is a list", payload: .value("[1, null, [\"x\"]]")),
        .init(name: "keys-object", what: "every own key is an object", payload: .value("{\"url\": {\"url\": 1}}")),
        .init(name: "keys-empty-text", what: "every own key is an empty text", payload: .value("\"\"")),
        .init(name: "keys-deep", what: "lists within lists, 100 deep", payload: .extra(nested(100))),
        .init(name: "keys-many", what: "a hundred keys more", payload: .extra(many)),
        .init(
            name: "text-unicode",
            what: "joined emoji, right to left, combining marks, a NUL",
            payload: .text(unicode)
        ),
        .init(
            name: "text-long",
            what: "a text of 2500 characters",
            payload: .text(String(repeating: "long ", count: 500))
        ),
        .init(name: "text-body-only", what: "an alert without a title", payload: .bodyOnly),
        .init(name: "numbers-odd", what: "a badge below zero", payload: .badge),
    ]

    /// What phones of several classes give to an extension, as authors report it.
    private static let classes = [
        (12, "the oldest phones give"), (16, "older phones give"), (24, "phones of today give"),
    ]

    private static let memories = classes.map { megabytes, givers in
        TortureCase(
            name: "memory-\(megabytes)",
            what: "\(megabytes) MB of memory, as \(givers), and a picture of 12 megapixels",
            media: .photo,
            memory: megabytes,
            hasFile: true
        )
    }

    private static let storages: [TortureCase] = [
        .init(
            name: "storage-locked",
            what: "the phone is locked, and protects what the app keeps",
            storage: .locked,
            hasFile: true
        ),
        .init(name: "storage-full", what: "nothing more can be written", storage: .full),
    ]

    private static let process: [TortureCase] = [
        .init(name: "killed", what: "killed while it starts", media: .silent, disturbance: .killed),
        .init(name: "after-killed", what: "the push behind the one that it was killed for", hasFile: true),
        .init(name: "twice", what: "two pushes at once", disturbance: .twice, hasFile: true),
        .init(name: "clock-jumps", what: "a day passes while it loads", media: .silent, disturbance: .clockJumps),
        .init(
            name: "clock-ahead",
            what: "the phone's clock is 15 years ahead",
            disturbance: .clockFarAhead,
            hasFile: true
        ),
    ]

    /// All of them, in the order in which they are run.
    static let all = [baseline] + media + payloads + memories + storages + process

    private static func nested(_ depth: Int) -> String {
        "\"deep\": " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    private static let many = (1...100).map { "\"key\($0)\": \($0)" }.joined(separator: ", ")
    private static let unicode = "👩‍👩‍👧‍👦 שלום \u{202E}مرحبا\u{202C} e\u{301}\u{327} 到账 \u{0} \u{FFFF} 𝕏"
}
