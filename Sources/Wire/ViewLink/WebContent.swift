public import WireCoding

/// A page of the web in a box. It runs apart from the page that draws it: it sees nothing of that, and says what it has to say
/// by ``WebEvent``.
public struct WebContent: Codable, Hashable, Sendable {
    /// An absolute path of its document, which the process wrote; nil for none yet.
    public var document: String?
    /// Grows with every document.
    public var load: Int
    /// How wide it is laid out, in points, to be drawn as wide as the box; nil for the box's own width.
    public var width: Double?
    public var isScrollEnabled: Bool
    /// Those that have not been answered, in their order.
    public var scripts: [WebScript]

    public init(
        document: String?,
        load: Int,
        width: Double? = nil,
        isScrollEnabled: Bool = true,
        scripts: [WebScript] = []
    ) {
        self.document = document
        self.load = load
        self.width = width
        self.isScrollEnabled = isScrollEnabled
        self.scripts = scripts
    }
}

/// A script that a document runs once.
public struct WebScript: Codable, Hashable, Sendable {
    public var id: Int
    public var source: String
    /// Whether its answer is what its promise comes to.
    public var isAwaited: Bool

    public init(id: Int, source: String, isAwaited: Bool) {
        self.id = id
        self.source = source
        self.isAwaited = isAwaited
    }
}

/// What a document of a box did.
public enum WebEvent: Hashable, Sendable {
    /// It is there, or its title or its size in points has changed.
    case shown(load: Int, title: String, width: Double, height: Double)
    /// A script came to a value, in JSON; nil for none.
    case value(script: Int, String?)
    /// A script failed.
    case failure(script: Int, String)
    /// It says something to a handler of the process, in JSON.
    case message(handler: String, body: String, reply: Int)
    /// A person wants to go elsewhere.
    case navigation(url: String, isNewWindow: Bool, form: String?)
    /// It tells a person something.
    case alert(String)
}

extension WebEvent: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable { case shown, value, failure, message, navigation, alert }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .shown:
            self = .shown(
                load: try members["load"],
                title: try members["title"],
                width: try members["width"],
                height: try members["height"]
            )
        case .value: self = .value(script: try members["script"], try members.optional("value"))
        case .failure: self = .failure(script: try members["script"], try members["reason"])
        case .message:
            self = .message(
                handler: try members["handler"],
                body: try members["body"],
                reply: try members["reply"]
            )
        case .navigation:
            self = .navigation(
                url: try members["url"],
                isNewWindow: try members["isNewWindow"],
                form: try members.optional("form")
            )
        case .alert: self = .alert(try members["text"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .shown(let load, let title, let width, let height):
            try message.write(.shown, ["load": load, "title": title, "width": width, "height": height])
        case .value(let script, let value): try message.write(.value, ["script": script, "value": value])
        case .failure(let script, let reason): try message.write(.failure, ["script": script, "reason": reason])
        case .message(let handler, let body, let reply):
            try message.write(.message, ["handler": handler, "body": body, "reply": reply])
        case .navigation(let url, let isNewWindow, let form):
            try message.write(.navigation, ["url": url, "isNewWindow": isNewWindow, "form": form])
        case .alert(let text): try message.write(.alert, ["text": text])
        }
    }
}
